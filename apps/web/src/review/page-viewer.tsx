import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import type { ReadDocument } from '../documents/documents';
import { Button } from '../ui/button';
import { PagePicture } from './page-picture';
import { placeOf, valueAt, valuesOn, type Box } from './page-boxes';
import { keyOf, type Target } from './target';
import { turnBack, turnBox, turnedSize, type Turn } from './turned';
import { useElementSize } from './use-element-size';
import { pictureOf, type Page } from './use-pages';
import { WORDS } from './words';

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
const MARGIN_PX = 12;

interface PageViewerProps {
  document: ReadDocument;
  pages: readonly Page[];
  number: number;
  onTurnTo: (number: number) => void;
  /** Drawn strongly, and brought into view. */
  active: Target | undefined;
  /** Drawn as long as the pointer is over its value. */
  pointed: Target | undefined;
  doubts: readonly Target[];
  onChoose: (target: Target) => void;
}

/** A page as it was read, with the boxes of its values; a click on a value goes to it. */
export function PageViewer({ document, pages, number, onTurnTo, active, pointed, doubts, onChoose }: PageViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useElementSize(frame);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Turn>(0);
  const page = pages.find((each) => each.number === number) ?? pages[0]!;
  const size = turnedSize(page, turn);
  const scale = (Math.max(120, room.width - 2 * MARGIN_PX) / size.width) * zoom;
  const values = useMemo(() => valuesOn(document, page.number), [document, page.number]);
  const doubtful = useMemo(() => new Set(doubts.map(keyOf)), [doubts]);
  const place = placeOf(document, pointed ?? active);
  const shown = place?.page === page.number ? turnBox(place.box, page, turn) : undefined;
  useBringIntoView(frame, shown, scale);
  const choose = (event: MouseEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { x, y } = turnBack((event.clientX - left) / scale, (event.clientY - top) / scale, page, turn);
    const hit = valueAt(values, x, y);
    if (hit) onChoose(hit.target);
  };
  const step = (by: 1 | -1) => setZoom(ZOOMS[Math.max(0, Math.min(ZOOMS.length - 1, ZOOMS.indexOf(zoom) + by))]!);
  return (
    <section aria-label={WORDS.page} className="bg-sunken flex h-full min-w-0 flex-col">
      <PageTools
        {...{ pages, number: page.number, onTurnTo, zoom }}
        onZoom={step}
        onFit={() => setZoom(1)}
        onTurn={() => setTurn(((turn + 90) % 360) as Turn)}
      />
      <div ref={frame} tabIndex={0} role="group" aria-label={WORDS.pageNumber(page.number)} className="min-h-0 flex-1 overflow-auto p-3">
        <div
          data-testid="page"
          onClick={choose}
          className="relative mx-auto bg-white shadow-sm"
          style={{ width: size.width * scale, height: size.height * scale }}
        >
          <PagePicture
            key={page.number}
            src={pictureOf(document.id, page.number, page.width * scale * window.devicePixelRatio)}
            alt={WORDS.pictureOf(document.fileName, page.number)}
            width={page.width * scale}
            height={page.height * scale}
            turn={turn}
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
          {shown && <Frame box={shown} scale={scale} look="bg-teal-400/15 outline-2 outline-offset-1 outline-teal-600" testId="box" />}
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

interface PageToolsProps {
  pages: readonly Page[];
  number: number;
  onTurnTo: (number: number) => void;
  zoom: number;
  onZoom: (by: 1 | -1) => void;
  onFit: () => void;
  onTurn: () => void;
}

function PageTools({ pages, number, onTurnTo, zoom, onZoom, onFit, onTurn }: PageToolsProps) {
  const index = pages.findIndex((page) => page.number === number);
  return (
    <div role="toolbar" aria-label={WORDS.page} className="border-line bg-surface flex items-center gap-0.5 border-b px-2 py-1 text-sm">
      <Button look="quiet" aria-label={WORDS.previousPage} disabled={index <= 0} onClick={() => onTurnTo(pages[index - 1]!.number)}>
        ‹
      </Button>
      <span className="text-soft px-1 text-xs whitespace-nowrap tabular-nums">{WORDS.pageOf(index + 1, pages.length)}</span>
      <Button
        look="quiet"
        aria-label={WORDS.nextPage}
        disabled={index >= pages.length - 1}
        onClick={() => onTurnTo(pages[index + 1]!.number)}
      >
        ›
      </Button>
      <span className="flex-1" />
      <Button look="quiet" aria-label={WORDS.zoomOut} disabled={zoom === ZOOMS[0]} onClick={() => onZoom(-1)}>
        −
      </Button>
      <Button look="quiet" className="text-xs tabular-nums" aria-label={WORDS.fitWidth} onClick={onFit}>
        {Math.round(zoom * 100)} %
      </Button>
      <Button look="quiet" aria-label={WORDS.zoomIn} disabled={zoom === ZOOMS.at(-1)} onClick={() => onZoom(1)}>
        +
      </Button>
      <Button look="quiet" aria-label={WORDS.turnPage} onClick={onTurn}>
        ↻
      </Button>
    </div>
  );
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
