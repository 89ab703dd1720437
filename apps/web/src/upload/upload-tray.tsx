import { useState } from 'react';
import { PasswordForm } from '../ui/password-form';
import { Link, useParams } from '@tanstack/react-router';
import { Button } from '../ui/button';
import { Meter } from '../ui/meter';
import { WORDS } from '../words/words';
import type { WaitReason } from './send-file';
import { uploads, useUploads, type Upload } from './uploads';

const { uploads: words } = WORDS;

/** What is on its way, at every page of the app. */
export function UploadTray() {
  const { id: open } = useParams({ strict: false });
  // What is looked at needs nobody to be told of it, and its sums stand where the tray does.
  const all = useUploads().filter(({ stage, extractionId }) => stage !== 'done' || extractionId !== open);
  const [isOpen, setOpen] = useState(true);
  if (all.length === 0) return null;
  const underWay = all.filter(isUnderWay).length;
  return (
    <section
      aria-label={words.label}
      className="border-line bg-surface fixed right-3 bottom-3 z-30 w-96 max-w-[calc(100vw-1.5rem)] overflow-hidden rounded-xl border shadow-xl"
    >
      <header className="flex items-center gap-1 px-3 py-1.5">
        <h2 className="mr-auto text-sm font-semibold">{underWay > 0 ? words.underWay(underWay) : words.finished}</h2>
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hide : words.show}
        </Button>
        <Button look="quiet" onClick={() => uploads.dismissEnded()}>
          {words.clear}
        </Button>
      </header>
      {isOpen && (
        <ul aria-live="polite" className="border-line max-h-72 overflow-y-auto border-t">
          {all.map((upload) => (
            <UploadLine key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UploadLine({ upload }: { upload: Upload }) {
  const { key, name, stage, share, isLocked } = upload;
  return (
    <li className="border-line px-3 py-2 text-sm not-first:border-t">
      <div className="flex items-center justify-between gap-2">
        <span dir="auto" className="min-w-0 flex-1 truncate font-medium">
          {name}
        </span>
        <Next upload={upload} />
      </div>
      <p className={`text-xs ${stage === 'failed' ? 'text-bad' : 'text-soft'}`}>{stage === 'failed' ? upload.problem : told(upload)}</p>
      {isLocked && <PasswordForm name={name} onUnlock={(password) => void uploads.retry(key, password)} />}
      {isUnderWay(upload) && (
        <div className="mt-1.5">
          <Meter label={words.progressOf(name, told(upload))} value={Math.round(share * 100)} max={100} />
        </div>
      )}
    </li>
  );
}

/** What a person may do about it next. */
function Next({ upload }: { upload: Upload }) {
  const { key, name, stage, extractionId, isLocked } = upload;
  if (stage === 'done')
    return (
      <Link to="/app/extractions/$id" params={{ id: extractionId! }} className="text-accent rounded font-medium hover:underline">
        {words.open}
      </Link>
    );
  if (isUnderWay(upload))
    return (
      <Button look="quiet" onClick={() => uploads.cancel(key)} aria-label={words.cancelOf(name)}>
        {words.cancel}
      </Button>
    );
  if (stage !== 'failed' || isLocked) return null;
  return (
    <Button look="quiet" onClick={() => void uploads.retry(key)} aria-label={words.sendAgain(name)}>
      {WORDS.common.retry}
    </Button>
  );
}

const WAITING: Readonly<Record<WaitReason, (seconds: number) => string>> = {
  busy: words.busy,
  offline: words.noConnection,
  silent: words.silent,
};

const isUnderWay = ({ stage }: Upload): boolean => stage === 'sending' || stage === 'reading';

function told({ stage, share, progress, wait }: Upload): string {
  if (stage === 'done') return words.read;
  if (wait === 'session') return words.waitsForSession;
  if (wait) return WAITING[wait.why](wait.seconds);
  if (stage === 'sending') return share < 1 ? words.sending(share) : words.checking;
  if (!progress || progress.pageCount === 0) return WORDS.review.waiting;
  return WORDS.review.reading(Math.max(1, progress.page), progress.pageCount);
}
