import { setImmediate as othersTurn } from 'node:timers/promises';

/** Letters that parts are looked for of: from the blank to the tilde, which no other letter becomes one of once names are small. */
const [FIRST_LETTER, LAST_LETTER] = [0x20, 0x7e];
const LETTERS = LAST_LETTER - FIRST_LETTER + 1;

/** A line each. */
const BETWEEN = 0x0a;

/** Others have their turn after so many letters, 3 to 5 ms. */
const AT_ONCE = 65_536;

/** The short parts of a part: who lacks one of them lacks the part. */
export const shortPartsOf = (part: string): string[] =>
  part.length <= SHORT ? [part] : [...new Set(Array.from({ length: part.length - SHORT + 1 }, (_, at) => part.slice(at, at + SHORT)))];

/** Whether it is one of those that are always counted. */
export const isShort = (part: string): boolean => part.length <= SHORT;

/** Whether nothing but these letters is in a part. */
export const isPlain = (part: string): boolean => /^[ -~]+$/.test(part);

/** A part of so many letters, or fewer, is among them whoever has it: no index of three letters finds it. */
const SHORT = 2;

/** What longer parts must be had by, and how many of them there may be. */
interface Limits {
  /** So many of the names at least. */
  least: number;
  most: number;
}

/** Where the names of a sample go on behind a part that they have. */
interface Reading {
  part: number;
  ends: Int32Array;
}

/**
 * All short parts, and longer ones that many of a sample of names have. What a longer part begins with is had by as many at least, so that they are a tree: each letter leads from a
 * part to the one that is longer by it.
 */
export class NameParts {
  /** By their numbers; the first is the empty one, which all have. */
  readonly parts: string[] = [''];
  private readonly longer: Int32Array;
  private readonly seenIn: Int32Array;
  private names = 0;

  private constructor(private readonly limits: Limits) {
    const size = 1 + LETTERS + LETTERS * LETTERS + limits.most;
    this.longer = new Int32Array(size * LETTERS);
    this.seenIn = new Int32Array(size);
    for (let from = 0; from <= LETTERS; from++) for (let letter = 0; letter < LETTERS; letter++) this.add(from, letter);
  }

  /** Those that `least` of a sample have; where the longer ones would be more than `most`, those alone that more have. */
  static async of(sample: string, { least, most }: Limits): Promise<NameParts> {
    for (let had = Math.max(1, least); ; had *= 1.25) {
      const found = new NameParts({ least: had, most });
      await found.grow(sample);
      if (found.left >= 0) return found;
    }
  }

  /** How many more there may be. */
  private get left(): number {
    return this.seenIn.length - this.parts.length;
  }

  private add(from: number, letter: number): number {
    const part = this.parts.push(this.parts[from]! + String.fromCharCode(letter + FIRST_LETTER)) - 1;
    this.longer[from * LETTERS + letter] = part;
    return part;
  }

  /** Adds to `counts`, where a part is `step` from the next, how many of these names have it: `weight` for each. */
  async count(names: string, counts: Int32Array, { at, step, weight = 1 }: { at: number; step: number; weight?: number }): Promise<void> {
    this.names++;
    for (let start = 0; start < names.length; start++) {
      if (start % AT_ONCE === AT_ONCE - 1) await othersTurn();
      if (names.charCodeAt(start) === BETWEEN) this.names++;
      for (let end = start, part = this.after(0, names, end); part > 0; part = this.after(part, names, ++end))
        if (this.seenIn[part] !== this.names) {
          this.seenIn[part] = this.names;
          counts[part * step + at]! += weight;
        }
    }
  }

  /** The part that is longer by a letter; 0 where there is none. */
  private after(part: number, names: string, end: number): number {
    const letter = names.charCodeAt(end) - FIRST_LETTER;
    return letter >= 0 && letter < LETTERS ? this.longer[part * LETTERS + letter]! : 0;
  }

  private async grow(sample: string): Promise<void> {
    const nameAt = new Int32Array(sample.length);
    for (let at = 1; at < sample.length; at++) nameAt[at] = nameAt[at - 1]! + (sample.charCodeAt(at) === BETWEEN ? 1 : 0);
    const unread: Reading[] = [{ part: 0, ends: Int32Array.from(nameAt.keys()) }];
    let read = 0;
    for (let reading = unread.pop(); reading; reading = unread.pop()) {
      read += reading.ends.length;
      if (read > AT_ONCE) await othersTurn().then(() => (read = 0));
      for (const [letter, ends] of byNextLetter(sample, reading.ends)) {
        if (namesOf(ends, nameAt) < this.limits.least) continue;
        const known = this.longer[reading.part * LETTERS + letter]!;
        const part = known > 0 ? known : this.add(reading.part, letter);
        if (this.left < 0) return;
        unread.push({ part, ends });
      }
    }
  }
}

/** What goes on with a letter, behind it. */
function* byNextLetter(sample: string, ends: Int32Array): Generator<[letter: number, ends: Int32Array]> {
  const sizes = new Int32Array(LETTERS);
  const letterAt = (end: number): number => sample.charCodeAt(end) - FIRST_LETTER;
  for (const end of ends) if (letterAt(end) >= 0 && letterAt(end) < LETTERS) sizes[letterAt(end)]!++;
  const found = Array.from(sizes, (size) => new Int32Array(size));
  sizes.fill(0);
  for (const end of ends) {
    const letter = letterAt(end);
    if (letter >= 0 && letter < LETTERS) found[letter]![sizes[letter]!++] = end + 1;
  }
  for (const [letter, those] of found.entries()) if (those.length > 0) yield [letter, those];
}

/** How many names these places, which stand in order, lie in; one behind the end of a name is that name's. */
function namesOf(ends: Int32Array, nameAt: Int32Array): number {
  let count = 0;
  for (let at = 0; at < ends.length; at++) if (at === 0 || nameAt[ends[at]! - 1] !== nameAt[ends[at - 1]! - 1]) count++;
  return count;
}
