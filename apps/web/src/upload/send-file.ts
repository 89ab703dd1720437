/** How an upload goes on: a share of its bytes, then the id of its extraction. */
export interface Sending {
  onProgress: (share: number) => void;
  /** Ends the upload. */
  signal: AbortSignal;
}

/** Sends a document and answers the id of its extraction. fetch cannot tell how much has left, so this is XMLHttpRequest. */
export function sendFile(file: File, { onProgress, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('file', file);
    const sending = new XMLHttpRequest();
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    sending.onerror = () => reject(new Error('The connection broke while the file was sent.'));
    sending.onabort = () => reject(new Error('The upload was stopped.'));
    sending.onload = () => {
      const answer = readAnswer(sending.responseText);
      if (sending.status === 202 && answer.id) resolve(answer.id);
      else reject(new Error(answer.detail ?? `The service answered ${sending.status}.`));
    };
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.open('POST', '/api/extract/infer');
    sending.setRequestHeader('Prefer', 'respond-async');
    sending.send(form);
  });
}

/** A proxy before the service may answer in its own words. */
function readAnswer(text: string): { id?: string; detail?: string } {
  try {
    return JSON.parse(text) as { id?: string; detail?: string };
  } catch {
    return {};
  }
}
