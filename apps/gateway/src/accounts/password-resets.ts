import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import { Clock } from '@gridline/runtime';
import { DataSource } from 'typeorm';
import type { Account } from './account.entity';
import { hashPassword, refuseWeakPassword } from './passwords';

/** An operator sends the link by mail, which is read within a day. */
const LIFE_MS = 24 * 3_600_000;

/** One-time links to a new password: 256 random bits, stored as a SHA-256. */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Opens a link for the account; the one before is no longer taken. */
  async open({ id }: Pick<Account, 'id'>): Promise<{ token: string; expiresAt: Date }> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + LIFE_MS);
    await this.dataSource.query(
      `INSERT INTO gateway.password_reset (account_id, token_hash, expires_at) VALUES ($1, $2, $3)
       ON CONFLICT (account_id) DO UPDATE SET token_hash = $2, expires_at = $3`,
      [id, hashOf(token), expiresAt],
    );
    return { token, expiresAt };
  }

  /** Sets the password and ends every session. Throws `invalid_reset_link`; a weak password leaves the link open. */
  async use(token: string, password: string): Promise<void> {
    const [account] = (await this.dataSource.query(
      `SELECT a.email FROM gateway.password_reset r JOIN gateway.account a ON a.id = r.account_id WHERE ${IS_OPEN}`,
      [hashOf(token), this.clock.now()],
    )) as { email: string }[];
    if (!account) throw invalidLink();
    refuseWeakPassword(password, account.email, 'body.newPassword');
    const passwordHash = await hashPassword(password);
    await this.dataSource.transaction(async (tx) => {
      const [used] = (await tx.query(`DELETE FROM gateway.password_reset r WHERE ${IS_OPEN} RETURNING account_id`, [
        hashOf(token),
        this.clock.now(),
      ])) as [{ account_id: string }[], number];
      if (!used[0]) throw invalidLink();
      await tx.query('UPDATE gateway.account SET password_hash = $2 WHERE id = $1', [used[0].account_id, passwordHash]);
      await tx.query('DELETE FROM gateway.session WHERE account_id = $1', [used[0].account_id]);
    });
  }
}

const IS_OPEN = 'r.token_hash = $1 AND r.expires_at > $2';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const invalidLink = (): ServiceError =>
  new ServiceError('invalid_reset_link', 'The link was used, has expired or was replaced by a newer one.');
