import { useEffect, useRef, type KeyboardEvent } from 'react';

interface ValueInputProps {
  label: string;
  draft: string;
  onDraft: (draft: string) => void;
  onKeep: () => void;
  className?: string;
}

/** What a value is typed into; keys that the review screen knows go to it. */
export function ValueInput({ label, draft, onDraft, onKeep, className }: ValueInputProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, []);
  return (
    <textarea
      ref={input}
      rows={1}
      aria-label={label}
      value={draft}
      onChange={({ target }) => onDraft(target.value)}
      onBlur={onKeep}
      onKeyDown={keepWritingKeys}
      dir="auto"
      className={className}
    />
  );
}

/** Keys that move the caret are the input's; what the screen does with them elsewhere it must not do here. */
function keepWritingKeys(event: KeyboardEvent): void {
  const isOfScreen =
    ['Enter', 'Escape', 'Tab'].includes(event.key) && !event.nativeEvent.isComposing && !(event.key === 'Enter' && event.shiftKey);
  if (!isOfScreen) event.stopPropagation();
}
