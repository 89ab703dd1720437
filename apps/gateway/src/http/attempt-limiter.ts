import { Injectable } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import { Redis } from 'ioredis';

/** Counts one attempt and answers the count and the milliseconds until the window ends. */
const COUNT_ATTEMPT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** Takes one attempt back, if its window is still open. */
const GIVE_BACK = `
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('DECR', KEYS[1]) end`;

/** How many attempts of a kind one subject (an address, an account) has in a window. */
export interface AttemptLimit {
  kind: string;
  limit: number;
  windowSeconds: number;
  /** What is answered past it; `too_many_attempts` where none is named. */
  code?: 'too_many_attempts' | 'rate_limit_exceeded';
}

/** Slows down guessing. Without Redis it lets attempts through: passwords are slow to check and keys have 256 bits. */
@Injectable()
export class AttemptLimiter {
  constructor(private readonly redis: Redis) {}

  /** Counts an attempt; throws past the limit. */
  async count({ kind, limit, windowSeconds, code = 'too_many_attempts' }: AttemptLimit, subject: string): Promise<void> {
    const result = await this.redis.eval(COUNT_ATTEMPT, 1, keyOf(kind, subject), windowSeconds * 1000).catch(() => undefined);
    if (!result) return;
    const [count, remainingMs] = result as [number, number];
    if (count > limit) throw new ServiceError(code, 'Too many attempts; wait a while.', { retryAfterSeconds: remainingMs / 1000 });
  }

  /** The attempt was none that has to be slowed down. */
  async giveBack({ kind }: AttemptLimit, subject: string): Promise<void> {
    await this.redis.eval(GIVE_BACK, 1, keyOf(kind, subject)).catch(() => undefined);
  }
}

const keyOf = (kind: string, subject: string): string => `attempts:${kind}:${subject}`;
