import { UploadError } from './send-file';

/** How far a run is. */
export interface RunProgress {
  phase: string;
  page: number;
  pageCount: number;
}

interface Finished {
  state: 'completed' | 'failed';
  error?: { code: string; detail: string };
}

/** Follows a run to its end; rejects with what it failed of. A connection that breaks is taken up again by the browser. */
export function followExtraction(id: string, onProgress: (progress: RunProgress) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const events = new EventSource(`/api/extract/infer/${id}/events`);
    events.addEventListener('progress', ({ data }: MessageEvent<string>) => onProgress(JSON.parse(data) as RunProgress));
    events.addEventListener('finished', ({ data }: MessageEvent<string>) => {
      events.close();
      const { state, error } = JSON.parse(data) as Finished;
      if (state === 'completed') resolve();
      else reject(new UploadError(error?.detail || 'The document could not be read.', error?.code));
    });
    signal.addEventListener('abort', () => events.close(), { once: true });
  });
}
