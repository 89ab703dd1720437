import type { CorrectionChange } from '@gridline/contracts';
import { useMemo, useRef, useState } from 'react';
import type { ReadDocument } from '../documents/documents';
import { isConflict, useCorrect, useReviewItems, useUndo } from './corrections';
import { doubtBeside, toDoubts } from './doubts';
import { keyOf, type Target } from './target';
import { WORDS } from './words';

/** Where a person is in a document, what they are typing, and what still needs them. */
export function useReview(document: ReadDocument) {
  const { data: review } = useReviewItems(document.id);
  const correct = useCorrect(document.id);
  const undo = useUndo(document.id);
  const [chosen, setChosen] = useState<Target | null>();
  const [draft, setDraft] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const { targets: doubts, sentences } = useMemo(() => toDoubts(review?.items ?? [], document.rows), [review, document.rows]);
  const missing = useMemo(() => (review?.items ?? []).flatMap(({ kind, field }) => (kind === 'missing' ? [field!] : [])), [review]);
  // Until a person goes somewhere they are at the first doubt; null is nowhere.
  const active = chosen === undefined ? doubts[0] : (chosen ?? undefined);
  const isKept = useRef(false);

  const go = (target: Target | undefined) => {
    setDraft(undefined);
    setChosen(target ?? null);
  };
  const begin = (text: string) => {
    isKept.current = false;
    setDraft(text);
  };
  const change = (changes: CorrectionChange[]) => {
    setNotice(undefined);
    correct.mutate(changes, { onError: (error) => isConflict(error) && setNotice(WORDS.conflict) });
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
    if (!active) return;
    const next = doubtBeside(doubts, active, 1) ?? doubts.find((doubt) => keyOf(doubt) !== keyOf(active));
    if (active.kind !== 'check') change(changeOf(active, draft ?? valueOf(document, active)));
    isKept.current = true;
    go(next ?? active);
  };
  const takeBack = () => undo.mutate(undefined, { onSuccess: () => setNotice(WORDS.undone) });

  const needed = review && (review.nextFrom === null ? review.items.length : (review.needsReview ?? undefined));

  return {
    ...{ needed, review, doubts, sentences, missing, active, draft, notice, go, begin, keep, step, confirm, change, takeBack },
    discard: () => setDraft(undefined),
    isActiveDoubt: active !== undefined && doubts.some((doubt) => keyOf(doubt) === keyOf(active)),
    isSaving: correct.isPending || undo.isPending,
    error: [correct.error, undo.error].find((each) => each && !isConflict(each)),
  };
}

export type Review = ReturnType<typeof useReview>;

/** The text of a value as it is. */
export function valueOf({ rows, metadata }: ReadDocument, target: Target): string {
  if (target.kind === 'cell') return rows[target.row]?.[target.column] ?? '';
  return target.kind === 'field' ? (metadata[target.field] ?? '') : '';
}

/** A field that is emptied is one that the document does not have. */
function changeOf(target: Target, text: string): CorrectionChange[] {
  if (target.kind === 'cell') return [{ kind: 'cell', row: target.row, column: target.column, value: text }];
  return target.kind === 'field' ? [{ kind: 'field', field: target.field, value: text.trim() === '' ? null : text }] : [];
}
