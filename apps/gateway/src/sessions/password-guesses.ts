import { Injectable } from '@nestjs/common';
import { AttemptLimiter, type AttemptLimit } from '../http/attempt-limiter';

/** Wrong passwords that one address may try against one account: a person's own mistakes, and nobody else is locked out. */
const BY_PAIR: AttemptLimit = { kind: 'password-pair', limit: 10, windowSeconds: 300 };
/** Against all accounts by one address: an office behind one address makes that many mistakes. */
const BY_ADDRESS: AttemptLimit = { kind: 'password-address', limit: 30, windowSeconds: 300 };
/** Against one account by all addresses: the 10^8 guesses that the weakest password withstands would take eleven years. */
const BY_ACCOUNT: AttemptLimit = { kind: 'password-account', limit: 1_000, windowSeconds: 3_600 };

/** Slows down guessing passwords. Only wrong ones count. */
@Injectable()
export class PasswordGuesses {
  constructor(private readonly attempts: AttemptLimiter) {}

  /** Checks a password, which throws where it is wrong. Throws `too_many_attempts`, without checking, past a limit. */
  async limited<Result>(email: string, address: string, check: () => Promise<Result>): Promise<Result> {
    // The narrowest first: what it refuses does not count against the account.
    const counts = [[BY_PAIR, `${email} ${address}`] as const, [BY_ADDRESS, address] as const, [BY_ACCOUNT, email] as const];
    // Counted before it is known, so that no number of guesses at one moment passes.
    for (const [limit, subject] of counts) await this.attempts.count(limit, subject);
    const result = await check();
    await Promise.all(counts.map(([limit, subject]) => this.attempts.giveBack(limit, subject)));
    return result;
  }
}
