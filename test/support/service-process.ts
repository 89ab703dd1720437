import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { ENDS_WITH_PARENT, projectRoot } from '@gridline/testing';

/** The services of the system. */
export type ServiceName = 'gateway' | 'extraction' | 'export' | 'usage' | 'webhooks';

/** Less than a test's own limit, so that the log of a service that does not start is shown. */
const READY_MS = 200_000;
const READY_POLL_MS = 100;

/** One built service, started and ended by a test. */
export class ServiceProcess {
  /** Every line that it wrote, of all its lives. */
  readonly log: string[] = [];
  private child?: ChildProcess;
  /** The built checkout that it is started from. */
  root = projectRoot();

  constructor(
    readonly name: ServiceName,
    readonly managementPort: number,
    private readonly env: NodeJS.ProcessEnv,
    /** What runs it, where that is not Node with what was built here. */
    private readonly command: readonly string[] = [process.execPath, ...ENDS_WITH_PARENT, join('dist/apps', name, 'src/main.js')],
  ) {}

  /** The process id while it runs. */
  get pid(): number | undefined {
    return this.isRunning() ? this.child?.pid : undefined;
  }

  /** Starts it and waits until it says that it is ready. */
  async start(): Promise<void> {
    const [program, ...args] = this.command;
    const child = spawn(program!, args, {
      cwd: this.root,
      env: this.env,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', (line) => this.log.push(line));
    await this.untilReady();
  }

  /** Sends a signal and waits for the end of the process and of what it said; answers the code it ended with. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child;
    if (!child || !this.isRunning()) return null;
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    child.kill(signal);
    return ended;
  }

  private isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  private async untilReady(): Promise<void> {
    const deadline = Date.now() + READY_MS;
    while (!(await this.isReady())) {
      if (!this.isRunning() || Date.now() > deadline)
        throw new Error(`${this.name} did not become ready:\n${this.log.slice(-20).join('\n')}`);
      await wait(READY_POLL_MS);
    }
  }

  private async isReady(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.managementPort}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
