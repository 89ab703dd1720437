import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { revokedKey } from '../keys/key-revocations';
import { WINDOW_MS, type LogLimit, type LogState } from './minute-window';

/** All that Redis knows of a request, in one step; nothing is written unless every log (its moments, newest first) has room. */
const TAKE = `
-- KEYS: the epoch, the mark of a revoked key, the logs. ARGV: the name of a new epoch, the window in microseconds, the limits.
-- Answers the epoch, the outcome (0 admitted, 1 refused, 2 revoked), the moment, and for each log its length and oldest moment.
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local epoch = redis.call('GET', KEYS[1])
if not epoch then
  epoch = ARGV[1] .. '.' .. time[1] .. '.' .. time[2]
  redis.call('SET', KEYS[1], epoch)
end
local reply = { epoch, 0, string.format('%.0f', now) }
if redis.call('EXISTS', KEYS[2]) == 1 then
  reply[2] = 2
  return reply
end
local start = now - ARGV[2]
for i = 3, #KEYS do
  local oldest = redis.call('LINDEX', KEYS[i], -1)
  while oldest and tonumber(oldest) <= start do
    redis.call('RPOP', KEYS[i])
    oldest = redis.call('LINDEX', KEYS[i], -1)
  end
  local used = redis.call('LLEN', KEYS[i])
  if used >= tonumber(ARGV[i]) then reply[2] = 1 end
  reply[2 * i - 2] = used
  reply[2 * i - 1] = oldest or ''
end
if reply[2] == 0 then
  for i = 3, #KEYS do
    redis.call('LPUSH', KEYS[i], reply[3])
    redis.call('PEXPIRE', KEYS[i], ARGV[2] / 1000)
    reply[2 * i - 2] = reply[2 * i - 2] + 1
    if reply[2 * i - 1] == '' then reply[2 * i - 1] = reply[3] end
  end
end
return reply`;

/** Removes one moment from each log; two requests of the same microsecond are worth the same. */
const TAKE_BACK = `
for i = 1, #KEYS do redis.call('LREM', KEYS[i], 1, ARGV[1]) end`;

const WINDOW_MICROS = WINDOW_MS * 1000;
const OUTCOMES = ['admitted', 'refused', 'revoked'] as const;

/** What Redis said of a request. */
export interface RedisTaking {
  /** Changes when Redis lost its memory; what was cached beside it is then not to be believed. */
  epoch: string;
  outcome: (typeof OUTCOMES)[number];
  /** Microseconds since 1970, by the clock of Redis. */
  moment: string;
  states: LogState[];
}

interface ScriptedRedis extends Redis {
  takeMoments(keyCount: number, ...keysAndArguments: (string | number)[]): Promise<(string | number)[]>;
  takeBackMoments(keyCount: number, ...keysAndArguments: (string | number)[]): Promise<null>;
}

/** The limits as all gateways share them: sliding logs in Redis, exact to the microsecond of its clock. */
@Injectable()
export class RedisLimits {
  private readonly redis: ScriptedRedis;

  constructor(redis: Redis) {
    redis.defineCommand('takeMoments', { lua: TAKE });
    redis.defineCommand('takeBackMoments', { lua: TAKE_BACK });
    this.redis = redis as ScriptedRedis;
  }

  /** Whether it is worth asking; false at once when the connection is lost. */
  get available(): boolean {
    return this.redis.status === 'ready';
  }

  async take(keyId: string, limits: readonly LogLimit[]): Promise<RedisTaking> {
    const keys = ['epoch', revokedKey(keyId), ...limits.map(({ log }) => log)];
    const reply = await this.redis.takeMoments(keys.length, ...keys, randomUUID(), WINDOW_MICROS, ...limits.map(({ limit }) => limit));
    const [epoch, outcome, moment, ...states] = reply as [string, number, string, ...(string | number)[]];
    return { epoch, outcome: OUTCOMES[outcome]!, moment, states: limits.map((_, index) => toState(states, index, Number(moment))) };
  }

  async takeBack(limits: readonly LogLimit[], moment: string): Promise<void> {
    await this.redis.takeBackMoments(limits.length, ...limits.map(({ log }) => log), moment);
  }
}

function toState(values: (string | number)[], index: number, now: number): LogState {
  const used = Number(values[2 * index] ?? 0);
  const oldest = values[2 * index + 1];
  return { used, freeInMs: oldest ? (Number(oldest) + WINDOW_MICROS - now) / 1000 : 0 };
}
