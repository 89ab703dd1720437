import { Injectable } from '@nestjs/common';
import { FAILED_ATTEMPTS_PER_MINUTE, ServiceError } from '@gridline/contracts';
import { secondsUntilFree } from './headers';
import { MinuteLimits } from './minute-limits';

/** No key has this id, so that none is ever found revoked under it. */
const NO_KEY = 'none';

/**
 * Limits failed authentication by address: past the limit, 429. A valid key passes all the
 * same, so that nobody can lock out a neighbour behind the same address.
 */
@Injectable()
export class FailedAttempts {
  constructor(private readonly limits: MinuteLimits) {}

  /** The error to answer a failed attempt with. */
  async note(address: string): Promise<ServiceError> {
    const { outcome, states } = await this.limits.take(NO_KEY, [{ log: `failed:${address}`, limit: FAILED_ATTEMPTS_PER_MINUTE }]);
    if (outcome === 'admitted') return new ServiceError('invalid_api_key', 'A valid API key is needed.');
    return new ServiceError('too_many_attempts', 'Too many failed attempts from this address; wait a while.', {
      retryAfterSeconds: secondsUntilFree(states[0]!),
    });
  }
}
