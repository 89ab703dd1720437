import type { Label, Language } from './language.data';
import type { Random } from './random';
import type { Face } from './text-width';

/** How one document words, writes and sets things: drawn once and kept throughout, as a real issuer does. */
export interface Manner {
  language: Language;
  face: Face;
  labels: Record<Label, string>;
  decimal: string;
  thousands: string;
  /** Form of its dates, in the letters of `Language.dates`. */
  date: string;
  currency: string;
  currencyText: string;
  currencyFirst: boolean;
}

/** How often the usual wording or form is taken; the rest are spread over the others. */
const USUAL = 0.5;

/** Draws a manner in a language. */
export function drawManner(random: Random, language: Language): Manner {
  const wording = Object.entries(language.labels).map(([label, texts]) => [label, mostlyFirst(random, texts)]);
  const [decimal, thousands] = mostlyFirst(random, language.numbers);
  const symbol = random.chance(0.75);
  return {
    language,
    face: drawFace(random, language),
    labels: Object.fromEntries(wording) as Record<Label, string>,
    decimal,
    thousands,
    date: mostlyFirst(random, language.dates),
    currency: language.currency,
    currencyText: symbol ? language.currencyText : language.currency,
    currencyFirst: symbol && language.currencyFirst,
  };
}

function mostlyFirst<T>(random: Random, choices: readonly T[]): T {
  return random.chance(USUAL) ? choices[0]! : random.pick(choices);
}

/** The standard fonts have no Polish letters. */
function drawFace(random: Random, { code }: Language): Face {
  return code === 'pl' ? 'embedded' : random.pick(['sans', 'sans', 'serif', 'embedded', 'mono'] as const);
}
