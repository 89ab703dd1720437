import type { ReactNode } from 'react';

type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

const TONES: Readonly<Record<Tone, string>> = {
  neutral: 'bg-sunken text-soft',
  accent: 'bg-accent-soft text-accent',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
};

/** A word or two about the thing beside it. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`inline-flex items-center rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap ${TONES[tone]}`}>
    {children}
  </span>
);
