import { useState } from 'react';
import { PasswordForm } from '../documents/password-form';
import { followInApp } from '../location/location';
import { Button } from '../ui/button';
import { Meter } from '../ui/meter';
import { uploads, useUploads, type Upload } from './uploads';

/** What is on its way, at every page of the app. */
export function UploadTray() {
  const all = useUploads();
  const [isOpen, setOpen] = useState(true);
  if (all.length === 0) return null;
  const underWay = all.filter(({ stage }) => stage === 'sending' || stage === 'reading').length;
  return (
    <section
      aria-label="Uploads"
      className="border-line bg-surface fixed right-3 bottom-3 z-30 w-96 max-w-[calc(100vw-1.5rem)] overflow-hidden rounded-xl border shadow-xl"
    >
      <header className="flex items-center gap-1 px-3 py-1.5">
        <h2 className="mr-auto text-sm font-semibold">{underWay > 0 ? `${underWay} under way` : 'Finished'}</h2>
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
        </Button>
        <Button look="quiet" onClick={() => uploads.dismissEnded()}>
          Clear
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
  const { key, name, stage, share, extractionId, isLocked } = upload;
  const isUnderWay = stage === 'sending' || stage === 'reading';
  return (
    <li className="border-line px-3 py-2 text-sm not-first:border-t">
      <div className="flex items-center justify-between gap-2">
        <span dir="auto" className="min-w-0 flex-1 truncate font-medium">
          {name}
        </span>
        {stage === 'done' && (
          <a href={`/app/extractions/${extractionId}`} onClick={followInApp} className="text-accent rounded font-medium hover:underline">
            Open
          </a>
        )}
        {stage === 'failed' && !isLocked && (
          <Button look="quiet" onClick={() => void uploads.retry(key)} aria-label={`Send ${name} again`}>
            Retry
          </Button>
        )}
        {isUnderWay && (
          <Button look="quiet" onClick={() => uploads.cancel(key)} aria-label={`Cancel ${name}`}>
            Cancel
          </Button>
        )}
      </div>
      <p className={`text-xs ${stage === 'failed' ? 'text-bad' : 'text-soft'}`}>{stage === 'failed' ? upload.problem : words(upload)}</p>
      {isLocked && <PasswordForm name={name} onUnlock={(password) => void uploads.retry(key, password)} />}
      {isUnderWay && (
        <div className="mt-1.5">
          <Meter label={`${name}: ${words(upload)}`} value={Math.round(share * 100)} max={100} />
        </div>
      )}
    </li>
  );
}

function words({ stage, share, progress, wait }: Upload): string {
  if (stage === 'done') return 'Read';
  if (wait === 'session') return 'Waits until you have signed in';
  if (wait) return `${wait.why === 'busy' ? 'Busy' : 'No connection'}, sent again in ${Math.ceil(wait.seconds)} s`;
  if (stage === 'sending') return share < 1 ? `Sending, ${Math.round(share * 100)} %` : 'Checking';
  if (!progress || progress.pageCount === 0) return 'Waiting for its turn';
  return `Reading page ${Math.max(1, progress.page)} of ${progress.pageCount}`;
}
