import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CertificateAuthority } from '@gridline/testing';
import { freePort } from './free-port';
import type { Addresses } from './running-system';
import { OUTSIDERS, type Outsider, type SystemAddresses } from './system-offer';
import { System } from './system';

/** A shared system, seen by who keeps it. */
export interface StartedSystem {
  addresses: SystemAddresses;
  /** Why it is of no use any more: a service that has ended, and its last words. */
  failure(): string | undefined;
  stop(): Promise<void>;
}

/** Starts a system whose services may reach, and trust, each of the outsiders. */
export async function startSharedSystem(): Promise<StartedSystem> {
  const folder = await mkdtemp(join(tmpdir(), 'gridline-shared-'));
  const authority = new CertificateAuthority();
  await writeFile(join(folder, 'authority.pem'), authority.certificate);
  const outsiders = {} as Record<Outsider, number>;
  for (const name of OUTSIDERS) outsiders[name] = await freePort();
  const targetOf = (name: Outsider): string => `127.0.0.1:${outsiders[name]}`;
  const system = await System.start({
    env: {
      LOG_LEVEL: 'warn',
      // Nothing of it is ever away, so what is silent is only slow: the machine may be busy with other tests.
      ANSWER_SECONDS: '20',
      DATABASE_SECONDS: '20',
      // With one connection, a transaction that asks for a second beside its own waits for itself, and its test fails.
      DATABASE_POOL: '1',
      NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
      WEBHOOK_PRIVATE_TARGETS: `${targetOf('webhooks')},${targetOf('app')}`,
      DOCUMENT_PRIVATE_TARGETS: targetOf('documents'),
    },
  });
  return {
    addresses: { ...system.addresses, services: placesOf(system), outsiders, identity: authority.identity(['127.0.0.1']) },
    failure: () => system.failure,
    stop: async () => {
      await system.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const placesOf = ({ addresses: { services } }: System): Addresses['services'] =>
  Object.fromEntries(Object.entries(services).map(([name, { pid, managementPort }]) => [name, { pid, managementPort }]));
