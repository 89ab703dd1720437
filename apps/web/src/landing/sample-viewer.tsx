import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DOCUMENTS } from '../api/query-keys';
import type { ReadDocument } from '../documents/documents';
import { pictureKey } from '../review/page-access';
import { ReviewScreen } from '../review/review-screen';
import pageUrl from './sample/page-1.webp';
import recording from './sample/recording.json';

const SAMPLE = recording.document as unknown as ReadDocument;

/** What the service would answer, recorded: nothing is asked of it. */
const recorded = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } } });
recorded.setQueryData([...DOCUMENTS, 'review', SAMPLE.id], recording.review);
recorded.setQueryData([...DOCUMENTS, 'pages', SAMPLE.id], recording.pages);
recorded.setQueryData([...DOCUMENTS, 'words', SAMPLE.id, 1], recording.words.words);
recorded.setQueryData([...DOCUMENTS, 'tables', SAMPLE.id], { tables: [] });
recorded.setQueryData(pictureKey(SAMPLE.id, 1), pageUrl);

/** A document of ours in the real viewer, to look at without an account. */
export const SampleViewer = () => (
  <QueryClientProvider client={recorded}>
    <ReviewScreen document={SAMPLE} isReadOnly />
  </QueryClientProvider>
);
