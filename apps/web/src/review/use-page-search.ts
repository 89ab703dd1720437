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
  const turnToNext = async (): Promise<void> => {
    const page = await nextWith(text, othersFrom(number, pages), (each) => fetchPageWords(client, id, each.number));
    setIndex(0);
    if (page) onTurnTo(page.number);
  };
  const next = (): void => {
    if (text.trim() === '' || isTurning) return;
    if (index + 1 < matches.length) return setIndex(index + 1);
    setTurning(true);
    void turnToNext()
      .catch(() => undefined)
      .finally(() => setTurning(false));
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

/** The pages behind one, and then those before it. */
function othersFrom(number: number, pages: readonly Page[]): Page[] {
  const here = pages.findIndex((page) => page.number === number);
  return [...pages.slice(here + 1), ...pages.slice(0, here)];
}

/** The first page whose words have the text. */
async function nextWith(
  text: string,
  pages: readonly Page[],
  wordsOf: (page: Page) => Promise<readonly PageWord[]>,
): Promise<Page | undefined> {
  for (const page of pages) if (findWords(await wordsOf(page), text).length > 0) return page;
  return undefined;
}
