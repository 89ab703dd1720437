import { Injectable } from '@nestjs/common';
import { ServiceError, extractionCompleted, type WebhookTestResult } from '@gridline/contracts';
import { Clock, SecretBox, newId } from '@gridline/runtime';
import { DataSource } from 'typeorm';
import type { Endpoint } from '../endpoints/endpoint.entity';
import { EndpointsService } from '../endpoints/endpoints.service';
import { toAttemptRequest } from './attempt-request';
import { AttemptSender } from './attempt-sender';
import { DeliveryQueue, type BegunAttempt } from './delivery-queue';
import { EventBodyBuilder } from './event-body';
import { judge } from './verdict';

/** What a test sends: a small invoice, as an extraction would tell it. */
const SAMPLE_EXTRACTION = 'ext_test';
const SAMPLE = { id: SAMPLE_EXTRACTION, rowCount: 2, columns: ['Item', 'Quantity', 'Total'], docType: 'Invoice', confidence: 0.97 };
const SAMPLE_METADATA = { invoiceNumber: 'TEST-0001', issueDate: '2026-01-31', currency: 'EUR', grossTotal: '1234.50' };
const SAMPLE_ROWS = [
  ['Café crème', '2', '7,00 €'],
  ['Webhook test', '1', '1.227,50 €'],
];

/** One attempt with a sample, made while its asker waits, and logged like every other. */
@Injectable()
export class TestDelivery {
  constructor(
    private readonly endpoints: EndpointsService,
    private readonly dataSource: DataSource,
    private readonly queue: DeliveryQueue,
    private readonly sender: AttemptSender,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** Answers what came of it, whatever the receiver did. Never repeated, and never held against the endpoint. */
  async send(accountId: string, endpointId: string): Promise<WebhookTestResult> {
    const endpoint = await this.endpoints.find(accountId, endpointId);
    if (endpoint.status === 'disabled') throw new ServiceError('webhook_disabled', 'The endpoint is disabled; enable it first.');
    const attempt = await this.begin(endpoint);
    const result = await this.sender.send(toAttemptRequest(attempt, this.secrets, this.clock.now()));
    const verdict = judge(result, attempt, this.clock.now(), 0);
    await this.queue.end([{ attempt, result, verdict }]);
    return {
      delivered: verdict.isDelivered,
      httpStatus: result.httpStatus ?? null,
      errorCode: result.error ?? null,
      durationMs: result.durationMs,
      responseSnippet: result.responseSnippet ?? null,
    };
  }

  private async begin(endpoint: Endpoint): Promise<BegunAttempt> {
    const now = this.clock.now();
    const ids = { eventId: newId('evt', now.getTime()), deliveryId: newId('dlv', now.getTime()) };
    const body = sampleBody();
    await this.dataSource.query(
      `WITH event AS (INSERT INTO webhooks.event (id, type, body, is_truncated, created_at) VALUES ($1, $2, $3, false, $4) RETURNING id),
       delivery AS (
         INSERT INTO webhooks.delivery (id, endpoint_id, event_id, status, attempt_count, created_at)
         SELECT $5, $6, event.id, 'pending', 1, $4 FROM event RETURNING id)
       INSERT INTO webhooks.attempt (delivery_id, number, trigger, status, started_at)
       SELECT delivery.id, 1, 'test', 'running', $4 FROM delivery`,
      [ids.eventId, extractionCompleted.subject, body, now, ids.deliveryId, endpoint.id],
    );
    const { id: endpointId, accountId, url, secret, previousSecret, previousSecretUntil } = endpoint;
    const event = {
      eventId: ids.eventId,
      eventType: extractionCompleted.subject,
      body: Buffer.from(body),
      isTruncated: false,
      extractionId: SAMPLE_EXTRACTION,
      parentId: null,
      reference: null,
      keyId: null,
      trace: null,
    };
    const rowCount = SAMPLE_ROWS.length;
    const attempt = { deliveryId: ids.deliveryId, number: 1, trigger: 'test' as const, failures: 0 };
    return { ...attempt, ...event, rowCount, endpointId, accountId, url, secret, previousSecret, previousSecretUntil };
  }
}

function sampleBody(): string {
  const builder = new EventBodyBuilder({ ...SAMPLE, metadata: SAMPLE_METADATA });
  builder.add(SAMPLE_ROWS);
  return builder.finish().json;
}
