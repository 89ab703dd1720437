import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { keyRevoked } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { LOGGER } from '@gridline/runtime';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { KEY_CACHE_MS, KeyCache } from './key-cache';

/** How long Redis remembers that a key was revoked: longer than any gateway remembers the key. */
const REMEMBERED_MS = 12 * KEY_CACHE_MS;
/** Added to the wait without Redis for timers that fire early and clocks that run apart. */
const MARGIN_MS = 500;

/** Where Redis remembers that a key was revoked. */
export const revokedKey = (keyId: string): string => `revoked:${keyId}`;

/** Makes every gateway forget a key whose row is gone. */
@Injectable()
export class KeyRevocations {
  constructor(
    private readonly cache: KeyCache,
    private readonly services: Services,
    private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Removes a key's row by `remove`; when this resolves, no gateway lets a request with the key pass any more. Redis is told first,
   * so that a crash in between leaves nothing that passes; where it cannot be, this waits until no gateway remembers the key.
   */
  async revoke(keyId: string, remove: () => Promise<unknown>): Promise<void> {
    const told = await this.tellRedis(keyId);
    await remove();
    this.cache.drop(keyId);
    this.services.notify(keyRevoked, { keyId });
    if (!told) await delay(KEY_CACHE_MS + MARGIN_MS);
  }

  private async tellRedis(keyId: string): Promise<boolean> {
    try {
      await this.redis.set(revokedKey(keyId), '1', 'PX', REMEMBERED_MS);
      return true;
    } catch (error) {
      this.logger.warn({ err: error, keyId }, 'redis cannot be told of a revoked key; waiting until nobody remembers it');
      return false;
    }
  }
}
