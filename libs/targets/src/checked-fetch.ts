import { fetch, type RequestInit as UndiciInit } from 'undici';
import type { CheckedConnections } from './checked-connections';
import type { TargetCheck } from './target-check';

/** What a caller of it may rely on. */
export interface FetchLimits {
  /** Bytes of an answer's body; one that has more fails while it is read. */
  mostBytes: number;
}

/** A `fetch` whose every request is judged, connects to what was judged, and follows no redirect. Rejects with TargetRejected. */
export function checkedFetch(targets: TargetCheck, connections: CheckedConnections, { mostBytes }: FetchLimits): typeof globalThis.fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const target = await targets.check(url);
    const answer = await fetch(target.href, { ...(init as UndiciInit), dispatcher: connections.to(target), redirect: 'error' });
    const headers = [...answer.headers] as [string, string][];
    const body = answer.body ? (answer.body as unknown as ReadableStream<Uint8Array>).pipeThrough(bounded(mostBytes)) : null;
    return new Response(body, { status: answer.status, headers });
  };
}

function bounded(mostBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = mostBytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new RangeError('the answer is longer than is read'));
      else controller.enqueue(chunk);
    },
  });
}
