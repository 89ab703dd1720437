import { WORDS } from '../words/words';
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

/** The browser takes a connection that broke up again by itself, but none that was refused: a gateway that starts, a session that ended. */
const REFUSED_PAUSE_MS = 3_000;

/** Follows a run to its end, over whatever becomes of the connection; rejects with what the run failed of. */
export function followExtraction(id: string, onProgress: (progress: RunProgress) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const follow = () => {
      if (signal.aborted) return;
      const events = new EventSource(`/api/extract/infer/${id}/events`);
      events.addEventListener('progress', ({ data }: MessageEvent<string>) => onProgress(JSON.parse(data) as RunProgress));
      events.addEventListener('finished', ({ data }: MessageEvent<string>) => {
        events.close();
        const { state, error } = JSON.parse(data) as Finished;
        if (state === 'completed') resolve();
        else reject(new UploadError(error?.detail || WORDS.uploads.notRead, error?.code));
      });
      events.addEventListener('error', () => events.readyState === EventSource.CLOSED && setTimeout(follow, REFUSED_PAUSE_MS));
      signal.addEventListener('abort', () => events.close(), { once: true });
    };
    follow();
  });
}
