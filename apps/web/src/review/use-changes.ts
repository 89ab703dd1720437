import type { CorrectionChange } from '@gridline/contracts';
import { WORDS } from '../words/words';
import { isConflict, useCorrect, useUndo } from './corrections';

interface ChangesOptions {
  /** Nothing is changed: whoever looks has no account. */
  isReadOnly: boolean;
  /** Tells a person what came of it; undefined where a change begins. */
  onNotice: (notice: string | undefined) => void;
}

/** Sends what a person changes in a document, and takes it back. */
export function useChanges(id: string, { isReadOnly, onNotice }: ChangesOptions) {
  const correct = useCorrect(id);
  const undo = useUndo(id);
  return {
    change: (changes: CorrectionChange[]) => {
      if (isReadOnly || changes.length === 0) return;
      onNotice(undefined);
      correct.mutate(changes, { onError: (error) => isConflict(error) && onNotice(WORDS.review.conflict) });
    },
    takeBack: () => !isReadOnly && undo.mutate(undefined, { onSuccess: () => onNotice(WORDS.review.undone) }),
    isSaving: correct.isPending || undo.isPending,
    error: [correct.error, undo.error].find((each) => each && !isConflict(each)),
  };
}
