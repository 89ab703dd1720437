import { z } from 'zod';
import { defineRequest } from '../define';
import { LIST_LIMIT_MAX } from '../limits';

const WEBHOOK_STATUSES = ['enabled', 'disabled'] as const;
export const webhookStatus = z.enum(WEBHOOK_STATUSES);
export type WebhookStatus = z.infer<typeof webhookStatus>;

/** Why an endpoint is told nothing: its owner asked, it answered 410, or it failed for a day on end. */
const webhookDisabledReason = z.enum(['requested', 'gone', 'failing']);
export type WebhookDisabledReason = z.infer<typeof webhookDisabledReason>;

/** `skipped`: the extraction was deleted, or the endpoint disabled, before it was sent. */
const WEBHOOK_DELIVERY_STATUSES = ['pending', 'delivered', 'exhausted', 'skipped'] as const;
export const webhookDeliveryStatus = z.enum(WEBHOOK_DELIVERY_STATUSES);
export type WebhookDeliveryStatus = z.infer<typeof webhookDeliveryStatus>;

/** `interrupted`: our process ended before the answer was known; the receiver may have had the request. */
const webhookAttemptStatus = z.enum(['running', 'delivered', 'failed', 'interrupted']);
export type WebhookAttemptStatus = z.infer<typeof webhookAttemptStatus>;

const webhookTrigger = z.enum(['auto', 'test', 'manual']);
export type WebhookTrigger = z.infer<typeof webhookTrigger>;

const webhookErrorCode = z.enum(['dns', 'refused', 'timeout', 'tls', 'blocked', 'redirect', 'http_4xx', 'http_5xx']);

/** What an endpoint may ask to be told; the first alone where it does not say. */
export const WEBHOOK_EVENTS = ['extraction.completed', 'extraction.failed', 'extraction.reviewed', 'batch.completed'] as const;
export const webhookEvents = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1)
  .refine((events) => new Set(events).size === events.length, 'named twice');
export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];
export const DEFAULT_WEBHOOK_EVENTS: WebhookEventName[] = ['extraction.completed'];

/** A webhook endpoint, as its owner sees it. */
export const webhookEndpoint = z
  .object({
    id: z.string(),
    url: z.string(),
    description: z.string(),
    status: webhookStatus,
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    disabledReason: webhookDisabledReason.nullable(),
    secretHint: z.string(),
    createdAt: z.string(),
    lastDeliveryAt: z.string().nullable(),
    lastDeliveryStatus: webhookDeliveryStatus.nullable(),
  })
  .meta({ id: 'WebhookEndpoint' });
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

/** One HTTP request of a delivery. */
export const webhookAttempt = z
  .object({
    number: z.number().int(),
    trigger: webhookTrigger,
    status: webhookAttemptStatus,
    httpStatus: z.number().int().nullable(),
    errorCode: webhookErrorCode.nullable(),
    startedAt: z.string(),
    durationMs: z.number().int().nullable(),
    responseSnippet: z.string().nullable(),
    nextAttemptAt: z.string().nullable(),
  })
  .meta({ id: 'WebhookAttempt' });

/** One event for one endpoint, with every attempt. */
export const webhookDelivery = z
  .object({
    id: z.string(),
    event: z.string(),
    /** What receivers see as `webhook-id`. */
    eventId: z.string(),
    status: webhookDeliveryStatus,
    createdAt: z.string(),
    nextAttemptAt: z.string().nullable(),
    attempts: z.array(webhookAttempt),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** What came of a test. */
export const webhookTestResult = z
  .object({
    delivered: z.boolean(),
    httpStatus: z.number().int().nullable(),
    errorCode: webhookErrorCode.nullable(),
    durationMs: z.number().int(),
    responseSnippet: z.string().nullable(),
  })
  .meta({ id: 'WebhookTestResult' });
export type WebhookTestResult = z.infer<typeof webhookTestResult>;

/** The secret is answered here and never again. */
export const webhookEndpointWithSecret = webhookEndpoint.extend({ secret: z.string() });

const account = z.object({ accountId: z.string() });
const owned = account.extend({ id: z.string() });

/** gateway -> webhooks. Register an endpoint; its URL is checked, and the account's number of endpoints is. */
export const webhookCreate = defineRequest(
  'webhooks',
  'webhook.create',
  account.extend({ url: z.string(), description: z.string(), events: webhookEvents.optional() }),
  webhookEndpointWithSecret,
);

/** gateway -> webhooks. An account's endpoints, oldest first. */
export const webhookList = defineRequest('webhooks', 'webhook.list', account, z.object({ data: z.array(webhookEndpoint) }));

/** gateway -> webhooks. */
export const webhookGet = defineRequest('webhooks', 'webhook.get', owned, webhookEndpoint);

/** gateway -> webhooks. Enable, disable, describe, choose events, or move to another URL, which is checked as a new one's. */
export const webhookUpdate = defineRequest(
  'webhooks',
  'webhook.update',
  owned.extend({
    url: z.string().optional(),
    status: webhookStatus.optional(),
    description: z.string().optional(),
    events: webhookEvents.optional(),
  }),
  webhookEndpoint,
);

/** gateway -> webhooks. Remove an endpoint and its log. */
export const webhookDelete = defineRequest('webhooks', 'webhook.delete', owned, z.object({ id: z.string() }));

/** gateway -> webhooks. A new secret; the one before signs as well until the moment answered. */
export const webhookRotateSecret = defineRequest(
  'webhooks',
  'webhook.rotate_secret',
  owned,
  webhookEndpointWithSecret.extend({ previousSecretUntil: z.string() }),
);

/** gateway -> webhooks. One attempt with a sample, answered with what came of it; takes as long as the receiver may take. */
export const webhookTest = defineRequest('webhooks', 'webhook.test', owned, webhookTestResult);

/** gateway -> webhooks. An endpoint's log, newest first; `cursor` is the `nextCursor` of the page before. */
export const webhookDeliveries = defineRequest(
  'webhooks',
  'webhook.deliveries',
  owned.extend({
    cursor: z.string().optional(),
    limit: z.number().int().min(1).max(LIST_LIMIT_MAX),
    status: webhookDeliveryStatus.optional(),
  }),
  z.object({ data: z.array(webhookDelivery), nextCursor: z.string().nullable() }),
  { large: true },
);

/** gateway -> webhooks. One more attempt, at once; it leads to no other. */
export const webhookRedeliver = defineRequest('webhooks', 'webhook.redeliver', owned.extend({ deliveryId: z.string() }), webhookDelivery);

/** operator -> webhooks. Enable an endpoint of any account. */
export const webhookOperatorEnable = defineRequest('webhooks', 'webhook.operator_enable', z.object({ id: z.string() }), webhookEndpoint);

/** operator -> webhooks. Seal every secret anew with the first of the master keys. */
export const webhookReseal = defineRequest('webhooks', 'webhooks.reseal', z.object({}), z.object({ resealed: z.number().int() }));
