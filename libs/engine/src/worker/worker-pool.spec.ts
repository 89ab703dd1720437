import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '@gridline/testing';
import type { OpenedDocument } from '../extract-document';
import { EngineError } from '../model/engine-error';
import { RecogniserUnavailable } from '../model/machine-failed';
import { NATIVE_RECOGNISER } from '../recognise/tesseract/weights';
import { engineConfinement } from './engine-confinement';
import { WorkerLost } from './engine-worker';
import { ownNiceness, setNiceness, setSessionNiceness } from './process-niceness';
import type { SaidByModel } from './worker-messages';
import { WorkerPool, type PoolOptions, type WorkerPoolOptions } from './worker-pool';

type Niceness = { setNiceness: typeof setNiceness; setSessionNiceness: typeof setSessionNiceness };
const actual: Niceness = jest.requireActual('./process-niceness');
jest.mock('./process-niceness', () => {
  const niceness: Niceness = jest.requireActual('./process-niceness');
  return { ...niceness, setNiceness: jest.fn(niceness.setNiceness), setSessionNiceness: jest.fn(niceness.setSessionNiceness) };
});

jest.mock('node:child_process', () => {
  const processes: { spawn: typeof spawn } = jest.requireActual('node:child_process');
  return { ...processes, spawn: jest.fn(processes.spawn) };
});

const FAULTY = join(__dirname, 'fixtures', 'faulty-worker.cjs');
const bytes = (faults: string): Uint8Array => Buffer.from(faults);

