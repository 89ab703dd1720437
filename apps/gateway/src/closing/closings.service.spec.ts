import type { Services } from '@gridline/messaging';
import { Round } from '@gridline/runtime';
import { SetClock } from '@gridline/testing';
import type { DataSource } from 'typeorm';
import type { KeysService } from '../keys/keys.service';
import { Closings } from './closings.service';

describe('accounts that are closed', () => {
  const clock = new SetClock('2026-11-20T10:00:00Z');
  const closedAt = new Date('2026-11-20T09:00:00Z');
  let removed: unknown[];
  /** Whose questions fail, and how long revoking takes. */
  let failing: string[];
  let revoking: Promise<void>;
  let revoked: string[];

  beforeEach(() => ([removed, failing, revoking, revoked] = [[], [], Promise.resolve(), []]));

  /** Closings of these accounts, each of which has two keys. */
  function closingsOf(...ids: string[]): Closings {
    const query = (sql: string, values: unknown[]): Promise<unknown> => {
      if (sql.startsWith('SELECT')) return Promise.resolve(ids.map((id) => ({ id, closed_at: closedAt })));
      if (sql.startsWith('DELETE FROM gateway.account')) removed.push(values[0]);
      return Promise.resolve();
    };
    const dataSource = { query, transaction: (work: (tx: unknown) => Promise<void>) => work({ query }) } as unknown as DataSource;
    const services = {
      ask: (_: unknown, { accountId }: { accountId: string }) =>
        failing.includes(accountId) ? Promise.reject(new Error(`${accountId} has too much`)) : Promise.resolve({}),
    } as unknown as Services;
    const keys = {
      list: (accountId: string) => Promise.resolve([{ id: `${accountId} 1` }, { id: `${accountId} 2` }]),
      revoke: ({ id }: { id: string }) => {
        revoked.push(id);
        return revoking;
      },
    } as unknown as KeysService;
    return new Closings(dataSource, services, keys, clock);
  }

  it('are removed though another, which was closed before, cannot be; that is told', async () => {
    failing = ['acc_large'];
    await expect(closingsOf('acc_large', 'acc_other').finish()).rejects.toThrow('acc_large has too much');
    expect(removed).toEqual(['acc_other']);
  });

  it('are left to the next round, or another replica, once the service stops: each may take minutes', async () => {
    const stopping = new AbortController();
    const closings = closingsOf('acc_one', 'acc_other');
    revoking = Promise.resolve().then(() => stopping.abort(new Error('stopping')));
    await expect(closings.finish(new Round(stopping.signal))).rejects.toThrow('stopping');
    expect(revoked).toEqual(['acc_one 1', 'acc_one 2']);
    expect(removed).toEqual([]);
  });

  it('have all their keys revoked at once: without Redis each takes seconds', async () => {
    let end = (): void => undefined;
    revoking = new Promise((resolve) => (end = resolve));
    const closing = closingsOf().close('acc_one');
    await new Promise(setImmediate);
    expect(revoked).toEqual(['acc_one 1', 'acc_one 2']);
    end();
    await closing;
  });
});
