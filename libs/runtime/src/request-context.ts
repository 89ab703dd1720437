import { AsyncLocalStorage } from 'node:async_hooks';

/** What follows a request from process to process. */
export interface RequestContext {
  requestId: string;
  /** Until when an answer is of use (milliseconds since 1970), where the asker said so. */
  usefulUntil?: number;
  /** When a client's request came in, by `performance.now()`. */
  arrivedAt?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` with the context; everything it calls and awaits sees it. */
export const runInContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** The id of the request that is being served, if any. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;

/** When the client's request that is being served came in, by `performance.now()`; now where there is none. */
export const requestArrivedAt = (): number => storage.getStore()?.arrivedAt ?? performance.now();

/** Whether whoever asked has stopped waiting; what is not yet done for them had better not be done. */
export const isTooLate = (): boolean => Date.now() > (storage.getStore()?.usefulUntil ?? Infinity);
