/** How an upload goes on: a share of its bytes, then the id of its extraction. */
export interface Sending {
  onProgress: (share: number) => void;
  /** The service has no room now; the file is sent again after so many seconds. */
  onWait: (seconds: number) => void;
  /** Ends the upload. */
  signal: AbortSignal;
}

/** A service that is busy, or an account at its limit, is asked again so often; then the person is told. */
const MOST_TRIES = 5;
/** Longer waits are for a person to decide on: the month's limit asks for days. */
const LONGEST_WAIT_SECONDS = 90;
/** Where the answer names no time. */
const USUAL_WAIT_SECONDS = 5;

/** Sends a document and answers the id of its extraction; again, when it is asked to, where the service has no room for it now. */
export async function sendFile(file: File, sending: Sending): Promise<string> {
  // One key for all tries: a document whose answer was lost is not read twice.
  const idempotencyKey = crypto.randomUUID();
  for (let tries = 1; ; tries++) {
    const answer = await sendOnce(file, idempotencyKey, sending);
    if (answer.status === 202 && answer.id) return answer.id;
    const seconds = answer.retryAfterSeconds ?? USUAL_WAIT_SECONDS;
    const mayTryAgain = isPassing(answer) && tries < MOST_TRIES && seconds <= LONGEST_WAIT_SECONDS;
    if (!mayTryAgain) throw new Error(answer.detail ?? `The service answered ${answer.status}.`);
    sending.onWait(seconds);
    await pause(seconds, sending.signal);
  }
}

interface SendAnswer {
  status: number;
  retryAfterSeconds?: number;
  id?: string;
  detail?: string;
}

/** No room, or the same document is being read already, taken in by a try whose answer was lost. */
const isPassing = ({ status, retryAfterSeconds }: SendAnswer): boolean =>
  status === 429 || status === 503 || (status === 409 && retryAfterSeconds !== undefined);

/** fetch cannot tell how much has left, so this is XMLHttpRequest. */
function sendOnce(file: File, idempotencyKey: string, { onProgress, signal }: Sending): Promise<SendAnswer> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('file', file);
    const sending = new XMLHttpRequest();
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    sending.onerror = () => reject(new Error('The connection broke while the file was sent.'));
    sending.onabort = () => reject(new Error('The upload was stopped.'));
    sending.onload = () => {
      const seconds = Number(sending.getResponseHeader('Retry-After') ?? NaN);
      const retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined;
      resolve({ status: sending.status, retryAfterSeconds, ...readAnswer(sending.responseText) });
    };
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.open('POST', '/api/extract/infer');
    sending.setRequestHeader('Prefer', 'respond-async');
    sending.setRequestHeader('Idempotency-Key', idempotencyKey);
    sending.send(form);
  });
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new Error('The upload was stopped.'));
      },
      { once: true },
    );
  });
}

/** A proxy before the service may answer in its own words. */
function readAnswer(text: string): { id?: string; detail?: string } {
  try {
    const { id, detail } = JSON.parse(text) as { id?: string; detail?: string };
    return { id, detail };
  } catch {
    return {};
  }
}
