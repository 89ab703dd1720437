import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@gridline/runtime';
import { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;

/** A session ends this long after it was last used, and this long after it began. */
const IDLE_MS = 12 * HOUR_MS;
export const ABSOLUTE_MS = 30 * 24 * HOUR_MS;

/** `last_seen_at` is written at most this often. */
const TOUCH_MS = 60_000;

/** Who is signed in. An account has one user so far, who carries its id; limits name the user. */
export interface SessionUser {
  accountId: string;
  userId: string;
  email: string;
  name: string;
}

interface SessionRow {
  id_hash: string;
  account_id: string;
  email: string;
  name: string;
  last_seen_at: Date;
}

/** Sessions of the browser app: 256 random bits in a cookie, stored as a SHA-256. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Begins a session and answers the secret for the cookie; the one that the browser had before ends. */
  async begin(accountId: string, before: string | undefined): Promise<string> {
    if (before) await this.end(before);
    const secret = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    await this.dataSource.query('INSERT INTO gateway.session (id_hash, account_id, created_at, last_seen_at) VALUES ($1, $2, $3, $3)', [
      hashOf(secret),
      accountId,
      now,
    ]);
    return secret;
  }

  async end(secret: string): Promise<void> {
    await this.dataSource.query('DELETE FROM gateway.session WHERE id_hash = $1', [hashOf(secret)]);
  }

  /** Ends every session of an account, but the one with this secret where one is given. */
  async endAll(accountId: string, except?: string): Promise<void> {
    const kept = except ? hashOf(except) : '';
    await this.dataSource.query('DELETE FROM gateway.session WHERE account_id = $1 AND id_hash <> $2', [accountId, kept]);
  }

  /** Whose session it is; undefined where it is unknown or over. */
  async find(secret: string): Promise<SessionUser | undefined> {
    const now = this.clock.now().getTime();
    const rows: SessionRow[] = await this.dataSource.query(
      `SELECT s.id_hash, s.account_id, s.last_seen_at, a.email, a.name FROM gateway.session s JOIN gateway.account a ON a.id = s.account_id
       WHERE s.id_hash = $1 AND s.last_seen_at > $2 AND s.created_at > $3`,
      [hashOf(secret), new Date(now - IDLE_MS), new Date(now - ABSOLUTE_MS)],
    );
    const row = rows[0];
    if (!row) return undefined;
    if (now - row.last_seen_at.getTime() > TOUCH_MS) {
      await this.dataSource.query('UPDATE gateway.session SET last_seen_at = $2 WHERE id_hash = $1', [row.id_hash, new Date(now)]);
    }
    return { accountId: row.account_id, userId: row.account_id, email: row.email, name: row.name };
  }

  /** Removes sessions that are over; answers how many. */
  async clean(): Promise<number> {
    const now = this.clock.now().getTime();
    const [, removed] = (await this.dataSource.query('DELETE FROM gateway.session WHERE last_seen_at <= $1 OR created_at <= $2', [
      new Date(now - IDLE_MS),
      new Date(now - ABSOLUTE_MS),
    ])) as [unknown, number];
    return removed;
  }
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
