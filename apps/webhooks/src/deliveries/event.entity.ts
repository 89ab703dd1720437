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

  /** The extraction, or the batch, that it tells of; null for events of an older release. */
  @Column('text', { nullable: true })
  extractionId: string | null;

  /** The run of the file that the extraction was split out of. */
  @Column('text', { nullable: true })
  parentId: string | null;

  /** What its owner calls the extraction. */
  @Column('text', { nullable: true })
  reference: string | null;

  /** Rows of the extraction, those that the body has no room for too. */
  @Column('integer', { nullable: true })
  rowCount: number | null;

  @Column('timestamptz')
  createdAt: Date;
}
