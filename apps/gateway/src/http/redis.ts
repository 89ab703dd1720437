import { Cluster, Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Longest wait for Redis before a request goes on without it. */
const COMMAND_MS = 500;

/** A connection on which Redis was silent for so long while it was asked is made anew: half open, it would be so for a quarter of an hour. */
const SILENCE_MS = 1_000;

/** What a check writes is gone after it. */
const CHECKED_MS = 10_000;

/** The pause before the next attempt to connect. */
const retryMs = (attempt: number): number => Math.min(50 * attempt, 1_000);

/** What is asked of one server and of each of a cluster. Nothing is asked twice: a server that was paused carries out what it was sent, and would count it again. */
const SERVER = { maxRetriesPerRequest: 1, autoResendUnfulfilledCommands: false, commandTimeout: COMMAND_MS, socketTimeout: SILENCE_MS };

/** Which Redis holds the minute limits. */
export interface RedisAddress {
  /** Of a cluster any of its servers, comma separated. */
  url: string;
  prefix: string;
  isCluster: boolean;
}

/** The gateway's connection to Redis: pipelined by itself, quick to fail while the server is away, reconnecting for ever. */
export function openRedis(address: RedisAddress, logger: Logger): Redis {
  const redis = address.isCluster ? openCluster(address) : openServer(address);
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

/** Rejects where Redis takes nothing in: full, without its disk, or a copy of another, it answers a ping and refuses all that is counted. */
export async function checkRedis(redis: Redis): Promise<void> {
  await redis.set('checked', '1', 'PX', CHECKED_MS);
}

/** A server that became a copy of another says so on connections that stay: behind its name there may be the new one by now. */
const isCopy = (error: Error): boolean => error.message.startsWith('READONLY');

const openServer = ({ url, prefix }: RedisAddress): Redis =>
  new Redis(url, {
    ...SERVER,
    ...{ keyPrefix: prefix, enableAutoPipelining: true, enableOfflineQueue: false, retryStrategy: retryMs, reconnectOnError: isCopy },
  });

/**
 * One hash tag for all keys: a request's limits are of its key, its user and its address, and one step decides over them all, which a
 * cluster does for keys of one slot alone. Its other servers take over where that slot's is lost. The commands are those of one server.
 */
function openCluster({ url, prefix }: RedisAddress): Redis {
  const urls = url.split(',').map((each) => new URL(each.trim()));
  const { username, password, protocol } = urls[0]!;
  const access = { username: decodeURIComponent(username) || undefined, password: decodeURIComponent(password) || undefined };
  return new Cluster(
    urls.map(({ hostname, port }) => ({ host: hostname, port: Number(port || 6379) })),
    {
      redisOptions: { ...SERVER, ...access, ...(protocol === 'rediss:' && { tls: {} }) },
      keyPrefix: `{${prefix}}`,
      enableAutoPipelining: true,
      enableOfflineQueue: false,
      clusterRetryStrategy: retryMs,
    },
  ) as unknown as Redis;
}
