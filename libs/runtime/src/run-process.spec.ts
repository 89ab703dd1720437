import dns from 'node:dns';
import pino from 'pino';
import { allEnded } from './all-ended';
import type { ManagementServer } from './management-server';
import { runProcess, type RunningService } from './run-process';

/** Longer than any test waits. */
const LONG_SECONDS = 3_600;

interface Line {
  msg: string;
  err?: { message: string };
  busy?: string[];
}

describe('the life of a process', () => {
  let lines: Line[];
  let exited: Promise<number>;
  let codes: number[];
  let management: ManagementServer;

  beforeEach(() => {
    lines = [];
    codes = [];
    exited = new Promise((resolve) => {
      jest.spyOn(process, 'exit').mockImplementation(((code: number) => {
        codes.push(code);
        resolve(code);
      }) as never);
    });
  });
  afterEach(async () => {
    // What ends with its process otherwise.
    await management.close();
    jest.restoreAllMocks();
    dns.lookup = lookup;
    for (const event of ['SIGTERM', 'SIGINT', 'unhandledRejection']) process.removeAllListeners(event);
  });

  let listening: Promise<void>;
  const { lookup } = dns;

  async function run(
    service: Partial<RunningService>,
    { stopSeconds = LONG_SECONDS, drainSeconds = 0, until = Promise.resolve() } = {},
  ): Promise<void> {
    let begun = (): void => undefined;
    listening = new Promise((resolve) => (begun = resolve));
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
    const options = { logger, host: '127.0.0.1', port: 0, stopSeconds, drainSeconds };
    await runProcess(options, async () => {
      begun();
      await until;
      return { checks: [], stop: () => Promise.resolve(), onManagement: (own) => void (management = own), ...service };
    });
  }
  const said = (): string[] => lines.map(({ msg }) => msg);

  it('looks names up one at a time of each', async () => {
    await run({});
    expect(dns.lookup).not.toBe(lookup);
  });

  it('ends with 0 after a stop', async () => {
    await run({});
    process.emit('SIGTERM');
    expect(await exited).toBe(0);
    expect(said()).toEqual(['started', 'stopping', 'stopped']);
  });

  it('ends with 1 where a part could not stop, once all others have, and says why, once', async () => {
    let end = (): void => undefined;
    const other = new Promise<void>((resolve) => (end = resolve));
    await run({ stop: () => allEnded([Promise.reject(new Error('NATS cannot be reached.')), other]) });
    process.emit('SIGTERM');
    // Whatever is ready by now has had its turn.
    await new Promise(setImmediate);
    expect(codes).toEqual([]);
    end();
    expect(await exited).toBe(1);
    expect(said()).toEqual(['started', 'stopping', 'could not stop cleanly']);
    expect(lines.at(-1)!.err!.message).toBe('NATS cannot be reached.');
  });

  it('ends with 1 when the stop time is over, and says what was still busy', async () => {
    await run({ stop: () => new Promise(() => undefined), busy: () => ['documents'] }, { stopSeconds: 0.01 });
    process.emit('SIGINT');
    expect(await exited).toBe(1);
    expect(lines.at(-1)).toMatchObject({ msg: 'still busy after the stop time; leaving', busy: ['documents'] });
  });

  // As process 1 of a container it is not ended by a signal that nobody listens to: it started, took work, and was killed with it.
  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 at %s while it is still starting, and is not started then', async (signal) => {
    let start = (): void => undefined;
    const asked = new Promise<void>((resolve) => (start = resolve));
    const running = run({ stop: () => Promise.reject(new Error('never started')) }, { until: asked });
    await listening;
    process.emit(signal);
    expect(await exited).toBe(0);
    expect(said()).toEqual(['stopping before it has started']);
    start();
    await running;
    expect(codes).toEqual([0]);
  });

  it('stops once where a person does not wait for the balancer, and at once', async () => {
    let stops = 0;
    const stop = (): Promise<void> => Promise.resolve(void stops++);
    await run({ stop }, { drainSeconds: LONG_SECONDS });
    process.emit('SIGTERM');
    process.emit('SIGINT');
    expect(await exited).toBe(0);
    expect(stops).toBe(1);
  });
});
