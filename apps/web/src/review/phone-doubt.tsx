import type { ReactNode } from 'react';
import type { ReadDocument } from '../documents/documents';
import { Button } from '../ui/button';
import { keyOf } from './target';
import { toWords } from './to-words';
import type { Review } from './use-review';
import { valueOf } from './value-of';
import { WORDS } from '../words/words';

interface PhoneDoubtProps {
  document: ReadDocument;
  review: Review;
  crop: ReactNode;
}

/** One value that needs a person: its piece of the page, the value, and two buttons for thumbs. */
export function PhoneDoubt({ document, review, crop }: PhoneDoubtProps) {
  const { active } = review;
  if (!active || !review.isActiveDoubt) return null;
  if (active.kind !== 'cell' && active.kind !== 'field') return null;
  const label =
    active.kind === 'cell' ? `${document.columns[active.column]}, ${WORDS.review.row} ${active.row + 1}` : toWords(active.field);
  return (
    <section aria-label={label} className="border-line bg-surface space-y-2 border-b p-3">
      {crop}
      <label className="block">
        <span className="text-soft text-xs">{label}</span>
        <input
          dir="auto"
          value={review.draft ?? valueOf(document, active) ?? ''}
          onChange={({ target }) => review.begin(target.value)}
          className="border-line bg-canvas w-full rounded-lg border px-3 py-2.5 text-base"
        />
      </label>
      {review.sentences.has(keyOf(active)) && <p className="text-warn text-sm">{review.sentences.get(keyOf(active))}</p>}
      <div className="flex gap-2">
        <Button look="primary" className="flex-1 py-2.5" onClick={review.confirm}>
          {WORDS.review.confirm}
        </Button>
        <Button className="flex-1 py-2.5" onClick={() => review.step(1)}>
          {WORDS.review.nextDoubt}
        </Button>
      </div>
    </section>
  );
}
