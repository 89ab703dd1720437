import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import type { AbstractHttpAdapter } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ServiceName } from '@gridline/contracts';
import type { DatabaseOptions, databaseConfig } from '@gridline/database';
import type { Nats } from '@gridline/messaging';
import type { OutboxRelay } from '@gridline/outbox';
import type { HealthCheck, ManagementServer, Worker } from '@gridline/runtime';
import type { Storage } from '@gridline/storage';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { ServiceConfig } from './service-config';

/** What a service is built from once its connections are open. */
export interface ServiceParts<Config> {
  config: Config;
  nats: Nats;
  storage: Storage;
  logger: Logger;
}

/** What a service with a database is built from. */
export interface StoringParts<Config> extends ServiceParts<Config> {
  dataSource: DataSource;
  relay: OutboxRelay;
}

/** What each service says of itself; the rest is the same for all. */
interface Declared<Config, Parts> {
  /** Also the name of its database schema, and of its replicas' queue group. */
  name: ServiceName;
  /** Every variable that it reads. */
  config: z.ZodType<Config>;
  /** Its public listener, if it has one. */
  http: HttpDoor<Config> | null;
  module(parts: Parts): DynamicModule;
  /** What it does by itself, in the order of starting; stopped in the opposite one. */
  workers(app: INestApplicationContext, parts: Parts): Worker[];
  /** Messages handled at a time, by subject, where it is not the decorator's number. */
  concurrency?(config: Config): Record<string, number>;
  /** Questions of one account that a process answers at a time, where one account could be in the way of others. */
  questionsOfAccount?(config: Config): number;
  /** Health checks besides those of its connections. */
  checks?(app: INestApplicationContext): HealthCheck[];
  /** What its process does before anything else. */
  prepare?(): void;
}

/** A service that keeps nothing of its own. */
export interface StatelessService<Config> extends Declared<Config, ServiceParts<Config>> {
  database: null;
}

/** A service that owns the schema of its name. */
export interface StoringService<Config> extends Declared<Config, StoringParts<Config>> {
  database: Pick<DatabaseOptions, 'entities' | 'migrations'>;
}

export type Service<Config> = StatelessService<Config> | StoringService<Config>;

/** Every variable of a service with a database. */
export type StoringConfig = ServiceConfig & z.infer<typeof databaseConfig>;

/** A public listener: which Express it stands on and what it does before any route. */
export interface HttpDoor<Config> {
  adapter(): AbstractHttpAdapter;
  dress(app: NestExpressApplication, config: Config, logger: Logger): void;
  address(config: Config): { host: string; port: number };
  /** The listener is closed; what is held open for a client alone, with nothing of it left to do, is to be answered soon. */
  letGo(app: INestApplicationContext): void;
  /** The management server runs; its readiness may be shown on the public listener too. */
  onManagement(app: INestApplicationContext, management: ManagementServer): void;
}

/** Checks a declaration's types; a service is nothing but its declaration. */
export function defineService<Config extends StoringConfig>(service: StoringService<Config>): StoringService<Config>;
export function defineService<Config extends ServiceConfig>(service: StatelessService<Config>): StatelessService<Config>;
export function defineService<Config>(service: Service<Config>): Service<Config> {
  return service;
}
