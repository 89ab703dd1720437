import { Injectable } from '@nestjs/common';
import type { ServiceError } from '@gridline/contracts';
import { Clock } from '@gridline/runtime';
import { clientAddress } from '../http/client-address';
import { hashOfKey, keyOf } from '../keys/api-key';
import { KeyCache, type KeyRecord } from '../keys/key-cache';
import type { MeteredRequest } from './caller';
import { FailedAttempts } from './failed-attempts';
import type { SharedTaking } from './minute-limits';

/** A key that a request shows, as it was known when the request came. */
interface ShownKey {
  key: KeyRecord;
  hash: string;
  /** Of the cache before the key was looked up: what was forgotten since is told by it. */
  generation: number;
}

/** Finds the keys of requests, and believes none that Redis, or a forgetting since, may contradict. */
@Injectable()
export class KeyProof {
  /** The epoch of Redis that the cached keys belong to. */
  private epoch: string | undefined;

  constructor(
    private readonly keys: KeyCache,
    private readonly failures: FailedAttempts,
    private readonly clock: Clock,
  ) {}

  /** Throws, and counts the attempt against the address, where there is no valid key. */
  async find(request: MeteredRequest): Promise<ShownKey> {
    const hash = hashOf(request);
    const { generation } = this.keys;
    const key = hash === undefined ? undefined : await this.keys.find(hash);
    if (!key || !hash || this.isExpired(key)) throw await this.failures.note(clientAddress(request));
    return { key, hash, generation };
  }

  /** Where Redis may have forgotten a revocation since the key was found (away, emptied, started anew), it is looked up once more. */
  async isRevoked({ hash, generation }: ShownKey, { outcome, epoch }: SharedTaking): Promise<boolean> {
    if (outcome === 'revoked') return true;
    if (epoch === undefined || epoch !== this.epoch) this.keys.clear();
    this.epoch = epoch;
    return generation !== this.keys.generation && (await this.keys.findFresh(hash)) === undefined;
  }

  /** The error to answer a revoked key with; the minute is as if it had not been asked. */
  async refuseRevoked(request: MeteredRequest, { key }: ShownKey, taking: SharedTaking): Promise<ServiceError> {
    this.keys.drop(key.id);
    await taking.takeBack();
    return this.failures.note(clientAddress(request));
  }

  private isExpired(key: KeyRecord): boolean {
    return key.expiresAt <= this.clock.now().getTime();
  }
}

function hashOf(request: MeteredRequest): string | undefined {
  const key = keyOf(request.headers);
  return key === undefined ? undefined : hashOfKey(key);
}
