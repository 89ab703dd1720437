import { z } from 'zod';

const cells = z.array(z.string());
const confidence = z.number().min(0).max(1);

/** What every answer begins with that tells of what was read. */
const read = {
  id: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  docType: z.string(),
  columns: cells,
  rows: z.array(cells),
};

/** An item of the list. */
export const extractionListItem = z
  .object({
    ...read,
    confidence,
    createdAt: z.string(),
    /** The page was full, so that `rows` is empty here although the extraction has this many; absent otherwise. */
    rowsOmitted: z.number().int().optional(),
  })
  .meta({ id: 'ExtractionListItem' });
export type ExtractionListItem = z.infer<typeof extractionListItem>;

/** The answer of infer. */
export const extractionResult = z
  .object({
    ...read,
    metadata: z.record(z.string(), z.string()),
    confidence,
    createdAt: z.string(),
  })
  .meta({ id: 'ExtractionResult' });
export type ExtractionResult = z.infer<typeof extractionResult>;

/** The JSON export: everything a client may see of one extraction. */
export const extractionExport = z
  .object({
    id: z.string(),
    fileId: z.string(),
    fileName: z.string(),
    docType: z.string(),
    label: z.string(),
    columns: cells,
    rows: z.array(cells),
    metadata: z.record(z.string(), z.string()),
    confidence,
    fieldConfidence: z.record(z.string(), confidence),
    summary: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Extraction' });
export type ExtractionExport = z.infer<typeof extractionExport>;

/** In points from the page's top left. */
export const box = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });

/** Where a value was read: page or sheet from 1; the box in points from the page's top left. */
export const provenance = z
  .object({
    page: z.number().int(),
    box: box.optional(),
    reader: z.string(),
  })
  .meta({ id: 'Provenance' });
export type ProvenanceView = z.infer<typeof provenance>;

/** A table as it was found on its page, before any is chosen or joined. */
export const extractionTable = z
  .object({
    /** Page or sheet, from 1. */
    page: z.number().int(),
    /** Its caption, heading or sheet, where one is printed. */
    title: z.string().optional(),
    box: box.optional(),
    /** A label for each column: those of all header rows, from the top; `Column 1` and so on where none is printed. */
    columns: cells,
    /** The header rows as printed. */
    header: z.array(cells),
    /** Cells that cover more than one position; rows are counted from the first header row, all from 0. */
    spans: z.array(z.object({ row: z.number().int(), column: z.number().int(), rowSpan: z.number().int(), columnSpan: z.number().int() })),
    confidence,
    /** The rows below the header, a merged cell's text in each position that it covers. */
    rows: z.array(cells),
  })
  .meta({ id: 'Table' });
export type ExtractionTable = z.infer<typeof extractionTable>;

/** What an answer may have beside the members that every one has, where it is asked for. */
export const EXTRACTION_EXTRAS = ['tables', 'provenance', 'corrections'] as const;
export type ExtractionExtra = (typeof EXTRACTION_EXTRAS)[number];

/** A value that is less sure than was asked for: a cell by its position, counted from 0, or a member of `metadata` by its name. */
export const lowConfidenceValue = z
  .object({
    row: z.number().int().optional(),
    column: z.number().int().optional(),
    field: z.string().optional(),
    value: z.string(),
    confidence,
  })
  .meta({ id: 'LowConfidenceValue' });

/** One check of sums, balances, check digits or dates. `detail` is a sentence, with the figures where it failed. */
export const extractionCheck = z
  .object({
    name: z.string(),
    passed: z.boolean(),
    detail: z.string(),
    /** Found less expected, as a plain decimal. */
    difference: z.string().optional(),
    /** The row that was checked, counted from 0, where it was one. */
    row: z.number().int().optional(),
  })
  .meta({ id: 'Check' });
export type ExtractionCheck = z.infer<typeof extractionCheck>;

/** What the viewer needs beside the export: provenance and confidence of every cell and field. */
export const extractionProvenance = z
  .object({
    columns: z.array(provenance.nullable()),
    cells: z.array(z.array(provenance.nullable())),
    fields: z.record(z.string(), provenance),
    cellConfidence: z.array(z.array(confidence)),
    metadataConfidence: z.record(z.string(), confidence),
    pages: z.array(
      z.object({
        ...{ number: z.number().int(), width: z.number(), height: z.number(), reader: z.string() },
        /** Of a page that was read off a picture: degrees clockwise by which it was turned before, and set level after that, at its bottom more than at its top. */
        picture: z
          .object({
            rotation: z
              .union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])
              .meta({ openapi: { type: 'integer', enum: [0, 90, 180, 270] } }),
            tilt: z.number(),
            change: z.number().optional(),
          })
          .optional(),
      }),
    ),
    /** Of a run by the caller's own model: which one, the tokens that its provider counted, and the pages that it was shown as pictures. */
    model: z
      .object({
        provider: z.string(),
        name: z.string(),
        inputTokens: z.number().int(),
        outputTokens: z.number().int(),
        pageImages: z.array(z.number().int()).optional(),
      })
      .optional(),
    checks: z.array(extractionCheck),
    /** How the document writes its numbers and dates; null where nothing in it says. */
    convention: z.object({ decimal: z.enum(['.', ',']).nullable(), dateOrder: z.enum(['dmy', 'mdy']).nullable() }).optional(),
    /** Which of the tables that were found a person chose for the answer's. */
    table: z.number().int().optional(),
    /** Fields that a person said the document does not have. */
    absent: z.array(z.string()).optional(),
  })
  .meta({ id: 'ExtractionProvenance' });
