import { DOC_TYPES } from '@gridline/contracts';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import { FailedReading } from '../ui/notice';
import { usePageTitle } from '../ui/use-page-title';
import { UploadButton } from '../upload/upload-button';
import { WORDS } from '../words/words';
import { Chosen } from './chosen';
import { useDocuments } from './documents';
import { EmptyInbox } from './empty-inbox';
import { InboxLines } from './inbox-lines';
import { Pages } from './inbox-pages';
import { inboxSearch, VIEWS, type InboxSearch } from './inbox-search';

const { inbox, common } = WORDS;

/** Every document of the account, by what it needs. What is shown is in the address. */
export function Inbox() {
  const [looked, look] = useLook();
  // Typing is not held up by the list.
  const asked = useDeferredValue(looked);
  const reading = useDocuments(asked);
  const { data, error, isPending, isPlaceholderData } = reading;
  const [chosen, setChosen] = useChosen(looked);
  const { view = 'all' } = looked;
  usePageTitle(inbox.views[view].name);
  const lines = data?.data ?? [];
  return (
    <section aria-label={inbox.label} className="border-line bg-surface overflow-hidden rounded-xl border shadow-xs">
      <h1 className="sr-only">{common.documents}</h1>
      <header className="flex flex-wrap items-center gap-2 px-4 py-3">
        <Views looked={looked} />
        <Find key={looked.search === undefined ? 'none' : 'some'} looked={looked} onLook={look} />
        <UploadButton className="max-sm:w-full" />
      </header>
      {error && (
        <div className="px-4 pb-4">
          <FailedReading reading={reading} />
        </div>
      )}
      {chosen.size > 0 && <Chosen ids={[...chosen]} lines={lines} onDone={() => setChosen(new Set())} />}
      {isPending && !error && <Waiting />}
      {data?.pagination.total === 0 && <EmptyInbox looked={looked} />}
      {lines.length > 0 && <InboxLines {...{ lines, chosen, looked }} onChoose={setChosen} onSort={look} isStale={isPlaceholderData} />}
      {data && data.pagination.totalPages > 1 && <Pages {...data.pagination} />}
    </section>
  );
}

/** What is looked for, and how to look for something else, from its first page on. */
function useLook() {
  const looked = inboxSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const look = (change: InboxSearch) =>
    void navigate({ to: '/app', search: (now) => ({ ...now, page: undefined, ...change }), replace: true, resetScroll: false });
  return [looked, look] as const;
}

/** The documents that a person has chosen: none any more where others are looked for. */
function useChosen(looked: InboxSearch) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = JSON.stringify(looked);
  useEffect(() => setChosen(new Set()), [shown]);
  return [chosen, setChosen] as const;
}

const Views = ({ looked: { view: current = 'all' } }: { looked: InboxSearch }) => (
  <nav aria-label={inbox.byState} className="-ml-2 flex flex-wrap gap-1">
    {VIEWS.map((view) => (
      <Link
        key={view}
        to="/app"
        // Else the router calls the view without conditions the current one at every other, too.
        activeOptions={{ exact: true }}
        search={(now) => ({ ...now, page: undefined, view: view === 'all' ? undefined : view })}
        aria-current={view === current ? 'page' : undefined}
        className="text-soft hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-accent rounded-lg px-2 py-1.5 text-sm font-medium sm:px-3"
      >
        {inbox.views[view].name}
      </Link>
    ))}
  </nav>
);

interface FindProps {
  looked: InboxSearch;
  onLook: (change: InboxSearch) => void;
}

/** By words, and by the type of the document. */
const Find = ({ looked, onLook }: FindProps) => (
  <div className="flex min-w-0 flex-1 gap-2 max-sm:basis-full sm:ml-auto sm:justify-end">
    <select
      aria-label={inbox.type}
      value={looked.type ?? ''}
      onChange={({ target }) => onLook({ type: target.value || undefined })}
      className="border-line bg-surface w-36 flex-none rounded-lg border px-2.5 py-1.5 text-sm max-sm:w-30"
    >
      <option value="">{inbox.anyType}</option>
      {DOC_TYPES.map((type) => (
        <option key={type}>{type}</option>
      ))}
    </select>
    <input
      type="search"
      aria-label={inbox.search}
      placeholder={inbox.searchShort}
      defaultValue={looked.search}
      onChange={({ target }) => onLook({ search: target.value || undefined })}
      className="border-line bg-surface w-56 min-w-0 rounded-lg border px-2.5 py-1.5 text-sm max-sm:flex-1"
    />
  </div>
);

/** As many lines as will often be there, while they are on their way. */
const Waiting = () => (
  <div role="status" className="border-line border-t px-4 py-3">
    <span className="sr-only">{common.loading}</span>
    {Array.from({ length: 5 }, (_, index) => (
      <div key={index} aria-hidden="true" className="bg-sunken my-3 h-5 animate-pulse rounded-md" />
    ))}
  </div>
);
