import type { Readable } from 'node:stream';
import { ServiceError } from '@gridline/contracts';
import { before, bounded, CheckedConnections, TargetCheck, TargetRejected } from '@gridline/targets';
import type { Dispatcher } from 'undici';
import { contentDispositionName } from './content-disposition-name';
import { tooLarge } from './upload';

/** From the first look-up to the last byte; a document of 50 MB takes as long at 14 Mbit/s. */
const FETCH_MS = 30_000;

/** Redirects that are followed, each checked like the first address. */
const REDIRECTS = 3;

const USER_AGENT = 'Gridline/1';

/** A document on its way from the address that a client named. */
interface RemoteDocument {
  content: Readable;
  /** As the server, or else the address, has it. */
  fileName: string;
}

/** Fetches documents by address; every address that it connects to was judged, as those of webhooks are. */
export class RemoteDocuments {
  constructor(
    private readonly targets: TargetCheck,
    private readonly connections: CheckedConnections,
    private readonly fetchMs = FETCH_MS,
  ) {}

  /** Throws `document_url_rejected`, `document_fetch_failed` or `file_too_large`; so does its content while it is read. */
  async open(url: string, maxBytes: number): Promise<RemoteDocument> {
    const deadline = AbortSignal.timeout(this.fetchMs);
    let address = url;
    for (let hop = 0; hop <= REDIRECTS; hop++) {
      const response = await this.request(address, deadline);
      const next = redirectOf(response, address);
      if (next === undefined) return toDocument(response, address, maxBytes);
      discard(response);
      address = next;
    }
    throw failed(`The address redirects more than ${REDIRECTS} times.`);
  }

  async close(): Promise<void> {
    await this.connections.close();
  }

  private async request(url: string, deadline: AbortSignal): Promise<Dispatcher.ResponseData> {
    try {
      const target = await before(deadline, this.targets.check(url));
      const { pathname, search } = new URL(target.href);
      const headers = { 'user-agent': USER_AGENT, accept: '*/*', 'accept-encoding': 'identity' };
      const options = { method: 'GET', path: `${pathname}${search}`, headers, signal: deadline } as const;
      return await before(deadline, this.connections.to(target).request(options));
    } catch (error) {
      if (error instanceof TargetRejected && !error.isPassing)
        throw new ServiceError('document_url_rejected', 'The address is not https, or has no public address.', { cause: error });
      throw failed('The document could not be fetched from its address.', error);
    }
  }
}

/** The connection is closed; that the body then breaks is no news. */
function discard({ body }: Dispatcher.ResponseData): void {
  body.once('error', () => undefined).destroy();
}

const failed = (detail: string, cause?: unknown): ServiceError => new ServiceError('document_fetch_failed', detail, { cause });

function redirectOf({ statusCode, headers: { location } }: Dispatcher.ResponseData, from: string): string | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || typeof location !== 'string') return undefined;
  return URL.canParse(location, from) ? new URL(location, from).href : location;
}

function toDocument(response: Dispatcher.ResponseData, url: string, maxBytes: number): RemoteDocument {
  const { statusCode, headers, body } = response;
  const refuse = (error: ServiceError): never => {
    discard(response);
    throw error;
  };
  if (statusCode !== 200) refuse(failed(`The server of the document answered ${statusCode}.`));
  if (Number(headers['content-length'] ?? 0) > maxBytes) refuse(tooLarge(maxBytes));
  const content = bounded(body, maxBytes, () => tooLarge(maxBytes));
  const { pathname } = new URL(url);
  return { content, fileName: contentDispositionName(headers['content-disposition']) ?? decoded(pathname.split('/').pop() ?? '') };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
