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
    const onFinished = ({ state, error }: Finished) => {
      if (state === 'completed') resolve();
      else reject(new UploadError(error?.detail || WORDS.uploads.notRead, error?.code));
    };
    const follow = () => {
      if (signal.aborted) return;
      const onRefused = () => setTimeout(follow, REFUSED_PAUSE_MS);
      listen(id, { onProgress, onFinished, onRefused, onSilence: follow }, signal);
    };
    follow();
  });
}

/** What is heard of a run on one connection; after each but progress it is closed. */
interface Heard {
  onProgress: (progress: RunProgress) => void;
  onFinished: (finished: Finished) => void;
  onRefused: () => void;
  onSilence: () => void;
}

function listen(id: string, { onProgress, onFinished, onRefused, onSilence }: Heard, signal: AbortSignal): void {
  const events = new EventSource(`/api/extract/infer/${id}/events`);
  const startSilence = () =>
    setTimeout(() => {
      end();
      onSilence();
    }, SILENCE_MS);
  let silence = startSilence();
  const end = () => {
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
    events.close();
  };
  events.addEventListener('progress', ({ data }: MessageEvent<string>) => {
    clearTimeout(silence);
    silence = startSilence();
    onProgress(JSON.parse(data) as RunProgress);
  });
  events.addEventListener('finished', ({ data }: MessageEvent<string>) => {
    end();
    onFinished(JSON.parse(data) as Finished);
  });
  events.addEventListener('error', () => {
    if (events.readyState !== EventSource.CLOSED) return;
    end();
    onRefused();
  });
  signal.addEventListener('abort', end);
}
