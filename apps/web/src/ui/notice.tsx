import type { ReactNode } from 'react';
import { explain } from '../api/http';
import { WORDS } from '../words/words';
import { Button } from './button';

type Tone = 'good' | 'warn' | 'bad';

const TONES: Readonly<Record<Tone, string>> = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
};

/** A short message in place, read out when it appears. */
export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <p role={tone === 'bad' ? 'alert' : 'status'} className={`rounded-lg px-3 py-2 text-sm ${TONES[tone]}`}>
      {children}
    </p>
  );
}

/** What went wrong, in the service's words; nothing where nothing did. */
export const Failure = ({ error }: { error: unknown }) => (error ? <Notice tone="bad">{explain(error)}</Notice> : null);

/** What is read of the service: whether that failed, and how it is read anew. */
export interface Reading {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What could not be read, and the way to try again. */
export const FailedReading = ({ reading: { error, isFetching, refetch } }: { reading: Reading }) =>
  error ? (
    <div className="space-y-3">
      <Failure error={error} />
      <Button onClick={() => void refetch()} disabled={isFetching}>
        {WORDS.common.tryAgain}
      </Button>
    </div>
  ) : null;
