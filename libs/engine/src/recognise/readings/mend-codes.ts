import { checkVatId, findIbans } from '@gridline/values';
import { isLetteredTaxLabel } from '../../lexicon/lexicon';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';

/**
 * Gives IBANs and tax numbers the figures that were read as letters (`NLO2 RABO …`), where only then their check digits are right, and tax numbers those
 * without which no country writes them so (`NLOO1984127B66`). Romania's begin with letters (`R018844207`). Hexadecimal numbers have no `O`.
 */
export function mendCodes(lines: readonly ReadLine[]): ReadLine[] {
  return lines.map((line) => ({ ...line, words: withRomania(mendedWords(line.words)).map(withHexFigures) }));
}

/** `C.I.F. R018844207`: behind the words of Romania's tax number its letters are letters. */
function withRomania(words: readonly ReadWord[]): ReadWord[] {
  const isTold = words.some(({ text }) => isLetteredTaxLabel(text));
  return words.map((word) => (isTold && ROMANIAS_NUMBER.test(word.text) ? withText(word, `RO${word.text.slice(2)}`) : word));
}

const ROMANIAS_NUMBER = /^R0[1-9]\d{4,9}$/;

/** `8B41COF2-0013`, and the numbers that computers give (UUIDs, RFC 9562). */
const withHexFigures = (word: ReadWord): ReadWord => (HEXADECIMAL.test(word.text) ? withText(word, word.text.replace(/O/g, '0')) : word);
const HEXADECIMAL = /^(?=.*[A-F])(?=(?:.*\d){3})[\dA-FO]{8}(?:-[\dA-FO]{4}|-[\dA-FO]{12})+$/;

function mendedWords(words: readonly ReadWord[]): ReadWord[] {
  const mended = [...words];
  for (let from = 0; from < words.length; from++) {
    if (!OPENS_CODE.test(words[from]!.text)) continue;
    for (let to = Math.min(words.length, from + MOST_GROUPS); to > from; to--) {
      const run = words.slice(from, to).map(({ text }) => text);
      const written = provenBy(run) ?? inForm(run);
      if (!written) continue;
      written.forEach((text, at) => (mended[from + at] = withText(mended[from + at]!, text)));
      from = to - 1;
      break;
    }
  }
  return mended;
}

/** Groups of an IBAN, the longest of which has 34 signs in fours. */
const MOST_GROUPS = 9;
/** Two letters of a country, then figures or what they were read as. */
const OPENS_CODE = /^[A-Z]{2}[\dOQDIl|SBZG]{2}[\dA-Zl|]*$/;

/** The groups with letters made figures that the check digits prove; undefined where none do, or those that were read are right. */
function provenBy(groups: readonly string[]): string[] | undefined {
  const [first, ...rest] = groups as [string, ...string[]];
  const isProven = (text: string): boolean => findIbans(text).some((iban) => iban === text) || checkVatId(text)?.valid === true;
  if (isProven(groups.join(''))) return undefined;
  const opened = first.slice(0, 2) + inFigures(first.slice(2, 4)) + first.slice(4);
  const figures = first.slice(0, 2) + inFigures(first.slice(2));
  const variants = [
    [opened, ...rest],
    [figures, ...rest.map((group) => (/^\D+$/.test(group) ? group : inFigures(group)))],
    [opened, ...rest.map(inFigures)],
    [figures, ...rest.map(inFigures)],
    [first.slice(0, 2) + first.slice(2).replace(/O/g, '0'), ...rest],
  ];
  return variants.find((variant) => variant.join('') !== groups.join('') && isProven(variant.join('')));
}

/** A word most of which is figures, as a tax number of the country that it begins with. */
function inForm([word = '', ...more]: readonly string[]): string[] | undefined {
  if (more.length > 0 || checkVatId(word) || (word.match(/\d/g)?.length ?? 0) <= word.length / 2) return undefined;
  const number = word.slice(2);
  const variants = [number.replace(/O/g, '0'), inFigures(number)].map((each) => word.slice(0, 2) + each);
  const found = variants.find((variant) => checkVatId(variant) !== null);
  return found === undefined ? undefined : [found];
}

const FIGURES: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', l: '1', '|': '1', Z: '2', S: '5', G: '6', B: '8' };

const inFigures = (text: string): string => text.replace(/[OQDIl|ZSGB]/g, (letter) => FIGURES[letter]!);

const withText = (word: ReadWord, text: string): ReadWord => (text === word.text ? word : { ...word, text });