export type ExtractionProvenance = z.infer<typeof extractionProvenance>;

/** How far people are with checking an extraction. */
export const reviewState = z
  .object({
    /** Grows by one with each change; `If-Match` and `ETag` name it. */
    version: z.number().int(),
    /** Values and findings that a person should look at; 0 once it is approved. Null until an extraction of an earlier release is counted. */
    needsReview: z.number().int().nullable(),
    /** When it was approved as it is, and by whom; null where it is not. */
    reviewedAt: z.string().nullable(),
    reviewedBy: z.string().nullable(),
  })
  .meta({ id: 'ReviewState' });
export type ReviewState = z.infer<typeof reviewState>;

export const CORRECTION_KINDS = ['cell', 'field', 'header', 'row_added', 'row_removed', 'doc_type', 'table'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

const correctedValue = z.union([z.string(), cells, z.number().int()]).nullable().meta({ id: 'CorrectedValue' });

/** One line of the record of corrections: lines are added, never changed. Rows and columns are counted from 0, as they were then. */
export const correction = z
  .object({
    /** The version that it made; corrections of one request share it. */
    version: z.number().int(),
    kind: z.enum(CORRECTION_KINDS),
    row: z.number().int().optional(),
    column: z.number().int().optional(),
    field: z.string().optional(),
    /** A text; a row's cells; a table's number. Null where there was, or is, nothing. */
    from: correctedValue,
    to: correctedValue,
    /** The version whose correction this one takes back. */
    undoes: z.number().int().optional(),
    by: z.string(),
    at: z.string(),
  })
  .meta({ id: 'Correction' });
export type CorrectionView = z.infer<typeof correction>;

/** An extraction with what was asked for beside it. */
export const extractionWithExtras = extractionExport
  .extend({
    provenance: extractionProvenance.optional(),
    tables: z.array(extractionTable).optional(),
    lowConfidence: z.array(lowConfidenceValue).optional(),
    review: reviewState.optional(),
    corrections: z.array(correction).optional(),
  })
  .meta({ id: 'ExtractionWithExtras' });

export type ExtractionWithExtras = z.infer<typeof extractionWithExtras>;

/** Why a run failed: a code of the error catalogue and its detail. */
export const runError = z.object({ code: z.string(), detail: z.string() }).meta({ id: 'RunError' });

/** How far a run is. */
export const runProgress = z.object({ phase: z.string(), page: z.number().int(), pageCount: z.number().int() }).meta({ id: 'RunProgress' });

/** An extraction that is not done yet, as a 202 tells it. */
export const pendingExtraction = z
  .object({ id: z.string(), state: z.enum(['queued', 'running']), progress: runProgress.optional() })
  .meta({ id: 'PendingExtraction' });
export type PendingExtraction = z.infer<typeof pendingExtraction>;

/** An extraction that ended without a result. */
export const failedExtraction = z.object({ id: z.string(), state: z.literal('failed'), error: runError }).meta({ id: 'FailedExtraction' });
export type FailedExtraction = z.infer<typeof failedExtraction>;

/** One of the documents of a file that was split: infer's answer for it, which pages it is, and how sure that is. */
export const extractionPart = extractionResult
  .extend({
    /** Its pages in the file, from 1. */
    firstPage: z.number().int(),
    lastPage: z.number().int(),
    /** How sure it is that these pages are one document, and the whole of it. */
    splitConfidence: confidence,
    provenance: extractionProvenance.optional(),
    tables: z.array(extractionTable).optional(),
  })
  .meta({ id: 'ExtractionPart' });

/** A file that was split: each of its documents is an extraction of its own. */
export const splitExtraction = z
  .object({
    id: z.string(),
    state: z.literal('split'),
    fileId: z.string(),
    fileName: z.string(),
    /** Pages that were read and charged, of all its parts. */
    pageCount: z.number().int(),
    createdAt: z.string(),
    parts: z.array(extractionPart),
  })
  .meta({ id: 'SplitExtraction' });
export type SplitExtraction = z.infer<typeof splitExtraction>;

/** Page numbers of a list. */
export const pagination = z
  .object({
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    totalPages: z.number().int(),
    hasMore: z.boolean(),
  })
  .meta({ id: 'Pagination' });

/** `split` is the end of a run whose file became several extractions. */
export const EXTRACTION_STATES = ['queued', 'running', 'completed', 'failed', 'split'] as const;
export const extractionState = z.enum(EXTRACTION_STATES);
export type ExtractionState = z.infer<typeof extractionState>;
