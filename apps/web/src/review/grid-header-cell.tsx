import { useRef, type KeyboardEvent } from 'react';
import type { Target } from './target';
import { TypedOver } from './typed-over';
import { useFocus } from './use-focus';
import type { Review } from './use-review';
import { HeaderText, NARROWEST_PX, side, type CellPosition } from './virtual-grid';
import { WORDS } from '../words/words';

interface HeaderCellProps {
  column: number;
  text: string;
  position: CellPosition;
  isActive: boolean;
  review: Review;
  onPoint: (target: Target | undefined) => void;
  onResize: (width: number) => void;
}

/** By how much a press of a key makes a column wider. */
const WIDER_PX = 24;

/** The label of a column, which is corrected as a cell is. */
export function HeaderCell({ column, text, position, isActive, review, onPoint, onResize }: HeaderCellProps) {
  const button = useRef<HTMLButtonElement>(null);
  const target: Target = { kind: 'header', column };
  const isEdited = isActive && review.draft !== undefined;
  useFocus(button, isActive && !isEdited);
  if (isEdited)
    return (
      <TypedOver
        label={WORDS.review.columnLabel(column + 1)}
        {...{ target, review }}
        look={`py-2 text-xs font-semibold ${side(position.layout)}`}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      tabIndex={isActive ? 0 : -1}
      onClick={() => !isActive && review.go(target)}
      onDoubleClick={() => review.begin(text)}
      onKeyDown={resizeByKey(position.layout.width, onResize)}
      onPointerEnter={() => onPoint(target)}
      className={`block size-full text-left outline-none ${isActive ? 'outline-accent outline-2 -outline-offset-2' : ''}`}
    >
      <HeaderText text={text} layout={position.layout} />
    </button>
  );
}

/** The arrows to the sides, with Alt. */
const resizeByKey = (width: number, onResize: (width: number) => void) => (event: KeyboardEvent) => {
  const by = event.altKey ? { ArrowLeft: -WIDER_PX, ArrowRight: WIDER_PX }[event.key] : undefined;
  if (by === undefined) return;
  event.preventDefault();
  onResize(Math.max(NARROWEST_PX, width + by));
};
