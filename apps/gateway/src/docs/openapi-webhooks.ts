import { batchView, extractionExport, runError } from '@gridline/contracts';
import { z } from 'zod';
import type { Json, JsonSchemas } from './json-schemas';

const completed = z
  .object({
    event: z.literal('extraction.completed'),
    data: extractionExport.pick({ columns: true, rows: true, metadata: true, docType: true, confidence: true }),
  })
  .meta({ id: 'ExtractionCompletedEvent' });

const failed = z
  .object({ event: z.literal('extraction.failed'), data: z.object({ id: z.string(), fileName: z.string(), error: runError }) })
  .meta({ id: 'ExtractionFailedEvent' });

const reviewed = z
  .object({
    event: z.literal('extraction.reviewed'),
    data: completed.shape.data.extend({ id: z.string(), version: z.number().int(), reviewedAt: z.string() }),
  })
  .meta({ id: 'ExtractionReviewedEvent' });

const batchCompleted = z
  .object({ event: z.literal('batch.completed'), data: batchView.pick({ id: true, total: true, completed: true, failed: true }) })
  .meta({ id: 'BatchCompletedEvent' });

type Header = readonly [name: string, description: string, required: boolean];

/** Headers that say what an event is of. */
const OF_EXTRACTION: readonly Header[] = [
  ['X-Service-Extraction', "The extraction's id.", false],
  ['X-Service-Parent', 'Of a document out of a file that was split: the run of the file.', false],
  ['X-Service-Truncated', '`true` where rows were left out of a body over 5 MB.', false],
  ['X-Service-Rows', 'How many rows there are, where some were left out.', false],
];
const OF_BATCH: readonly Header[] = [['X-Service-Batch', "The batch's id.", true]];

/** Headers of every delivery. */
const DELIVERY_HEADERS: readonly Header[] = [
  ['X-Service-Event', 'The kind of event.', true],
  ['X-Service-Delivery', "The delivery's id, as the log has it.", true],
  ['X-Service-Signature', "HMAC-SHA256 of the raw body in lower-case hex; its key is the endpoint's whole secret.", true],
  ['X-Service-Reference', 'Your reference, where you gave one.', false],
  ['webhook-id', 'The same for every attempt (Standard Webhooks).', true],
  ['webhook-timestamp', 'When it was signed, in seconds since 1970.', true],
  ['webhook-signature', '`v1,` and the base64 of the HMAC-SHA256 of `id.timestamp.body`.', true],
];

/** What endpoints are sent, as OpenAPI 3.1 tells it. */
export function webhooksOf(schemas: JsonSchemas): Json {
  const events = [
    ['extraction.completed', 'An extraction is stored.', completed, OF_EXTRACTION],
    ['extraction.failed', 'A document could not be read; sent to endpoints that asked for it.', failed, OF_EXTRACTION],
    ['batch.completed', 'Every document of a batch has ended; sent to endpoints that asked for it.', batchCompleted, OF_BATCH],
    ['extraction.reviewed', 'A person has approved an extraction as it is; sent to endpoints that asked for it.', reviewed, OF_EXTRACTION],
  ] as const;
  return Object.fromEntries(
    events.map(([event, summary, schema, subject]) => [event, { post: delivery(event, summary, schemas.of(schema, 'output'), subject) }]),
  );
}

const delivery = (event: string, summary: string, schema: Json, subject: readonly Header[]): Json => ({
  operationId: `on${event.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  summary,
  parameters: [...DELIVERY_HEADERS, ...subject].map(([name, description, required]) => ({
    name,
    in: 'header',
    description,
    required,
    schema: { type: 'string' },
  })),
  requestBody: { required: true, content: { 'application/json': { schema } } },
  responses: {
    '2XX': { description: 'Delivered. Anything else is not; network errors, 429 and 5xx are tried again, three attempts in all.' },
  },
});
