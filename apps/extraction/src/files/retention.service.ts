import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How many days an account keeps its extractions; null where it keeps them. */
interface Retention {
  retentionDays: number | null;
}

/** What accounts say of how long their extractions are kept. The sweeper acts on it. */
@Injectable()
export class RetentionService {
  constructor(private readonly dataSource: DataSource) {}

  async get(accountId: string): Promise<Retention> {
    const found: { days: number }[] = await this.dataSource.query('SELECT days FROM extraction.retention WHERE account_id = $1', [
      accountId,
    ]);
    return { retentionDays: found[0]?.days ?? null };
  }

  async set(accountId: string, { retentionDays }: Retention): Promise<Retention> {
    if (retentionDays === null) await this.dataSource.query('DELETE FROM extraction.retention WHERE account_id = $1', [accountId]);
    else {
      await this.dataSource.query(
        'INSERT INTO extraction.retention (account_id, days) VALUES ($1, $2) ON CONFLICT (account_id) DO UPDATE SET days = $2',
        [accountId, retentionDays],
      );
    }
    return { retentionDays };
  }
}
