import { ConnectionError } from './api-error';

/**
 * A response of which nothing came for so long, before its head or between two pieces of it, fails with ConnectionError: a network that was changed, or a firewall that forgot the
 * connection, tells neither side. While nobody reads the body nothing is waited for.
 */
export async function unlessSilent(
  send: (init: RequestInit) => Promise<Response>,
  init: RequestInit,
  { seconds, alsoHead }: { seconds: number; alsoHead: boolean },
): Promise<Response> {
  const end = new AbortController();
  const late = (): void => end.abort(new ConnectionError(`Nothing came from the service for ${seconds} seconds.`));
  const within = async <T>(work: Promise<T>): Promise<T> => {
    const timer = setTimeout(late, seconds * 1000);
    return work.finally(() => clearTimeout(timer));
  };
  const unlink = passOn(init.signal, end);
  try {
    const asked = send({ ...init, signal: end.signal });
    const response = await (alsoHead ? within(asked) : asked);
    if (!response.body) {
      unlink();
      return response;
    }
    const { status, statusText, headers } = response;
    return new Response(watched(response.body, within, unlink), { status, statusText, headers });
  } catch (error) {
    unlink();
    throw error;
  }
}

/** Who gives up ends it too; answers how to undo that. */
function passOn(signal: AbortSignal | null | undefined, end: AbortController): () => void {
  if (!signal) return () => undefined;
  const abort = (): void => end.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return () => signal.removeEventListener('abort', abort);
}

function watched(
  body: ReadableStream<Uint8Array>,
  within: <T>(work: Promise<T>) => Promise<T>,
  ended: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await within(reader.read());
          if (!done) return controller.enqueue(value);
          controller.close();
          ended();
        } catch (error) {
          ended();
          throw error;
        }
      },
      cancel(reason) {
        ended();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
