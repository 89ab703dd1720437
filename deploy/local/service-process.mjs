import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { recordOf, stopProcess } from './process-record.mjs';
import { entryOf, ROOT } from './project.mjs';
import { readableLogLine, say } from './terminal.mjs';

const READY_SECONDS = 60;
const READY_POLL_MS = 40;
/** What a service may take to finish what is in flight; its own limit, then a little more. */
const STOP_SECONDS = 32;
const FIRST_RESTART_MS = 250;
const LONGEST_RESTART_MS = 10_000;
/** A service that ran this long is in order again: its next restart waits no longer than the first. */
const SETTLED_MS = 30_000;
/** A service that ends this often before it was ever ready will not become so: a wrong variable, a broken build. */
const LAST_START = 3;
const LOG_LIMIT_BYTES = 20_000_000;
const KEPT_LINES = 15;

/** One service as a process: started, watched, started again when it ends by itself, stopped when told. */
export class ServiceProcess {
  #record;
  #exited = Promise.resolve();
  #isWanted = false;
  #restartMs = FIRST_RESTART_MS;
  #log;
  #lastLines = [];
  #failedStarts = 0;

  /** `onSpawn(name, record)` is told of every process, so that the next launcher can find it. */
  constructor({ name, environment, managementPort, logFolder, onSpawn }) {
    Object.assign(this, { name, environment, managementPort, onSpawn });
    this.logPath = join(logFolder, `${name}.log`);
    mkdirSync(logFolder, { recursive: true, mode: 0o700 });
  }

  /** Starts the process and resolves once it says that it is ready. */
  async start() {
    this.#log ??= openLog(this.logPath);
    this.#isWanted = true;
    this.#failedStarts = 0;
    this.#spawn();
    await this.#untilReady();
  }

  /** From now on an end of the process is no accident, and it is not started again. */
  expectEnd() {
    this.#isWanted = false;
  }

  /** Asks the process to finish and waits for its end. */
  async stop() {
    this.expectEnd();
    await stopProcess(this.#record, { graceSeconds: STOP_SECONDS });
    await this.#exited;
  }

  /** Stops and starts again, with the code as it is now. */
  async restart() {
    await this.stop();
    await this.start();
  }

  #spawn() {
    const started = Date.now();
    const child = spawn(process.execPath, ['--enable-source-maps', entryOf(this.name)], {
      cwd: ROOT,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#record = recordOf(child.pid);
    this.onSpawn(this.name, this.#record);
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', (line) => this.#take(line));
    this.#exited = new Promise((resolve) => child.once('close', (code, signal) => resolve(this.#afterExit(code ?? signal, started))));
  }

  #take(line) {
    this.#log.write(`${line}\n`);
    this.#lastLines = [...this.#lastLines.slice(1 - KEPT_LINES), line];
    say(readableLogLine(this.name, line));
  }

  #afterExit(reason, started) {
    if (!this.#isWanted) return;
    this.#failedStarts += 1;
    if (Date.now() - started > SETTLED_MS) this.#restartMs = FIRST_RESTART_MS;
    say(`${this.name} ended (${reason}); starting it again in ${this.#restartMs / 1000} s`);
    setTimeout(() => this.#isWanted && this.#spawn(), this.#restartMs);
    this.#restartMs = Math.min(this.#restartMs * 2, LONGEST_RESTART_MS);
  }

  async #untilReady() {
    const deadline = Date.now() + READY_SECONDS * 1000;
    while (!(await isReady(this.managementPort))) {
      if (!this.#isWanted) return;
      if (Date.now() > deadline || this.#failedStarts === LAST_START) throw new Error(this.#whyNotReady());
      await wait(READY_POLL_MS);
    }
  }

  #whyNotReady() {
    const lines = this.#lastLines.map((line) => readableLogLine(this.name, line)).join('\n');
    const what = this.#failedStarts === LAST_START ? 'cannot start' : `was not ready within ${READY_SECONDS} s`;
    return `${this.name} ${what}. Its last words (all are in ${this.logPath}):\n${lines}`;
  }
}

/** Whether a service's management port says that it can work. */
export async function isReady(managementPort) {
  try {
    return (await fetch(`http://127.0.0.1:${managementPort}/health/ready`)).ok;
  } catch {
    return false; // not listening yet
  }
}

/** A log that has grown large is set aside once, so that logs take a bounded place. */
function openLog(path) {
  if (existsSync(path) && statSync(path).size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
  return createWriteStream(path, { flags: 'a', mode: 0o600 });
}
