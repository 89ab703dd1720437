import type { WebhookDisabledReason, WebhookEventName, WebhookStatus } from '@gridline/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A customer's webhook URL. */
@Entity({ name: 'endpoint' })
export class Endpoint {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  accountId: string;

  /** Normalised; an account has it once. */
  @Column('text')
  url: string;

  @Column('text')
  description: string;

  @Column('text')
  status: WebhookStatus;

  /** What it asked to be told. */
  @Column('text', { array: true })
  events: WebhookEventName[];

  @Column('text', { nullable: true })
  disabledReason: WebhookDisabledReason | null;

  /** Sealed, with the endpoint's id as its owner; so is the previous one. */
  @Column('text')
  secret: string;

  @Column('text')
  secretHint: string;

  /** The secret before the last rotation; it signs as well until `previousSecretUntil`. */
  @Column('text', { nullable: true })
  previousSecret: string | null;

  @Column('timestamptz', { nullable: true })
  previousSecretUntil: Date | null;

  /** Deliveries that were exhausted since the last one that was delivered, and when the first of them was. */
  @Column('integer')
  exhaustedInRow: number;

  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
