import type { CorrectionChange } from '@gridline/contracts';
import { useRef, useState } from 'react';
import type { ReadDocument } from '../documents/documents';
import type { Target } from './target';
import { changeOf, valueOf } from './value-of';

interface TypingOptions {
  /** The value that is typed. */
  active: Target | undefined;
  change: (changes: CorrectionChange[]) => void;
  /** Called in place of a beginning where nothing may be typed. */
  onRefused: (() => void) | undefined;
}

/** What a person types for the active value, until it is kept or discarded. */
export function useTyping(document: ReadDocument, { active, change, onRefused }: TypingOptions) {
  const [draft, setDraft] = useState<string>();
  const isKept = useRef(false);
  /** What is typed came from the page; what comes next is put behind it. */
  const isFilled = useRef(false);
  const begin = (text: string) => {
    if (onRefused) return onRefused();
    isKept.current = false;
    isFilled.current = false;
    setDraft(text);
  };
  return {
    draft,
    begin,
    /** Takes words from the page into the active value: in place of what is there, then behind one another. */
    fill: (text: string) => {
      if (!active || active.kind === 'check') return;
      begin(draft !== undefined && isFilled.current ? `${draft} ${text}` : text);
      isFilled.current = true;
    },
    /** Keeps what is typed, once. */
    keep: (target: Target | undefined = active, text = draft) => {
      if (text === undefined || isKept.current || !target) return;
      isKept.current = true;
      setDraft(undefined);
      if (text !== valueOf(document, target)) change(changeOf(target, text));
    },
    discard: () => setDraft(undefined),
    /** Nothing is left to keep: the value was settled otherwise. */
    settle: () => {
      isKept.current = true;
    },
  };
}
