import { useState } from 'react';
import { WORDS } from '../words/words';
import { Button } from './button';

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button onClick={() => void copy()} aria-label={WORDS.common.copyOf(what)}>
      <span aria-live="polite">{copied ? WORDS.common.copied : WORDS.common.copy}</span>
    </Button>
  );
}
