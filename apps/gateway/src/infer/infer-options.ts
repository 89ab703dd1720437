import { DOC_TYPES, REFERENCE_MAX, SCHEMA_CHARACTERS_MAX, ServiceError, engineName, pageImages } from '@gridline/contracts';
import type { Request } from 'express';
import { z } from 'zod';
import { refuseNul } from '../http/refuse-nul';
import { parseInput } from '../http/route';
import { extras } from './extras';
import { pageRanges } from './page-ranges';

const docType = z.string().transform((given, context) => {
  const known = DOC_TYPES.find((type) => type.toLowerCase() === given.trim().toLowerCase());
  if (!known) context.addIssue({ code: 'custom', message: `one of: ${DOC_TYPES.join(', ')}` });
  return known ?? z.NEVER;
});

const PRINTABLE = /^\P{Cc}*$/u;

/** The ids of webhook endpoints, with commas between them. */
const endpointIds = z
  .string()
  .regex(/^end_[0-9a-f]{32}(,end_[0-9a-f]{32}){0,4}$/, 'ids of webhook endpoints (end_…), with commas between them')
  .transform((text) => text.split(','));

/** Tokens that a caller's model may cost for one document: whole, written plainly. */
const maxCost = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'a whole number of tokens from 1 to 999999999')
  .transform(Number);

/** The text parts of the form beside `file`. Without `engine` the account's default holds. */
const inferForm = z.strictObject({
  engine: engineName.optional(),
  max_cost: maxCost.optional(),
  page_images: pageImages.optional(),
  doc_type: docType.optional(),
  password: z.string().max(1_024).optional(),
  label: z.string().trim().max(200).default(''),
  reference: z.string().min(1).max(REFERENCE_MAX).regex(PRINTABLE, 'no control characters').optional(),
  pages: pageRanges.optional(),
  schema: z.string().min(1).max(SCHEMA_CHARACTERS_MAX).optional(),
  webhook: endpointIds.optional(),
  include: extras.optional(),
  split: z.enum(['none', 'auto']).optional(),
});
type InferOptions = z.infer<typeof inferForm>;

/** The form as the reference shows it. */
export const inferFormDocs = z.strictObject({
  file: z.string().meta({ format: 'binary', description: 'The document. Its type is judged from its bytes.' }),
  engine: engineName
    .optional()
    .meta({ description: 'Which engine reads it: ours, or `byok`, the model that the account set; without it the account’s default.' }),
  max_cost: z.number().int().min(1).optional().meta({
    description:
      'Tokens, asked and answered, that a model of your own may cost for this document. An estimate is made first; past it nothing is sent.',
  }),
  page_images: pageImages.optional().meta({
    description:
      'Which pages a model of your own is shown as pictures beside the text that we read: `weak` (the default) those that we read badly, `always` every page, `never` none; twenty of a document at most.',
  }),
  doc_type: z.enum(DOC_TYPES).optional().meta({ description: 'What the document is; a hint.' }),
  password: z.string().max(1_024).optional().meta({ description: 'Opens an encrypted PDF.' }),
  label: z.string().max(200).optional().meta({ description: 'A label of yours, kept with the extraction.' }),
  reference: z
    .string()
    .max(REFERENCE_MAX)
    .optional()
    .meta({ description: 'What you call it: echoed as `X-Service-Reference` in answers and webhooks, and a filter of the list.' }),
  pages: z.string().optional().meta({
    description: 'The only pages (or sheets) that are read and charged: `1-3,5,-1`; -1 is the last, `3-` goes to the end.',
    example: '1-3,5,-1',
  }),
  schema: z
    .string()
    .max(SCHEMA_CHARACTERS_MAX)
    .optional()
    .meta({ description: 'The form in which you want the answer: a JSON Schema (a subset, see Schemas), or the name of a saved one.' }),
  webhook: z.string().optional().meta({ description: 'Ids of the only webhook endpoints that are told, with commas between them.' }),
  include: z.string().optional().meta({ description: 'What the answer has besides: `tables`, `provenance`, or both.', example: 'tables' }),
  split: z.enum(['none', 'auto']).optional().meta({
    description:
      '`auto` finds where each document of the file begins (invoices behind one another in one scan): each becomes an extraction of its own, and the answer has `parts`.',
  }),
});

/** The JSON body as the reference shows it. */
export const inferBodyDocs = inferFormDocs.omit({ file: true }).extend({
  url: z.url().optional().meta({ description: 'Where the document is: https, public, 30 seconds, three redirects at most.' }),
  base64: z.string().optional().meta({ description: 'The document itself, 10 MB at most.' }),
  fileName: z.string().max(255).optional().meta({ description: "The document's name." }),
});

/** Throws `invalid_parameter`, naming every bad part. */
export function parseInferOptions(fields: Map<string, string>, location: 'form' | 'body'): InferOptions {
  const parts = Object.fromEntries(fields);
  refuseNul(parts, location);
  return parseInput(inferForm, parts, location);
}

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_\-:.]{1,128}$/;

/** The request's idempotency key; undefined where it sends none. Throws `invalid_idempotency_key`. */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get('Idempotency-Key');
  if (key === undefined) return undefined;
  if (!IDEMPOTENCY_KEY.test(key))
    throw new ServiceError('invalid_idempotency_key', 'An Idempotency-Key has 1 to 128 characters of A-Z a-z 0-9 _ - : .');
  return key;
}
