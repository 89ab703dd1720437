import type { Target } from './target';
import type { Review } from './use-review';
import { ValueInput } from './value-input';

interface TypedOverProps {
  label: string;
  target: Target;
  review: Review;
  look: string;
}

/** What is typed, over its cell and as much of those beside it as it needs. */
export const TypedOver = ({ label, target, review, look }: TypedOverProps) => (
  <ValueInput
    label={label}
    draft={review.draft!}
    onDraft={review.begin}
    onKeep={() => review.keep(target)}
    className={`bg-surface text-ink outline-accent absolute top-0 left-0 z-30 field-sizing-content min-h-full max-w-96 min-w-full resize-none overflow-hidden px-3 outline-2 -outline-offset-2 ${look}`}
  />
);
