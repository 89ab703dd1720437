import { Redis } from 'ioredis';
import type { RunningSystem } from './running-system';

/** Empties the system's part of Redis: all tests come from one address, whose minute would be over long before they are. */
export async function forgetMinuteLimits({ redisUrl, redisPrefix }: RunningSystem): Promise<void> {
  const redis = new Redis(redisUrl);
  const keys = await redis.keys(`${redisPrefix}*`);
  if (keys.length > 0) await redis.unlink(...keys);
  await redis.quit();
}
