import { Injectable } from '@nestjs/common';
import { accountForgetEndpoints, accountForgetExtractions, accountForgetUsage } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { Clock, Round, allEnded, throwAny } from '@gridline/runtime';
import { before } from '@gridline/targets';
import { DataSource } from 'typeorm';
import { KeysService } from '../keys/keys.service';

/** How often what is left of closed accounts is looked for. */
export const FORGET_MS = 5_000;

/** What was under way when an account was closed, an upload or an event, has come to its end by then: it is removed in the last round. */
const LAST_ROUND_MS = 60_000;

/** An account of a hundred thousand extractions is removed in minutes; a round that takes longer is gone on with. */
const FORGET_TIMEOUT_MS = 60_000;

/** Removes accounts with all that every service has of them. */
@Injectable()
export class Closings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
    private readonly keys: KeysService,
    private readonly clock: Clock,
  ) {}

  /** When this resolves nobody can sign in, no key is taken and the address is free; what the account has is removed by rounds. */
  async close(accountId: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await tx.query(`UPDATE gateway.account SET closed_at = $2, email = 'closed ' || id, name = '', password_hash = '' WHERE id = $1`, [
        accountId,
        this.clock.now(),
      ]);
      await tx.query('DELETE FROM gateway.session WHERE account_id = $1', [accountId]);
      await tx.query('DELETE FROM gateway.password_reset WHERE account_id = $1', [accountId]);
    });
    await this.revokeKeys(accountId);
  }

  /**
   * One round over the accounts that are closed; any number of replicas may go round at once. One that cannot be removed keeps no other. Leaves off, by
   * throwing, at once at a stop: what was asked for is done all the same, and gone on with in another round.
   */
  async finish(round = new Round()): Promise<void> {
    const closed: { id: string; closed_at: Date }[] = await this.dataSource.query(
      'SELECT id, closed_at FROM gateway.account WHERE closed_at IS NOT NULL ORDER BY closed_at LIMIT 20',
    );
    const errors: unknown[] = [];
    for (const { id, closed_at: closedAt } of closed) {
      await this.finishOne(id, closedAt, round).catch((error: unknown) => errors.push(error));
      round.step();
    }
    throwAny(errors);
  }

  private async finishOne(id: string, closedAt: Date, round: Round): Promise<void> {
    await this.revokeKeys(id);
    await this.forget(id, round);
    if (this.clock.now().getTime() - closedAt.getTime() < LAST_ROUND_MS) return;
    await this.dataSource.query(`DELETE FROM gateway.outbox WHERE data ->> 'accountId' = $1`, [id]);
    await this.dataSource.query('DELETE FROM gateway.account WHERE id = $1', [id]);
  }

  /** Extractions first: nothing new is told or charged of the account after them. */
  private async forget(accountId: string, round: Round): Promise<void> {
    for (const request of [accountForgetExtractions, accountForgetEndpoints, accountForgetUsage]) {
      round.step();
      await before(round.stopping, this.services.ask(request, { accountId }, { timeoutMs: FORGET_TIMEOUT_MS }));
    }
  }

  /** All at once: where Redis is away each waits until no gateway remembers it. */
  private async revokeKeys(accountId: string): Promise<void> {
    await allEnded((await this.keys.list(accountId)).map(({ id }) => this.keys.revoke({ id })));
  }
}
