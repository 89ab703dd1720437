import { ApiError } from '@gridline/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { explain } from '../api/http';
import { SilentError } from '../api/unless-silent';
import { PasswordForm } from '../ui/password-form';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { DRAW_SILENCE_SECONDS, rememberPassword, usePicture, whyNoPicture } from './page-access';
import type { Turn } from './turned';
import { WORDS } from '../words/words';

interface PagePictureProps {
  document: { id: string; fileName: string };
  number: number;
  /** In pixels, before it is turned. */
  width: number;
  height: number;
  turn: Turn;
}

/** The picture of a page; in its place, words while it is drawn and where it cannot be had, and the question for a password. */
export function PagePicture({ document: { id, fileName }, number, width, height, turn }: PagePictureProps) {
  const client = useQueryClient();
  const { src, error } = usePicture(id, number, width * window.devicePixelRatio);
  const { failed, tries, onFailed, onShown, clear, retry } = useLoading(src);
  const failure = error ? { error } : failed;
  return (
    <>
      {failure ? (
        <NotDrawn
          error={failure.error}
          fileName={fileName}
          onRetry={retry}
          onUnlock={(password) => {
            rememberPassword(client, id, password);
            clear();
          }}
        />
      ) : (
        <Drawing />
      )}
      {src && (
        <img
          key={tries}
          src={src}
          alt={WORDS.review.pictureOf(fileName, number)}
          draggable={false}
          onLoad={onShown}
          onError={onFailed}
          className={`absolute top-1/2 left-1/2 max-w-none ${failure ? 'invisible' : ''}`}
          style={{ width, height, transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
        />
      )}
    </>
  );
}

/** How the browser fares with a picture: why it could not be had, and how often it was tried. */
function useLoading(src: string | undefined) {
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState<{ src: string; error: unknown }>();
  const [shown, setShown] = useState<string>();
  const clear = () => setFailed(undefined);
  // An image waits for as long as its service is silent. Where it comes after all, it is shown.
  useEffect(() => {
    if (!src || shown === src) return;
    const timer = setTimeout(() => setFailed({ src, error: new SilentError(false) }), DRAW_SILENCE_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [src, shown, tries]);
  return {
    failed: failed && failed.src === src ? failed : undefined,
    tries,
    onFailed: () => src !== undefined && void whyNoPicture(src).then((error) => setFailed({ src, error })),
    onShown: () => {
      setShown(src);
      clear();
    },
    clear,
    retry: () => {
      clear();
      setTries(tries + 1);
    },
  };
}

/** Seen through the picture's place until it is there. */
const Drawing = () => (
  <p aria-hidden="true" className="absolute inset-x-0 top-24 text-center text-sm text-neutral-600">
    {WORDS.review.drawing}
  </p>
);

interface NotDrawnProps {
  error: unknown;
  fileName: string;
  onRetry: () => void;
  onUnlock: (password: string) => void;
}

/** A page that has no picture will have none at another try either. */
function NotDrawn({ error, fileName, onRetry, onUnlock }: NotDrawnProps) {
  const code = error instanceof ApiError ? error.code : undefined;
  const isLocked = code === 'encrypted_document';
  const mayTryAgain = !(error instanceof ApiError) || error.retryable;
  return (
    // A click here is none on a word of the page.
    <div
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      className="absolute inset-x-4 top-16 z-10 flex flex-col items-center gap-3 text-center"
    >
      <Notice tone={isLocked || code === 'no_page_picture' ? 'warn' : 'bad'}>{reasonOf(error, code)}</Notice>
      {isLocked && <PasswordForm name={fileName} onUnlock={onUnlock} />}
      {mayTryAgain && !isLocked && <Button onClick={onRetry}>{WORDS.review.tryAgain}</Button>}
    </div>
  );
}

function reasonOf(error: unknown, code: string | undefined): string {
  if (code === 'encrypted_document') return WORDS.review.locked;
  if (code === 'no_page_picture') return WORDS.review.noPicture;
  return error === undefined ? WORDS.review.notDrawn : `${WORDS.review.notDrawn} ${explain(error)}`;
}
