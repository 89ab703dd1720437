import { ENGINE_WEIGHTS } from '@gridline/engine';
import { outcomeOf, type MeasuredDocument } from './measured-documents';

/** One number chosen for the engine, where it stands. */
export interface Weight {
  room: string;
  group: string;
  name: string;
  value: number;
}

/** What a smaller and a larger number would change. */
export interface Measured extends Weight {
  smaller: Effect;
  larger: Effect;
}

export interface Effect {
  value: number;
  /** Documents that are answered otherwise. */
  changed: number;
  /** Values more, or fewer, that are right. */
  right: number;
}

type Group = Record<string, number>;

/** Every number that the engine's rooms declare. */
export const listWeights = (): Weight[] =>
  Object.entries(ENGINE_WEIGHTS).flatMap(([room, groups]) =>
    Object.entries(groups as Record<string, Group>).flatMap(([group, numbers]) =>
      Object.entries(numbers).map(([name, value]) => ({ room, group, name, value })),
    ),
  );

/** How far a number is moved to either side, as a factor; whole numbers by one at least. */
const STEP = 1.25;

/** Puts a smaller and a larger number in its place, answers all documents with each, and puts the number back. */
export function measureWeight(weight: Weight, documents: readonly MeasuredDocument[]): Measured {
  const smaller = moved(weight.value, 1 / STEP, Math.floor);
  const larger = moved(weight.value, STEP, Math.ceil);
  return { ...weight, smaller: effectOf(weight, smaller, documents), larger: effectOf(weight, larger, documents) };
}

const moved = (value: number, factor: number, round: (n: number) => number): number =>
  Number.isInteger(value) ? round(value * factor) : value * factor;

function effectOf({ room, group, name, value }: Weight, other: number, documents: readonly MeasuredDocument[]): Effect {
  const numbers = (ENGINE_WEIGHTS as Record<string, Record<string, Group>>)[room]![group]!;
  let changed = 0;
  let right = 0;
  numbers[name] = other;
  try {
    for (const { document, pageCount, truth, shipped } of documents) {
      const outcome = outcomeOf(document, pageCount, truth);
      if (outcome.answer === shipped.answer) continue;
      changed++;
      right += outcome.right - shipped.right;
    }
  } finally {
    numbers[name] = value;
  }
  return { value: other, changed, right };
}
