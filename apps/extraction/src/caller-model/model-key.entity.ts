import type { ModelProvider } from '@gridline/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account's own model. */
@Entity({ name: 'model_key' })
export class ModelKey {
  @PrimaryColumn('text')
  accountId: string;

  @Column('text')
  provider: ModelProvider;

  @Column('text')
  model: string;

  @Column('text', { nullable: true })
  baseUrl: string | null;

  /** Sealed with the master key for this account. */
  @Column('text')
  keySealed: string;

  @Column('text')
  hint: string;

  @Column('boolean')
  useByDefault: boolean;

  @Column('timestamptz')
  createdAt: Date;
}
