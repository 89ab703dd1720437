import { Injectable } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import { Clock, newId } from '@gridline/runtime';
import { DataSource, QueryFailedError } from 'typeorm';
import { Account } from './account.entity';
import { hashPassword, refuseWeakPassword, verifyPassword } from './passwords';

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Throws `invalid_parameter` for a weak password and `email_taken` where the address has an account. */
  async signUp(email: string, password: string, name: string): Promise<Account> {
    refuseWeakPassword(password, email, 'body.password');
    const account = this.dataSource.manager.create(Account, {
      id: newId('acc'),
      email,
      name,
      passwordHash: await hashPassword(password),
      createdAt: this.clock.now(),
    });
    await this.dataSource.manager.insert(Account, account).catch(refuseTaken);
    return account;
  }

  /** Another name or address. Throws `email_taken` where the address has an account. */
  async change(id: string, { name, email }: { name?: string; email?: string }): Promise<Account> {
    if (name !== undefined || email !== undefined)
      await this.dataSource.manager.update(Account, { id }, { name, email }).catch(refuseTaken);
    return this.dataSource.manager.findOneByOrFail(Account, { id });
  }

  /** Throws `invalid_credentials`, the same and as slowly, for an unknown address and a wrong password. */
  async signIn(email: string, password: string): Promise<Account> {
    const account = await this.findByEmail(email);
    const right = await verifyPassword(account?.passwordHash, password);
    if (!account || !right) throw new ServiceError('invalid_credentials', 'The e-mail address or the password is wrong.');
    return account;
  }

  /** Throws `invalid_parameter` for a weak password; the one before is no longer taken. */
  async setPassword({ id, email }: Pick<Account, 'id' | 'email'>, password: string, location: string): Promise<void> {
    refuseWeakPassword(password, email, location);
    await this.dataSource.manager.update(Account, { id }, { passwordHash: await hashPassword(password) });
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.dataSource.manager.findOneBy(Account, { email });
  }

  /** Oldest first; for operators. */
  list(): Promise<Account[]> {
    return this.dataSource.manager.find(Account, { order: { id: 'ASC' } });
  }
}

function refuseTaken(error: unknown): never {
  if (error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION)
    throw new ServiceError('email_taken', 'An account with this e-mail address exists.');
  throw error;
}
