import { useEffect, useRef, type ReactNode } from 'react';
import { inReadingOrder } from '../documents/field-order';
import type { ReadDocument } from '../documents/documents';
import { Badge } from '../ui/badge';
import { percent } from '../words/numbers';
import { shownValue } from './shown-value';
import { keyOf, type Target } from './target';
import { useFocus } from './use-focus';
import type { Review } from './use-review';
import { ValueInput } from './value-input';
import { toWords } from './to-words';
import { WORDS } from '../words/words';

/** Named for programs; a person reads the checks themselves below the table. */
const CHECKS_FAILED = 'checksFailed';

interface FieldListProps {
  document: ReadDocument;
  review: Review;
  onPoint: (target: Target | undefined) => void;
  aside: ReactNode;
}

/** What was found beside the table, and what should have been. */
export function FieldList({ document: { metadata, provenance }, review, onPoint, aside }: FieldListProps) {
  const names = [...review.missing, ...inReadingOrder(metadata).map(([name]) => name)].filter((name) => name !== CHECKS_FAILED);
  const doubtful = new Set(review.doubts.map(keyOf));
  if (names.length === 0) return <p className="text-soft p-4 text-sm">{WORDS.review.noFields}</p>;
  return (
    <ul
      onPointerLeave={() => onPoint(undefined)}
      className="grid grid-cols-2 gap-x-3 gap-y-1 p-3 max-md:px-1 md:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]"
    >
      {names.map((name) => {
        const target: Target = { kind: 'field', field: name };
        return (
          <Field
            key={name}
            name={name}
            text={metadata[name] ?? ''}
            confidence={provenance.metadataConfidence[name]}
            isActive={review.active !== undefined && keyOf(review.active) === keyOf(target)}
            isDoubtful={doubtful.has(keyOf(target))}
            {...{ review, target, onPoint, aside }}
          />
        );
      })}
    </ul>
  );
}

interface FieldProps extends Omit<FieldListProps, 'document'> {
  name: string;
  text: string;
  confidence: number | undefined;
  target: Target;
  isActive: boolean;
  isDoubtful: boolean;
}

function Field({ name, text, confidence, target, isActive, isDoubtful, review, onPoint, aside }: FieldProps) {
  const isEdited = isActive && review.draft !== undefined;
  const label = toWords(name);
  const isMissing = text === '' && isDoubtful;
  return (
    <li onPointerEnter={() => onPoint(target)} className="min-w-0 text-[0.8125rem]">
      <div className="text-soft flex min-h-5 items-center justify-between gap-2 px-2.5 text-xs">
        <span className="truncate">{label}</span>
        {isDoubtful && confidence !== undefined && <Badge tone="warn">{percent(confidence)}</Badge>}
      </div>
      {isEdited ? (
        <ValueInput
          label={label}
          draft={review.draft!}
          onDraft={review.begin}
          onKeep={() => review.keep(target)}
          className="border-accent bg-surface field-sizing-content w-full resize-none rounded-md border-2 px-2 py-1 leading-5 outline-none"
        />
      ) : (
        <FieldValue
          label={`${label}: ${text === '' ? WORDS.review.missingShort : text}`}
          {...{ isActive, isDoubtful }}
          onClick={() => (isActive ? review.begin(text) : review.go(target))}
        >
          {isMissing ? WORDS.review.missingShort : (shownValue(name, text) ?? text)}
        </FieldValue>
      )}
      {isActive && isDoubtful && <Doubt>{isMissing ? <p className="text-soft px-1 text-xs">{WORDS.review.missing}</p> : aside}</Doubt>}
    </li>
  );
}

/** What tells of a doubtful field, below it, where anything does. */
const Doubt = ({ children }: { children: ReactNode }) =>
  children ? <div className="border-line mt-1 max-w-full rounded-lg border p-1.5 shadow-md">{children}</div> : null;

interface FieldValueProps {
  label: string;
  isActive: boolean;
  isDoubtful: boolean;
  onClick: () => void;
  children: string;
}

/** A value that is not being typed; it comes into view as it becomes the active one. */
function FieldValue({ label, isActive, isDoubtful, onClick, children }: FieldValueProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocus(button, isActive);
  useEffect(() => {
    if (isActive) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      data-doubtful={isDoubtful || undefined}
      onClick={onClick}
      className={`block min-h-7 w-full rounded-md border-2 px-2 py-0.5 text-left leading-5 break-words whitespace-pre-line outline-none ${
        isActive ? 'border-accent' : 'hover:border-line border-transparent'
      } ${isDoubtful ? 'bg-warn-soft text-warn' : ''}`}
    >
      <bdi>{children}</bdi>
    </button>
  );
}
