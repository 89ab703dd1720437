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
/** A stream of which nothing was heard for so long may be dead without a word, as its comments are not shown to a page: a new one begins with how far the run is. */
const SILENCE_MS = 45_000;

/** Follows a run to its end, over whatever becomes of the connection; rejects with what the run failed of. */
export function followExtraction(id: string, onProgress: (progress: RunProgress) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const follow = () => {
      if (signal.aborted) return;
      const events = new EventSource(`/api/extract/infer/${id}/events`);
      const anew = () => {
        end();
        follow();
      };
      let silence = setTimeout(anew, SILENCE_MS);
      const end = () => {
        clearTimeout(silence);
        signal.removeEventListener('abort', end);
        events.close();
      };
      events.addEventListener('progress', ({ data }: MessageEvent<string>) => {
        clearTimeout(silence);
        silence = setTimeout(anew, SILENCE_MS);
        onProgress(JSON.parse(data) as RunProgress);
      });
      events.addEventListener('finished', ({ data }: MessageEvent<string>) => {
        end();
        const { state, error } = JSON.parse(data) as Finished;
        if (state === 'completed') resolve();
        else reject(new UploadError(error?.detail || WORDS.uploads.notRead, error?.code));
      });
      events.addEventListener('error', () => {
        if (events.readyState !== EventSource.CLOSED) return;
        end();
        setTimeout(follow, REFUSED_PAUSE_MS);
      });
      signal.addEventListener('abort', end);
    };
    follow();
  });
}
