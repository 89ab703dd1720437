import { useMemo } from 'react';
import type { Box, ReadValue } from './page-boxes';
import { keyOf, type Target } from './target';
import type { PageSearch } from './use-page-search';
import type { PageWord } from './use-page-words';

interface PageMarksProps {
  values: readonly ReadValue[];
  doubts: readonly Target[];
  search: PageSearch;
  /** The word that a click would take. */
  word: PageWord | undefined;
  /** The box of the active value, and the frame that is being drawn, as the page lies. */
  shown: Box | undefined;
  selection: Box | undefined;
  /** Where a box of the upright page lies as the page is turned. */
  turned: (box: Box) => Box;
  scale: number;
}

/** What is marked on a page: doubtful values, what was searched for, the word under the pointer, the active value, a frame being drawn. */
export function PageMarks({ values, doubts, search, word, shown, selection, turned, scale }: PageMarksProps) {
  const doubtful = useMemo(() => new Set(doubts.map(keyOf)), [doubts]);
  return (
    <>
      {values
        .filter(({ target }) => doubtful.has(keyOf(target)))
        .map(({ target, box }) => (
          <Frame key={keyOf(target)} box={turned(box)} scale={scale} look="bg-amber-300/20 outline-1 outline-amber-700/70" />
        ))}
      {search.matches.flatMap((found, index) =>
        found.map(({ box }, part) => (
          <Frame
            key={`${index} ${part}`}
            box={turned(box)}
            scale={scale}
            look={index === search.index ? 'bg-orange-400/60' : 'bg-yellow-300/60'}
            testId="match"
          />
        )),
      )}
      {word && <Frame box={turned(word.box)} scale={scale} look="bg-sky-400/25 outline-1 outline-sky-700/60" />}
      {shown && <Frame box={shown} scale={scale} look="bg-teal-400/15 outline-2 outline-offset-1 outline-teal-600" testId="box" />}
      {selection && <Frame box={selection} scale={1} look="bg-sky-400/25 outline-1 outline-sky-700" />}
    </>
  );
}

const Frame = ({ box, scale, look, testId }: { box: Box; scale: number; look: string; testId?: string }) => (
  <span
    aria-hidden="true"
    data-testid={testId}
    className={`pointer-events-none absolute rounded-xs mix-blend-multiply ${look}`}
    style={{
      left: box.left * scale,
      top: box.top * scale,
      width: (box.right - box.left) * scale,
      height: (box.bottom - box.top) * scale,
    }}
  />
);
