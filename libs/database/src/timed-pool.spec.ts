import { createTestDatabase, type TestDatabase } from '@gridline/testing';
import { TimedPool } from './timed-pool';

describe('the connections of a pool that nobody asks', () => {
  let database: TestDatabase;
  let pool: TimedPool;

  beforeAll(async () => void (database = await createTestDatabase()));
  afterEach(() => pool.end());
  afterAll(() => database.drop());

  const open = (max: number): void => {
    pool = new TimedPool({ connectionString: database.url, timeLimitMs: 20_000, max, idleTimeoutMillis: 1 });
  };
  const askAtOnce = (count: number): Promise<unknown> => Promise.all(Array.from({ length: count }, () => pool.query('SELECT 1')));
  /** Who answers a hundred questions, one after the other, in which whatever would end a connection is due. */
  async function answering(): Promise<Set<number>> {
    const pids = new Set<number>();
    for (let count = 0; count < 100; count++) {
      const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      pids.add(rows[0]!.pid);
    }
    return pids;
  }

  it('end but for four, of which the one that answered last is asked first', async () => {
    open(8);
    const haveEnded = new Promise<void>((resolve) => pool.on('remove', () => pool.totalCount === 4 && resolve()));
    await askAtOnce(8);
    await haveEnded;
    expect((await answering()).size).toBe(1);
    expect(pool.totalCount).toBe(4);
    expect(pool.opened).toBe(8);
  });

  it('stay where there may be but one', async () => {
    open(1);
    await askAtOnce(3);
    expect((await answering()).size).toBe(1);
    expect(pool.totalCount).toBe(1);
  });
});
