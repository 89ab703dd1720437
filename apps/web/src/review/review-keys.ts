import { useEffect, useEffectEvent } from 'react';
import type { ReadDocument } from '../documents/documents';
import { valueOf, type Review } from './use-review';

export interface ReviewActions {
  turnPage: (by: 1 | -1) => void;
  approve: () => void;
  help: () => void;
}

/** The keys of the review screen, while no dialog is open and no input of another part has the focus. */
export function useReviewKeys(document: ReadDocument, review: Review, actions: ReviewActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return;
    const isHandled =
      event.ctrlKey || event.metaKey ? withControl(event, document, review, actions) : plain(event, document, review, actions);
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
  else if (event.key === 'z' && review.draft === undefined) review.takeBack();
  else if (event.key === 'c' && review.active && !window.getSelection()?.toString())
    void navigator.clipboard.writeText(valueOf(document, review.active));
  else return false;
  return true;
}

/** Tab leaves the values where none is left that needs a person, and after Escape. */
function plain(event: KeyboardEvent, document: ReadDocument, review: Review, actions: ReviewActions): boolean {
  const { key } = event;
  if (key === 'Tab') return tab(review, event.shiftKey ? -1 : 1);
  if (key === 'Enter') return enter(document, review);
  if (key === 'Escape') return escape(review);
  if (key === 'F2' && review.active) review.begin(valueOf(document, review.active));
  else if (key === '[') actions.turnPage(-1);
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
  else review.begin(valueOf(document, review.active));
  return true;
}

function escape(review: Review): boolean {
  if (review.draft !== undefined) review.discard();
  else review.go(undefined);
  return true;
}

function begin(review: Review, text: string): boolean {
  if (!review.active || review.active.kind === 'check') return false;
  review.begin(text);
  return true;
}

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function arrow(key: string, { rows, columns }: ReadDocument, review: Review): boolean {
  if (review.active?.kind !== 'cell') return false;
  const [byRows, byColumns] = MOVES[key]!;
  const row = review.active.row + byRows;
  const column = review.active.column + byColumns;
  if (row < 0 || row >= rows.length || column < 0 || column >= columns.length) return true;
  review.go({ kind: 'cell', row, column });
  return true;
}
