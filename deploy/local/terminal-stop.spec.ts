import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processIds, projectRoot, procFile } from '@gridline/testing';
import { freePort } from '../../test/support/free-port';

const READY = /Ready in/;
const CTRL_C = '\x03';
/** A terminal throws away what it has not shown yet when Ctrl-C is typed: where a signal was faster, that is what the launcher said of it. */
const STOPS = /once more to stop at once|stopping signal=/;
/** What a busy machine may add to a stop. */
const BUSY_MACHINE_SECONDS = 12;
/** "Within seconds": nothing is in flight, so what stops is only five idle services and three servers. */
const ORDERLY_SECONDS = 15 + BUSY_MACHINE_SECONDS;
/** Postgres's immediate shutdown, the slowest of what is ended at once, gives its children 5 s at most; in good order a service has 30. */
const AT_ONCE_SECONDS = 8 + BUSY_MACHINE_SECONDS;

/**
 * `npm start` typed into a terminal: `script`, of every Debian's base, gives it a pseudo-terminal whose keyboard is our pipe.
 */
class Terminal {
  said = '';
  readonly ended: Promise<unknown>;
  private readonly mark = randomUUID();
  private readonly child: ChildProcess;

  constructor(
    private readonly folder: string,
    port: number,
  ) {
    const { DATABASE_URL: _1, NATS_URL: _2, REDIS_URL: _3, ...env } = process.env;
    this.child = spawn('script', ['--quiet', '--flush', '--command', 'npm start', '/dev/null'], {
      cwd: projectRoot(),
      env: { ...env, DATA_DIR: folder, PORT: String(port), STARTED_BY_TEST: this.mark, NO_COLOR: '1' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.child.stdout!.on('data', (bytes: Buffer) => (this.said += bytes.toString()));
    this.ended = once(this.child, 'close');
  }

  async hasSaid(words: RegExp): Promise<void> {
    const isOver = this.ended.then(() => true);
    while (!words.test(this.said)) {
      const over = await Promise.race([isOver, once(this.child.stdout!, 'data').then(() => false)]);
      if (over && !words.test(this.said)) throw new Error(`it ended without saying ${words}:\n${this.said}`);
    }
  }

  type(keys: string): void {
    this.child.stdin!.write(keys);
  }

  /** As when its window is closed: the system hangs up on all that run in it. */
  close(): void {
    this.child.kill('SIGKILL');
  }

  launcher(): number {
    return this.left().find(({ command }) => /^\S*node \S*deploy\/local\/start\.mjs/.test(command))!.pid;
  }

  /** Every process that came of this start: by its environment, or by its folder where a server wrote over that. */
  left(): { pid: number; command: string }[] {
    return processIds()
      .filter((pid) => pid !== process.pid && this.isOurs(pid))
      .map((pid) => ({ pid, command: said(pid, 'cmdline').replaceAll('\0', ' ') }));
  }

  async untilNothingIsLeft(seconds: number): Promise<void> {
    const deadline = Date.now() + seconds * 1000;
    for (let left = this.left(); left.length > 0; left = this.left()) {
      if (Date.now() > deadline) throw new Error(`after ${seconds} s there are ${JSON.stringify(left, null, 1)}\n${this.said}`);
      await wait(50);
    }
  }

  endEverything(): void {
    for (const { pid } of this.left()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // it ended by itself
      }
    }
  }

  private isOurs(pid: number): boolean {
    if (/^State:\s*Z/m.test(said(pid, 'status'))) return false;
    return said(pid, 'environ').includes(this.mark) || said(pid, 'cmdline').includes(this.folder) || isUnder(this.folder, pid);
  }
}

describe('npm start in a terminal', () => {
  let folder: string;
  let terminal: Terminal;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-terminal-'));
    const fetched = join(projectRoot(), 'node_modules/.cache/gridline/bin');
    mkdirSync(fetched, { recursive: true });
    symlinkSync(fetched, join(folder, 'bin'));
  });
  beforeEach(async () => {
    terminal = new Terminal(folder, await freePort());
    await terminal.hasSaid(READY);
  });
  afterEach(() => terminal.endEverything());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('ends with everything that it started at one Ctrl-C, which npm passes on a second time', async () => {
    expect(terminal.left().length).toBeGreaterThan(8);
    const launcher = terminal.launcher();
    terminal.type(CTRL_C);
    process.kill(launcher, 'SIGINT'); // as npm does, whose own may come in the same instant and count as one
    await terminal.hasSaid(STOPS);
    process.kill(launcher, 'SIGINT');
    await terminal.untilNothingIsLeft(ORDERLY_SECONDS);
    await terminal.hasSaid(/Stopped/);
  });

  it('ends with everything at once at a second Ctrl-C, whatever a service still waits for', async () => {
    const services = terminal.left().filter(({ command }) => command.includes('apps/gateway'));
    process.kill(services[0]!.pid, 'SIGSTOP'); // it would be waited for
    terminal.type(CTRL_C);
    await terminal.hasSaid(/once more to stop at once/);
    await wait(1_000); // a person's second thought
    terminal.type(CTRL_C);
    await terminal.untilNothingIsLeft(AT_ONCE_SECONDS);
  });

  it('ends with everything when the terminal is closed', async () => {
    terminal.close();
    await terminal.untilNothingIsLeft(ORDERLY_SECONDS);
  });

  it('leaves nothing behind when it is killed', async () => {
    process.kill(terminal.launcher(), 'SIGKILL');
    await terminal.untilNothingIsLeft(ORDERLY_SECONDS);
  });
});

/** Nothing where it has ended, or is not ours to read. */
const said = (pid: number, file: string): string => procFile(pid, file) ?? '';

function isUnder(folder: string, pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    return false; // the same
  }
}
