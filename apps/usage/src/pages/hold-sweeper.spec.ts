import { Services } from '@gridline/messaging';
import { SetClock } from '@gridline/testing';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { HoldSweeper } from './hold-sweeper';
import type { HoldsService } from './holds.service';

describe('holds that outlived their runs', () => {
  /** What was tried, hold by hold, where those of some accounts cannot be freed; each id begins with its account. */
  async function sweep(ids: readonly string[], isLocked: (account: string) => boolean): Promise<string[]> {
    const tried: string[] = [];
    const accountOf = (id: string): string => id.split(' ')[0]!;
    const holds = {
      forgetRetriedCalls: () => Promise.resolve(),
      takeQuiet: () => Promise.resolve(ids.map((id) => ({ account_id: accountOf(id), extraction_id: id, engine: 'hosted' }))),
      release: async (_: unknown, id: string) => {
        tried.push(id);
        if (isLocked(accountOf(id))) throw new Error(`${id} is locked`);
      },
    } as unknown as HoldsService;
    const services = { ask: () => Promise.resolve({ outcomes: [] }) } as unknown as Services;
    const sweeper = new HoldSweeper(holds, services, {} as DataSource, new SetClock('2026-11-20T10:00:00Z'), pino({ level: 'silent' }));
    const swept = sweeper.sweep();
    if (ids.some((id) => isLocked(accountOf(id)))) await expect(swept).rejects.toThrow('is locked');
    else await swept;
    return tried;
  }

  it('are freed though those of one account cannot be, which is told', async () => {
    const ids = ['a 1', 'locked 1', 'locked 2', 'b 1'];
    expect(await sweep(ids, (account) => account === 'locked')).toEqual(['a 1', 'locked 1', 'b 1']);
  });

  it('wait for the next round where it is the database that does nothing', async () => {
    const ids = Array.from({ length: 20 }, (_, account) => `${account} 1`);
    expect(await sweep(ids, () => true)).toEqual(ids.slice(0, 5));
  });
});
