import type { KeyboardEvent } from 'react';
import { Button } from '../ui/button';
import type { Page } from './use-pages';
import type { PageSearch } from './use-page-search';
import { WORDS } from '../words/words';

/** By how much pages are shown larger than they fit. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** Where the review screen finds the field for a search. */
export const SEARCH_FIELD = 'search-in-page';

interface PageToolsProps {
  pages: readonly Page[];
  number: number;
  onTurnTo: (number: number) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
  onTurn: () => void;
  search: PageSearch;
}

/** Other pages, a search in them, and how the page lies. */
export const PageTools = ({ search, onTurn, ...props }: PageToolsProps) => (
  <div
    role="toolbar"
    aria-label={WORDS.review.page}
    className="border-line bg-surface flex items-center gap-0.5 border-b px-2 py-1 text-sm"
  >
    <Leafing {...props} />
    <Search search={search} />
    <Zooming {...props} />
    <Button look="quiet" aria-label={WORDS.review.turnPage} onClick={onTurn}>
      ↻
    </Button>
  </div>
);

function Leafing({ pages, number, onTurnTo }: Pick<PageToolsProps, 'pages' | 'number' | 'onTurnTo'>) {
  const index = pages.findIndex((page) => page.number === number);
  return (
    <>
      <Button look="quiet" aria-label={WORDS.review.previousPage} disabled={index <= 0} onClick={() => onTurnTo(pages[index - 1]!.number)}>
        ‹
      </Button>
      <span className="text-soft px-1 text-xs whitespace-nowrap tabular-nums">{WORDS.review.pageOf(index + 1, pages.length)}</span>
      <Button
        look="quiet"
        aria-label={WORDS.review.nextPage}
        disabled={index >= pages.length - 1}
        onClick={() => onTurnTo(pages[index + 1]!.number)}
      >
        ›
      </Button>
    </>
  );
}

function Zooming({ zoom, onZoom }: Pick<PageToolsProps, 'zoom' | 'onZoom'>) {
  const step = (by: 1 | -1) => onZoom(ZOOMS[Math.max(0, Math.min(ZOOMS.length - 1, ZOOMS.indexOf(zoom) + by))]!);
  return (
    <>
      <Button look="quiet" aria-label={WORDS.review.zoomOut} disabled={zoom === ZOOMS[0]} onClick={() => step(-1)}>
        −
      </Button>
      <Button look="quiet" className="text-xs tabular-nums" aria-label={WORDS.review.fitWidth} onClick={() => onZoom(1)}>
        {Math.round(zoom * 100)} %
      </Button>
      <Button look="quiet" aria-label={WORDS.review.zoomIn} disabled={zoom === ZOOMS.at(-1)} onClick={() => step(1)}>
        +
      </Button>
    </>
  );
}

function Search({ search }: { search: PageSearch }) {
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') search.next();
    else if (event.key === 'Escape') {
      search.setText('');
      event.currentTarget.blur();
    } else return;
    event.preventDefault();
  };
  return (
    <span className="mx-1 flex min-w-0 flex-1 items-center justify-end gap-1.5">
      <span role="status" className="text-soft text-xs whitespace-nowrap tabular-nums">
        {told(search)}
      </span>
      <input
        type="search"
        id={SEARCH_FIELD}
        aria-label={WORDS.review.searchPage}
        placeholder={WORDS.review.searchPageShort}
        value={search.text}
        onChange={({ target }) => search.setText(target.value)}
        onKeyDown={onKey}
        className="border-line bg-canvas placeholder:text-soft w-40 min-w-0 rounded-md border px-2 py-1 text-xs"
      />
    </span>
  );
}

function told({ text, matches, index, isBusy }: PageSearch): string {
  if (text.trim() === '') return '';
  if (isBusy) return WORDS.review.searching;
  return matches.length === 0 ? WORDS.review.notOnPage : WORDS.review.pageOf(index + 1, matches.length);
}
