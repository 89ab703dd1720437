import { opensWithTwoStems, stemOpeningsOf } from '../../lexicon/lexicon';
import type { Language, ReadLine, ReadWord } from '../tesseract/recogniser';
import { MEND_STARTS } from './weights';

/**
 * Writes the `I` that was read as a stem: of `lllimité`, stems alone before its first vowel, and `llość` (Polish); of `lepakošana` (Latvian) and `1. Vītols`, where the others of a
 * column begin with capitals and with initials. And the `O` of words in capitals (`10 0Z`).
 */
export function mendStarts(lines: readonly ReadLine[], language: Language): ReadLine[] {
  const starts = lines.flatMap((line) => line.words.filter((_, at) => isStart(line, at)));
  const columnOf = ({ left }: ReadWord, height: number): string[] =>
    starts.filter((other) => Math.abs(other.left - left) <= height * MEND_STARTS.sameEdge).map(({ text }) => text);
  const mended = (line: ReadLine, word: ReadWord, at: number): string => {
    const { text } = word;
    if (NOUGHT.test(text)) return `O${text.slice(1)}`;
    if (STEMS.test(text)) return text.replace(STEMS, 'Ill');
    if (TWO_STEMS.test(text) && !opensWithTwoStems(language)) return `I${text.slice(1)}`;
    const kinds = isStart(line, at) ? kindsOf(text, line.words[at + 1]?.text ?? '', language) : undefined;
    return kinds && isOne(columnOf(word, line.height), kinds) ? `I${text.slice(1)}` : text;
  };
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word, at) => {
      const text = mended(line, word, at);
      return text === word.text ? word : { ...word, text };
    }),
  }));
}

/** A letter alone may be a unit: `0 V`. */
const NOUGHT = /^0(?![ACFGHJKLMNVW]$)\p{Lu}+$/u;
const TWO_STEMS = /^[l|]l(?=[aeiouyáéíóúąęıů]\p{Ll}{2})/u;
const STEMS = /^(?!Ill)[Il|]{3}(?=[aeiouéí]\p{Ll})/u;

/** What the other texts of a column are where a stem is an `I`, what they are not, and what it is read as itself. */
type Kinds = Record<'own' | 'others' | 'none', RegExp>;
const OF_WORDS: Omit<Kinds, 'own'> = { others: /^\p{Lu}/u, none: /^\p{Ll}/u };
const OF_INITIALS: Kinds = { own: /^[1l|]\.$/, others: /^\p{Lu}\.$/u, none: /^\d+\.$/ };

function kindsOf(text: string, next: string, language: Language): Kinds | undefined {
  for (const opening of stemOpeningsOf(language)) {
    const own = new RegExp(`^l${opening.slice(1)}\\p{Ll}{3}`, 'u');
    if (own.test(text)) return { ...OF_WORDS, own };
  }
  return OF_INITIALS.own.test(text) && /^\p{Lu}\p{Ll}/u.test(next) ? OF_INITIALS : undefined;
}

/** Whether enough texts of a column are of one kind, and all that are not are misread alike. */
const isOne = (texts: readonly string[], { own, others, none }: Kinds): boolean =>
  texts.filter((text) => others.test(text)).length >= MEND_STARTS.fewestOthers && texts.every((text) => !none.test(text) || own.test(text));

/** Whether a word is the first of a cell or of its line. */
const isStart = ({ words, height }: ReadLine, at: number): boolean =>
  at === 0 || words[at]!.left - words[at - 1]!.right > height * MEND_STARTS.columnGap;
