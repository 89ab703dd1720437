import { Receiver } from '@gridline/testing';
import { RunningSystem } from './running-system';
import { OFFER_VARIABLE, type Outsider, type SystemAddresses } from './system-offer';

/** The system that all specs of this test process share; none of them may break, configure or stop it. */
export class SharedSystem extends RunningSystem {
  private constructor(private readonly shared: SystemAddresses) {
    super(shared);
  }

  static async get(): Promise<SharedSystem> {
    const response = await fetch(`${process.env[OFFER_VARIABLE]}/${process.env.JEST_WORKER_ID}`);
    if (!response.ok) throw new Error(await response.text());
    return new SharedSystem((await response.json()) as SystemAddresses);
  }

  /** A server that the services may reach; the spec stops it. */
  receiver(outsider: Outsider): Promise<Receiver> {
    return Receiver.start(this.shared.identity, { port: this.shared.outsiders[outsider] });
  }
}
