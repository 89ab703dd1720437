import type { Scope } from '@gridline/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key of an account. Its secret is nowhere; revoking removes the row. */
@Entity('api_key')
export class ApiKey {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  accountId: string;

  @Column('text')
  userId: string;

  @Column('text')
  name: string;

  @Column('text', { array: true })
  scopes: Scope[];

  @Column('text')
  hash: string;

  @Column('text')
  hint: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
