import type { WebhookDeliveryStatus } from '@gridline/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { WebhookEvent } from './event.entity';

/** One event for one endpoint. */
@Entity({ name: 'delivery' })
export class Delivery {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  endpointId: string;

  @Column('text')
  eventId: string;

  @ManyToOne(() => WebhookEvent)
  @JoinColumn({ name: 'event_id' })
  event: Relation<WebhookEvent>;

  @Column('text')
  status: WebhookDeliveryStatus;

  /** Requests that were begun, of every trigger. */
  @Column('integer')
  attemptCount: number;

  /** Automatic attempts that failed; the retry schedule goes by it, so an interrupted attempt takes nothing from it. */
  @Column('integer')
  failureCount: number;

  /** When the schedule has its next automatic attempt. */
  @Column('timestamptz', { nullable: true })
  retryAt: Date | null;

  /** The customer asked for an attempt that has not begun. */
  @Column('boolean')
  isManual: boolean;

  /**
   * When a dispatcher takes it up: the schedule's time, or at once where the customer asked. While an attempt runs it is the moment
   * after which that attempt's process must be dead (the lease), so that another takes it up by the same rule.
   */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
