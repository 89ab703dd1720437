import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LOGGER } from '@gridline/runtime';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';

/** How far `lastUsedAt` may lag behind; one statement for all keys in between. */
const WRITE_MS = 5_000;

/** Remembers when keys were used and writes it now and then, off every request's path. */
@Injectable()
export class KeyUses implements OnModuleInit, OnModuleDestroy {
  private uses = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.write(), WRITE_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  note(keyId: string): void {
    this.uses.set(keyId, Date.now());
  }

  /** What cannot be written now is written with the next. */
  async write(): Promise<void> {
    if (this.uses.size === 0) return;
    const uses = this.uses;
    this.uses = new Map();
    try {
      await this.dataSource.query(
        `UPDATE gateway.api_key k SET last_used_at = greatest(k.last_used_at, u.used_at)
         FROM unnest($1::text[], $2::timestamptz[]) AS u(id, used_at) WHERE k.id = u.id`,
        [[...uses.keys()], [...uses.values()].map((time) => new Date(time))],
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'cannot write when keys were used; trying again');
      this.uses = new Map([...uses, ...this.uses]);
    }
  }
}
