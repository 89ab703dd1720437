import { Readable } from 'node:stream';
import { fetch, type RequestInit as UndiciInit } from 'undici';
import { before } from './before';
import { bounded } from './bounded';
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
    const check = targets.check(url);
    const target = await (init?.signal ? before(init.signal, check) : check);
    const answer = await fetch(target.href, { ...(init as UndiciInit), dispatcher: connections.to(target), redirect: 'error' });
    const headers = [...answer.headers] as [string, string][];
    const body = answer.body && toWeb(bounded(Readable.fromWeb(answer.body), mostBytes, tooLong));
    return new Response(body, { status: answer.status, headers });
  };
}

const tooLong = (): Error => new RangeError('the answer is longer than is read');

const toWeb = (body: Readable): ReadableStream<Uint8Array> => Readable.toWeb(body) as ReadableStream<Uint8Array>;
