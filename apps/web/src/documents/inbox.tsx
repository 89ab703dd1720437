import { DOC_TYPES } from '@gridline/contracts';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState, type FormEvent } from 'react';
import { LinkButton } from '../ui/button';
import { FailedReading } from '../ui/notice';
import { usePageTitle } from '../ui/use-page-title';
import { UploadButton } from '../upload/upload-button';
import { SampleButton } from '../upload/sample-button';
import { WORDS } from '../words/words';
import { Chosen } from './chosen';
import { useDocuments } from './documents';
import { InboxLines } from './inbox-lines';
import { inboxSearch, VIEWS, type InboxSearch } from './inbox-search';

const { inbox, common } = WORDS;

/** Every document of the account, by what it needs. What is shown is in the address. */
export function Inbox() {
  const looked = inboxSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const look = (change: InboxSearch) =>
    void navigate({ to: '/app', search: (now) => ({ ...now, page: undefined, ...change }), replace: true, resetScroll: false });
  // Typing is not held up by the list.
  const asked = useDeferredValue(looked);
  const reading = useDocuments(asked);
  const { data, error, isPending, isPlaceholderData } = reading;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { view = 'all' } = looked;
  usePageTitle(inbox.views[view].name);
  const shown = JSON.stringify(looked);
  useEffect(() => setChosen(new Set()), [shown]);
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
      {data?.pagination.total === 0 && <Nothing looked={looked} />}
      {lines.length > 0 && <InboxLines {...{ lines, chosen, looked }} onChoose={setChosen} onSort={look} isStale={isPlaceholderData} />}
      {data && data.pagination.totalPages > 1 && <Pages {...data.pagination} />}
    </section>
  );
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

/** Why the list is empty, and what to do about it. */
function Nothing({ looked: { view = 'all', search, type } }: { looked: InboxSearch }) {
  const isNarrowed = search !== undefined || type !== undefined;
  const isNew = !isNarrowed && view === 'all';
  const { nothing, hint } = isNarrowed ? { nothing: inbox.noMatch, hint: inbox.noMatchHint } : inbox.views[view];
  return (
    <div className="border-line border-t px-4 py-16 text-center text-sm">
      {isNew && <Sheets />}
      <p className="text-base font-semibold">{nothing}</p>
      <p className="text-soft mt-1">{hint}</p>
      {isNew && (
        <>
          <p className="text-soft mt-1">{inbox.kinds}</p>
          <div className="mt-5">
            <SampleButton />
          </div>
        </>
      )}
      {isNarrowed && (
        <Link to="/app" search={{ view }} className="text-accent mt-3 inline-block rounded font-medium hover:underline">
          {inbox.clearFilters}
        </Link>
      )}
    </div>
  );
}

/** Two sheets of paper with a table on the upper one. */
const Sheets = () => (
  <svg aria-hidden="true" viewBox="0 0 72 64" className="mx-auto mb-4 h-16 w-18" fill="none" strokeWidth="2">
    <rect x="22" y="4" width="36" height="46" rx="4" className="fill-sunken stroke-line" />
    <rect x="12" y="12" width="38" height="48" rx="4" className="fill-surface stroke-soft" />
    <path d="M18 22h14M18 32h26M18 40h26M18 48h26M31 32v16" className="stroke-accent" strokeLinecap="round" />
  </svg>
);

interface PagesProps {
  page: number;
  totalPages: number;
  total: number;
  /** More were found than are counted. */
  isTotalCapped?: boolean;
}

function Pages({ page, totalPages, total, isTotalCapped = false }: PagesProps) {
  const link = (to: number, name: string, isThere: boolean) => (
    <LinkButton to="/app" search={(now) => ({ ...now, page: pageInAddress(to) })} disabled={!isThere}>
      {name}
    </LinkButton>
  );
  return (
    <nav
      aria-label={inbox.pages}
      className="border-line text-soft flex flex-wrap items-center justify-end gap-2 border-t px-4 py-2 text-sm"
    >
      <span className="mr-auto">{isTotalCapped ? inbox.firstOfMore(total) : inbox.total(total)}</span>
      {link(1, inbox.first, page > 1)}
      {link(page - 1, inbox.previous, page > 1)}
      <PageNumber key={page} {...{ page, totalPages }} />
      {link(page + 1, inbox.next, page < totalPages)}
      {link(totalPages, inbox.last, page !== totalPages)}
    </nav>
  );
}

/** Goes to the page that is typed; any is found as fast as the first. */
function PageNumber({ page, totalPages }: { page: number; totalPages: number }) {
  const navigate = useNavigate();
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const to = Number(new FormData(event.currentTarget).get('page'));
    void navigate({ to: '/app', search: (now) => ({ ...now, page: pageInAddress(to) }) });
  };
  return (
    <form onSubmit={go} className="flex items-center gap-2">
      <input
        type="number"
        name="page"
        aria-label={inbox.page}
        min={1}
        max={totalPages}
        required
        defaultValue={page}
        style={{ width: `${String(totalPages).length + 4}ch` }}
        className="border-line bg-surface text-ink rounded-lg border px-2 py-1.5 text-right text-sm"
      />
      <span>{inbox.ofPages(totalPages)}</span>
    </form>
  );
}

/** The first page is what an address without a page shows. */
const pageInAddress = (page: number): number | undefined => (page > 1 ? page : undefined);
