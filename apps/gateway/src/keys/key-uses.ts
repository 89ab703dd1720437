import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How far `lastUsedAt` may lag behind; one statement for all keys in between. */
export const WRITE_MS = 5_000;

/** Remembers when keys were used and writes it now and then, off every request's path. */
@Injectable()
export class KeyUses implements OnModuleDestroy {
  private uses = new Map<string, number>();

  constructor(private readonly dataSource: DataSource) {}

  onModuleDestroy(): Promise<void> {
    return this.write();
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
      this.uses = new Map([...uses, ...this.uses]);
      throw error;
    }
  }
}
