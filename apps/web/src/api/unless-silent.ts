/** Nothing came from the service for so long that nothing will: a process that stands still, a network that was changed, a firewall that forgot the connection. */
export class SilentError extends Error {
  override readonly name = 'SilentError';

  /** `isOpen`: what was asked for may have been done all the same. */
  constructor(readonly isOpen: boolean) {
    super('nothing came from the service');
  }
}

/** Longer than the service takes for any answer that has no longer limit of its own there (ten seconds), and the way. */
export const USUAL_SILENCE_SECONDS = 15;

/** What of an answer says how long may pass without a sign of it. */
export interface Patience {
  signal?: AbortSignal;
  /** Before its head, and between two pieces of it: an answer that is long in coming may take any time. */
  silenceSeconds?: number;
}

/** `fetch`, of an answer that is whole; throws SilentError where the service says nothing, before it or in the middle of it. */
export async function fetchUnlessSilent(
  path: string,
  init: RequestInit,
  { signal, silenceSeconds = USUAL_SILENCE_SECONDS }: Patience = {},
): Promise<Response> {
  const end = new AbortController();
  const isOpen = (init.method ?? 'GET') !== 'GET';
  let timer: number | undefined;
  const noteSign = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => end.abort(new SilentError(isOpen)), silenceSeconds * 1000);
  };
  const giveUp = (): void => end.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted) giveUp();
  try {
    noteSign();
    const response = await fetch(path, { ...init, signal: end.signal });
    const { status, statusText, headers, body } = response;
    return body && !WITHOUT_BODY.has(status) ? new Response(await wholeOf(body, noteSign), { status, statusText, headers }) : response;
  } finally {
    window.clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** No answer of these statuses may be made with a body, not even an empty one (Fetch, null body status); some browsers give them one. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

async function wholeOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, noteSign: () => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces);
    noteSign();
    pieces.push(value);
  }
}
