import { ApiError } from '@gridline/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { SilentError } from '../api/unless-silent';
import { SESSION } from './session';

/** A session that ended elsewhere shows the sign-in form, whichever request finds out. */
function noticeSignOut(error: unknown): void {
  if (error instanceof ApiError && error.code === 'session_required') queryClient.setQueryData(SESSION, null);
}

/** Whether it was done is seen once all is read anew. */
function noticeChange(error: unknown): void {
  noticeSignOut(error);
  if (error instanceof SilentError) void queryClient.invalidateQueries();
}

/** Once more at once where nothing came, since the connection may be at fault; then the person is told, who has waited for half a minute. */
const mostFailures = (error: unknown): number => (error instanceof SilentError ? 1 : 2);

/** What the app remembers of the service's answers. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignOut }),
  mutationCache: new MutationCache({ onError: noticeChange }),
  defaultOptions: {
    queries: { retry: (failures, error) => failures < mostFailures(error) && !(error instanceof ApiError && !error.retryable) },
  },
});
