import { followInApp, navigate } from '../location/location';
import { Badge } from '../ui/badge';
import { LinkButton } from '../ui/button';
import { Confidence } from '../ui/confidence';
import { ConfirmButton } from '../ui/confirm-button';
import { Meter } from '../ui/meter';
import { Failure, Notice } from '../ui/notice';
import { DataTable } from './data-table';
import { DetailsPanel } from './details-panel';
import { isRunning, useDeleteDocument, useDocument, type ReadDocument, type UnreadDocument } from './documents';

/** One document: its table, what else was found, the exports. */
export function DocumentPage({ id }: { id: string }) {
  const { data, error } = useDocument(id);
  return (
    <>
      <a href="/app" onClick={followInApp} className="text-soft hover:text-ink rounded text-sm">
        ← All documents
      </a>
      <div className="mt-2">
        <Failure error={error} />
        {data && ('state' in data ? <Unread document={data} /> : <Read document={data} />)}
      </div>
    </>
  );
}

function Unread({ document: { fileName, state, error, progress } }: { document: UnreadDocument }) {
  return (
    <section className="border-line bg-surface max-w-2xl rounded-xl border p-6 shadow-xs">
      <h1 className="mb-3 text-lg font-semibold break-words">{fileName}</h1>
      {isRunning({ state }) ? (
        <div role="status">
          <p className="text-soft mb-2 text-sm">
            {progress ? `Reading page ${progress.page} of ${progress.pageCount}` : 'Waiting for its turn'}
          </p>
          <Meter label="Pages read" value={progress?.page ?? 0} max={progress?.pageCount ?? 1} />
        </div>
      ) : (
        <Notice tone="bad">{error?.detail ?? 'The document could not be read.'} Nothing was charged.</Notice>
      )}
    </section>
  );
}

function Read({ document }: { document: ReadDocument }) {
  const remove = useDeleteDocument(() => navigate('/app'));
  const { fileName, label, docType, confidence, rows, columns, summary, provenance } = document;
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="max-w-full truncate text-xl font-semibold tracking-tight">{fileName}</h1>
        <Badge tone="accent">{docType}</Badge>
        <Confidence value={confidence} />
        {label && <Badge>{label}</Badge>}
        <Exports id={document.id} />
        <ConfirmButton
          label="Delete"
          confirmLabel="Delete for good"
          onConfirm={() => remove.mutate(document.id)}
          disabled={remove.isPending}
        />
      </header>
      <Failure error={remove.error} />
      {summary && <p className="text-soft mb-4 max-w-4xl text-sm">{summary}</p>}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <DataTable columns={columns} rows={rows} confidences={provenance.cellConfidence} />
        <DetailsPanel document={document} />
      </div>
    </>
  );
}

const Exports = ({ id }: { id: string }) => (
  <div role="group" aria-label="Export" className="ml-auto flex gap-1.5">
    {(['csv', 'xlsx', 'json'] as const).map((format) => (
      <LinkButton key={format} href={`/api/extractions/${id}/export?format=${format}`} download>
        {format.toUpperCase()}
      </LinkButton>
    ))}
  </div>
);
