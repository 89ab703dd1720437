import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fetchPageWords, findWords, usePageWords, type PageWord } from './use-page-words';
import type { Page } from './use-pages';

/** A search for words in the pages of a document, beginning with the one in view. */
export interface PageSearch {
  text: string;
  setText: (text: string) => void;
  /** Of the page in view. */
  matches: readonly (readonly PageWord[])[];
  /** Which of them is meant. */
  index: number;
  next: () => void;
  isBusy: boolean;
}

interface Shown {
  id: string;
  pages: readonly Page[];
  number: number;
  onTurnTo: (number: number) => void;
}

/** Finds words in the page in view, then in those after it. */
export function usePageSearch({ id, pages, number, onTurnTo }: Shown): PageSearch {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const [isTurning, setTurning] = useState(false);
  const { data: words, isLoading } = usePageWords(id, number, text.trim() !== '');
  const matches = useMemo(() => findWords(words ?? [], text), [words, text]);

  /** The pages behind this one and those before it, this one last. */
  const others = (): Page[] => {
    const here = pages.findIndex((page) => page.number === number);
    return [...pages.slice(here + 1), ...pages.slice(0, here)];
  };
  const turnToNext = async (): Promise<void> => {
    setTurning(true);
    try {
      for (const page of others()) {
        if (findWords(await fetchPageWords(client, id, page.number), text).length === 0) continue;
        setIndex(0);
        return onTurnTo(page.number);
      }
      setIndex(0);
    } finally {
      setTurning(false);
    }
  };
  const next = (): void => {
    if (text.trim() === '' || isTurning) return;
    if (index + 1 < matches.length) setIndex(index + 1);
    else void turnToNext().catch(() => undefined);
  };
  return {
    ...{ text, matches, next },
    index: Math.min(index, Math.max(0, matches.length - 1)),
    isBusy: isLoading || isTurning,
    setText: (sought) => {
      setIndex(0);
      setText(sought);
    },
  };
}
