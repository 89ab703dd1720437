import { ApiError } from '@gridline/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { SESSION } from './session';

/** A session that ended elsewhere shows the sign-in form, whichever request finds out. */
function noticeSignOut(error: unknown): void {
  if (error instanceof ApiError && error.code === 'session_required') queryClient.setQueryData(SESSION, null);
}

/** What the app remembers of the service's answers. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignOut }),
  mutationCache: new MutationCache({ onError: noticeSignOut }),
  defaultOptions: { queries: { retry: (failures, error) => failures < 2 && !(error instanceof ApiError && !error.retryable) } },
});
