import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ServiceError, keyRevoked, type Scope } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { Batcher } from '@gridline/runtime';
import { Redis } from 'ioredis';
import type { Subscription } from 'nats';
import { DataSource } from 'typeorm';

/** What a request needs to know of its key. */
export interface KeyRecord {
  id: string;
  accountId: string;
  userId: string;
  scopes: readonly Scope[];
  /** Milliseconds since 1970; infinite for a key that does not expire. */
  expiresAt: number;
}

/**
 * No record is used for longer, counted from the start of its look-up. Short, because a revocation that cannot reach Redis waits as
 * long before it answers; a look-up per key and five seconds costs nothing that could be measured.
 */
export const KEY_CACHE_MS = 5_000;
/** Records kept at most; some 2 MB. */
const KEY_CACHE_ENTRIES = 10_000;
/** Hashes of one look-up. */
const LOOK_UP_BATCH = 200;

/**
 * Key records by the hash of the secret. It may only be believed together with Redis, which knows the keys revoked of late (see
 * `MinuteLimits`), so it is emptied whenever the connection was lost, and `findFresh` is for the time without.
 */
@Injectable()
export class KeyCache implements OnModuleInit, OnModuleDestroy {
  private readonly entries = new Map<string, { record: KeyRecord; lookedUpAt: number }>();
  private readonly lookUps = new Batcher('keys', (hashes: string[]) => this.lookUp(hashes), LOOK_UP_BATCH);
  /** Changes whenever something is forgotten: a look-up begun before does not fill the cache after, nor is a record found before believed. */
  generation = 0;
  private notices: Subscription | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
    private readonly redis: Redis,
  ) {}

  onModuleInit(): void {
    this.redis.on('close', () => this.clear());
    this.notices = this.services.listen(keyRevoked, ({ keyId }) => this.drop(keyId));
  }

  onModuleDestroy(): void {
    this.notices?.unsubscribe();
  }

  /** The record of a key, perhaps from a look-up of some seconds ago. */
  async find(hash: string): Promise<KeyRecord | undefined> {
    const cached = this.entries.get(hash);
    if (cached && performance.now() - cached.lookedUpAt < KEY_CACHE_MS) return cached.record;
    this.entries.delete(hash);
    const lookedUpAt = performance.now();
    const generation = this.generation;
    const record = await this.findFresh(hash);
    if (record && generation === this.generation) this.keep(hash, record, lookedUpAt);
    return record;
  }

  /** The record of a key as the database has it now. */
  findFresh(hash: string): Promise<KeyRecord | undefined> {
    return this.lookUps.add(hash);
  }

  drop(keyId: string): void {
    this.generation++;
    for (const [hash, { record }] of this.entries) if (record.id === keyId) this.entries.delete(hash);
  }

  clear(): void {
    this.generation++;
    this.entries.clear();
  }

  /** The oldest entry makes room; entries are as old as their position in the map. */
  private keep(hash: string, record: KeyRecord, lookedUpAt: number): void {
    if (this.entries.size >= KEY_CACHE_ENTRIES) this.entries.delete(this.entries.keys().next().value!);
    this.entries.set(hash, { record, lookedUpAt });
  }

  private async lookUp(hashes: string[]): Promise<(KeyRecord | undefined)[]> {
    const rows: KeyRow[] = await this.dataSource
      .query('SELECT hash, id, account_id, user_id, scopes, expires_at FROM gateway.api_key WHERE hash = ANY ($1)', [hashes])
      .catch((error: unknown) => {
        throw new ServiceError('busy', 'Keys cannot be looked up at the moment.', { cause: error });
      });
    const found = new Map(rows.map((row) => [row.hash, toRecord(row)]));
    return hashes.map((hash) => found.get(hash));
  }
}

interface KeyRow {
  hash: string;
  id: string;
  account_id: string;
  user_id: string;
  scopes: Scope[];
  expires_at: Date | null;
}

const toRecord = (row: KeyRow): KeyRecord => ({
  id: row.id,
  accountId: row.account_id,
  userId: row.user_id,
  scopes: row.scopes,
  expiresAt: row.expires_at?.getTime() ?? Infinity,
});
