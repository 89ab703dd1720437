import { useMemo, useState } from 'react';
import { useRowsInView, type ReadDocument } from '../documents/documents';
import { useReviewItems } from './corrections';
import { doubtBeside, toDoubts } from './doubts';
import { keyOf, type Target } from './target';
import { useChanges } from './use-changes';
import { useTyping } from './use-typing';
import { changeOf, valueOf } from './value-of';
import { WORDS } from '../words/words';

/** What a person may do with a document. */
interface ReviewOptions {
  /** Nothing is changed: whoever looks has no account. */
  isReadOnly?: boolean;
}

/** Where a person is in a document, what they are typing, and what still needs them. */
export function useReview(document: ReadDocument, { isReadOnly = false }: ReviewOptions = {}) {
  const needs = useNeeds(document);
  const { doubts } = needs;
  const [active, setChosen] = useActive(document, doubts, isReadOnly);
  const [notice, setNotice] = useState<string>();
  const { change, ...changes } = useChanges(document.id, { isReadOnly, onNotice: setNotice });
  const onRefused = isReadOnly ? () => setNotice(WORDS.review.readOnly) : undefined;
  const { settle, ...typing } = useTyping(document, { active, change, onRefused });
  const go = (target: Target | undefined) => {
    typing.discard();
    setChosen(target ?? null);
  };
  const step = (by: 1 | -1): boolean => {
    const next = doubtBeside(doubts, active, by);
    if (next) go(next);
    return next !== undefined;
  };
  /** Says that the active value is right, or as it was typed, and goes on to what needs a person next. */
  const confirm = () => {
    const text = typing.draft ?? (active && valueOf(document, active));
    if (!active || text === undefined) return;
    const next = doubtBeside(doubts, active, 1) ?? doubts.find((doubt) => keyOf(doubt) !== keyOf(active));
    change(changeOf(active, text));
    settle();
    go(next ?? active);
  };
  return {
    ...{ ...needs, ...changes, ...typing },
    ...{ active, notice, isReadOnly, go, step, confirm, change },
    ...rowChanges(document, { active, isReadOnly, keep: typing.keep, change, go }),
    isActiveDoubt: active !== undefined && doubts.some((doubt) => keyOf(doubt) === keyOf(active)),
  };
}

/** Until a person goes somewhere they are at the first doubt; null is nowhere. */
function useActive(document: ReadDocument, doubts: readonly Target[], isReadOnly: boolean) {
  // A sample takes nobody's focus before they come to it.
  const [chosen, setChosen] = useState<Target | null | undefined>(isReadOnly ? null : undefined);
  const active = chosen === undefined ? doubts[0] : (chosen ?? undefined);
  const activeRow = active?.kind === 'cell' ? active.row : -1;
  useRowsInView(document, activeRow, activeRow);
  return [active, setChosen] as const;
}

interface AtRow {
  active: Target | undefined;
  isReadOnly: boolean;
  /** Keeps what is being typed. */
  keep: () => void;
  change: ReturnType<typeof useChanges>['change'];
  go: (target: Target | undefined) => void;
}

/** What a person may do with whole rows. */
const rowChanges = (document: ReadDocument, { active, isReadOnly, keep, change, go }: AtRow) => ({
  /** A row below the active one, or at the table's end. */
  addRow: () => {
    if (isReadOnly) return;
    const row = active?.kind === 'cell' ? active.row + 1 : document.rows.length;
    keep();
    change([{ kind: 'row_added', row }]);
    go({ kind: 'cell', row, column: 0 });
  },
  removeRow: () => {
    if (isReadOnly || active?.kind !== 'cell') return;
    change([{ kind: 'row_removed', row: active.row }]);
    const row = Math.min(active.row, document.rows.length - 2);
    go(row < 0 ? undefined : { kind: 'cell', row, column: active.column });
  },
});

export type Review = ReturnType<typeof useReview>;

/** What of a document still needs a person. */
function useNeeds(document: ReadDocument) {
  const { data: review } = useReviewItems(document.id);
  const { targets: doubts, sentences } = useMemo(() => toDoubts(review?.items ?? [], document.rows), [review, document.rows]);
  const missing = useMemo(() => (review?.items ?? []).flatMap(({ kind, field }) => (kind === 'missing' ? [field!] : [])), [review]);
  const needed = review && (review.nextFrom === null ? review.items.length : (review.needsReview ?? undefined));
  return { review, doubts, sentences, missing, needed };
}
