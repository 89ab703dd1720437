import { z } from 'zod';
import { defineRequest } from '../define';
import { extractionTable, provenance } from '../extraction-views';

const owned = z.object({ accountId: z.string(), id: z.string() });

/** Rows that a viewer is given at once: 30 columns of them with their provenance take 2 MB. */
export const ROWS_AT_ONCE = 500;

/** A table that was found, without its rows. */
export const tableHead = extractionTable.omit({ rows: true }).extend({ rowCount: z.number().int() }).meta({ id: 'TableHead' });
export type TableHead = z.infer<typeof tableHead>;

/** Some rows of a table, from one on. */
export const tableRows = z
  .object({
    from: z.number().int(),
    rowCount: z.number().int(),
    rows: z.array(z.array(z.string())),
    /** Parallel to `rows`; of the answer's table alone. */
    provenance: z.array(z.array(provenance.nullable())).optional(),
    confidence: z.array(z.array(z.number())).optional(),
    nextFrom: z.number().int().nullable(),
  })
  .meta({ id: 'TableRows' });
export type TableRowsView = z.infer<typeof tableRows>;

/** gateway -> extraction. Some rows of the answer, or of one of the tables that were found. */
export const tableRowsFrom = defineRequest(
  'extraction',
  'table.rows_from',
  owned.extend({
    /** The answer's where it is absent. */
    table: z.number().int().min(0).optional(),
    from: z.number().int().min(0),
    count: z.number().int().min(1).max(ROWS_AT_ONCE),
  }),
  tableRows,
  { large: true },
);
