import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { isRunning, useDeleteDocuments, useDocument, type UnreadDocument } from '../documents/documents';
import { RetryFailed } from '../documents/retry-failed';
import { ConfirmButton } from '../ui/confirm-button';
import { Loading } from '../ui/loading';
import { Meter } from '../ui/meter';
import { FailedReading, Notice } from '../ui/notice';
import { usePageTitle } from '../ui/use-page-title';
import { ReviewScreen } from './review-screen';
import { WORDS } from '../words/words';

/** One document, whatever its state. */
export function ReviewPage() {
  const { id } = useParams({ from: '/app/extractions/$id' });
  const reading = useDocument(id);
  const { data, error } = reading;
  usePageTitle(data?.fileName ?? '');
  if (data && !('state' in data)) return <ReviewScreen document={data} />;
  return (
    <main className="mx-auto max-w-2xl space-y-3 px-4 py-6">
      <Link to="/app" className="text-soft hover:text-ink rounded text-sm">
        ← {WORDS.review.back}
      </Link>
      <FailedReading reading={reading} />
      {!data && !error && <Loading />}
      {data && <Unread document={data} />}
    </main>
  );
}

const Unread = ({ document }: { document: UnreadDocument }) => (
  <section className="border-line bg-surface rounded-xl border p-6 shadow-xs">
    <h1 dir="auto" className="mb-3 text-lg font-semibold break-words">
      {document.fileName}
    </h1>
    {isRunning(document) ? <Progress of={document.progress} /> : <Failed document={document} />}
  </section>
);

const Progress = ({ of: progress }: { of: UnreadDocument['progress'] }) => (
  <div role="status">
    <p className="text-soft mb-2 text-sm">{progress ? WORDS.review.reading(progress.page, progress.pageCount) : WORDS.review.waiting}</p>
    <Meter label={WORDS.review.pagesRead} value={progress?.page ?? 0} max={progress?.pageCount ?? 1} />
  </div>
);

/** Why it was not read, and what can be done about it. */
function Failed({ document }: { document: UnreadDocument }) {
  const navigate = useNavigate();
  const remove = useDeleteDocuments(() => void navigate({ to: '/app' }));
  return (
    <>
      <Notice tone="bad">{WORDS.review.notRead(document.error?.detail)}</Notice>
      <RetryFailed document={document} />
      <div className="mt-3">
        <ConfirmButton
          label={WORDS.review.delete}
          confirmLabel={WORDS.review.deleteForGood}
          onConfirm={() => remove.mutate([document.id])}
          disabled={remove.isPending}
        />
      </div>
    </>
  );
}
