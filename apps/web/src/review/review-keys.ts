import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ReadDocument } from '../documents/documents';
import type { Review } from './use-review';
import { valueOf } from './value-of';

interface ReviewActions {
  turnPage: (by: 1 | -1) => void;
  approve: () => void;
  search: () => void;
  help: () => void;
}

/** The keys of the review screen, or of a part of a page, while no dialog is open and no input of another part has the focus. */
export function useReviewKeys(
  document: ReadDocument,
  review: Review,
  actions: ReviewActions,
  within?: RefObject<HTMLElement | null>,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return;
    if (within && !within.current?.contains(event.target as Node)) return;
    const isControl = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    const isHandled = isControl ? withControl(event, document, review, actions) : plain(event, document, review, actions);
    if (isHandled) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Buttons, links and dialogs keep their own keys; values and the page are the screen's. */
function isElsewhere(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null;
  return !!element?.closest('[role=dialog], [role=toolbar], [role=separator], [role=tab], header, input, select');
}

function withControl(event: KeyboardEvent, document: ReadDocument, review: Review, actions: ReviewActions): boolean {
  if (event.key === 'Enter') review.keep();
  if (event.key === 'Enter') actions.approve();
  else if (event.key === 'f') actions.search();
  else if (event.key === 'z' && review.draft === undefined) review.takeBack();
  else if (event.key === 'c' && review.active && !window.getSelection()?.toString())
    void navigator.clipboard.writeText(valueOf(document, review.active) ?? '');
  else return false;
  return true;
}

/** Tab leaves the values where none is left that needs a person, and after Escape. */
function plain(event: KeyboardEvent, document: ReadDocument, review: Review, actions: ReviewActions): boolean {
  const { key } = event;
  if (event.altKey && ofRow(key, review)) return true;
  if (key === 'Tab') return tab(review, event.shiftKey ? -1 : 1);
  if (key === 'Enter') return enter(document, review);
  if (key === 'Escape') return escape(review);
  if (key === 'F2') return begin(review, review.active && valueOf(document, review.active));
  if (key === '[') actions.turnPage(-1);
  else if (key === ']') actions.turnPage(1);
  else if (key === '?') actions.help();
  else if (key.startsWith('Arrow')) return arrow(key, document, review);
  else if (key === 'Delete' || key === 'Backspace') return begin(review, '');
  else if (key.length === 1 && key !== ' ' && !event.altKey) return begin(review, key);
  else return false;
  return true;
}

function tab(review: Review, by: 1 | -1): boolean {
  if (!review.active) return false;
  review.keep();
  return review.step(by);
}

function enter(document: ReadDocument, review: Review): boolean {
  if (!review.active) return false;
  if (review.isActiveDoubt || review.draft !== undefined) review.confirm();
  else return begin(review, valueOf(document, review.active));
  return true;
}

function escape(review: Review): boolean {
  if (review.draft !== undefined) review.discard();
  else review.go(undefined);
  return true;
}

function begin(review: Review, text: string | undefined): boolean {
  if (!review.active || review.active.kind === 'check' || text === undefined) return false;
  review.begin(text);
  return true;
}

/** Keys with Alt are of whole rows. */
function ofRow(key: string, review: Review): boolean {
  if (key === 'Enter') review.addRow();
  else if (key === 'Backspace' || key === 'Delete') review.removeRow();
  else return false;
  return true;
}

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The labels of the columns lie above the first row. */
function arrow(key: string, { rows, columns }: ReadDocument, review: Review): boolean {
  const { active } = review;
  if (active?.kind !== 'cell' && active?.kind !== 'header') return false;
  const [byRows, byColumns] = MOVES[key]!;
  const row = (active.kind === 'cell' ? active.row : HEADER_ROW) + byRows;
  const column = active.column + byColumns;
  if (row < HEADER_ROW || row >= rows.length || column < 0 || column >= columns.length) return true;
  review.go(row === HEADER_ROW ? { kind: 'header', column } : { kind: 'cell', row, column });
  return true;
}

const HEADER_ROW = -1;
