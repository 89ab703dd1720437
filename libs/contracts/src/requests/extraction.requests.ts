import { z } from 'zod';
import { answerSchema } from '../answer-schema';
import { defineRequest } from '../define';
import {
  EXTRACTION_EXTRAS,
  extractionExport,
  extractionListItem,
  extractionState,
  extractionTable,
  extractionWithExtras,
  pagination,
  reviewState,
  runError,
  runProgress,
  splitExtraction,
} from '../extraction-views';
import { LIST_LIMIT_MAX, RETENTION_DAYS_MAX } from '../limits';
import { planName } from '../plans';

/** Which engine reads the document: ours, or the caller's own model. */
export const engineName = z.enum(['hosted', 'byok']);
export type EngineName = z.infer<typeof engineName>;

/** Which pages a caller's model is shown as pictures beside what we read; without a word those that we read badly. */
export const pageImages = z.enum(['weak', 'always', 'never']);
export type PageImages = z.infer<typeof pageImages>;

/** Pages from one to another; from 1, or from the end with negative numbers. */
export const pageRange = z.object({ first: z.number().int(), last: z.number().int() });
export type PageRange = z.infer<typeof pageRange>;

const owned = z.object({ accountId: z.string(), id: z.string() });

/**
 * gateway -> extraction. The file is stored; make the extraction and queue its work, once per idempotency key and once per extraction
 * id: the gateway chooses it, and asks again under the same ids where an answer was lost.
 */
export const extractionAccept = defineRequest(
  'extraction',
  'extraction.accept',
  z.object({
    accountId: z.string(),
    extractionId: z.string().optional(),
    file: z.object({ id: z.string(), name: z.string(), storageKey: z.string(), bytes: z.number().int(), sha256: z.string() }),
    plan: planName,
    /** The account's default where it is not given. */
    engine: engineName.optional(),
    /** Tokens that the caller's model may cost for this document. */
    maxCost: z.number().int().optional(),
    /** Which pages that model is shown; those that were read badly where it is not given. */
    pageImages: pageImages.optional(),
    docTypeHint: z.string().optional(),
    label: z.string(),
    password: z.string().optional(),
    /** What the account calls it. */
    reference: z.string().optional(),
    /** The only pages that are read. */
    pages: z.array(pageRange).optional(),
    /** The form in which the answer is wanted. */
    schema: answerSchema.optional(),
    /** The only endpoints that are told. */
    webhookIds: z.array(z.string()).optional(),
    /** The key that sent it. */
    keyId: z.string().optional(),
    /** Whether each of the documents that the file holds becomes an extraction of its own. */
    split: z.literal('auto').optional(),
    /** The batch that it is of, and its position in it. */
    batch: z.object({ id: z.string(), index: z.number().int() }).optional(),
    idempotencyKey: z.string().optional(),
  }),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('accepted'), extractionId: z.string() }),
    /** The key was used for the same file and options before; the extraction that it made. */
    z.object({ outcome: z.literal('known'), extractionId: z.string(), state: extractionState }),
    /** The key was used for something else. */
    z.object({ outcome: z.literal('reused') }),
    /** Too many extractions are in flight: certainly not taken in. Answered only to who chose the extraction id; others get `busy`. */
    z.object({ outcome: z.literal('full'), retryAfterSeconds: z.number() }),
  ]),
);

/** gateway -> extraction. How many documents of an account wait for their turn, and whether its failures leave room for another. */
export const extractionQueue = defineRequest(
  'extraction',
  'extraction.queue',
  z.object({ accountId: z.string() }),
  z.object({
    waiting: z.number().int(),
    /** Set while failing documents have taken more of the engine than they may: until they have not. */
    failuresRetryAfterSeconds: z.number().optional(),
  }),
);

/** gateway, webhooks -> extraction. How far an extraction is; answers `not_found` for another account's. */
export const extractionStatus = defineRequest(
  'extraction',
  'extraction.status',
  owned,
  z.object({
    id: z.string(),
    state: extractionState,
    fileName: z.string(),
    reference: z.string().optional(),
    createdAt: z.string().optional(),
    progress: runProgress.optional(),
    /** Set when failed. */
    error: runError.optional(),
    pageCount: z.number().int().optional(),
    /** Grows with each change that a person makes; the release before does not say it. */
    version: z.number().int().optional(),
  }),
);

/** gateway -> extraction. A completed extraction, whole: as it is exported, with provenance, or as infer answers it. */
export const extractionGet = defineRequest(
  'extraction',
  'extraction.get',
  owned.extend({
    include: z.enum(['export', 'provenance', 'result']).default('export'),
    /** What is answered beside it. */
    extras: z.array(z.enum(EXTRACTION_EXTRAS)).optional(),
    /** Leaves out all that grows with the table; `rowsOmitted` says how many rows there are. */
    withoutRows: z.boolean().optional(),
    /** Lists the values that are less sure than this. */
    lowConfidence: z.number().optional(),
  }),
  extractionWithExtras,
  { large: true },
);

/** gateway -> extraction. What a file was split into; those of its parts that were deleted are left out. */
export const extractionParts = defineRequest(
  'extraction',
  'extraction.parts',
  owned.extend({ extras: z.array(z.enum(EXTRACTION_EXTRAS)).optional() }),
  splitExtraction,
  { large: true },
);

/** export, webhooks -> extraction. A completed extraction without its rows, and how many there are. */
export const extractionHead = defineRequest(
  'extraction',
  'extraction.head',
  owned,
  extractionExport.omit({ rows: true }).extend({
    rowCount: z.number().int(),
    /** What the account calls it. */
    reference: z.string().optional(),
  }),
  { large: true },
);

