import { createTestDatabase, type TestDatabase } from '@gridline/testing';
import pino from 'pino';
import { HalfOpenProxy } from '../../../test/support/half-open-proxy';
import { NotifiedLoop } from './notified-loop';

describe('a loop over what is in the database', () => {
  let database: TestDatabase;
  let loop: NotifiedLoop;

  beforeAll(async () => (database = await createTestDatabase()));
  afterEach(() => loop.stop());
  afterAll(() => database.drop());

  /** A loop whose rounds a test counts; `more` says what a round answers. */
  function counted(
    round: (number: number) => Promise<boolean>,
    databaseUrl = database.url,
  ): { started: NotifiedLoop; until: (rounds: number) => Promise<void> } {
    let rounds = 0;
    let tell = (): void => undefined;
    const options = { databaseUrl, channel: 'test_due', name: 'count', logger: pino({ level: 'silent' }) };
    const started = new NotifiedLoop({
      ...options,
      round: () => {
        rounds++;
        tell();
        return round(rounds);
      },
    });
    started.start();
    const until = (wanted: number): Promise<void> =>
      new Promise((resolve) => {
        tell = () => {
          if (rounds >= wanted) resolve();
        };
        tell();
      });
    return { started, until };
  }

  it('goes on at once while there may be more, when it is told, and now and then in any case', async () => {
    const { started, until } = counted((number) => Promise.resolve(number < 50));
    loop = started;
    await until(50);
    await database.query("SELECT pg_notify('test_due', '')");
    await until(51);
    await until(53);
  });

  it('goes on after a round that failed, and listens anew where its connection was cut', async () => {
    const { started, until } = counted((number) => (number === 1 ? Promise.reject(new Error('no')) : Promise.resolve(false)));
    loop = started;
    await until(2);
    await database.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'test_due'");
    await until(5);
    const [row] = await database.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'test_due'",
    );
    expect(row!.n).toBe(1);
  });

  it('works on without the server, and with a listener that never connects', async () => {
    const proxy = await HalfOpenProxy.start(database.url);
    proxy.swallowAll();
    const { started, until } = counted(() => Promise.resolve(false), proxy.url);
    loop = started;
    await until(3);
    proxy.heal();
    await untilListeners(1);
    await proxy.stop();
  });

  it('listens anew where its connection stopped working without breaking', async () => {
    const proxy = await HalfOpenProxy.start(database.url);
    loop = counted(() => Promise.resolve(false), proxy.url).started;
    await untilListeners(1);
    proxy.swallowExisting();
    await untilListeners(2);
    await proxy.stop();
  });

  /** As the server counts them; one whose connection was forgotten on the way is still among them. */
  async function untilListeners(wanted: number): Promise<void> {
    const count = "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'test_due' AND query LIKE 'LISTEN%'";
    while ((await database.query<{ n: number }>(count))[0]!.n !== wanted);
  }

  it('is stopped when the round under way is over', async () => {
    let finish = (): void => undefined;
    const slow = new Promise<boolean>((resolve) => (finish = () => resolve(true)));
    const { started, until } = counted(() => slow);
    loop = started;
    await until(1);
    let stopped = false;
    const stop = loop.stop().then(() => (stopped = true));
    await database.query('SELECT 1');
    expect(stopped).toBe(false);
    finish();
    await stop;
  });
});
