import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { rememberService } from './left-overs.mjs';
import { builtServices } from './project.mjs';
import { ServiceProcess } from './service-process.mjs';
import { stopping } from './stopping.mjs';

/** As in the image: glibc gives each of many threads an arena of its own and returns little of them. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** The services of one local system, each a process with a management port of its own. */
export class Services {
  #processes = [];

  /** `databaseUrls`, where each service has a URL of its own, by its name. */
  constructor(folder, environment, databaseUrls) {
    Object.assign(this, { folder, environment, databaseUrls });
  }

  /** Starts every service that is built and resolves once all are ready. */
  async start() {
    mkdirSync(this.environment.STORAGE_DIR, { recursive: true, mode: 0o700 });
    for (const name of builtServices()) this.#processes.push(await this.#process(name));
    stopping.signal.throwIfAborted();
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
    for (const process of this.#processes) process.expectEnd();
    const [first, ...others] = this.#processes;
    await first?.stop();
    await Promise.all(others.map((process) => process.stop()));
  }

  async #process(name) {
    const managementPort = await freePort();
    const own = this.databaseUrls ? { DATABASE_URL: this.databaseUrls[name] } : {};
    const environment = { ...FEW_ARENAS, ...process.env, ...this.environment, ...own, MANAGEMENT_PORT: String(managementPort) };
    const onSpawn = (spawned, record) => rememberService(this.folder, spawned, record);
    return new ServiceProcess({ name, environment, managementPort, logFolder: join(this.folder, 'logs'), onSpawn });
  }
}
