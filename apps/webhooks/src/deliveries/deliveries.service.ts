import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  ServiceError,
  WEBHOOK_ENDPOINTS,
  type WebhookDelivery,
  type WebhookEventName,
  type WebhookDeliveryStatus,
} from '@gridline/contracts';
import { announceWork } from '@gridline/database';
import { Inbox } from '@gridline/outbox';
import { Clock, currentTrace, newId } from '@gridline/runtime';
import { DataSource, In, LessThan, Repository, type EntityManager } from 'typeorm';
import { EndpointsService } from '../endpoints/endpoints.service';
import { Attempt } from './attempt.entity';
import { Delivery } from './delivery.entity';
import { toDeliveryView } from './delivery.view';
import { DUE_WORK } from './dispatcher';
import type { EventBody } from './event-body';

/** What is told, of what, and by whom it is told apart in the inbox. */
interface Announcement {
  /** Name of the consumer in the inbox. */
  consumer: string;
  eventId: string;
  type: WebhookEventName;
  accountId: string;
  /** The only endpoints that are told; all of the account where absent. */
  onlyIds?: readonly string[];
  /** The run of the file that the extraction was split out of. */
  parentId?: string;
  /** The key that the extraction was sent with. */
  keyId?: string;
  /** Made only where somebody is to be told; undefined where there is nothing left to tell. */
  body(): Promise<EventBody | undefined>;
}

interface DeliveriesPage {
  cursor?: string;
  limit: number;
  status?: WebhookDeliveryStatus;
}

