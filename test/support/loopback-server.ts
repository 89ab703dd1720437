import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';

/** A server's program, and what its process needs to run it. */
export interface ServerProgram {
  command: string;
  env?: Record<string, string>;
}

/** Where a program is: the machine's own, else Debian's unpacked; or why there is none. */
export function findProgram(name: string): ServerProgram | { missing: string } {
  const root = projectRoot();
  const script = join(root, 'deploy/local/infrastructure/program.mjs');
  const bin = join(root, 'node_modules/.cache/gridline/bin');
  return JSON.parse(execFileSync(process.execPath, [script, bin, name], { encoding: 'utf8' })) as ServerProgram | { missing: string };
}

/** `describe` for a suite that needs a program of the machine's; where there is none the suite is skipped and its name says why. */
export function describeWith(name: string, title: string, suite: (program: ServerProgram) => void): void {
  const found = findProgram(name);
  if ('missing' in found) describe.skip(`${title} (skipped: no ${name}: ${found.missing})`, () => suite({ command: name }));
  else describe(title, () => suite(found));
}

/** One server process of a test's own, on loopback. */
export class LoopbackServer {
  private readonly end = (): void => void this.process.kill('SIGKILL');
  private readonly exited: Promise<unknown>;
  private words = '';

  private constructor(
    private readonly command: string,
    private readonly process: ChildProcess,
  ) {
    this.exited = once(process, 'exit');
    for (const stream of [process.stdout!, process.stderr!])
      stream.on('data', (bytes) => (this.words = `${this.words}${bytes}`.slice(-2_000)));
    globalThis.process.once('exit', this.end);
  }

  /** Resolves when the port takes connections; throws with the server's last words where it ends before. */
  static async start({ command, env }: ServerProgram, args: string[], port: number): Promise<LoopbackServer> {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    const server = new LoopbackServer(command, child);
    while (!(await takesConnections(port))) server.throwIfEnded();
    return server;
  }

  /** Throws with the server's last words where it has ended, as over a port that somebody else took first. */
  throwIfEnded(): void {
    if (this.process.exitCode !== null || this.process.signalCode !== null) throw new Error(`${this.command} ended: ${this.words}`);
  }

  signal(name: NodeJS.Signals): void {
    this.process.kill(name);
  }

  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    globalThis.process.off('exit', this.end);
    this.process.kill(signal);
    await this.exited;
  }
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (taken: boolean): void => {
      socket.destroy();
      setImmediate(resolve, taken);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}
