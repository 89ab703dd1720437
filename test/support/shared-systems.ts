import type { IncomingMessage } from 'node:http';
import { Offer } from '@gridline/testing';
import { OFFER_VARIABLE, type SystemAddresses } from './system-offer';
import { startSharedSystem, type StartedSystem } from './start-shared-system';

/** A system at rest takes a twentieth of a processor from the tests, and its start ten seconds: one that nobody asked for so long is stopped. */
const UNUSED_MS = 60_000;

/** A system that is started, and when it will be stopped while nobody has it. */
interface Lendable {
  starting: Promise<StartedSystem>;
  stopping?: NodeJS.Timeout;
}

/**
 * Lends running systems to specs that neither break nor configure theirs; who has one has it alone until it is given back. They are started when
 * all that there are have been lent and stopped when nobody asks any more; here, because what a spec starts ends with the spec.
 */
export class SharedSystems {
  /** By test process (the number of jest's worker), which runs one spec at a time. */
  private readonly lent = new Map<string, Lendable>();
  private readonly free: Lendable[] = [];
  private readonly stopped: Promise<unknown>[] = [];
  private readonly offer = new Offer(OFFER_VARIABLE, (request) => this.answer(request));

  open(): Promise<void> {
    return this.offer.open();
  }

  async close(): Promise<void> {
    this.offer.close();
    for (const system of [...this.lent.values(), ...this.free]) this.stop(system);
    await Promise.all(this.stopped);
  }

  private async answer({ method, url }: IncomingMessage): Promise<SystemAddresses | undefined> {
    const worker = url!;
    if (method === 'DELETE') return this.takeBack(worker);
    const system = this.lent.get(worker) ?? this.takeFree() ?? { starting: startSharedSystem() };
    this.lent.set(worker, system);
    const { addresses, failure } = await system.starting.catch((error: unknown) => {
      this.lent.delete(worker);
      throw error;
    });
    const failed = failure();
    if (failed) throw new Error(failed);
    return addresses;
  }

  private takeFree(): Lendable | undefined {
    const system = this.free.pop();
    clearTimeout(system?.stopping);
    return system;
  }

  private takeBack(worker: string): undefined {
    const system = this.lent.get(worker);
    if (!system) return;
    this.lent.delete(worker);
    this.free.push(system);
    system.stopping = setTimeout(() => {
      this.free.splice(this.free.indexOf(system), 1);
      this.stop(system);
    }, UNUSED_MS);
  }

  private stop({ starting, stopping }: Lendable): void {
    clearTimeout(stopping);
    this.stopped.push(starting.then(({ stop }) => stop()).catch(() => undefined));
  }
}
