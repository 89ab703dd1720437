import { DOC_TYPES, ServiceError } from '@gridline/contracts';
import type { Request } from 'express';
import { z } from 'zod';
import { refuseNul } from '../http/refuse-nul';
import { parseInput } from '../http/route';

const docType = z.string().transform((given, context) => {
  const known = DOC_TYPES.find((type) => type.toLowerCase() === given.trim().toLowerCase());
  if (!known) context.addIssue({ code: 'custom', message: `one of: ${DOC_TYPES.join(', ')}` });
  return known ?? z.NEVER;
});

/** The text parts of the form beside `file`. The caller's own model is not offered yet, so `byok` is not a value. */
export const inferForm = z.strictObject({
  engine: z.enum(['hosted']).default('hosted'),
  doc_type: docType.optional(),
  password: z.string().max(1_024).optional(),
  label: z.string().trim().max(200).default(''),
});
export type InferOptions = z.infer<typeof inferForm>;

/** The form as the reference shows it. */
export const inferFormDocs = z.strictObject({
  file: z.string().meta({ format: 'binary', description: 'The document. Its type is judged from its bytes.' }),
  engine: z.enum(['hosted']).optional().meta({ description: 'Which engine reads it.' }),
  doc_type: z.enum(DOC_TYPES).optional().meta({ description: 'What the document is; a hint.' }),
  password: z.string().max(1_024).optional().meta({ description: 'Opens an encrypted PDF.' }),
  label: z.string().max(200).optional().meta({ description: 'A label of yours, kept with the extraction.' }),
});

/** Throws `invalid_parameter`, naming every bad part. */
export function parseInferOptions(fields: Map<string, string>): InferOptions {
  const parts = Object.fromEntries(fields);
  refuseNul(parts, 'form');
  return parseInput(inferForm, parts, 'form');
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

/** Whether the client would rather be answered at once (RFC 7240). */
export const prefersAsync = (request: Request): boolean =>
  (request.get('Prefer') ?? '').split(',').some((preference) => preference.trim().toLowerCase() === 'respond-async');
