import { setImmediate as othersTurn } from 'node:timers/promises';

/** Letters that parts are looked for of: from the blank to the tilde, which no other letter becomes one of once names are small. */
const [FIRST_LETTER, LAST_LETTER] = [0x20, 0x7e];
const LETTERS = LAST_LETTER - FIRST_LETTER + 1;

/** A line each. */
const BETWEEN = 0x0a;

/** Others have their turn after so many letters: some milliseconds, also before the code was optimised. */
export const AT_ONCE = 16_384;

/** The names of a text, one a line: a string, or what looks at one. */
export type Letters = Pick<string, 'length' | 'charCodeAt'>;

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

/** Where the names of a sample go on behind a part that they have: which `longer` leads to; none leads to the empty one. */
interface Reading {
  at: number;
  ends: Int32Array;
}

/** How many names have what goes on with a letter. */
interface Next extends Reading {
  names: number;
}

/**
 * All short parts, and longer ones that many of a sample of names have. What a longer part begins with is had by as many at least, so that they are a tree: each letter leads from a
 * part to the one that is longer by it.
 */
export class NameParts {
  /** By their numbers; the first is the empty one, which all have. */
  readonly parts: string[] = [''];
  private readonly longer: Int32Array;
  /** Where in `longer` each of them stands. */
  private readonly cells: number[] = [-1];
  private readonly seenIn: Int32Array;
  private names = 0;
  private lookedAt = 0;

  private constructor(private readonly limits: Limits) {
    const size = 1 + LETTERS + LETTERS * LETTERS + limits.most;
    this.longer = new Int32Array(size * LETTERS);
    this.seenIn = new Int32Array(size);
    for (let at = 0; at < (1 + LETTERS) * LETTERS; at++) this.add(at);
  }

  /** Those that `least` of a sample have; where the longer ones would be more than `most`, those alone that more have. */
  static async of(sample: Letters, { least, most }: Limits): Promise<NameParts> {
    const found = new NameParts({ least: Math.max(1, least), most });
    await found.grow(sample);
    return found;
  }

  /** How many more there may be. */
  private get left(): number {
    return this.seenIn.length - this.parts.length;
  }

  private add(at: number): number {
    const part = this.parts.push(this.parts[Math.floor(at / LETTERS)]! + String.fromCharCode((at % LETTERS) + FIRST_LETTER)) - 1;
    this.cells.push(at);
    this.longer[at] = part;
    return part;
  }

  /** Adds to `counts`, where a part is `step` from the next, how many of these names have it: `weight` for each. */
  async count(names: Letters, counts: Int32Array, { at, step, weight = 1 }: { at: number; step: number; weight?: number }): Promise<void> {
    this.names++;
    await this.inTurns(names.length, (first, behind) => {
      for (let start = first; start < behind; start++) {
        if (names.charCodeAt(start) === BETWEEN) this.names++;
        for (let end = start, part = this.after(0, names, end); part > 0; part = this.after(part, names, ++end))
          if (this.seenIn[part] !== this.names) {
            this.seenIn[part] = this.names;
            counts[part * step + at]! += weight;
          }
      }
    });
  }

  /** Looks at so many letters in order; others have their turn in between, also where each name comes by itself. */
  private async inTurns(count: number, look: (first: number, behind: number) => void): Promise<void> {
    for (let first = 0; first < count;) {
      if (this.lookedAt >= AT_ONCE) {
        await othersTurn();
        this.lookedAt = 0;
      }
      const behind = Math.min(count, first + AT_ONCE - this.lookedAt);
      look(first, behind);
      this.lookedAt += behind - first;
      first = behind;
    }
  }

  /** The part that is longer by a letter; 0 where there is none. */
  private after(part: number, names: Letters, end: number): number {
    const letter = names.charCodeAt(end) - FIRST_LETTER;
    return letter >= 0 && letter < LETTERS ? this.longer[part * LETTERS + letter]! : 0;
  }

  private async grow(sample: Letters): Promise<void> {
    const all = { at: -1, ends: new Int32Array(sample.length) };
    const nameAt = new Int32Array(sample.length);
    await this.inTurns(sample.length, (first, behind) => {
      for (let at = first; at < behind; at++) {
        all.ends[at] = at;
        nameAt[at] = at === 0 ? 0 : nameAt[at - 1]! + (sample.charCodeAt(at) === BETWEEN ? 1 : 0);
      }
    });
    await this.growFrom(all, sample, nameAt);
  }

  /** Those first that most names have: no longer one is had by more, and where there is no room for all that so many have, none of them stays. */
  private async growFrom(all: Reading, sample: Letters, nameAt: Int32Array): Promise<void> {
    const names = 1 + (nameAt.at(-1) ?? 0);
    const unread = Array.from({ length: names + 1 }, (): Reading[] => []);
    unread[names]!.push(all);
    for (let had = names; had >= this.limits.least; had--) {
      const complete = this.parts.length;
      for (let reading = unread[had]!.pop(); reading; reading = unread[had]!.pop()) {
        const known = reading.at < 0 ? 0 : this.longer[reading.at]! || undefined;
        if (known === undefined && this.left === 0) return this.cutTo(complete);
        const part = known ?? this.add(reading.at);
        for (const next of await this.byNextLetter(part, sample, nameAt, reading.ends)) unread[next.names]!.push(next);
      }
    }
  }

  private cutTo(length: number): void {
    for (const at of this.cells.splice(length)) this.longer[at] = 0;
    this.parts.splice(length);
  }

  /** What goes on with a letter, behind it, of the letters that it does with in enough names. */
  private async byNextLetter(part: number, sample: Letters, nameAt: Int32Array, ends: Int32Array): Promise<Next[]> {
    const letterAt = (end: number): number => sample.charCodeAt(end) - FIRST_LETTER;
    const sizes = new Int32Array(LETTERS);
    const names = new Int32Array(LETTERS);
    const lastIn = new Int32Array(LETTERS).fill(-1);
    await this.inTurns(ends.length, (first, behind) => {
      for (let at = first; at < behind; at++) {
        const letter = letterAt(ends[at]!);
        if (!(letter >= 0 && letter < LETTERS)) continue;
        sizes[letter]!++;
        const name = nameAt[ends[at]!]!;
        if (lastIn[letter] === name) continue;
        lastIn[letter] = name;
        names[letter]!++;
      }
    });
    const found = Array.from(sizes, (size, letter) => new Int32Array(names[letter]! < this.limits.least ? 0 : size));
    sizes.fill(0);
    await this.inTurns(ends.length, (first, behind) => {
      for (let at = first; at < behind; at++) {
        const letter = letterAt(ends[at]!);
        if (letter >= 0 && letter < LETTERS && found[letter]!.length > 0) found[letter]![sizes[letter]!++] = ends[at]! + 1;
      }
    });
    return found
      .map((those, letter) => ({ at: part * LETTERS + letter, ends: those, names: names[letter]! }))
      .filter(({ ends: those }) => those.length > 0);
  }
}
