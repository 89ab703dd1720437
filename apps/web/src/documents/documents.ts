import {
  ROWS_AT_ONCE,
  type ExtractionExport,
  type ExtractionProvenance,
  type TableRowsView,
  type extractionBrowse,
  type extractionOverview,
  type extractionStatus,
} from '@gridline/contracts';
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/http';
import { DOCUMENTS } from '../api/query-keys';
import type { InboxSearch, View } from './inbox-search';

type Answer<Definition extends { output: { _output: unknown } }> = Definition['output']['_output'];

/** A line of the list. */
export type DocumentLine = (typeof extractionOverview)['_output'];

/** A document that was read, with the provenance and confidence of its values. Of a long table there are rows that are not here yet: holes. */
export type ReadDocument = Omit<ExtractionExport, 'rows'> & { rows: (string[] | undefined)[]; provenance: ReadProvenance };

type ReadProvenance = Omit<ExtractionProvenance, 'cells' | 'cellConfidence'> & {
  cells: (ExtractionProvenance['cells'][number] | undefined)[];
  cellConfidence: (number[] | undefined)[];
};

/** A document that is still being read, or could not be. */
export type UnreadDocument = Answer<typeof extractionStatus>;

/** Key of one document. */
export const documentKey = (id: string): string[] => [...DOCUMENTS, 'one', id];

const PAGE_SIZE = 20;
const RUNNING_POLL_MS = 1_000;

/** What of the account's documents belongs to each view of the list. */
const VIEW_QUERIES: Readonly<Record<View, Record<string, string>>> = {
  all: {},
  review: { state: 'completed', needs_review: 'true' },
  reading: { state: 'queued,running' },
  done: { state: 'completed', needs_review: 'false' },
  failed: { state: 'failed' },
};

/** A page of the account's documents; looked at again while one of them is, or may be, being read. */
export function useDocuments({ view = 'all', page = 1, ...looked }: InboxSearch) {
  const asked = { page: String(page), limit: String(PAGE_SIZE), ...VIEW_QUERIES[view] };
  const { search, type: doc_type, sort, order } = looked;
  const chosen = Object.entries({ search, doc_type, sort, order }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams({ ...asked, ...(Object.fromEntries(chosen) as Record<string, string>) });
  return useQuery({
    queryKey: [...DOCUMENTS, 'list', String(query)],
    queryFn: () => request<Answer<typeof extractionBrowse>>('GET', `/api/extractions?${query}`),
    placeholderData: keepPreviousData,
    // What failed and is run again leaves that list, and comes back where it fails again.
    refetchInterval: ({ state }) => (view === 'failed' || state.data?.data.some(isRunning) ? RUNNING_POLL_MS * 2 : false),
  });
}

/** One document, whatever its state. */
export function useDocument(id: string) {
  return useQuery({
    queryKey: documentKey(id),
    queryFn: () => readDocument(id),
    refetchInterval: ({ state }) => (state.data && 'state' in state.data && isRunning(state.data) ? RUNNING_POLL_MS : false),
  });
}

/** Tables up to this length are there at once; of longer ones the rows come as they are looked at. */
const WHOLE_ROWS = 4 * ROWS_AT_ONCE;

async function readDocument(id: string): Promise<ReadDocument | UnreadDocument> {
  const answer = await request<(ExtractionExport & { provenance: ExtractionProvenance; rowsOmitted?: number }) | UnreadDocument>(
    'GET',
    `/api/extractions/${id}?rows=false`,
  );
  if ('state' in answer) return answer;
  const { rowsOmitted = 0, ...head } = answer;
  const hole = <Value>(): Value[] => new Array<Value>(rowsOmitted);
  const document: ReadDocument = { ...head, rows: hole(), provenance: { ...head.provenance, cells: hole(), cellConfidence: hole() } };
  const starts = Array.from({ length: Math.ceil(Math.min(rowsOmitted, WHOLE_ROWS) / ROWS_AT_ONCE) }, (_, index) => index * ROWS_AT_ONCE);
  const first = rowsOmitted > WHOLE_ROWS ? starts.slice(0, 1) : starts;
  return (await Promise.all(first.map((from) => readRows(id, from)))).reduce(withRows, document);
}

const readRows = (id: string, from: number, signal?: AbortSignal): Promise<TableRowsView> =>
  request('GET', `/api/extractions/${id}/tables/answer/rows?from=${from}&count=${ROWS_AT_ONCE}`, undefined, {}, { signal });

/** The document with some rows more. */
function withRows(document: ReadDocument, { from, rows, provenance = [], confidence = [] }: TableRowsView): ReadDocument {
  const put = <Value>(values: readonly Value[], into: readonly (Value | undefined)[]): (Value | undefined)[] => {
    const all = [...into];
    values.forEach((value, index) => (all[from + index] = value));
    return all;
  };
  const { cells, cellConfidence } = document.provenance;
  return {
    ...document,
    rows: put(rows, document.rows),
    provenance: { ...document.provenance, cells: put(provenance, cells), cellConfidence: put(confidence, cellConfidence) },
  };
}

/** Brings the rows around those that are looked at, where they are not here. */
export function useRowsInView({ id, rows }: ReadDocument, first: number, last: number): void {
  const client = useQueryClient();
  const starts = [...new Set([first, last].map((row) => Math.floor(row / ROWS_AT_ONCE) * ROWS_AT_ONCE))];
  const missing = starts.filter(
    (start) => start >= 0 && rows.slice(start, Math.min(start + ROWS_AT_ONCE, rows.length)).includes(undefined),
  );
  useQueries({
    queries: missing.map((from) => ({
      queryKey: [...documentKey(id), 'rows', from],
      // Rows that are scrolled past are no longer asked for: those in view come at once.
      queryFn: async ({ signal }) => {
        const came = await readRows(id, from, signal);
        client.setQueryData<ReadDocument>(documentKey(id), (document) => document && withRows(document, came));
        return came.from;
      },
      gcTime: 0,
    })),
  });
}

/** Deletes documents for good. */
export function useDeleteDocuments(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await request('DELETE', `/api/extractions/${id}`);
    },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: [...DOCUMENTS, 'list'] }),
  });
}

/** Runs documents that could not be read again, with the password that one asked for. */
export function useRetryDocuments(onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, password }: { ids: readonly string[]; password?: string }) => {
      for (const id of ids) await request('POST', `/api/extractions/${id}/retry`, { password });
    },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: DOCUMENTS }),
  });
}

/** It could not be read because it opens with a password that was not given. */
export const isLocked = ({ error }: Pick<DocumentLine, 'error'>): boolean => error?.code === 'encrypted_document';

export const isRunning = ({ state }: { state: UnreadDocument['state'] }): boolean => state === 'queued' || state === 'running';
