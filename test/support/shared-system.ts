import { askOffer, Receiver } from '@gridline/testing';
import { RunningSystem } from './running-system';
import { OFFER_VARIABLE, type Outsider, type SystemAddresses } from './system-offer';

/** A system that is lent from spec to spec; none of them may break, configure or stop it. */
export class SharedSystem extends RunningSystem {
  private constructor(private readonly shared: SystemAddresses) {
    super(shared);
  }

  /** The one that this spec has already, or one that nobody has; `giveBack` when the spec is over. */
  static async get(): Promise<SharedSystem> {
    return new SharedSystem((await askOffer<SystemAddresses>(OFFER_VARIABLE, worker()))!);
  }

  static async giveBack(): Promise<void> {
    await askOffer(OFFER_VARIABLE, worker(), { method: 'DELETE' });
  }

  /** A server that the services may reach; the spec stops it. */
  receiver(outsider: Outsider): Promise<Receiver> {
    return Receiver.start(this.shared.identity, { port: this.shared.outsiders[outsider] });
  }
}

/** Who asks: the number of jest's worker. */
const worker = (): string => `/${process.env.JEST_WORKER_ID}`;
