import { ApiError } from '@gridline/client';
import { useState } from 'react';
import { explain } from '../api/http';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import type { Turn } from './turned';
import { whyNoPicture } from './use-pages';
import { WORDS } from './words';

interface PagePictureProps {
  src: string;
  alt: string;
  /** In pixels, before it is turned. */
  width: number;
  height: number;
  turn: Turn;
}

/** The picture of a page; in its place, words while it is drawn and where it cannot be had. */
export function PagePicture({ src, alt, width, height, turn }: PagePictureProps) {
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState<{ src: string; error: unknown }>();
  const failure = failed?.src === src ? failed : undefined;
  const retry = () => {
    setFailed(undefined);
    setTries(tries + 1);
  };
  return (
    <>
      {failure ? <NotDrawn error={failure.error} onRetry={retry} /> : <Drawing />}
      <img
        key={tries}
        src={src}
        alt={alt}
        draggable={false}
        onError={() => void whyNoPicture(src).then((error) => setFailed({ src, error }))}
        className={`absolute top-1/2 left-1/2 max-w-none ${failure ? 'invisible' : ''}`}
        style={{ width, height, transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
      />
    </>
  );
}

/** Seen through the picture's place until it is there. */
const Drawing = () => (
  <p aria-hidden="true" className="absolute inset-x-0 top-24 text-center text-sm text-neutral-600">
    {WORDS.drawing}
  </p>
);

/** A page that has no picture will have none at another try either. */
function NotDrawn({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isThereNone = error instanceof ApiError && error.code === 'no_page_picture';
  const mayTryAgain = !(error instanceof ApiError) || error.retryable;
  return (
    // A click here is none on a value of the page.
    <div
      onClick={(event) => event.stopPropagation()}
      className="absolute inset-x-4 top-16 z-10 flex flex-col items-center gap-3 text-center"
    >
      <Notice tone={isThereNone ? 'warn' : 'bad'}>
        {isThereNone ? WORDS.noPicture : error === undefined ? WORDS.notDrawn : `${WORDS.notDrawn} ${explain(error)}`}
      </Notice>
      {mayTryAgain && <Button onClick={onRetry}>{WORDS.tryAgain}</Button>}
    </div>
  );
}
