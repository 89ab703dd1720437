import { ApiError, ConnectionError } from './api-error';
import type { UploadProgress } from './answers';
import { unlessSilent } from './silence';
import { sendTold } from './upload';

/** How requests are made and made again. */
export interface RequestOptions {
  /** Tries after the first one, where trying again can help. */
  retries?: number;
  /** Waits that the service asks for and that are longer are left to the caller: a month's allowance renews in days. */
  longestWaitSeconds?: number;
  /**
   * What is not heard of for so long fails as a connection that broke: 75 seconds where nothing is said, since the service holds a call for 50. While a document is sent it is the
   * environment's own limit that holds: how long that takes nobody knows.
   */
  silenceSeconds?: number;
  /** For tests, and for environments that have one of their own. */
  fetch?: typeof fetch;
  /** For tests: resolves after so many seconds. */
  sleep?: (seconds: number) => Promise<void>;
}

/** A request, and who is told how much of it has left. */
export interface RequestInitTold extends RequestInit {
  onProgress?: (progress: UploadProgress) => void;
}

/** A restart of the service takes a few seconds; these waits outlast it. */
const RETRIES = 3;
const FIRST_WAIT_SECONDS = 0.5;
const LONGEST_WAIT_SECONDS = 60;
const SILENCE_SECONDS = 75;

/** Sends requests with the key; tries again where the service, or the connection, says that it helps. */
export class Requests {
  private readonly retries: number;
  private readonly longestWaitSeconds: number;
  private readonly silenceSeconds: number;
  private readonly fetch: typeof fetch;
  private readonly sleep: (seconds: number) => Promise<void>;

  constructor(
    private readonly baseUrl: string,
    private readonly apiKey: string,
    options: RequestOptions,
  ) {
    this.retries = options.retries ?? RETRIES;
    this.longestWaitSeconds = options.longestWaitSeconds ?? LONGEST_WAIT_SECONDS;
    this.silenceSeconds = options.silenceSeconds ?? SILENCE_SECONDS;
    this.fetch = options.fetch ?? ((...request) => fetch(...request));
    this.sleep = options.sleep ?? ((seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)));
  }

  /** A successful answer, its body unread. */
  send(path: string, init: RequestInitTold): Promise<Response> {
    return this.tried(path, init, (response) => response);
  }

  /** A successful answer's JSON, and its headers. One that breaks off is asked for again, as one that never came. */
  async json<Answer>(path: string, init: RequestInitTold): Promise<{ answer: Answer; headers: Headers }> {
    const { text, headers } = await this.tried(path, init, async (response) => ({
      text: await response.text(),
      headers: response.headers,
    }));
    return { answer: JSON.parse(text) as Answer, headers };
  }

  /** Waits, unless the caller gives up first. */
  async pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    let giveUp = (): void => undefined;
    const givenUp = new Promise<void>((resolve) => (giveUp = resolve));
    signal?.addEventListener('abort', giveUp, { once: true });
    await Promise.race([this.sleep(seconds), givenUp]);
    signal?.removeEventListener('abort', giveUp);
    signal?.throwIfAborted();
  }

  private async tried<Result>(
    path: string,
    init: RequestInitTold,
    read: (response: Response) => Result | Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 0; ; attempt++) {
      const result = await this.attempt(path, init, read);
      if (!(result instanceof ApiError || result instanceof ConnectionError)) return result;
      const wait = attempt < this.retries ? waitBefore(result, attempt) : undefined;
      if (wait === undefined || wait > this.longestWaitSeconds) throw result;
      await this.pause(wait, init.signal ?? undefined);
    }
  }

  private async attempt<Result>(
    path: string,
    { onProgress, ...init }: RequestInitTold,
    read: (response: Response) => Result | Promise<Result>,
  ): Promise<Result | ApiError | ConnectionError> {
    const headers = { ...(init.headers as Record<string, string> | undefined), Authorization: `Bearer ${this.apiKey}` };
    const url = this.baseUrl + path;
    let failed = 'The service could not be reached.';
    try {
      const send = (told: RequestInit): Promise<Response> =>
        onProgress ? sendTold(url, { ...told, headers }, onProgress, this.fetch) : this.fetch(url, { ...told, headers });
      const isUpload = init.body instanceof FormData;
      const response = await unlessSilent(send, init, { seconds: this.silenceSeconds, alsoHead: !isUpload });
      failed = 'The answer broke off.';
      return response.ok ? await read(response) : await ApiError.from(response);
    } catch (error) {
      init.signal?.throwIfAborted();
      return error instanceof ConnectionError ? error : new ConnectionError(failed, { cause: error });
    }
  }
}

/** Seconds before the next try, half of them by chance so that clients do not come back all at once; undefined where none helps. */
function waitBefore(error: ApiError | ConnectionError, attempt: number): number | undefined {
  if (error instanceof ApiError && !error.retryable) return undefined;
  if (error instanceof ApiError && error.retryAfter !== undefined) return error.retryAfter;
  const longest = FIRST_WAIT_SECONDS * 2 ** attempt;
  return longest / 2 + (Math.random() * longest) / 2;
}
