import { isRunning, useDeleteDocuments, useDocument, type UnreadDocument } from '../documents/documents';
import { RetryFailed } from '../documents/retry-failed';
import { followInApp, navigate } from '../location/location';
import { ConfirmButton } from '../ui/confirm-button';
import { Meter } from '../ui/meter';
import { Failure, Notice } from '../ui/notice';
import { usePageTitle } from '../ui/use-page-title';
import { ReviewScreen } from './review-screen';
import { WORDS } from './words';

/** One document, whatever its state. */
export function ReviewPage({ id }: { id: string }) {
  const { data, error } = useDocument(id);
  usePageTitle(data?.fileName ?? '');
  if (data && !('state' in data)) return <ReviewScreen document={data} />;
  return (
    <main className="mx-auto max-w-2xl space-y-3 px-4 py-6">
      <a href="/app" onClick={followInApp} className="text-soft hover:text-ink rounded text-sm">
        ← {WORDS.back}
      </a>
      <Failure error={error} />
      {data && <Unread document={data} />}
    </main>
  );
}

function Unread({ document }: { document: UnreadDocument }) {
  const { id, fileName, state, error, progress } = document;
  const remove = useDeleteDocuments(() => navigate('/app'));
  return (
    <section className="border-line bg-surface rounded-xl border p-6 shadow-xs">
      <h1 dir="auto" className="mb-3 text-lg font-semibold break-words">
        {fileName}
      </h1>
      {isRunning({ state }) ? (
        <div role="status">
          <p className="text-soft mb-2 text-sm">{progress ? WORDS.reading(progress.page, progress.pageCount) : WORDS.waiting}</p>
          <Meter label={WORDS.pagesRead} value={progress?.page ?? 0} max={progress?.pageCount ?? 1} />
        </div>
      ) : (
        <>
          <Notice tone="bad">{WORDS.notRead(error?.detail)}</Notice>
          <RetryFailed document={document} />
          <div className="mt-3">
            <ConfirmButton
              label={WORDS.delete}
              confirmLabel={WORDS.deleteForGood}
              onConfirm={() => remove.mutate([id])}
              disabled={remove.isPending}
            />
          </div>
        </>
      )}
    </section>
  );
}
