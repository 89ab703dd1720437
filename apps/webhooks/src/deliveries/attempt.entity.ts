import type { WebhookAttemptStatus, WebhookTrigger } from '@gridline/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AttemptError } from './attempt-result';

/** One HTTP request of a delivery; written before the request is made, completed after it. */
@Entity({ name: 'attempt' })
export class Attempt {
  @PrimaryColumn('text')
  deliveryId: string;

  /** From 1. */
  @PrimaryColumn('integer')
  number: number;

  @Column('text')
  trigger: WebhookTrigger;

  @Column('text')
  status: WebhookAttemptStatus;

  @Column('integer', { nullable: true })
  httpStatus: number | null;

  @Column('text', { nullable: true })
  errorCode: AttemptError | null;

  @Column('timestamptz')
  startedAt: Date;

  @Column('integer', { nullable: true })
  durationMs: number | null;

  @Column('text', { nullable: true })
  responseSnippet: string | null;

  /** What this attempt's failure led to. */
  @Column('timestamptz', { nullable: true })
  nextAttemptAt: Date | null;
}
