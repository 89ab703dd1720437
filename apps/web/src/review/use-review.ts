import type { CorrectionChange } from '@gridline/contracts';
import { useMemo, useRef, useState } from 'react';
import { useRowsInView, type ReadDocument } from '../documents/documents';
import { isConflict, useCorrect, useReviewItems, useUndo } from './corrections';
import { doubtBeside, toDoubts } from './doubts';
import { keyOf, type Target } from './target';
import { WORDS } from '../words/words';

/** What a person may do with a document. */
export interface ReviewOptions {
  /** Nothing is changed: whoever looks has no account. */
  isReadOnly?: boolean;
}

/** Where a person is in a document, what they are typing, and what still needs them. */
export function useReview(document: ReadDocument, { isReadOnly = false }: ReviewOptions = {}) {
  const { data: review } = useReviewItems(document.id);
  const correct = useCorrect(document.id);
  const undo = useUndo(document.id);
  // A sample takes nobody's focus before they come to it.
  const [chosen, setChosen] = useState<Target | null | undefined>(isReadOnly ? null : undefined);
  const [draft, setDraft] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const { targets: doubts, sentences } = useMemo(() => toDoubts(review?.items ?? [], document.rows), [review, document.rows]);
  const missing = useMemo(() => (review?.items ?? []).flatMap(({ kind, field }) => (kind === 'missing' ? [field!] : [])), [review]);
  // Until a person goes somewhere they are at the first doubt; null is nowhere.
  const active = chosen === undefined ? doubts[0] : (chosen ?? undefined);
  const activeRow = active?.kind === 'cell' ? active.row : -1;
  useRowsInView(document, activeRow, activeRow);
  const isKept = useRef(false);
  /** What is typed came from the page; what comes next is put behind it. */
  const isFilled = useRef(false);

  const go = (target: Target | undefined) => {
    setDraft(undefined);
    setChosen(target ?? null);
  };
  const begin = (text: string) => {
    if (isReadOnly) return setNotice(WORDS.review.readOnly);
    isKept.current = false;
    isFilled.current = false;
    setDraft(text);
  };
  /** Takes words from the page into the active value: in place of what is there, then behind one another. */
  const fill = (text: string) => {
    if (!active || active.kind === 'check') return;
    begin(draft !== undefined && isFilled.current ? `${draft} ${text}` : text);
    isFilled.current = true;
  };
  const change = (changes: CorrectionChange[]) => {
    if (isReadOnly || changes.length === 0) return;
    setNotice(undefined);
    correct.mutate(changes, { onError: (error) => isConflict(error) && setNotice(WORDS.review.conflict) });
  };
  /** Keeps what is typed, once. */
  const keep = (target: Target | undefined = active, text = draft) => {
    if (text === undefined || isKept.current || !target) return;
    isKept.current = true;
    setDraft(undefined);
    if (text !== valueOf(document, target)) change(changeOf(target, text));
  };
  const step = (by: 1 | -1): boolean => {
    const next = doubtBeside(doubts, active, by);
    if (next) go(next);
    return next !== undefined;
  };
  /** Says that the active value is right, or as it was typed, and goes on to what needs a person next. */
  const confirm = () => {
    const text = draft ?? (active && valueOf(document, active));
    if (!active || text === undefined) return;
    const next = doubtBeside(doubts, active, 1) ?? doubts.find((doubt) => keyOf(doubt) !== keyOf(active));
    change(changeOf(active, text));
    isKept.current = true;
    go(next ?? active);
  };
  const takeBack = () => !isReadOnly && undo.mutate(undefined, { onSuccess: () => setNotice(WORDS.review.undone) });
  /** A row below the active one, or at the table's end. */
  const addRow = () => {
    if (isReadOnly) return;
    const row = active?.kind === 'cell' ? active.row + 1 : document.rows.length;
    keep();
    change([{ kind: 'row_added', row }]);
    go({ kind: 'cell', row, column: 0 });
  };
  const removeRow = () => {
    if (isReadOnly || active?.kind !== 'cell') return;
    change([{ kind: 'row_removed', row: active.row }]);
    const row = Math.min(active.row, document.rows.length - 2);
    go(row < 0 ? undefined : { kind: 'cell', row, column: active.column });
  };

  const needed = review && (review.nextFrom === null ? review.items.length : (review.needsReview ?? undefined));

  return {
    ...{ needed, review, doubts, sentences, missing, active, draft, notice, isReadOnly },
    ...{ go, begin, fill, keep, step, confirm, change, takeBack, addRow, removeRow },
    discard: () => setDraft(undefined),
    isActiveDoubt: active !== undefined && doubts.some((doubt) => keyOf(doubt) === keyOf(active)),
    isSaving: correct.isPending || undo.isPending,
    error: [correct.error, undo.error].find((each) => each && !isConflict(each)),
  };
}

export type Review = ReturnType<typeof useReview>;

/** The text of a value as it is; undefined where its row is not here yet. */
export function valueOf({ rows, columns, metadata }: ReadDocument, target: Target): string | undefined {
  if (target.kind === 'cell') return rows[target.row]?.[target.column];
  if (target.kind === 'header') return columns[target.column] ?? '';
  return target.kind === 'field' ? (metadata[target.field] ?? '') : '';
}

/** A field that is emptied is one that the document does not have. */
function changeOf(target: Target, text: string): CorrectionChange[] {
  if (target.kind === 'cell') return [{ kind: 'cell', row: target.row, column: target.column, value: text }];
  if (target.kind === 'header') return [{ kind: 'header', column: target.column, value: text }];
  return target.kind === 'field' ? [{ kind: 'field', field: target.field, value: text.trim() === '' ? null : text }] : [];
}
