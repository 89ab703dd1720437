import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Longest wait for Redis before a request goes on without it. */
const COMMAND_MS = 500;

/** The gateway's connection to Redis: pipelined by itself, quick to fail while the server is away, reconnecting for ever. */
export function openRedis(url: string, prefix: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_MS,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(50 * attempt, 1_000),
  });
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) logger.warn({ err: error }, 'redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.info('redis is back');
    away = false;
  });
  return redis;
}
