import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { LinkButton } from '../ui/button';
import { WORDS } from '../words/words';

const { inbox } = WORDS;

interface PagesProps {
  page: number;
  totalPages: number;
  total: number;
  /** More were found than are counted. */
  isTotalCapped?: boolean;
}

/** Which of the list's pages is shown, and the way to the others. */
export function Pages({ page, totalPages, total, isTotalCapped = false }: PagesProps) {
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
