import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReadDocument } from '../documents/documents';
import { PagePicture } from './page-picture';
import { placeOf, valueAt, valuesOn, type Box } from './page-boxes';
import { PageTools } from './page-tools';
import { keyOf, type Target } from './target';
import { turnBack, turnBox, turnedSize, type Turn } from './turned';
import { useElementSize } from './use-element-size';
import { usePageSearch } from './use-page-search';
import { fetchPageWords, textOf, usePageWords, wordsIn, type PageWord } from './use-page-words';
import type { Page } from './use-pages';
import { usePointing, type Point } from './use-pointing';
import { valueOf, type Review } from './use-review';
import { WORDS } from '../words/words';

const MARGIN_PX = 12;
const NO_WORDS: readonly PageWord[] = [];
/** A click so near to a word means it, in points. */
const NEAR_WORD_PT = 1;

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
  const room = useElementSize(frame);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Turn>(0);
  const [isWanted, setWanted] = useState(false);
  const page = pages.find((each) => each.number === number) ?? pages[0]!;
  const size = turnedSize(page, turn);
  const scale = (Math.max(120, room.width - 2 * MARGIN_PX) / size.width) * zoom;
  const values = useMemo(() => valuesOn(document, page.number), [document, page.number]);
  const doubtful = useMemo(() => new Set(review.doubts.map(keyOf)), [review.doubts]);
  const client = useQueryClient();
  const { data: words } = usePageWords(document.id, page.number, isWanted);
  /** A click does not wait for a second one because the words are still on their way. */
  const withWords = (act: (words: readonly PageWord[]) => void): void => {
    if (words) return act(words);
    void fetchPageWords(client, document.id, page.number).then(act, () => act(NO_WORDS));
  };
  const search = usePageSearch({ id: document.id, pages, number: page.number, onTurnTo });
  const match = search.matches[search.index];
  const place = placeOf(document, pointed ?? review.active);
  const shown = place?.page === page.number ? turnBox(place.box, page, turn) : undefined;
  useBringIntoView(frame, match ? turnBox(match[0]!.box, page, turn) : shown, scale);
  const onPage = ({ x, y }: Point): Point => turnBack(x / scale, y / scale, page, turn);

  /** What a click there does: a value that is filled and not being typed is gone to, any other word fills the active one. */
  const meantAt = (point: Point, known: readonly PageWord[]): { target: Target } | { text: string; box: Box } | undefined => {
    const { x, y } = onPage(point);
    const value = valueAt(values, x, y);
    const word = review.active && review.active.kind !== 'check' && !review.isReadOnly ? valueAt(known, x, y, NEAR_WORD_PT) : undefined;
    const isOpen = review.draft !== undefined || (review.active !== undefined && valueOf(document, review.active) === '');
    if (word && (isOpen || !value)) return word;
    return value;
  };
  const { pointer, selection, hovered } = usePointing({
    onHover: (point) => meantAt(point, words ?? NO_WORDS),
    onClick: (point) =>
      withWords((known) => {
        const meant = meantAt(point, known);
        if (meant && 'target' in meant) review.go(meant.target);
        else if (meant) review.fill(meant.text);
      }),
    onSelect: (from, to) =>
      withWords((known) => {
        const text = textOf(wordsIn(known, around(onPage(from), onPage(to))));
        if (text !== '') review.fill(text);
      }),
  });
  // What was under the pointer may be of the page before.
  const word = words?.find((each) => each === hovered);
  return (
    <section aria-label={WORDS.review.page} className="bg-sunken flex h-full min-w-0 flex-col">
      <PageTools
        {...{ pages, number: page.number, onTurnTo, zoom, search }}
        onZoom={setZoom}
        onTurn={() => setTurn(((turn + 90) % 360) as Turn)}
      />
      <div
        ref={frame}
        tabIndex={0}
        role="group"
        aria-label={WORDS.review.pageNumber(page.number)}
        className="min-h-0 flex-1 overflow-auto p-3"
      >
        <div
          data-testid="page"
          {...pointer}
          onPointerEnter={() => setWanted(true)}
          className={`relative mx-auto touch-pan-x touch-pan-y bg-white shadow-sm ${word ? 'cursor-copy' : hovered ? 'cursor-pointer' : ''}`}
          style={{ width: size.width * scale, height: size.height * scale }}
        >
          <PagePicture
            key={page.number}
            {...{ document, turn }}
            number={page.number}
            width={page.width * scale}
            height={page.height * scale}
          />
          {values
            .filter(({ target }) => doubtful.has(keyOf(target)))
            .map(({ target, box }) => (
              <Frame
                key={keyOf(target)}
                box={turnBox(box, page, turn)}
                scale={scale}
                look="bg-amber-300/20 outline-1 outline-amber-700/70"
              />
            ))}
          {search.matches.flatMap((found, index) =>
            found.map(({ box }, part) => (
              <Frame
                key={`${index} ${part}`}
                box={turnBox(box, page, turn)}
                scale={scale}
                look={index === search.index ? 'bg-orange-400/60' : 'bg-yellow-300/60'}
                testId="match"
              />
            )),
          )}
          {word && <Frame box={turnBox(word.box, page, turn)} scale={scale} look="bg-sky-400/25 outline-1 outline-sky-700/60" />}
          {shown && <Frame box={shown} scale={scale} look="bg-teal-400/15 outline-2 outline-offset-1 outline-teal-600" testId="box" />}
          {selection && <Frame box={around(...selection)} scale={1} look="bg-sky-400/25 outline-1 outline-sky-700" />}
        </div>
      </div>
    </section>
  );
}

const Frame = ({ box, scale, look, testId }: { box: Box; scale: number; look: string; testId?: string }) => (
  <span
    aria-hidden="true"
    data-testid={testId}
    className={`pointer-events-none absolute rounded-xs mix-blend-multiply ${look}`}
    style={{
      left: box.left * scale,
      top: box.top * scale,
      width: (box.right - box.left) * scale,
      height: (box.bottom - box.top) * scale,
    }}
  />
);

const around = (one: Point, other: Point): Box => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
});

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
