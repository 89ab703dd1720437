import type { ExtractionExport, ExtractionProvenance, extractionBrowse, extractionOverview, extractionStatus } from '@gridline/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/http';

type Answer<Definition extends { output: { _output: unknown } }> = Definition['output']['_output'];

/** A line of the list. */
export type DocumentLine = (typeof extractionOverview)['_output'];

/** A document that was read, with the provenance and confidence of its values. */
export type ReadDocument = ExtractionExport & { provenance: ExtractionProvenance };

/** A document that is still being read, or could not be. */
export type UnreadDocument = Answer<typeof extractionStatus>;

/** Key of everything that is remembered about documents. */
export const DOCUMENTS = ['documents'];

/** Key of one document. */
export const documentKey = (id: string): string[] => [...DOCUMENTS, 'one', id];

const PAGE_SIZE = 20;
const RUNNING_POLL_MS = 1_000;

/** What a person looks for in the list. */
export const VIEWS = ['all', 'review', 'reading', 'done', 'failed'] as const;
export type View = (typeof VIEWS)[number];

const VIEW_QUERIES: Readonly<Record<View, Record<string, string>>> = {
  all: {},
  review: { state: 'completed', needs_review: 'true' },
  reading: { state: 'queued,running' },
  done: { state: 'completed', needs_review: 'false' },
  failed: { state: 'failed' },
};

/** A page of the account's documents; looked at again while one of them is, or may be, being read. */
export function useDocuments({ view, page, search }: { view: View; page: number; search: string }) {
  const query = new URLSearchParams({
    ...{ page: String(page), limit: String(PAGE_SIZE), ...VIEW_QUERIES[view] },
    ...(search === '' ? {} : { search }),
  });
  return useQuery({
    queryKey: [...DOCUMENTS, 'list', view, page, search],
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
    queryFn: () => request<ReadDocument | UnreadDocument>('GET', `/api/extractions/${id}`),
    refetchInterval: ({ state }) => (state.data && 'state' in state.data && isRunning(state.data) ? RUNNING_POLL_MS : false),
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
