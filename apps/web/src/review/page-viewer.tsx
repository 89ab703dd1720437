import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReadDocument } from '../documents/documents';
import { pageBoxOf, valuesOn, type Box } from './page-boxes';
import { PageMarks } from './page-marks';
import { PagePicture } from './page-picture';
import { PageTools } from './page-tools';
import type { Target } from './target';
import { turnBack, turnBox, turnedSize, type Turn } from './turned';
import { useElementSize } from './use-element-size';
import { usePageFill } from './use-page-fill';
import { usePageSearch, type PageSearch } from './use-page-search';
import type { Page } from './use-pages';
import type { Point } from './use-pointing';
import type { Review } from './use-review';
import { WORDS } from '../words/words';

const MARGIN_PX = 12;
/** No page is drawn narrower, whatever room there is. */
const NARROWEST_PX = 120;

interface PageViewerProps {
  document: ReadDocument;
  review: Review;
  pages: readonly Page[];
  number: number;
  onTurnTo: (number: number) => void;
  /** Drawn as long as the pointer is over its value. */
  pointed: Target | undefined;
}

/** A page as it was read, with the boxes of its values. A click on a value goes to it; a click on a word, or a frame around some, fills the active one. */
export function PageViewer({ document, review, pages, number, onTurnTo, pointed }: PageViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const page = pages.find((each) => each.number === number) ?? pages[0]!;
  const lie = useLie(frame, page);
  const search = usePageSearch({ id: document.id, pages, number: page.number, onTurnTo });
  const match = search.matches[search.index];
  const read = pageBoxOf(document, pointed ?? review.active);
  const shown = read?.page === page.number ? lie.turned(read.box) : undefined;
  useBringIntoView(frame, match ? lie.turned(match[0]!.box) : shown, lie.scale);
  return (
    <section aria-label={WORDS.review.page} className="bg-sunken flex h-full min-w-0 flex-col">
      <PageTools {...{ pages, number: page.number, onTurnTo, zoom: lie.zoom, search }} onZoom={lie.setZoom} onTurn={lie.turnOn} />
      <div
        ref={frame}
        tabIndex={0}
        role="group"
        aria-label={WORDS.review.pageNumber(page.number)}
        className="min-h-0 flex-1 overflow-auto p-3"
      >
        <Sheet {...{ document, review, page, lie, search, shown }} />
      </div>
    </section>
  );
}

interface SheetProps {
  document: ReadDocument;
  review: Review;
  page: Page;
  lie: ReturnType<typeof useLie>;
  search: PageSearch;
  /** The box of the active value, as the page lies. */
  shown: Box | undefined;
}

/** The page itself: its picture, what is marked on it, and what pointing at it does. */
function Sheet({ document, review, page, lie: { turn, turned, turnedBack, size, scale }, search, shown }: SheetProps) {
  const values = useMemo(() => valuesOn(document, page.number), [document, page.number]);
  const { pointer, selection, hovered, word } = usePageFill({ document, review, number: page.number, values, onPage: turnedBack });
  return (
    <div
      data-testid="page"
      {...pointer}
      className={`relative mx-auto touch-pan-x touch-pan-y bg-white shadow-sm ${word ? 'cursor-copy' : hovered ? 'cursor-pointer' : ''}`}
      style={{ width: size.width * scale, height: size.height * scale }}
    >
      <PagePicture key={page.number} {...{ document, turn }} number={page.number} width={page.width * scale} height={page.height * scale} />
      <PageMarks {...{ values, doubts: review.doubts, search, word, shown, selection, turned, scale }} />
    </div>
  );
}

/** How a page lies in its frame: as wide as that is, then as large and turned as a person likes; this stays from page to page. */
function useLie(frame: React.RefObject<HTMLDivElement | null>, page: Page) {
  const room = useElementSize(frame);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Turn>(0);
  const size = turnedSize(page, turn);
  const scale = (Math.max(NARROWEST_PX, room.width - 2 * MARGIN_PX) / size.width) * zoom;
  return {
    ...{ zoom, setZoom, turn, size, scale },
    turnOn: () => setTurn(((turn + 90) % 360) as Turn),
    /** A box of the upright page, as it lies. */
    turned: (box: Box): Box => turnBox(box, page, turn),
    /** The point of the upright page under one of its picture. */
    turnedBack: ({ x, y }: Point): Point => turnBack(x / scale, y / scale, page, turn),
  };
}

/** Scrolls the page where the box is not in view, and no further than it must. */
function useBringIntoView(frame: React.RefObject<HTMLDivElement | null>, box: Box | undefined, scale: number): void {
  const { left, top, right, bottom } = box ?? {};
  useEffect(() => {
    const element = frame.current;
    if (!element || left === undefined || top === undefined) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    const [low, high] = [top * scale, bottom! * scale];
    if (low < scrollTop + 40 || high > scrollTop + clientHeight - 60) element.scrollTop = (low + high) / 2 - clientHeight / 2;
    const [start, end] = [left * scale, right! * scale];
    if (start < scrollLeft || end > scrollLeft + clientWidth - 2 * MARGIN_PX) element.scrollLeft = (start + end) / 2 - clientWidth / 2;
  }, [frame, left, top, right, bottom, scale]);
}
