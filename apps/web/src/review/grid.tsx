import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useRowsInView, type ReadDocument } from '../documents/documents';
import { isSame, keyOf, type Target } from './target';
import { useFocus } from './use-focus';
import type { Review } from './use-review';
import { useWidths } from './use-widths';
import { ValueInput } from './value-input';
import { HeaderText, NARROWEST_PX, side, VirtualGrid, type CellPosition } from './virtual-grid';
import { WORDS } from '../words/words';

interface GridProps {
  document: ReadDocument;
  review: Review;
  onPoint: (target: Target | undefined) => void;
  /** What is shown below the cell that needs a person. */
  aside: ReactNode;
}

/** The table of the answer, in which values are checked and corrected. */
export function Grid({ document, review, onPoint, aside }: GridProps) {
  const { columns, rows, provenance } = document;
  const { layOut, resize } = useWidths(columns, rows);
  const [inView, setInView] = useState<readonly [first: number, last: number]>([0, 0]);
  useRowsInView(document, ...inView);
  const { active } = review;
  const activeCell = active?.kind === 'cell' ? active : undefined;
  const rowOfCheck = active?.kind === 'check' ? active.row : undefined;
  const doubtful = useMemo(() => new Set(review.doubts.map(keyOf)), [review.doubts]);
  if (columns.length === 0) return <p className="text-soft p-6 text-sm">{WORDS.review.noRows}</p>;
  const hasNoStop = active?.kind !== 'cell' && active?.kind !== 'header';
  return (
    <VirtualGrid
      label={WORDS.review.table}
      {...{ columns, layOut }}
      rowCount={rows.length}
      onResize={resize}
      at={{ row: activeCell?.row ?? rowOfCheck, column: active?.kind === 'header' ? active.column : activeCell?.column }}
      onPointerLeave={() => onPoint(undefined)}
      onRowsInView={(first, last) => setInView([first, last])}
      rowLook={(row) => `${row === rowOfCheck ? 'bg-warn-soft' : 'bg-surface'} ${activeCell?.row === row ? 'z-10' : ''}`}
      header={(column, position) => (
        <HeaderCell
          {...{ column, position, review, onPoint }}
          text={columns[column]!}
          isActive={active?.kind === 'header' && active.column === column}
          onResize={(width) => resize(column, width)}
        />
      )}
      cell={(row, column, position) => (
        <Cell
          key={column}
          text={rows[row]?.[column]}
          label={columns[column]!}
          confidence={provenance.cellConfidence[row]?.[column]}
          {...{ row, column, position, review, onPoint, aside }}
          isActive={activeCell?.row === row && activeCell.column === column}
          isDoubtful={doubtful.has(keyOf({ kind: 'cell', row, column }))}
          isAtRight={column > 0 && column >= columns.length / 2}
          isTabStop={hasNoStop && row === 0 && column === 0}
        />
      )}
    />
  );
}

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
function HeaderCell({ column, text, position, isActive, review, onPoint, onResize }: HeaderCellProps) {
  const button = useRef<HTMLButtonElement>(null);
  const target: Target = { kind: 'header', column };
  const isEdited = isActive && review.draft !== undefined;
  useFocus(button, isActive && !isEdited);
  const resizeByKey = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowLeft: -WIDER_PX, ArrowRight: WIDER_PX }[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    onResize(Math.max(NARROWEST_PX, position.layout.width + by));
  };
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
      onKeyDown={resizeByKey}
      onPointerEnter={() => onPoint(target)}
      className={`block size-full text-left outline-none ${isActive ? 'outline-accent outline-2 -outline-offset-2' : ''}`}
    >
      <HeaderText text={text} layout={position.layout} />
    </button>
  );
}

interface TypedOverProps {
  label: string;
  target: Target;
  review: Review;
  look: string;
}

/** What is typed, over its cell and as much of those beside it as it needs. */
const TypedOver = ({ label, target, review, look }: TypedOverProps) => (
  <ValueInput
    label={label}
    draft={review.draft!}
    onDraft={review.begin}
    onKeep={() => review.keep(target)}
    className={`bg-surface text-ink outline-accent absolute top-0 left-0 z-30 field-sizing-content min-h-full max-w-96 min-w-full resize-none overflow-hidden px-3 outline-2 -outline-offset-2 ${look}`}
  />
);

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

function Cell({ row, column, text, label, position, isActive, isDoubtful, review, ...shown }: CellProps) {
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
