import { useRef, useState, type DragEvent } from 'react';
import { followInApp } from '../location/location';
import { Button } from '../ui/button';
import { Meter } from '../ui/meter';
import { useUploads, type Upload } from './uploads';

/** Where documents are dropped or chosen, and how they go on. */
export function UploadZone() {
  const { uploads, begin } = useUploads();
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) void begin([...event.dataTransfer.files]);
  };
  return (
    <section
      aria-label="Add documents"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`rounded-xl border-2 border-dashed p-6 text-center transition-colors ${isOver ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <p className="text-base font-medium">Drop documents here</p>
      <p className="text-soft mx-auto mt-1 max-w-lg text-sm text-balance">
        PDF, scans and photos, Excel, Word, CSV, HTML, e-mails, XML invoices. Every value says how sure we are of it.
      </p>
      <Button look="primary" className="mt-4 px-4" onClick={() => chooser.current?.click()}>
        Choose files
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label="Documents"
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) void begin([...currentTarget.files]);
          currentTarget.value = '';
        }}
      />
      <ul aria-live="polite" className="mx-auto max-w-xl space-y-2 text-left [&:not(:empty)]:mt-5">
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

function UploadLine({ upload }: { upload: Upload }) {
  const { name, stage, share, extractionId } = upload;
  return (
    <li className="border-line rounded-lg border px-3 py-2 text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <span className="truncate font-medium">{name}</span>
        {stage === 'done' ? (
          <a href={`/app/extractions/${extractionId}`} onClick={followInApp} className="text-accent font-medium hover:underline">
            Open
          </a>
        ) : (
          <span className={`shrink-0 ${stage === 'failed' ? 'text-bad' : 'text-soft'}`}>{words(upload)}</span>
        )}
      </div>
      {stage === 'failed' ? (
        <p className="text-bad mt-0.5">{upload.problem}</p>
      ) : (
        stage !== 'done' && (
          <div className="mt-2">
            <Meter label={`${name}: ${words(upload)}`} value={Math.round(share * 100)} max={100} />
          </div>
        )
      )}
    </li>
  );
}

function words({ stage, share, progress, waitSeconds }: Upload): string {
  if (stage === 'failed') return 'Not read';
  if (waitSeconds !== undefined) return `Busy, sent again in ${Math.ceil(waitSeconds)} s`;
  if (stage === 'sending') return share < 1 ? `Sending, ${Math.round(share * 100)} %` : 'Checking';
  if (!progress || progress.pageCount === 0) return 'Waiting for its turn';
  return `Reading page ${Math.max(1, progress.page)} of ${progress.pageCount}`;
}
