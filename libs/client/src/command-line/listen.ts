import { randomBytes } from 'node:crypto';
import { ConnectionError, signWebhook, type ExtractionResult, type GridlineClient } from '../index';

interface Listening {
  /** A program on this machine, or wherever it can be reached from here. */
  forwardTo: string | undefined;
  secret: string | undefined;
  say: (line: string) => Promise<unknown>;
  signal: AbortSignal;
}

/** A program that is being written is restarted; the service may be as well. */
const RECONNECT_SECONDS = 2;

/** As long as the service waits for an endpoint. */
const ATTEMPT_MS = 10_000;

/**
 * Prints how runs end, and posts each table to a program on this machine as an endpoint would be told, signed with a secret of its own. The
 * service need not reach this machine: it is listened to, and each extraction is fetched.
 */
export async function listen(client: GridlineClient, { forwardTo, secret, say, signal }: Listening): Promise<void> {
  const signedWith = secret ?? `whsec_${randomBytes(32).toString('base64')}`;
  const told = new Set<string>();
  const since = new Date();
  const tell = async (result: TableOf): Promise<void> => {
    if (told.has(result.id)) return;
    told.add(result.id);
    await say(
      `${result.id}\t${result.docType}\t${result.confidence.toFixed(2)}${forwardTo ? `\t${await forward(result, forwardTo, signedWith)}` : ''}`,
    );
  };
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    try {
      const runs = await client.ended({ signal });
      await say(isFirst ? `Listening. Deliveries are signed with ${signedWith}` : 'Listening again.');
      // What ended while nobody listened is in the list.
      if (!isFirst)
        for await (const each of client.extractions({ createdAfter: since, order: 'asc', signal })) await tell(await client.wait(each.id));
      for await (const { id, state } of runs) {
        if (state === 'completed') await tell(await client.wait(id, { signal }));
        else if (state === 'split') for (const part of (await client.waitForParts(id, { signal })).parts) await tell(part);
        else await say(`${id}\tfailed`);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ConnectionError) && (error as Error).name !== 'TypeError') throw error;
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_SECONDS * 1000));
    }
  }
}

type TableOf = Pick<ExtractionResult, 'id' | 'columns' | 'rows' | 'metadata' | 'docType' | 'confidence'>;

/** One attempt; answers what came of it. */
async function forward({ id, columns, rows, metadata, docType, confidence }: TableOf, url: string, secret: string): Promise<string> {
  const body = JSON.stringify({ event: 'extraction.completed', data: { columns, rows, metadata, docType, confidence } });
  const headers = {
    'Content-Type': 'application/json',
    'x-service-event': 'extraction.completed',
    'x-service-delivery': `dlv_${id.slice(4)}`,
    'x-service-extraction': id,
    ...(await signWebhook(body, `evt_${id.slice(4)}`, secret)),
  };
  return fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal: AbortSignal.timeout(ATTEMPT_MS) }).then(
    ({ status }) => `${status} from ${url}`,
    (error: Error) => `${url} does not answer: ${String((error.cause as Error | undefined)?.message ?? error.message)}`,
  );
}
