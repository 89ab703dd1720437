import { useRef, type ReactNode } from 'react';
import { isSame, keyOf, type Target } from './target';
import { TypedOver } from './typed-over';
import { useFocus } from './use-focus';
import type { Review } from './use-review';
import { side, type CellPosition } from './virtual-grid';
import { WORDS } from '../words/words';

interface CellProps {
  row: number;
  column: number;
  /** Undefined until its row is here. */
  text: string | undefined;
  label: string;
  confidence: number | undefined;
  position: CellPosition;
  isActive: boolean;
  isDoubtful: boolean;
  isTabStop: boolean;
  /** What is shown below it would not fit to its right. */
  isAtRight: boolean;
  review: Review;
  onPoint: (target: Target | undefined) => void;
  aside: ReactNode;
}

/** A value of the table, its doubt below it while a person is at it. */
export function Cell({ row, column, text, label, position, isActive, isDoubtful, review, ...shown }: CellProps) {
  const { layout, frozenAt } = position;
  const element = useRef<HTMLDivElement>(null);
  const target: Target = { kind: 'cell', row, column };
  const isEdited = isActive && review.draft !== undefined;
  const said = isDoubtful && shown.confidence !== undefined ? WORDS.review.confidence(shown.confidence) : undefined;
  useFocus(element, isActive && !isEdited);
  const look = isActive ? 'outline-accent outline-2 -outline-offset-2 z-20' : '';
  const ground = isDoubtful ? 'bg-warn-soft text-warn' : frozenAt === undefined ? '' : 'bg-surface';
  return (
    <div
      ref={element}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isActive}
      aria-busy={text === undefined || undefined}
      tabIndex={isActive || shown.isTabStop ? 0 : -1}
      title={said === undefined ? text : `${text}\n${said}`}
      data-doubtful={isDoubtful || undefined}
      onClick={() => !isActive && review.go(target)}
      onDoubleClick={() => text !== undefined && review.begin(text)}
      onFocus={() => !isSame(review.active, target) && review.go(target)}
      onPointerEnter={() => shown.onPoint(target)}
      className={`border-line relative flex-none border-r ${frozenAt === undefined ? '' : 'sticky z-10'} ${ground} ${look}`}
      style={{ width: layout.width, left: frozenAt }}
    >
      {isEdited ? (
        <TypedOver label={`${label}, ${WORDS.review.row} ${row + 1}`} {...{ target, review }} look={`py-1.5 leading-5 ${side(layout)}`} />
      ) : (
        <CellText {...{ text, layout, said }} />
      )}
      {isActive && isDoubtful && shown.aside !== undefined && (
        <DoubtBelow isAtRight={shown.isAtRight} aside={shown.aside} sentence={review.sentences.get(keyOf(target)) ?? said} />
      )}
    </div>
  );
}

interface CellTextProps {
  text: string | undefined;
  layout: CellPosition['layout'];
  /** How sure its value is, for who hears it. */
  said: string | undefined;
}

/** What a cell holds; a bar until its row is here. */
const CellText = ({ text, layout, said }: CellTextProps) => (
  <span dir="auto" className={`block truncate px-3 py-1.5 leading-5 ${side(layout)}`}>
    {text ?? <span aria-hidden="true" className="bg-sunken my-1 block h-3 w-2/3 rounded" />}
    {said !== undefined && <span className="sr-only"> ({said})</span>}
  </span>
);

/** What tells of a doubtful cell, below it. */
const DoubtBelow = ({ isAtRight, aside, sentence }: { isAtRight: boolean; aside: ReactNode; sentence: string | undefined }) => (
  <div
    className={`border-line bg-surface text-ink absolute top-full z-30 ${isAtRight ? 'right-0' : 'left-0'} mt-0.5 w-max rounded-lg border p-1.5 shadow-lg`}
  >
    {aside}
    <p className="max-w-80 px-1 pt-1 text-xs whitespace-normal">{sentence}</p>
  </div>
);
