import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What endpoints are told, serialised once: the bytes signed are the bytes sent. */
@Entity({ name: 'event' })
export class WebhookEvent {
  /** The id of the event that caused it; receivers see it as `webhook-id`. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  /** Null where there was nothing left to tell. */
  @Column('text', { nullable: true, select: false })
  body: string | null;

  @Column('boolean')
  isTruncated: boolean;

  @Column('timestamptz')
  createdAt: Date;
}
