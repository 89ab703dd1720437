import { useEffect, useRef } from 'react';
import type { ExtractionCheck } from '@gridline/contracts';
import { keyOf, type Target } from './target';
import type { Review } from './use-review';
import { toWords } from './to-words';
import { WORDS } from '../words/words';

/** What adds up, and in one sentence each what does not. */
export function SumsBar({ checks, review }: { checks: readonly ExtractionCheck[]; review: Review }) {
  const passed = checks.filter((check) => check.passed);
  const byRow = new Set(checks.filter((check) => !check.passed && check.row !== undefined).map(({ name }) => name));
  // What sums the rows of a check up says nothing that its rows do not.
  const failed = checks.filter(({ passed: isPassed, row, name }) => !isPassed && (row !== undefined || !byRow.has(name)));
  return (
    <section
      aria-label={WORDS.review.checks}
      aria-live="polite"
      className="border-line bg-surface max-h-16 md:max-h-40 overflow-y-auto border-t px-3 py-1.5 text-sm"
    >
      {checks.length === 0 && <p className="text-soft px-1 text-xs leading-6">{WORDS.review.noChecks}</p>}
      <ul>
        {failed.map((check, index) => (
          <FailedCheck key={`${check.name} ${check.row ?? index}`} check={check} review={review} />
        ))}
      </ul>
      {passed.length > 0 && (
        <p className="text-good px-1 text-xs leading-6" title={passed.map(({ detail }) => detail).join('\n')}>
          <span aria-hidden="true">✓ </span>
          {WORDS.review.checksPass(passed.length)}
        </p>
      )}
    </section>
  );
}

function FailedCheck({ check: { name, detail, row }, review }: { check: ExtractionCheck; review: Review }) {
  const target: Target = { kind: 'check', name, row };
  const isActive = review.active !== undefined && keyOf(review.active) === keyOf(target);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) button.current?.focus();
  }, [isActive]);
  return (
    <li>
      <button
        ref={button}
        type="button"
        aria-label={`${WORDS.review.checkFails}: ${detail}`}
        onClick={() => review.go(target)}
        className={`text-bad w-full rounded px-1 py-0.5 text-left leading-6 ${isActive ? 'bg-bad-soft' : 'hover:bg-sunken'}`}
      >
        <span aria-hidden="true">✗ </span>
        <span className="font-medium">{toWords(name)}:</span> {detail}
      </button>
    </li>
  );
}