/** export, webhooks -> extraction. Rows from a chunk on; ask again with `nextChunk` until it is null. */
export const extractionRows = defineRequest(
  'extraction',
  'extraction.rows',
  owned.extend({ chunk: z.number().int().min(0) }),
  z.object({ rows: z.array(z.array(z.string())), nextChunk: z.number().int().nullable() }),
  { large: true },
);

/** gateway, export -> extraction. Every table of a completed extraction without its rows, and how many there are. */
export const extractionTables = defineRequest(
  'extraction',
  'extraction.tables',
  owned,
  z.object({ tables: z.array(extractionTable.omit({ rows: true }).extend({ rowCount: z.number().int() })) }),
  { large: true },
);

/** export -> extraction. Rows of one of its tables from a chunk on; ask again with `nextChunk` until it is null. */
export const extractionTableRows = defineRequest(
  'extraction',
  'extraction.table_rows',
  owned.extend({ table: z.number().int().min(0), chunk: z.number().int().min(0) }),
  z.object({ rows: z.array(z.array(z.string())), nextChunk: z.number().int().nullable() }),
  { large: true },
);

export const LIST_SORTS = ['created_at', 'confidence', 'file_name', 'doc_type'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** gateway -> extraction. A page of an account's completed extractions; the reply is the body of the API's answer. */
export const extractionList = defineRequest(
  'extraction',
  'extraction.list',
  z.object({
    accountId: z.string(),
    page: z.number().int().min(1),
    limit: z.number().int().min(1).max(LIST_LIMIT_MAX),
    sort: z.enum(LIST_SORTS),
    order: z.enum(['asc', 'desc']),
    docType: z.string().optional(),
    createdAfter: z.string().optional(),
    createdBefore: z.string().optional(),
    label: z.string().optional(),
    reference: z.string().optional(),
    fileName: z.string().optional(),
    minConfidence: z.number().optional(),
    /** Those below the line at which a person should look; or not. */
    needsReview: z.boolean().optional(),
    /** `nextCursor` of the page before; takes the place of `page`. */
    cursor: z.string().optional(),
  }),
  z.object({ data: z.array(extractionListItem), pagination, nextCursor: z.string().nullable().optional() }).meta({ id: 'ExtractionList' }),
  { large: true },
);

/** A page of the list. */
export type ExtractionListPage = z.infer<typeof extractionList.output>;

/** One line of the app's list: light, with its state. */
export const extractionOverview = extractionListItem.omit({ columns: true, rows: true, rowsOmitted: true }).extend({
  label: z.string(),
  state: extractionState,
  rowCount: z.number().int(),
  pageCount: z.number().int(),
  error: runError.optional(),
  ...reviewState.shape,
});

/** gateway -> extraction. What the app lists: every extraction, in any state, without rows. */
export const extractionBrowse = defineRequest(
  'extraction',
  'extraction.browse',
  z.object({
    accountId: z.string(),
    page: z.number().int().min(1),
    limit: z.number().int().min(1).max(LIST_LIMIT_MAX),
    search: z.string().optional(),
    states: z.array(extractionState).optional(),
    /** Those with something to look at, or the others. */
    needsReview: z.boolean().optional(),
    isReviewed: z.boolean().optional(),
    docType: z.string().optional(),
    /** The newest first where neither is given. */
    sort: z.enum(LIST_SORTS).optional(),
    order: z.enum(['asc', 'desc']).optional(),
    /** For whoever goes through all, the newest first: what is older than this one, whatever the page. The release before goes by the page. */
    before: z.string().optional(),
  }),
  z.object({
    data: z.array(extractionOverview),
    /** `isTotalCapped`: a search finds more than `total`, which are counted no further. */
    pagination: pagination.extend({ isTotalCapped: z.boolean().optional() }).meta({ id: 'BrowsePagination' }),
  }),
);

/** gateway -> extraction. Run a failed extraction again over its file, with a password where it needs one. Refused where it did not fail. */
export const extractionRetry = defineRequest(
  'extraction',
  'extraction.retry',
  owned.extend({ password: z.string().optional() }),
  z.object({ id: z.string() }),
);

/** gateway -> extraction. Remove an extraction for good, with its file where it was the last to need it. */
export const extractionDelete = defineRequest('extraction', 'extraction.delete', owned, z.object({ id: z.string() }));

/** gateway -> extraction. A file's record, for download. */
export const fileGet = defineRequest(
  'extraction',
  'file.get',
  owned,
  z.object({ id: z.string(), name: z.string(), storageKey: z.string(), bytes: z.number().int(), mediaType: z.string() }),
);

/** gateway -> extraction. Remove a file's bytes; its extractions stay. */
export const fileDelete = defineRequest('extraction', 'file.delete', owned, z.object({ id: z.string() }));

/** How long an account keeps its extractions: days, or null for ever. */
export const retention = z.object({ retentionDays: z.number().int().min(1).max(RETENTION_DAYS_MAX).nullable() });

/** gateway -> extraction. How long the account keeps its extractions. */
export const retentionGet = defineRequest('extraction', 'retention.get', z.object({ accountId: z.string() }), retention);

/** gateway -> extraction. From now on, extractions of the account that are older are removed with their files. */
export const retentionSet = defineRequest('extraction', 'retention.set', retention.extend({ accountId: z.string() }), retention);

/** usage -> extraction. What became of the runs behind these holds; ids that are not known are left out. */
export const extractionOutcomes = defineRequest(
  'extraction',
  'extraction.outcomes',
  z.object({ ids: z.array(z.string()).max(500) }),
  z.object({
    outcomes: z.array(z.object({ id: z.string(), state: extractionState, pageCount: z.number().int(), keyId: z.string().optional() })),
  }),
);
