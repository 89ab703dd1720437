import { Receiver } from '@gridline/testing';
import { RunningSystem } from './running-system';
import { OFFER_VARIABLE, type Outsider, type SystemAddresses } from './system-offer';

/** A system that is lent from spec to spec; none of them may break, configure or stop it. */
export class SharedSystem extends RunningSystem {
  private constructor(private readonly shared: SystemAddresses) {
    super(shared);
  }

  /** The one that this spec has already, or one that nobody has; `giveBack` when the spec is over. */
  static async get(): Promise<SharedSystem> {
    const response = await fetch(addressOfOffer());
    if (!response.ok) throw new Error(await response.text());
    return new SharedSystem((await response.json()) as SystemAddresses);
  }

  static async giveBack(): Promise<void> {
    await fetch(addressOfOffer(), { method: 'DELETE' });
  }

  /** A server that the services may reach; the spec stops it. */
  receiver(outsider: Outsider): Promise<Receiver> {
    return Receiver.start(this.shared.identity, { port: this.shared.outsiders[outsider] });
  }
}

const addressOfOffer = (): string => `${process.env[OFFER_VARIABLE]}/${process.env.JEST_WORKER_ID}`;
