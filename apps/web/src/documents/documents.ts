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

const PAGE_SIZE = 20;
const RUNNING_POLL_MS = 1_000;

/** A page of the account's documents; looked at again while one of them is being read. */
export function useDocuments(page: number, search: string) {
  const query = new URLSearchParams({ page: String(page), limit: String(PAGE_SIZE), ...(search === '' ? {} : { search }) });
  return useQuery({
    queryKey: [...DOCUMENTS, 'list', page, search],
    queryFn: () => request<Answer<typeof extractionBrowse>>('GET', `/api/extractions?${query}`),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isRunning) ? RUNNING_POLL_MS * 2 : false),
  });
}

/** One document, whatever its state. */
export function useDocument(id: string) {
  return useQuery({
    queryKey: [...DOCUMENTS, 'one', id],
    queryFn: () => request<ReadDocument | UnreadDocument>('GET', `/api/extractions/${id}`),
    refetchInterval: ({ state }) => (state.data && 'state' in state.data && isRunning(state.data) ? RUNNING_POLL_MS : false),
  });
}

export function useDeleteDocument(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('DELETE', `/api/extractions/${id}`),
    onSuccess: () => {
      client.removeQueries({ queryKey: DOCUMENTS });
      onDone();
    },
  });
}

export const isRunning = ({ state }: { state: UnreadDocument['state'] }): boolean => state === 'queued' || state === 'running';
