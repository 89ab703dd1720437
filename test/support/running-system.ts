import type { ServerUrls } from '@gridline/testing';

/** Where the parts of a running system are. */
export interface Addresses {
  servers: ServerUrls;
  /** First parts of its names on NATS and of its keys in Redis, which other systems may use as well. */
  natsPrefix: string;
  redisPrefix: string;
  /** Where uploaded files are. */
  storageDir: string;
  /** The address of each gateway. */
  gatewayUrls: readonly string[];
  services: Record<string, { pid: number | undefined; managementPort: number }>;
}

/** A running system, seen by a test from outside. */
export class RunningSystem {
  constructor(readonly addresses: Addresses) {}

  /** The address of the first gateway. */
  get baseUrl(): string {
    return this.addresses.gatewayUrls[0]!;
  }

  get gatewayUrls(): readonly string[] {
    return this.addresses.gatewayUrls;
  }

  get storageDir(): string {
    return this.addresses.storageDir;
  }

  get databaseUrl(): string {
    return this.addresses.servers.DATABASE_URL;
  }

  get natsUrl(): string {
    return this.addresses.servers.NATS_URL;
  }

  get natsPrefix(): string {
    return this.addresses.natsPrefix;
  }

  get redisUrl(): string {
    return this.addresses.servers.REDIS_URL;
  }

  get redisPrefix(): string {
    return this.addresses.redisPrefix;
  }

  /** The process id of a service, while it runs. */
  pid(part: string): number | undefined {
    return this.part(part).pid;
  }

  /** The address of a service's health and metrics. */
  managementUrl(part: string): string {
    return `http://127.0.0.1:${this.part(part).managementPort}`;
  }

  private part(part: string): { pid: number | undefined; managementPort: number } {
    const found = this.addresses.services[part];
    if (!found) throw new Error(`no part named ${part}: there are ${Object.keys(this.addresses.services).join(', ')}`);
    return found;
  }
}
