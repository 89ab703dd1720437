import { z } from 'zod';
import { defineRequest } from '../define';
import { DOC_TYPES } from '../doc-types';
import { extractionCheck, provenance, reviewState } from '../extraction-views';

const owned = z.object({ accountId: z.string(), id: z.string() });
const position = z.number().int().min(0);

/** The longest text of a cell in a workbook. */
const value = z.string().max(32_767);

/** What a person may change; rows and columns are counted from 0. A value that stays as it is was looked at, and is sure from then on. */
export const correctionChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cell'), row: position, column: position, value }),
  /** `null` says that the document has no such field. */
  z.strictObject({ kind: z.literal('field'), field: z.string().min(1).max(100), value: value.nullable() }),
  z.strictObject({ kind: z.literal('header'), column: position, value: z.string().max(1_000) }),
  /** Before the row of this number; behind the last where it is the number of rows. Cells that are not given are blank. */
  z.strictObject({ kind: z.literal('row_added'), row: position, values: z.array(value).optional() }),
  z.strictObject({ kind: z.literal('row_removed'), row: position }),
  z.strictObject({ kind: z.literal('doc_type'), value: z.enum(DOC_TYPES) }),
  /** One of the tables that were found takes the place of the answer's. */
  z.strictObject({ kind: z.literal('table'), table: position }),
]);
export type CorrectionChange = z.infer<typeof correctionChange>;

/** How an extraction stands after a change. */
export const correctedExtraction = reviewState
  .extend({
    id: z.string(),
    docType: z.string(),
    label: z.string(),
    columns: z.array(z.string()),
    rowCount: z.number().int(),
    metadata: z.record(z.string(), z.string()),
    checks: z.array(extractionCheck),
  })
  .meta({ id: 'CorrectedExtraction' });
export type CorrectedExtraction = z.infer<typeof correctedExtraction>;

/** Who changes an extraction, and which version of it; any where none is named. */
const changed = owned.extend({ userId: z.string().optional(), ifVersion: z.number().int().optional() });

/** gateway -> extraction. A person's label and corrections, one after another; or the last corrections taken back. All or none. */
export const extractionCorrect = defineRequest(
  'extraction',
  'extraction.correct',
  changed.extend({
    label: z.string().optional(),
    changes: z.array(correctionChange).default([]),
    undo: z.boolean().default(false),
    /** What the release before asks with. */
    cells: z.array(z.object({ row: position, column: position, value: z.string() })).optional(),
  }),
  correctedExtraction,
  { large: true },
);

/** gateway -> extraction. A person says that the extraction is right as it is; or takes that back. */
export const reviewApprove = defineRequest(
  'extraction',
  'review.approve',
  changed.extend({ isApproved: z.boolean() }),
  correctedExtraction,
  {
    large: true,
  },
);

export const REVIEW_ITEM_KINDS = ['missing', 'field', 'check', 'cell'] as const;

/** What a person should look at: a value that is less sure than the account's line, a check that failed, a field that should be there. */
export const reviewItem = z
  .object({
    kind: z.enum(REVIEW_ITEM_KINDS),
    field: z.string().optional(),
    row: z.number().int().optional(),
    column: z.number().int().optional(),
    value: z.string().optional(),
    confidence: z.number().optional(),
    /** Where it was read; absent of what is on no page. */
    provenance: provenance.optional(),
    /** Of a check: what is wrong, in a sentence. */
    check: extractionCheck.optional(),
  })
  .meta({ id: 'ReviewItem' });
export type ReviewItem = z.infer<typeof reviewItem>;

/** gateway -> extraction. Some of what a person should look at, in the order: missing fields, fields, checks, cells. */
export const reviewItems = defineRequest(
  'extraction',
  'review.items',
  owned.extend({ from: z.number().int().min(0), count: z.number().int().min(1) }),
  reviewState.extend({ id: z.string(), threshold: z.number(), items: z.array(reviewItem), nextFrom: z.number().int().nullable() }),
  { large: true },
);

/** Values less sure than this are told as ones to look at; in hundredths. */
export const reviewSetting = z.object({ threshold: z.number().min(0).max(1).multipleOf(0.01) });

/** gateway -> extraction. */
export const reviewSettingGet = defineRequest('extraction', 'review_setting.get', z.object({ accountId: z.string() }), reviewSetting);

/** gateway -> extraction. Counts what is to be looked at anew in every extraction of the account. */
export const reviewSettingSet = defineRequest(
  'extraction',
  'review_setting.set',
  reviewSetting.extend({ accountId: z.string() }),
  reviewSetting,
  { large: true },
);
