import { useEffect, useState, type ReactNode } from 'react';
import { USUAL_SILENCE_SECONDS } from '../api/unless-silent';
import { WORDS } from '../words/words';
import { Button } from './button';
import { Notice } from './notice';

interface PartProps {
  /** What is shown until it is late. */
  children?: ReactNode;
  /** Leaves the part alone, where something stands beneath it. */
  onClose?: () => void;
}

/**
 * In the place of a part of the app that is fetched when it is needed. Browsers wait for it without end, and who asks for it again waits for the same answer;
 * only to load the page anew asks anew. It is shown whenever it comes, so that a slow line needs no more than time.
 */
export function PartOnItsWay({ children, onClose }: PartProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), USUAL_SILENCE_SECONDS * 1000);
    return () => window.clearTimeout(timer);
  }, []);
  if (!isLate) return children;
  return (
    <div className="mx-auto max-w-md space-y-3 p-4">
      <Notice tone="bad">{WORDS.pages.late}</Notice>
      <div className="flex gap-2">
        <Button look="primary" onClick={() => window.location.reload()}>
          {WORDS.pages.reload}
        </Button>
        {onClose && <Button onClick={onClose}>{WORDS.common.close}</Button>}
      </div>
    </div>
  );
}
