import { Badge } from './badge';

/** Below, a value is worth a look: of ten such values more than two are wrong. */
export const WORTH_A_LOOK = 0.8;

/** Below, a value is as likely wrong as right. */
const DOUBTFUL = 0.5;

export const percent = (confidence: number): string => `${Math.round(confidence * 100)} %`;

/** How sure the service is, in words for those who cannot see the colour. */
export function Confidence({ value }: { value: number }) {
  const tone = value >= WORTH_A_LOOK ? 'good' : value >= DOUBTFUL ? 'warn' : 'bad';
  return <Badge tone={tone}>{percent(value)}</Badge>;
}
