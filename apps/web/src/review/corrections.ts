import type { CorrectedExtraction, CorrectionChange, ReviewItem, reviewItems } from '@gridline/contracts';
import { ApiError } from '@gridline/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { request, requestChange } from '../api/http';
import { DOCUMENTS } from '../api/query-keys';
import { documentKey, type ReadDocument } from '../documents/documents';

type Review = (typeof reviewItems)['output']['_output'];

/** More are asked for once these are settled. */
const ITEMS_AT_ONCE = 500;

const reviewKey = (id: string): string[] => [...DOCUMENTS, 'review', id];

/** What of a document needs a person, as the service counts it, and the version of which that is true. */
export const useReviewItems = (id: string) =>
  useQuery({
    queryKey: reviewKey(id),
    queryFn: () => request<Review>('GET', `/api/extractions/${id}/review?count=${ITEMS_AT_ONCE}`),
    placeholderData: keepPreviousData,
  });

/** Corrects values of a document: at once on the screen, then at the service, one change after another. */
export function useCorrect(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id },
    mutationFn: (changes: readonly CorrectionChange[]) =>
      requestChange<CorrectedExtraction>('PATCH', `/api/extractions/${id}`, { changes }, versionOf(client, id)),
    onMutate: (changes) => {
      client.setQueryData<ReadDocument>(documentKey(id), (document) => document && changes.reduce(applyChange, document));
      client.setQueryData<Review>(reviewKey(id), (review) => review && { ...review, items: changes.reduce(itemsAfter, review.items) });
    },
    onSuccess: (corrected) => takeOver(client, id, corrected),
    onError: () => client.invalidateQueries({ queryKey: documentKey(id) }),
    onSettled: (_corrected, _error, changes) => {
      // What another table holds the service alone knows.
      if (changes.some(({ kind }) => kind === 'table')) void client.invalidateQueries({ queryKey: documentKey(id) });
      return client.invalidateQueries({ queryKey: reviewKey(id) });
    },
  });
}

/** Takes the last correction back. */
export function useUndo(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id },
    mutationFn: () => requestChange<CorrectedExtraction>('PATCH', `/api/extractions/${id}`, { undo: true }, versionOf(client, id)),
    onSuccess: (corrected) => takeOver(client, id, corrected),
    onSettled: () => [documentKey(id), reviewKey(id)].map((queryKey) => client.invalidateQueries({ queryKey })),
  });
}

/** Says that a document is right as it is, or takes that back. */
export function useApprove(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id },
    mutationFn: (isApproved: boolean) =>
      requestChange<CorrectedExtraction>(
        isApproved ? 'PUT' : 'DELETE',
        `/api/extractions/${id}/approval`,
        undefined,
        versionOf(client, id),
      ),
    onSuccess: (corrected) => takeOver(client, id, corrected),
    onSettled: () => client.invalidateQueries({ queryKey: DOCUMENTS }),
  });
}

/** Whether a change was refused because somebody else was first. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'version_conflict';

const versionOf = (client: QueryClient, id: string): Record<string, string> => {
  const review = client.getQueryData<Review>(reviewKey(id));
  return review ? { 'If-Match': `"${id}.${review.version}"` } : {};
};

function takeOver(client: QueryClient, id: string, corrected: CorrectedExtraction): void {
  const { version, needsReview, reviewedAt, reviewedBy, checks } = corrected;
  client.setQueryData<Review>(reviewKey(id), (review) => review && { ...review, version, needsReview, reviewedAt, reviewedBy });
  client.setQueryData<ReadDocument>(
    documentKey(id),
    (document) => document && { ...document, provenance: { ...document.provenance, checks } },
  );
}

/** What is left to look at after a change, each where it then is. */
function itemsAfter(items: readonly ReviewItem[], change: CorrectionChange): ReviewItem[] {
  if (change.kind === 'row_added') return items.map((item) => ofRow(item, (row) => (row < change.row ? row : row + 1)));
  if (change.kind === 'row_removed')
    return items.flatMap((item) => (item.row === change.row ? [] : [ofRow(item, (row) => (row < change.row ? row : row - 1))]));
  return items.filter(({ kind, field, row, column }) =>
    change.kind === 'cell'
      ? !(kind === 'cell' && change.row === row && change.column === column)
      : !(change.kind === 'field' && (kind === 'field' || kind === 'missing') && change.field === field),
  );
}

const ofRow = (item: ReviewItem, moved: (row: number) => number): ReviewItem =>
  item.row === undefined ? item : { ...item, row: moved(item.row) };

/** The document as it is after a change; what a person said is sure. */
function applyChange(document: ReadDocument, change: CorrectionChange): ReadDocument {
  if (change.kind === 'cell') return withCell(document, change.row, change.column, change.value);
  if (change.kind === 'field') return withField(document, change.field, change.value);
  if (change.kind === 'header') return { ...document, columns: document.columns.with(change.column, change.value) };
  if (change.kind === 'doc_type') return { ...document, docType: change.value };
  if (change.kind === 'row_removed') return withRowsAt(document, change.row, 1);
  if (change.kind !== 'row_added') return document;
  const width = document.columns.length;
  const values = Array.from({ length: width }, (_, column) => change.values?.[column] ?? '');
  return withRowsAt(document, change.row, 0, {
    values,
    provenances: new Array<null>(width).fill(null),
    sure: new Array<number>(width).fill(1),
  });
}

interface AddedRow {
  values: string[];
  provenances: null[];
  sure: number[];
}

/** Exchanges so many rows for those that are added. */
function withRowsAt(document: ReadDocument, row: number, removed: number, ...added: AddedRow[]): ReadDocument {
  const { rows, provenance } = document;
  return {
    ...document,
    rows: rows.toSpliced(row, removed, ...added.map(({ values }) => values)),
    provenance: {
      ...provenance,
      cells: provenance.cells.toSpliced(row, removed, ...added.map(({ provenances }) => provenances)),
      cellConfidence: provenance.cellConfidence.toSpliced(row, removed, ...added.map(({ sure }) => sure)),
    },
  };
}

function withCell(document: ReadDocument, row: number, column: number, value: string): ReadDocument {
  const { rows, provenance } = document;
  const [cells, confidence] = [rows[row], provenance.cellConfidence[row]];
  if (!cells || !confidence) return document;
  return {
    ...document,
    rows: rows.with(row, cells.with(column, value)),
    provenance: { ...provenance, cellConfidence: provenance.cellConfidence.with(row, confidence.with(column, 1)) },
  };
}

function withField(document: ReadDocument, field: string, value: string | null): ReadDocument {
  const { [field]: _value, ...metadata } = document.metadata;
  const { [field]: _confidence, ...confidences } = document.provenance.metadataConfidence;
  if (value !== null) {
    metadata[field] = value;
    confidences[field] = 1;
  }
  return { ...document, metadata, provenance: { ...document.provenance, metadataConfidence: confidences } };
}

/** The document that needs a person next, other than this one; undefined where none does. */
export async function nextToReview(id: string): Promise<string | undefined> {
  const { data } = await request<{ data: { id: string }[] }>('GET', '/api/extractions?state=completed&needs_review=true&limit=2');
  return data.find((line) => line.id !== id)?.id;
}