describe('WorkerPool', () => {
  let pool: WorkerPool;

  function start(options: Partial<WorkerPoolOptions> = {}): WorkerPool {
    pool = new WorkerPool({ size: 1, timeLimitMs: 100_000, memoryLimitMb: 400, script: FAULTY, ...options });
    return pool;
  }

  /** Opens and extracts; answers the error that the document met. */
  async function failureOf(faults: string): Promise<EngineError> {
    try {
      const document = await pool.open(bytes(faults));
      await document.extract();
    } catch (error) {
      return error as EngineError;
    }
    throw new Error('the document did not fail');
  }

  async function extractFine(): Promise<unknown> {
    const document = await pool.open(bytes('fine,fine'));
    const { rows } = await document.extract();
    document.close();
    return rows;
  }

  afterEach(() => pool.close());

  it('counts the pages first and extracts after', async () => {
    const document = await start().open(bytes('fine,fine'));
    expect(document.pageCount).toBe(3);
    expect(await document.extract()).toMatchObject({ rows: [['fine']] });
  });

  it('passes progress on', async () => {
    const progress: unknown[] = [];
    const document = await start().open(bytes('fine,fine'), { onProgress: (step) => progress.push(step) });
    await document.extract();
    expect(progress).toEqual([{ phase: 'reading', page: 1, pageCount: 3 }]);
  });

  it.each(['hang,fine', 'fine,hang'])('ends a document that hangs (%s) and serves the next', async (faults) => {
    start({ timeLimitMs: 2_500 });
    expect(await failureOf(faults)).toMatchObject({ name: 'EngineError', code: 'extraction_timeout' });
    expect(await extractFine()).toEqual([['fine']]);
  });

  it.each(['throw,fine', 'fine,throw', 'exit,fine', 'fine,exit'])(
    'answers a coded error for an engine fault (%s) and serves the next',
    async (faults) => {
      start();
      expect(await failureOf(faults)).toMatchObject({ name: 'EngineError', code: 'corrupt_document' });
      expect(await extractFine()).toEqual([['fine']]);
    },
  );

  it('keeps the cause of an engine fault for the log, out of the message', async () => {
    start();
    const failure = await failureOf('throw,fine');
    expect(failure.message).toBe('The document could not be read.');
    expect(failure.cause).toContain('cannot read properties of undefined');
  });

  it('keeps the code of a refusal', async () => {
    start();
    expect(await failureOf('refuse,fine')).toMatchObject({ code: 'encrypted_document', message: 'The document needs a password.' });
  });

  it.each(['fill-heap', 'fill-native'])('ends a document that eats memory (%s) and serves the next', async (fault) => {
    start({ memoryLimitMb: 150 });
    expect(await failureOf(`fine,${fault}`)).toMatchObject({
      code: 'corrupt_document',
      message: 'The document needs more memory than is allowed.',
    });
    expect(await extractFine()).toEqual([['fine']]);
  });

  it('costs no other document when one hangs beside it', async () => {
    start({ size: 2, timeLimitMs: 3_000 });
    const hanging = failureOf('fine,hang');
    const others = await Promise.all([extractFine(), extractFine(), extractFine()]);
    expect(others).toEqual([[['fine']], [['fine']], [['fine']]]);
    expect(await hanging).toMatchObject({ code: 'extraction_timeout' });
  });

  it('keeps a document waiting until a worker is free', async () => {
    start();
    const first = await pool.open(bytes('fine,fine'));
    let isOpen = false;
    const second = pool.open(bytes('fine,fine')).then((document) => {
      isOpen = true;
      return document;
    });
    await first.extract();
    expect(isOpen).toBe(false);
    first.close();
    expect((await second).pageCount).toBe(3);
  });

  it('fails with its own error, not the document’s, where the worker cannot start', async () => {
    start({ script: join(__dirname, 'fixtures', 'broken-worker.cjs') });
    const failure = await failureOf('fine,fine');
    expect(failure).not.toBeInstanceOf(EngineError);
    expect(failure.message).toBe('this worker cannot start');
  });

  describe('where the system has no more files or processes to give', () => {
    const systemError = (code: string): Error => Object.assign(new Error(`spawn ${code}`), { code });
    /** As Node tells that memory is lacking. */
    const throwOnce = (): void =>
      void jest.mocked(spawn).mockImplementationOnce(() => {
        throw systemError('ENOMEM');
      });

    it('fails with what the system said, kills nobody, and serves the next', async () => {
      const kill = jest.fn();
      jest.mocked(spawn).mockImplementationOnce(() => {
        // As Node leaves a child for which no file could be opened: its `kill` would end our own group of processes.
        const child = Object.assign(new EventEmitter(), { kill, ref: jest.fn(), unref: jest.fn() });
        process.nextTick(() => child.emit('error', systemError('EMFILE')));
        return child as unknown as ChildProcess;
      });
      start();
      expect(await failureOf('fine,fine')).toMatchObject({ code: 'EMFILE' });
      expect(kill).not.toHaveBeenCalled();
      expect(await extractFine()).toEqual([['fine']]);
    });

    it('tells whoever waited, and the document before keeps its own end', async () => {
      start();
      const first = await pool.open(bytes('fine,exit'));
      const waiting = expect(pool.open(bytes('fine,fine'))).rejects.toMatchObject({ code: 'ENOMEM' });
      const behind = pool.open(bytes('fine,fine'));
      throwOnce();
      await expect(first.extract()).rejects.toMatchObject({ code: 'corrupt_document' });
      await waiting;
      expect((await behind).pageCount).toBe(3);
    });

    it('says so until a process starts again', async () => {
      throwOnce();
      start({ size: 2, keepsSpare: true });
      await expect(pool.check()).rejects.toMatchObject({ code: 'ENOMEM' });
      const isUnable = (): Promise<boolean> =>
        pool.check().then(
          () => false,
          () => true,
        );
      while (await isUnable()) await delay(20);
      expect(await extractFine()).toEqual([['fine']]);
    });

    it('goes on without a spare', async () => {
      start({ size: 2, keepsSpare: true });
      throwOnce();
      expect(await extractFine()).toEqual([['fine']]);
    });
  });

  /** What a document of the faulty worker told. */
  async function told(what: string, options: PoolOptions = {}): Promise<string> {
    const document = await pool.open(bytes(`fine,${what}`), options);
    const { rows } = await document.extract();
    document.close();
    return rows[0]![0]!;
  }

  it('gives its processes none of its own secrets, no write access, and files only that the engine needs', async () => {
    process.env['MASTER_KEY'] = 'k1:secret';
    start();
    delete process.env['MASTER_KEY'];
    const names = (await told('environment')).split(' ');
    expect(names).toContain('PATH');
    expect(names.filter((name) => /KEY|SECRET|PASSWORD|URL|TOKEN|CREDENTIAL/.test(name))).toEqual([]);
    expect(await told('write-here')).toBe('ERR_ACCESS_DENIED');
    expect(await told('read-secret')).toBe('ERR_ACCESS_DENIED');
  });

  it('gives its processes no network where the platform allows that', async () => {
    start();
    // Without one even this machine is out of reach; nothing listens there, else.
    expect(await told('connect')).toBe(engineConfinement().withoutNetwork ? 'ENETUNREACH' : 'ECONNREFUSED');
  });

  it('blames no document whose process somebody else killed', async () => {
    start();
    const pid = Number(await told('pid'));
    const document = await pool.open(bytes('fine,hang'));
    const extracting = document.extract();
    process.kill(pid, 'SIGKILL');
    await expect(extracting).rejects.toBeInstanceOf(WorkerLost);
    expect(await extractFine()).toEqual([['fine']]);
  });

  (existsSync('/proc/self/task') ? it : it.skip)('blames no document whose process somebody else killed while it started', async () => {
    const children = (): string[] => readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
    const before = new Set(children());
    start();
    const opening = pool.open(bytes('fine,fine'));
    children().forEach((pid) => before.has(pid) || process.kill(Number(pid), 'SIGKILL'));
    await expect(opening).rejects.toBeInstanceOf(WorkerLost);
    expect(await extractFine()).toEqual([['fine']]);
  });

  it('blames no document of which a program was killed that the engine runs', async () => {
    start();
    expect(await failureOf('fine,lose-program')).toBeInstanceOf(WorkerLost);
    expect(await extractFine()).toEqual([['fine']]);
  });

  it('blames no document of which a program cannot be started, and tells that from one that was killed', async () => {
    start();
    const failure = await failureOf('fine,lack-program');
    expect(failure).toBeInstanceOf(RecogniserUnavailable);
    expect(failure).not.toBeInstanceOf(WorkerLost);
    expect(await extractFine()).toEqual([['fine']]);
  });

  it('tells the processor time of a document, also of one that fails, and none of what was waited for', async () => {
    start();
    const spent: number[] = [];
    const onProcessorTime = (processorMs: number): number => spent.push(processorMs);
    const working = await pool.open(bytes('fine,work'), { onProcessorTime });
    await working.extract();
    working.close();
    expect(spent[0]).toBeLessThan(200);
    expect(spent[1]).toBeGreaterThanOrEqual(250);
    await pool.close();
    start({ timeLimitMs: 4_000 });
    await expect(pool.open(bytes('hang,fine'), { onProcessorTime })).rejects.toMatchObject({ code: 'extraction_timeout' });
    expect(spent[2]).toBeGreaterThan(200);
  });

  it('has read a document before it is ready: the first that comes takes less than that of a process that has not', async () => {
    const spentBy = async (script: string): Promise<number> => {
      start({ script, memoryLimitMb: 1_536 });
      let spentMs = 0;
      const document = await pool.open(bytes('Position,Item,Price\n1,Tea,1.50\n2,Milk,2.50\n'), {
        onProcessorTime: (processorMs) => (spentMs += processorMs),
      });
      expect(await document.extract()).toMatchObject({ columns: ['Position', 'Item', 'Price'] });
      await pool.close();
      return spentMs;
    };
    // 60 to 110 ms, and 3 to 60: what else the machine does adds to either, so the least of ten are held against each other, of up to forty where it is busy. The system counts in steps of 10 ms.
    let [cold, warm] = [Infinity, Infinity];
    for (let run = 0; run < 10 || (run < 40 && warm >= cold / 2); run++) {
      cold = Math.min(cold, await spentBy(join(__dirname, 'fixtures', 'cold-worker.cjs')));
      warm = Math.min(warm, await spentBy(join(projectRoot(), 'dist/libs/engine/src/worker/document-worker.js')));
    }
    expect(warm).toBeLessThan(cold / 2);
  });

  it('starts a spare ahead of the next document where asked to', async () => {
    start({ size: 2, keepsSpare: true });
    const [first, second] = [await told('pid'), await told('pid')];
    expect(second).toBe(first);
    const held = await pool.open(bytes('fine,pid'));
    expect(await told('pid')).not.toBe((await held.extract()).rows[0]![0]);
    held.close();
  });

  it('looks up what a model said, ends what takes too long, and serves the next', async () => {
    start({ timeLimitMs: 1_500 });
    const ground = (docType: string): Promise<unknown> => pool.ground({ answer: { docType } } as unknown as SaidByModel);
    expect(await ground('fine')).toEqual({ rows: [['fine']] });
    await expect(ground('hang')).rejects.toMatchObject({ code: 'extraction_timeout' });
    expect(await ground('fine')).toEqual({ rows: [['fine']] });
    expect(await extractFine()).toEqual([['fine']]);
  });

  it('gives way with a document that is recognised, and serves the next one as before', async () => {
    start({ givesWay: true, keepsSpare: true });
    expect(await told('recognise')).toBe(`${getPriority() + NATIVE_RECOGNISER.niceness}`);
    // Where it may not take its priority back, the process is another.
    expect(await told('niceness')).toBe(`${getPriority()}`);
  });

  it('gives way from the beginning with a document that is to, and with no other', async () => {
    start({ keepsSpare: true });
    expect(await told('niceness', { givesWay: true })).toBe(`${getPriority() + NATIVE_RECOGNISER.niceness}`);
    expect(await told('niceness')).toBe(`${getPriority()}`);
  });

  (isGroupedBySession() ? describe : describe.skip)('where the system shares the processor among sessions', () => {
    const nicenessOf = (pid: string): number => Number(readFileSync(`/proc/${pid}/autogroup`, 'utf8').split(' nice ')[1]);
    let timers: jest.SpyInstance;
    let clock: jest.SpyInstance;

    beforeEach(() => {
      jest.mocked(setSessionNiceness).mockClear();
      timers = jest.spyOn(global, 'setTimeout');
      clock = jest.spyOn(performance, 'now');
    });
    afterEach(() => [timers, clock].forEach((spy) => spy.mockRestore()));

    async function opened(): Promise<{ document: OpenedDocument; pid: string }> {
      const document = await pool.open(bytes('fine,pid'), { givesWay: true });
      return { document, pid: (await document.extract()).rows[0]![0]! };
    }

    /** As if its seconds were over. */
    function endPatience(): void {
      const calls = timers.mock.calls as [() => void, number][];
      calls
        .filter(([, milliseconds]) => milliseconds === 5_000)
        .at(-1)![0]();
    }

    it('gives way to others for some seconds', async () => {
      start();
      const first = await opened();
      expect(nicenessOf(first.pid)).toBeGreaterThan(0);
      first.document.close();
      expect(nicenessOf(first.pid)).toBe(0);
      const second = await opened();
      expect(nicenessOf(second.pid)).toBeGreaterThan(0);
      endPatience();
      expect(nicenessOf(second.pid)).toBe(0);
    });

    it('gives way anew to each document that gives none, within a quarter of its time', async () => {
      start({ size: 2 });
      const { pid } = await opened();
      endPatience();
      expect(await told('niceness')).toBe(`${getPriority()}`);
      expect(nicenessOf(pid)).toBeGreaterThan(0);
      endPatience();
      clock.mockReturnValue(performance.now() + 25_000);
      await told('niceness');
      expect(nicenessOf(pid)).toBe(0);
    });

    it('starts a spare behind all others, until somebody waits for it', async () => {
      start({ size: 2, keepsSpare: true });
      const asked = jest.mocked(setSessionNiceness).mock.calls;
      const lastOf = (pid: number): number => asked.filter(([each]) => each === pid).at(-1)![1];
      const [[first, niceness]] = asked as [[number, number]];
      expect(niceness).toBeGreaterThan(0);
      const document = pool.open(bytes('fine,fine'));
      await new Promise(setImmediate);
      expect(lastOf(first)).toBe(0);
      const second = asked.map(([pid]) => pid).find((pid) => pid !== first)!;
      while (lastOf(second) > 0) await delay(20);
      (await document).close();
    });
  });

  describe('where no priority may be taken back, as only root may', () => {
    beforeEach(() =>
      jest.mocked(setNiceness).mockImplementation((pid, niceness) => niceness > ownNiceness() && actual.setNiceness(pid, niceness)),
    );
    afterEach(() => jest.mocked(setNiceness).mockImplementation(actual.setNiceness));

    it('keeps a process that gave way for those that do, and serves others by another', async () => {
      start({ size: 3, keepsSpare: true });
      const lowered = await told('pid', { givesWay: true });
      const other = await told('pid');
      expect(other).not.toBe(lowered);
      expect([await told('pid', { givesWay: true }), await told('pid')]).toEqual([lowered, other]);
    });

    it('ends it where there is no room for both', async () => {
      start();
      const lowered = await told('pid', { givesWay: true });
      expect(await told('niceness')).toBe(`${getPriority()}`);
      while (existsSync(`/proc/${lowered}/status`)) await delay(20);
    });
  });

  it('leaves no process behind, also where its owner is killed while a document hangs', async () => {
    const owner = spawn(process.execPath, [join(__dirname, 'fixtures', 'pool-owner.cjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(owner.stdout, 'data')) as [Buffer];
    const pids = line.toString().trim().split(' ').map(Number);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const isThere = (pid: number): boolean => existsSync(`/proc/${pid}/status`);
    while (pids.some(isThere)) await delay(20);
  });

  it('refuses what is waiting and what comes later once it is closed', async () => {
    start();
    await pool.open(bytes('fine,fine'));
    const waiting = pool.open(bytes('fine,fine'));
    const refusal = expect(waiting).rejects.toThrow('the worker pool is closed');
    await pool.close();
    await refusal;
    await expect(pool.open(bytes('fine,fine'))).rejects.toThrow('the worker pool is closed');
  });
});

/** Linux, and no cgroup that has a share of its own. */
function isGroupedBySession(): boolean {
  return existsSync('/proc/self/autogroup') && readFileSync('/proc/self/autogroup', 'utf8') !== '';
}
