import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { readJson, writeJson } from '../json-file.mjs';
import { isRunning, stopProcess } from '../process-record.mjs';
import { nats } from './nats.mjs';
import { postgres } from './postgres.mjs';
import { untilAnswers } from './probe.mjs';
import { redis } from './redis.mjs';

const SERVERS = { postgres, nats, redis };
/** Ports that a server is started on before it is given up: between the choice of a port and the server's own call for it another may take it. */
const PORTS_TRIED = 3;
/** Lines of a server's log that an error repeats: servers say in one or two of them why they stop. */
const LAST_LINES = 5;

/**
 * Brings up what `given` does not name ({ DATABASE_URL, NATS_URL, REDIS_URL }) as private servers on free loopback ports, their data in `folder`;
 * those that a killed launcher left are taken over. `report` is told what was chosen. Where one cannot be had, none is left.
 */
export async function startInfrastructure({ given = {}, ...options }) {
  const infrastructure = new Infrastructure(options);
  const names = Object.keys(SERVERS);
  const wanted = names.filter((name) => !given[SERVERS[name].variable]);
  for (const name of names.filter((each) => !wanted.includes(each))) {
    infrastructure.report(`${SERVERS[name].title}: yours, as ${SERVERS[name].variable} says`);
  }
  const outcomes = await Promise.allSettled(wanted.map((name) => infrastructure.bringUp(name)));
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure) {
    await infrastructure.stop();
    throw failure.reason;
  }
  for (const { variable } of Object.values(SERVERS)) infrastructure.urls[variable] ??= given[variable];
  return infrastructure;
}

/** Ends the servers that the records in a data folder know. */
export async function endLeftOverServers(folder, { graceSeconds }) {
  const records = Object.entries(readJson(statePath(folder)) ?? {});
  await Promise.all(records.map(([name, { record }]) => stopProcess(record, { signal: SERVERS[name]?.haltSignal, graceSeconds })));
}

class Infrastructure {
  /** What the services read: DATABASE_URL, NATS_URL, REDIS_URL. */
  urls = {};
  #running = new Map();

  constructor({
    folder,
    binFolder,
    password,
    brokerPassword,
    cachePassword,
    throwaway = false,
    report = () => undefined,
    choosePort = freePort,
  }) {
    Object.assign(this, { folder, binFolder, password, brokerPassword, cachePassword, throwaway, report, choosePort });
    this.statePath = statePath(folder);
    mkdirSync(join(folder, 'logs'), { recursive: true, mode: 0o700 });
  }

  /** Takes over the server that a former launcher started, or starts it. */
  async bringUp(name) {
    const server = SERVERS[name];
    const known = readJson(this.statePath)?.[name];
    if (known && isRunning(known.record) && (await server.probe(known.port))) {
      this.#remember(name, known);
      this.report(`${server.title}: taken over on port ${known.port}`);
      return;
    }
    await stopProcess(known?.record, { signal: server.stopSignal });
    const note = await this.#startAnywhere(name);
    this.report(`${server.title}: ${note ?? `private, on port ${this.#running.get(name).port}`}`);
  }

  async #startAnywhere(name) {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.start(name, await this.choosePort());
      } catch (error) {
        if (tried === PORTS_TRIED || !error.hasEnded) throw error;
      }
    }
  }

  /** Starts a server, on the port that it had before where none is given; an error's `hasEnded` tells that the server gave up by itself. */
  async start(name, port = this.#running.get(name).port) {
    const server = SERVERS[name];
    const logPath = join(this.folder, 'logs', `${name}.log`);
    const { record, note, elsewhere, asksPassword } = await server.start({ ...this, port, logPath });
    this.#remember(name, { record, port, elsewhere, asksPassword });
    try {
      const probe = () => server.probe(port);
      await untilAnswers(server.title, probe, () => isRunning(record));
    } catch (error) {
      const hasEnded = !isRunning(record);
      await stopProcess(record, { signal: server.stopSignal });
      const told = new Error(`${error.message} ${lastWords(logPath)} Its log is ${logPath}.`, { cause: error });
      throw Object.assign(told, { hasEnded });
    }
    return note;
  }

  /** Ends one server, by its own way of stopping where no signal is given. */
  async end(name, signal = SERVERS[name].stopSignal) {
    await stopProcess(this.#running.get(name).record, { signal });
  }

  /** The private servers whose process has ended by itself. */
  fallen() {
    return [...this.#running].filter(([, { record }]) => !isRunning(record)).map(([name]) => name);
  }

  /** Stops what was started; of throwaway servers nothing is left. */
  async stop() {
    await Promise.all([...this.#running.keys()].map((name) => this.end(name)));
    if (!this.throwaway) return;
    for (const { elsewhere } of this.#running.values()) if (elsewhere) rmSync(elsewhere, { recursive: true, force: true });
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Written at once after each start, so that a launcher that is killed a moment later leaves no unknown server. */
  #remember(name, running) {
    this.#running.set(name, running);
    this.urls[SERVERS[name].variable] = SERVERS[name].url(running.port, this, running);
    writeJson(this.statePath, { ...readJson(this.statePath), [name]: running });
  }
}

function statePath(folder) {
  return join(folder, 'infrastructure.json');
}

/** What a server wrote last, in one line. */
function lastWords(logPath) {
  const lines = readFileSync(logPath, 'utf8').trim().split('\n').slice(-LAST_LINES);
  return `It last said: ${lines.join(' | ') || 'nothing'}.`;
}
