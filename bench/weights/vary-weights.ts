import { spread } from '../accuracy/corpus';
import { weightId, type Weight } from './list-weights';
import { outcomeOf, outcomeOrRefusal, rereadOutcome, type MeasuredDocument, type Outcome } from './measured-documents';
import { setWeight } from './record-reads';

/** What a smaller and a larger number would change. */
export interface Measured extends Weight {
  /** Documents on whose way the engine looks at the number: on the others it changes nothing. */
  documents: number;
  smaller: Effect;
  larger: Effect;
}

export interface Effect {
  /** Documents that are answered otherwise. */
  changed: number;
  /** Documents with the same answer at another confidence. */
  unsure: number;
  /** Values more, or fewer, that are right. */
  right: number;
}

/** How far a number is moved to either side, as a factor; whole numbers by one at least. */
const STEP = 1.25;

/** Reading a picture again takes seconds, so that of the documents whose reading looks at the number so many are read again. */
const MOST_READ_AGAIN = 2;
/** Most numbers are looked at on the way of every document; so many, of all suites, tell. */
const MOST_ANSWERED_AGAIN = 16;

/** Puts a smaller and a larger number in its place, answers the documents that look at it with each, and puts the number back. */
export async function measureWeight(weight: Weight, documents: readonly MeasuredDocument[]): Promise<Measured> {
  const rerun = documentsOf(weight, documents);
  const [low, high] = neighbours(weight.value);
  const smaller = await effectOf(weight, low, rerun);
  const larger = await effectOf(weight, high, rerun);
  return { ...weight, documents: rerun.length, smaller, larger };
}

/** The numbers that are tried to either side. */
export function neighbours(value: number): [number, number] {
  const [low, high] = [value / STEP, value * STEP].sort((a, b) => a - b) as [number, number];
  return Number.isInteger(value) ? [Math.min(Math.floor(low), value - 1), Math.max(Math.ceil(high), value + 1)] : [low, high];
}

/** A document to answer once more, and how. */
interface Rerun {
  shipped: Outcome;
  answer: () => Promise<Outcome>;
}

function documentsOf(weight: Weight, documents: readonly MeasuredDocument[]): Rerun[] {
  const id = weightId(weight);
  const inReading = documents.filter(({ readingReads }) => readingReads.has(id));
  const afterwards = documents.filter(({ readingReads, answerReads }) => !readingReads.has(id) && answerReads.has(id));
  return [
    ...spread(inReading, MOST_READ_AGAIN).map((measured) => ({ shipped: measured.shipped, answer: () => rereadOutcome(measured) })),
    ...spread(afterwards, MOST_ANSWERED_AGAIN).map(({ shipped, document, pageCount, input }) => ({
      shipped,
      answer: () => outcomeOrRefusal(() => Promise.resolve(outcomeOf(document, pageCount, input.truth))),
    })),
  ];
}

async function effectOf(weight: Weight, other: number, reruns: readonly Rerun[]): Promise<Effect> {
  const effect: Effect = { changed: 0, unsure: 0, right: 0 };
  setWeight(weight, other);
  try {
    for (const { shipped, answer } of reruns) {
      const outcome = await answer();
      effect.right += outcome.right - shipped.right;
      if (outcome.answer !== shipped.answer) effect.changed++;
      else if (outcome.confidences !== shipped.confidences) effect.unsure++;
    }
  } finally {
    setWeight(weight, weight.value);
  }
  return effect;
}
