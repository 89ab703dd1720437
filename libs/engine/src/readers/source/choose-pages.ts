import { EngineError } from '../../model/engine-error';
import { refuseOverLimit } from './ready-source';
import type { PageRange, ReadOptions } from './reader';

/**
 * The numbers of the pages to read, rising: all of them, or those that the caller chose. A range that reaches past the end ends there; where
 * nothing is left, or too much, the document is refused.
 */
export function choosePages(pageCount: number, options: ReadOptions): number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const chosen = options.pages ? all.filter((number) => options.pages!.some((range) => isIn(range, number, pageCount))) : all;
  if (chosen.length === 0) throw new EngineError('invalid_parameter', `None of the chosen pages is there: the document has ${pageCount}.`);
  refuseOverLimit(chosen.length, options);
  return chosen;
}

/** Negative numbers count from the end: -1 is the last page. */
function isIn({ first, last }: PageRange, number: number, pageCount: number): boolean {
  const [from, to] = [first, last].map((bound) => (bound < 0 ? pageCount + 1 + bound : bound));
  return from! <= number && number <= to!;
}
