import { Link } from '@tanstack/react-router';
import { SampleButton } from '../upload/sample-button';
import { WORDS } from '../words/words';
import type { InboxSearch } from './inbox-search';

const { inbox } = WORDS;

/** Why the list is empty, and what to do about it. */
export function EmptyInbox({ looked: { view = 'all', search, type } }: { looked: InboxSearch }) {
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
