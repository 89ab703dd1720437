import { Redis } from 'ioredis';

/** Empties Redis: all tests come from one address, whose minute would be over long before they are. */
export async function forgetMinuteLimits(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  await redis.flushall();
  await redis.quit();
}
