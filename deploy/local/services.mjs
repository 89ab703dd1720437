import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { readJson, writeJson } from './json-file.mjs';
import { stopProcess } from './process-record.mjs';
import { builtServices } from './project.mjs';
import { ServiceProcess } from './service-process.mjs';

/** As in the image: glibc gives each of many threads an arena of its own and returns little of them. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** The services of one local system, each a process with a management port of its own. */
export class Services {
  #processes = [];

  constructor(folder, environment) {
    Object.assign(this, { folder, environment });
  }

  /** Starts every service that is built and resolves once all are ready. */
  async start() {
    mkdirSync(this.environment.STORAGE_DIR, { recursive: true, mode: 0o700 });
    for (const name of builtServices()) this.#processes.push(await this.#process(name));
    await Promise.all(this.#processes.map((process) => process.start()));
  }

  /** Each service's name and management port. */
  list() {
    return this.#processes.map(({ name, managementPort }) => ({ name, managementPort }));
  }

  async restart(name) {
    await this.#processes.find((process) => process.name === name)?.restart();
  }

  /** The public door first: what it let in is finished by those behind it. */
  async stop() {
    const [first, ...others] = this.#processes;
    await first?.stop();
    await Promise.all(others.map((process) => process.stop()));
  }

  async #process(name) {
    const managementPort = await freePort();
    const environment = { ...FEW_ARENAS, ...process.env, ...this.environment, MANAGEMENT_PORT: String(managementPort) };
    const onSpawn = (spawned, record) => rememberService(this.folder, spawned, record);
    return new ServiceProcess({ name, environment, managementPort, logFolder: join(this.folder, 'logs'), onSpawn });
  }
}

/** Ends services that a killed launcher left behind: they hold ports, and may run older code. */
export async function stopLeftOverServices(folder) {
  const records = Object.values(readJson(recordsPath(folder)) ?? {});
  await Promise.all(records.map((record) => stopProcess(record, { graceSeconds: 1 })));
}

function rememberService(folder, name, record) {
  writeJson(recordsPath(folder), { ...readJson(recordsPath(folder)), [name]: record });
}

function recordsPath(folder) {
  return join(folder, 'services.json');
}
