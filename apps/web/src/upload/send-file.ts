import { WORDS } from '../words/words';

/** Why a file is sent again later. */
export type WaitReason = 'busy' | 'offline' | 'silent';

/** How an upload goes on: a share of its bytes, then the id of its extraction. */
interface Sending {
  onProgress: (share: number) => void;
  /** The service has no room now, cannot be reached, or says nothing; the file is sent again after so many seconds. */
  onWait: (seconds: number, why: WaitReason) => void;
  /** Nobody is signed in any more; resolves once the same person is. */
  signedIn: () => Promise<void>;
  /** Ends the upload. */
  signal: AbortSignal;
}

/** What is sent, and what opens it. */
interface Sent {
  file: File;
  password?: string;
}

/** A service that is busy, or an account at its limit, is asked again so often; then the person is told. */
const MOST_TRIES = 5;
/** Longer waits are for a person to decide on: the month's limit asks for days. */
const LONGEST_WAIT_SECONDS = 90;
/** Where the answer names no time. */
const USUAL_WAIT_SECONDS = 5;
/** A connection that broke is tried again so often, whatever the service says: a train is in a tunnel for minutes. */
const MOST_OFFLINE_TRIES = 60;
/**
 * So long nothing of a file was taken, or no answer came after its last byte: the service cuts an upload after 15 of these, and answers within three. A slow
 * line has taken all that the browser hands on while seconds of it are still under way.
 */
const UPLOAD_SILENCE_SECONDS = 60;

/** Sends a document and answers the id of its extraction; again, when it is asked to, where the service has no room for it now. */
export async function sendFile(sent: Sent, sending: Sending): Promise<string> {
  // One key for all tries: a document whose answer was lost is not read twice.
  const idempotencyKey = crypto.randomUUID();
  for (let [tries, offline] = [1, 0]; ; tries++) {
    const answer = await sendOnce(sent, idempotencyKey, sending);
    if (answer.status === 202 && answer.id) return answer.id;
    if (answer.status === 401) {
      await sending.signedIn();
    } else if (answer.status === 0 && !answer.isSilent && ++offline < MOST_OFFLINE_TRIES) {
      tries--;
      sending.onWait(USUAL_WAIT_SECONDS, 'offline');
      await pause(USUAL_WAIT_SECONDS, sending.signal, true);
    } else if (answer.isSilent && tries < MOST_TRIES) {
      sending.onWait(USUAL_WAIT_SECONDS, 'silent');
      await pause(USUAL_WAIT_SECONDS, sending.signal);
    } else {
      const seconds = answer.retryAfterSeconds ?? USUAL_WAIT_SECONDS;
      const mayTryAgain = isPassing(answer) && tries < MOST_TRIES && seconds <= LONGEST_WAIT_SECONDS;
      if (!mayTryAgain) throw new UploadError(detailOf(answer), answer.code);
      sending.onWait(seconds, 'busy');
      await pause(seconds, sending.signal);
    }
  }
}

/** Why a document was not taken in, or not read; `code` is one of the error catalogue. */
export class UploadError extends Error {
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

interface SendAnswer {
  /** 0 where the connection broke. */
  status: number;
  /** It was given up. */
  isSilent?: boolean;
  retryAfterSeconds?: number;
  id?: string;
  detail?: string;
  code?: string;
}

/** No room, or the same document is being read already, taken in by a try whose answer was lost. */
const isPassing = ({ status, retryAfterSeconds }: SendAnswer): boolean =>
  status === 429 || status === 503 || (status === 409 && retryAfterSeconds !== undefined);

const detailOf = ({ detail, isSilent, status }: SendAnswer): string =>
  detail ?? (isSilent ? WORDS.uploads.didNotAnswer : WORDS.uploads.answered(status));

/** fetch cannot tell how much has left, so this is XMLHttpRequest. */
function sendOnce(sent: Sent, idempotencyKey: string, { onProgress, signal }: Sending): Promise<SendAnswer> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const silence = new Silence(() => sending.abort());
    const end = (answer: SendAnswer): void => {
      silence.end();
      resolve(answer);
    };
    sending.upload.onprogress = ({ loaded, total }) => {
      silence.noteSign();
      onProgress(total === 0 ? 1 : loaded / total);
    };
    sending.onprogress = () => silence.noteSign();
    sending.onerror = () => end({ status: 0 });
    sending.onabort = () => {
      if (!signal.aborted) return end({ status: 0, isSilent: true });
      silence.end();
      reject(new UploadError(WORDS.uploads.stopped));
    };
    sending.onload = () => end(answerOf(sending));
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.open('POST', '/api/extract/infer');
    sending.setRequestHeader('Prefer', 'respond-async');
    sending.setRequestHeader('Idempotency-Key', idempotencyKey);
    sending.send(toForm(sent));
  });
}

function toForm({ file, password }: Sent): FormData {
  const form = new FormData();
  if (password !== undefined) form.append('password', password);
  form.append('file', file);
  return form;
}

function answerOf(sent: XMLHttpRequest): SendAnswer {
  const seconds = Number(sent.getResponseHeader('Retry-After') ?? NaN);
  const retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined;
  return { status: sent.status, retryAfterSeconds, ...readAnswer(sent.responseText) };
}

/** Tells once nothing was heard for too long. */
class Silence {
  private timer: number | undefined;

  constructor(private readonly onSilence: () => void) {
    this.noteSign();
  }

  noteSign(): void {
    this.end();
    this.timer = window.setTimeout(this.onSilence, UPLOAD_SILENCE_SECONDS * 1000);
  }

  end(): void {
    window.clearTimeout(this.timer);
  }
}

/** Ends sooner where it waits for the connection and the browser says that it is back. */
function pause(seconds: number, signal: AbortSignal, untilOnline = false): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      over.abort();
      settle();
    };
    const timer = setTimeout(end(resolve), seconds * 1000);
    if (untilOnline) window.addEventListener('online', end(resolve), { signal: over.signal });
    signal.addEventListener(
      'abort',
      end(() => reject(new UploadError(WORDS.uploads.stopped))),
      { signal: over.signal },
    );
  });
}

/** A proxy before the service may answer in its own words. */
function readAnswer(text: string): Pick<SendAnswer, 'id' | 'detail' | 'code'> {
  try {
    const { id, detail, code } = JSON.parse(text) as Pick<SendAnswer, 'id' | 'detail' | 'code'>;
    return { id, detail, code };
  } catch {
    return {};
  }
}
