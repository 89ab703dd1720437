import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@gridline/runtime';
import type { Logger } from 'pino';
import { WINDOW_MS, type LogLimit, type Taking } from './minute-window';
import { ProcessLimits } from './process-limits';
import { RedisLimits, type RedisTaking } from './redis-limits';

/** What the limits said, and whether Redis said it: without it, a cached key may not be believed. */
export interface SharedTaking extends Taking {
  /** The epoch of Redis; undefined where this process decided alone. */
  epoch: string | undefined;
}

/**
 * The limits per minute. Redis holds them for all gateways. While it is away each process holds them by itself, from a record that
 * it always keeps; for a minute after, when Redis does not know what was admitted meanwhile, a request needs room in both.
 */
@Injectable()
export class MinuteLimits {
  private readonly own = new ProcessLimits();
  private lastAwayAt = -Infinity;

  constructor(
    private readonly shared: RedisLimits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async take(keyId: string, limits: readonly LogLimit[]): Promise<SharedTaking> {
    const answer = this.shared.available ? await this.shared.take(keyId, limits).catch((error: unknown) => this.onAway(error)) : undefined;
    if (!answer) return this.takeAlone(limits);
    if (answer.outcome !== 'admitted') return { ...answer, takeBack: () => Promise.resolve() };
    const moment = this.recovering ? this.own.take(limits) : this.own.note(limits);
    if (moment === undefined) return this.refuseAlone(limits, answer);
    const takeBack = async (): Promise<void> => {
      this.own.takeBack(limits, moment);
      await this.takeBackShared(limits, answer);
    };
    return { ...answer, takeBack };
  }

  private takeAlone(limits: readonly LogLimit[]): SharedTaking {
    this.lastAwayAt = performance.now();
    const moment = this.own.take(limits);
    const states = this.own.states(limits);
    if (moment === undefined) return { epoch: undefined, outcome: 'refused', states, takeBack: () => Promise.resolve() };
    return { epoch: undefined, outcome: 'admitted', states, takeBack: () => Promise.resolve(this.own.takeBack(limits, moment)) };
  }

  private async refuseAlone(limits: readonly LogLimit[], { epoch, ...answer }: RedisTaking): Promise<SharedTaking> {
    await this.takeBackShared(limits, { epoch, ...answer });
    return { epoch, outcome: 'refused', states: this.own.states(limits), takeBack: () => Promise.resolve() };
  }

  /** A moment that cannot be taken back leaves by itself when its minute is over. */
  private async takeBackShared(limits: readonly LogLimit[], { moment }: RedisTaking): Promise<void> {
    await this.shared.takeBack(limits, moment).catch((error: unknown) => this.onAway(error));
  }

  private onAway(error: unknown): undefined {
    // Once, not for each request: a Redis that answers and refuses is told by nothing else.
    this.logger[this.recovering ? 'debug' : 'warn']({ err: error }, 'redis counted nothing; this process limits alone');
    this.lastAwayAt = performance.now();
  }

  private get recovering(): boolean {
    return performance.now() - this.lastAwayAt < WINDOW_MS;
  }
}
