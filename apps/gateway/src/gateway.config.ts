import { databaseConfig } from '@gridline/database';
import { isMasterKeys } from '@gridline/runtime';
import { serviceConfig } from '@gridline/service';
import { privateTargets } from '@gridline/targets';
import express from 'express';
import { z } from 'zod';
import type { RedisAddress } from './http/redis';

/** Also what a name says of them: `loopback`, `linklocal`, `uniquelocal` (RFC 1918 and 4193). */
const addresses = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .refine((list) => isTrustable(list), 'addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal, comma separated')
  .default([]);

function isTrustable(list: string[]): boolean {
  try {
    return Boolean(express().set('trust proxy', list));
  } catch {
    return false;
  }
}

/** Every variable that the gateway reads. */
export const gatewayConfig = serviceConfig.extend(databaseConfig.shape).extend({
  HOST: z.string().default('127.0.0.1').describe('Where the public listener listens.'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port of the public listener.'),
  REDIS_URL: z
    .string()
    .min(1)
    .default('redis://127.0.0.1:6379')
    .describe('The Redis server that holds the minute limits; of a cluster any of its servers, comma separated.'),
  REDIS_CLUSTER: z.enum(['yes', 'no']).default('no').describe('Whether it is a Redis Cluster; the limits are then in one of its slots.'),
  REDIS_PREFIX: z.string().default('gridline:').describe('First part of every Redis key; two systems on one server take two prefixes.'),
  PUBLIC_URL: z.url().optional().describe('Address that browsers use; with https, session cookies are Secure and __Host- prefixed.'),
  TRUSTED_PROXIES: addresses.describe('Addresses or ranges of proxies whose X-Forwarded-For is believed, comma separated.'),
  MASTER_KEY: z
    .string()
    .refine(isMasterKeys, 'id:base64 of 32 bytes, comma separated')
    .describe('Keys that seal secrets at rest; the first seals, all open.'),
  DOCUMENT_PRIVATE_TARGETS: privateTargets.describe(
    'For local development only: host:port pairs, comma separated, that documents may be fetched from although they are not public.',
  ),
  WEB_DIR: z.string().default('apps/web/dist').describe('Folder of the built web app.'),
  SAMPLES_DIR: z.string().default('apps/gateway/samples').describe('Folder of the sample documents at /samples.'),
  INFER_WAIT_SECONDS: z.coerce.number().min(1).max(3600).default(300).describe('Longest that an infer request waits for its extraction.'),
});
export type GatewayConfig = z.infer<typeof gatewayConfig>;

/** Which Redis the configuration names. */
export const redisAddress = ({ REDIS_URL: url, REDIS_PREFIX: prefix, REDIS_CLUSTER }: GatewayConfig): RedisAddress => ({
  ...{ url, prefix },
  isCluster: REDIS_CLUSTER === 'yes',
});

/** Where Nest finds the configuration. */
export const GATEWAY_CONFIG = Symbol('gateway configuration');
