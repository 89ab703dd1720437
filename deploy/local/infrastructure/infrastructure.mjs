import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { readJson, writeJson } from '../json-file.mjs';
import { isRunning, stopProcess } from '../process-record.mjs';
import { nats } from './nats.mjs';
import { postgres } from './postgres.mjs';
import { untilAnswers } from './probe.mjs';
import { redis } from './redis.mjs';

const SERVERS = { postgres, nats, redis };

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

  constructor({ folder, binFolder, password, brokerPassword, cachePassword, throwaway = false, report = () => undefined }) {
    Object.assign(this, { folder, binFolder, password, brokerPassword, cachePassword, throwaway, report });
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
    const note = await this.start(name, await freePort());
    this.report(`${server.title}: ${note ?? `private, on port ${this.#running.get(name).port}`}`);
  }

  /** Starts a server, on the port that it had before where none is given. */
  async start(name, port = this.#running.get(name).port) {
    const server = SERVERS[name];
    const logPath = join(this.folder, 'logs', `${name}.log`);
    const { record, note, elsewhere, asksPassword } = await server.start({ ...this, port, logPath });
    this.#remember(name, { record, port, elsewhere, asksPassword });
    try {
      const probe = () => server.probe(port);
      await untilAnswers(server.title, probe, () => isRunning(record));
    } catch (error) {
      await stopProcess(record, { signal: server.stopSignal });
      throw new Error(`${error.message} Its log is ${logPath}.`, { cause: error });
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
