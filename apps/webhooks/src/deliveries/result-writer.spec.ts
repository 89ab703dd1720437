import { createLogger } from '@gridline/runtime';
import type { EndedAttempt } from './delivery-queue';
import { ResultWriter } from './result-writer';

const logger = createLogger('test', 'silent');
const ended = (deliveryId: string): EndedAttempt => ({
  attempt: { deliveryId, number: 1, trigger: 'auto', endpointId: 'end_1' },
  result: { durationMs: 1 },
  verdict: { isDelivered: true, countsAsFailure: false, disablesEndpoint: false },
});

describe('the writer of results', () => {
  it('writes in one statement what ended during the one before', async () => {
    const batches: string[][] = [];
    const writer = new ResultWriter({ end: async (batch) => void batches.push(batch.map(({ attempt }) => attempt.deliveryId)) }, logger);
    await Promise.all(['a', 'b', 'c'].map((id) => writer.write(ended(id))));
    expect(batches).toEqual([['a'], ['b', 'c']]);
  });

  it('loses nothing while the database is away, and says that it is stuck', async () => {
    const written: string[] = [];
    const stuck: boolean[] = [];
    let failures = 2;
    const writer: ResultWriter = new ResultWriter(
      {
        end: async (batch) => {
          stuck.push(writer.isStuck);
          if (failures-- > 0) throw new Error('terminating connection');
          written.push(...batch.map(({ attempt }) => attempt.deliveryId));
        },
      },
      logger,
    );
    await writer.write(ended('a'));
    expect(written).toEqual(['a']);
    expect(stuck).toEqual([false, true, true]);
    expect(writer.isStuck).toBe(false);
  });
});
