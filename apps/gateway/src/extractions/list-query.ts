import {
  EXTRACTION_STATES,
  LIST_LIMIT_DEFAULT,
  LIST_LIMIT_MAX,
  LIST_SORTS,
  REFERENCE_MAX,
  REVIEW_CONFIDENCE,
  exportFormat,
  invalidParameter,
} from '@gridline/contracts';
import { z } from 'zod';
import { wholeNumber } from '../http/whole-number';
import { waitSeconds } from '../infer/preferences';
import { extras } from '../infer/extras';

/** Pages past this cannot be: no account has so many extractions. */
const PAGE_MAX = 1_000_000_000;

/** How many items a page of any list has. */
export const pageSize = wholeNumber(1, LIST_LIMIT_MAX).default(LIST_LIMIT_DEFAULT).meta({ description: 'Page size.' });

const pages = {
  page: wholeNumber(1, PAGE_MAX).default(1).meta({ description: 'Page number, from 1.' }),
  limit: pageSize,
};

/** A date, which begins at midnight UTC, or a time with its zone. */
const moment = z
  .union([z.iso.date().transform((date) => `${date}T00:00:00Z`), z.iso.datetime({ offset: true })])
  .meta({ openapi: { type: 'string' } });

/** Between 0 and 1, in plain decimals. */
const share = z
  .string()
  .regex(/^(0|1|0?\.\d{1,6}|[01]\.0{0,6}|0\.\d{1,6})$/, 'a number from 0 to 1')
  .transform(Number)
  .meta({ openapi: { type: 'number', minimum: 0, maximum: 1 } });

/** `true` or `false`, and nothing else. */
export const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');

const sorting = {
  sort: z.enum(LIST_SORTS).default('created_at').meta({ description: 'What to sort by; ties are broken by id.' }),
  order: z.enum(['desc', 'asc']).default('desc').meta({ description: 'Sort direction.' }),
};

const docType = z.string().min(1).max(100).optional().meta({ description: 'Only extractions of this document type, in any case.' });

export const listQuery = z.object({
  ...pages,
  ...sorting,
  cursor: z.string().max(2_000).optional().meta({
    description:
      'Beside `page`: empty for the first page, then the `nextCursor` of the page before. What is added meanwhile moves no item.',
  }),
  created_after: moment.optional().meta({ description: 'From this moment on: a date (UTC) or an ISO 8601 time.' }),
  created_before: moment.optional().meta({ description: 'Before this moment.' }),
  label: z.string().min(1).max(200).optional().meta({ description: 'Only with this label.' }),
  reference: z.string().min(1).max(REFERENCE_MAX).optional().meta({ description: 'Only with this reference.' }),
  file_name: z.string().min(1).max(255).optional().meta({ description: 'Only where this is part of the file name, in any case.' }),
  min_confidence: share.optional().meta({ description: 'Only those at least so sure, 0 to 1.' }),
  needs_review: yesOrNo.optional().meta({
    description: `Those with values that a person should look at (less sure than the account's threshold, ${REVIEW_CONFIDENCE} at first; failed checks; missing fields) and that nobody approved; or the others.`,
  }),
  doc_type: docType,
});

export const browseQuery = z.object({
  ...pages,
  ...sorting,
  doc_type: docType,
  search: z.string().max(200).optional().meta({ description: 'Part of a file name, label or document type.' }),
  state: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(EXTRACTION_STATES)))
    .optional()
    .meta({ description: 'Only those in this state, or in one of several, with commas between.', openapi: { type: 'string' } }),
  needs_review: yesOrNo.optional().meta({ description: 'Those with something that a person should look at, or the others.' }),
  reviewed: yesOrNo.optional().meta({ description: 'Those that a person approved, or the others.' }),
});

/** The query as the extraction service is asked. */
export const toBrowseInput = ({
  state,
  needs_review: needsReview,
  reviewed: isReviewed,
  doc_type: docType,
  ...query
}: z.infer<typeof browseQuery>) => ({
  ...query,
  ...{ needsReview, isReviewed, docType },
  states: state,
});

export const exportQuery = z.object({
  format: exportFormat.default('json').meta({ description: 'The format to answer in.' }),
  tables: z.enum(['all']).optional().meta({
    description: 'Adds every table that was found: a sheet each in XLSX, the member `tables` in JSON. CSV has room for one table only.',
  }),
});

/** Ids of extractions with commas between, each once. */
export const severalQuery = z.object({
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.string().min(1).max(100)).max(LIST_LIMIT_MAX))
    .meta({ description: `Ids of completed extractions, with commas between; ${LIST_LIMIT_MAX} at most.`, openapi: { type: 'string' } }),
  format: exportFormat.default('csv').meta({ description: 'The format of the files in the archive.' }),
});

export const getQuery = z.object({
  include: extras.optional(),
  low_confidence: share.optional().meta({ description: 'Adds `lowConfidence`: the fields and cells that are less sure than this.' }),
  wait: waitSeconds,
});

/** The query as the extraction service is asked. */
export function toListInput({ page, limit, sort, order, cursor, label, reference, ...query }: z.infer<typeof listQuery>) {
  if (cursor !== undefined && page !== 1) throw invalidParameter('query.page', 'not beside a cursor');
  return {
    ...{ page, limit, sort, order, cursor, label, reference },
    docType: query.doc_type,
    createdAfter: query.created_after,
    createdBefore: query.created_before,
    fileName: query.file_name,
    minConfidence: query.min_confidence,
    needsReview: query.needs_review,
  };
}
