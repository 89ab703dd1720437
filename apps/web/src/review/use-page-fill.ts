import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReadDocument } from '../documents/documents';
import { valueAt, type Box, type ReadValue } from './page-boxes';
import { fetchPageWords, textOf, usePageWords, wordsIn, type PageWord } from './use-page-words';
import { usePointing, type Point } from './use-pointing';
import type { Review } from './use-review';
import { valueOf } from './value-of';

const NO_WORDS: readonly PageWord[] = [];
/** A click so near to a word means it, in points. */
const NEAR_WORD_PT = 1;

interface PageFillOptions {
  document: ReadDocument;
  review: Review;
  /** Of the page in view. */
  number: number;
  values: readonly ReadValue[];
  /** The point of the upright page under one of its picture. */
  onPage: (point: Point) => Point;
}

/** What pointing at a page does: a click on a value goes to it; a click on a word, or a frame around some, fills the active one. */
export function usePageFill({ document, review, number, values, onPage }: PageFillOptions) {
  const [isWanted, setWanted] = useState(false);
  const client = useQueryClient();
  const { data: words } = usePageWords(document.id, number, isWanted);
  /** A click does not wait for a second one because the words are still on their way. */
  const withWords = (act: (words: readonly PageWord[]) => void): void => {
    if (words) return act(words);
    void fetchPageWords(client, document.id, number).then(act, () => act(NO_WORDS));
  };
  const meantAt = (point: Point, known: readonly PageWord[]) => toMeant(document, review, onPage(point), { values, words: known });
  const { pointer, selection, hovered } = usePointing({
    onHover: (point) => meantAt(point, words ?? NO_WORDS),
    onClick: (point) =>
      withWords((known) => {
        const meant = meantAt(point, known);
        if (meant && 'target' in meant) review.go(meant.target);
        else if (meant) review.fill(meant.text);
      }),
    onSelect: (from, to) =>
      withWords((known) => {
        const text = textOf(wordsIn(known, around(onPage(from), onPage(to))));
        if (text !== '') review.fill(text);
      }),
  });
  return {
    pointer: { ...pointer, onPointerEnter: () => setWanted(true) },
    hovered,
    /** What was under the pointer may be of the page before. */
    word: words?.find((each) => each === hovered),
    selection: selection && around(...selection),
  };
}

/** What stands on a page. */
interface OnPage {
  values: readonly ReadValue[];
  words: readonly PageWord[];
}

/** What a click at a point of the page does: a value that is filled and not being typed is gone to, any other word fills the active one. */
function toMeant(document: ReadDocument, review: Review, { x, y }: Point, { values, words }: OnPage): ReadValue | PageWord | undefined {
  const value = valueAt(values, x, y);
  const word = review.active && review.active.kind !== 'check' && !review.isReadOnly ? valueAt(words, x, y, NEAR_WORD_PT) : undefined;
  const isOpen = review.draft !== undefined || (review.active !== undefined && valueOf(document, review.active) === '');
  if (word && (isOpen || !value)) return word;
  return value;
}

const around = (one: Point, other: Point): Box => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
});