/** Turns events into deliveries, and shows what became of them. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
    private readonly endpoints: EndpointsService,
    private readonly clock: Clock,
    @InjectRepository(Delivery) private readonly deliveries: Repository<Delivery>,
  ) {}

  /** One delivery for each endpoint that is enabled now and asked for such events; none the second time an event arrives. */
  async announce(announcement: Announcement): Promise<void> {
    const { accountId, type, onlyIds = null } = announcement;
    const awaiting: unknown[] = await this.dataSource.query(
      `SELECT id FROM webhooks.endpoint WHERE account_id = $1 AND status = 'enabled' AND $2 = ANY (events) AND ($3::text[] IS NULL OR id = ANY ($3)) LIMIT 1`,
      [accountId, type, onlyIds],
    );
    const isAwaited = awaiting.length > 0;
    const body = isAwaited ? await announcement.body() : undefined;
    try {
      await this.inbox.once(announcement.consumer, announcement.eventId, async (tx) => {
        if (isAwaited) await this.open(tx, announcement, body);
      });
    } finally {
      body?.done?.();
    }
  }

  /** What was told, or is to be told, of extractions that were deleted is gone. Deliveries that wait are skipped when their turn comes. */
  async forget(extractionIds: readonly string[]): Promise<void> {
    await this.dataSource.query(
      'UPDATE webhooks.event SET body = NULL, reference = NULL WHERE extraction_id = ANY ($1) AND (body IS NOT NULL OR reference IS NOT NULL)',
      [extractionIds],
    );
  }

  /** An endpoint's deliveries, newest first. */
  async list(accountId: string, endpointId: string, page: DeliveriesPage): Promise<{ data: WebhookDelivery[]; nextCursor: string | null }> {
    await this.endpoints.find(accountId, endpointId);
    const found = await this.deliveries.find({
      where: {
        endpointId,
        ...(page.status !== undefined && { status: page.status }),
        ...(page.cursor !== undefined && { id: LessThan(page.cursor) }),
      },
      relations: { event: true },
      order: { id: 'DESC' },
      take: page.limit + 1,
    });
    const shown = found.slice(0, page.limit);
    return { data: await this.views(shown), nextCursor: found.length > page.limit ? shown.at(-1)!.id : null };
  }

  /** One more attempt, at once, that leads to no other. */
  async redeliver(accountId: string, endpointId: string, deliveryId: string): Promise<WebhookDelivery> {
    const endpoint = await this.endpoints.find(accountId, endpointId);
    if (endpoint.status === 'disabled') throw new ServiceError('webhook_disabled', 'The endpoint is disabled; enable it first.');
    await this.dataSource.transaction(async (tx) => {
      await this.lockSendable(tx, endpointId, deliveryId);
      // While an attempt runs, the moment at which it ends is the moment for this one.
      await tx.query(
        `UPDATE webhooks.delivery SET is_manual = true, due_at = CASE
           WHEN EXISTS (SELECT FROM webhooks.attempt WHERE delivery_id = $1 AND status = 'running') THEN due_at ELSE $2 END
         WHERE id = $1`,
        [deliveryId, this.clock.now()],
      );
      announceWork(tx, DUE_WORK);
    });
    const delivery = await this.deliveries.findOneOrFail({ where: { id: deliveryId }, relations: { event: true } });
    return (await this.views([delivery]))[0]!;
  }

  private async views(deliveries: readonly Delivery[]): Promise<WebhookDelivery[]> {
    const where = { deliveryId: In(deliveries.map(({ id }) => id)) };
    const attempts = await this.dataSource.manager.find(Attempt, { where, order: { number: 'ASC' } });
    return deliveries.map((delivery) =>
      toDeliveryView(
        delivery,
        attempts.filter(({ deliveryId }) => deliveryId === delivery.id),
      ),
    );
  }

  private async open(tx: EntityManager, announcement: Announcement, body: EventBody | undefined): Promise<void> {
    const { eventId, type, accountId, onlyIds = null, parentId = null, keyId = null } = announcement;
    const now = this.clock.now();
    const deliveryIds = Array.from({ length: WEBHOOK_ENDPOINTS }, () => newId('dlv', now.getTime()));
    const event = [eventId, type, body?.json ?? null, body?.isTruncated ?? false, now];
    const told = [body?.extractionId ?? null, body?.reference ?? null, body?.rowCount ?? null];
    await tx.query(OPEN_DELIVERIES, [
      ...event,
      body ? 'pending' : 'skipped',
      body ? now : null,
      deliveryIds,
      accountId,
      ...told,
      onlyIds,
      parentId,
      currentTrace() ?? null,
      keyId,
    ]);
    if (body) announceWork(tx, DUE_WORK);
  }

  private async lockSendable(tx: EntityManager, endpointId: string, deliveryId: string): Promise<void> {
    const rows: { has_body: boolean }[] = await tx.query(
      `SELECT v.body IS NOT NULL AS has_body FROM webhooks.delivery d JOIN webhooks.event v ON v.id = d.event_id
       WHERE d.id = $1 AND d.endpoint_id = $2 FOR UPDATE OF d`,
      [deliveryId, endpointId],
    );
    if (!rows[0]?.has_body) throw new ServiceError('not_found', 'There is no such delivery, or its extraction was deleted.');
  }
}

/** The event, and a delivery for each endpoint that is enabled; neither where none is. */
const OPEN_DELIVERIES = `
  WITH enabled AS (
    SELECT id FROM webhooks.endpoint WHERE account_id = $9 AND status = 'enabled' AND $2 = ANY (events)
      AND ($13::text[] IS NULL OR id = ANY ($13)) FOR KEY SHARE
  ), target AS (
    SELECT id, row_number() OVER () AS position FROM enabled
  ), event AS (
    INSERT INTO webhooks.event (id, type, body, is_truncated, created_at, extraction_id, reference, row_count, parent_id, trace, key_id)
    SELECT $1, $2, $3, $4, $5, $10, $11, $12, $14, $15, $16 WHERE EXISTS (SELECT FROM target)
    RETURNING id
  )
  INSERT INTO webhooks.delivery (id, endpoint_id, event_id, status, retry_at, due_at, created_at)
  SELECT given.id, target.id, event.id, $6, $7, $7, $5
  FROM event, target JOIN unnest($8::text[]) WITH ORDINALITY AS given(id, position) ON given.position = target.position`;
