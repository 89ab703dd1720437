import { Controller, Inject } from '@nestjs/common';
import { ServiceError, accountFind, accountList, accountResetLink, keyRevoke } from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import type { Account } from '../accounts/account.entity';
import { AccountsService } from '../accounts/accounts.service';
import { PasswordResets } from '../accounts/password-resets';
import { GATEWAY_CONFIG, type GatewayConfig } from '../gateway.config';
import type { ApiKey } from '../keys/api-key.entity';
import { KeysService } from '../keys/keys.service';

/** Answers the operators' command line. */
@Controller()
export class OperatorsResponder {
  constructor(
    private readonly accounts: AccountsService,
    private readonly keys: KeysService,
    private readonly resets: PasswordResets,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Answer(accountList)
  async list() {
    return { accounts: (await this.accounts.list()).map(toOperatorAccount) };
  }

  @Answer(accountFind)
  async find({ email }: { email: string }) {
    const account = await this.found(email);
    return { account: toOperatorAccount(account), keys: (await this.keys.list(account.id)).map(toOperatorKey) };
  }

  @Answer(accountResetLink)
  async resetLink({ email }: { email: string }) {
    const { token, expiresAt } = await this.resets.open(await this.found(email));
    // Behind the #, which no browser sends on: the token stands in no log and no Referer.
    return { url: `${this.baseUrl()}/app#reset=${token}`, expiresAt: expiresAt.toISOString() };
  }

  @Answer(keyRevoke)
  async revoke({ id }: { id: string }) {
    if (!(await this.keys.revoke({ id }))) throw new ServiceError('not_found', 'There is no such key.');
    return { id };
  }

  private async found(email: string): Promise<Account> {
    const account = await this.accounts.findByEmail(email.trim().toLowerCase());
    if (!account) throw new ServiceError('not_found', 'There is no account with this e-mail address.');
    return account;
  }

  private baseUrl(): string {
    return this.config.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${this.config.PORT}`;
  }
}

const toOperatorAccount = ({ id, email, name, createdAt }: Account) => ({ id, email, name, createdAt: createdAt.toISOString() });

const toOperatorKey = ({ id, name, hint, scopes, createdAt, expiresAt, lastUsedAt }: ApiKey) => ({
  id,
  name,
  hint,
  scopes,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
