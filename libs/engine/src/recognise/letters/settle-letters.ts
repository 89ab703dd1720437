import type { GrayImage } from '../image/gray-image';
import type { Language, ReadLine, ReadWord, TextChoice } from '../tesseract/recogniser';
import { lettersOfModel } from '../../lexicon/lexicon';
import type { Frames } from './strip-network';
import { lookAt, rivalTexts, type Sight } from './rival-texts';
import { choiceFeatures, countTexts, rivalChance, type PageOfWords } from './text-choice';
import { isKnown, textLikelihood } from './text-likelihood';
import { SETTLE_LETTERS } from './weights';

/**
 * Words in Latin, Cyrillic or Greek letters, and figures, those corrected for which a second reader, which looks at letters and knows no words, has a text
 * that is surely better. Pages of other scripts have them as codes and units.
 */
export function settleLetters(image: GrayImage, lines: readonly ReadLine[], language: Language): ReadLine[] {
  const alphabet = lettersOfModel(language);
  const sights = new Map(
    lines.flatMap((line) => line.words.map((word): [ReadWord, Sight | undefined] => [word, seenOf(image, word, line, alphabet)])),
  );
  const page = { ...countTexts(lines), agreement: agreementOf(sights) };
  return lines.map((line) => ({
    ...line,
    words: line.words.flatMap((word, at) => {
      const sight = sights.get(word);
      return (
        withCross(image, word, at, line, alphabet) ??
        withNumberSign(image, word, at, line, language) ??
        (sight ? settled(word, line, sight, alphabet, page) : word)
      );
    }),
  }));
}

/** What the reader of single letters finds in the place of a word that it can judge. */
const seenOf = (image: GrayImage, word: ReadWord, line: ReadLine, alphabet: string): Sight | undefined =>
  TOLD_BY_LETTERS.test(word.text) && isKnown(word.text) && !isSurelyPlain(word, alphabet) ? lookAt(image, word, line, alphabet) : undefined;

/** The share of a page's words that both readers read alike, as if some more were: how well it can be read at all. */
function agreementOf(sights: ReadonlyMap<ReadWord, Sight | undefined>): number {
  const looked = [...sights].filter(([, sight]) => sight !== undefined);
  const alike = looked.filter(([word, sight]) => sight!.seen === word.text);
  return (alike.length + SETTLE_LETTERS.supposedAlike) / (looked.length + SETTLE_LETTERS.supposedAlike);
}

/** The letter that is read for a `×` alone before a figure (`2 × 15`, `3 m × 4`): how high it stands is seen beside its neighbours. */
function withCross(image: GrayImage, word: ReadWord, at: number, line: ReadLine, alphabet: string): ReadWord | undefined {
  const [before, behind] = [line.words[at - 1], line.words[at + 1]];
  if (!before || !behind || !/^[xX]$/.test(word.text) || !/[\p{L}\d]$/u.test(before.text) || !/^\d/.test(behind.text)) return undefined;
  const all = { ...word, text: [before, word, behind].map(({ text }) => text).join(' '), left: before.left, right: behind.right };
  const sight = lookAt(image, all, line, alphabet);
  if (!sight) return undefined;
  const gain =
    textLikelihood(sight.frames, `${before.text} × ${behind.text}`) - textLikelihood(sight.frames, `${before.text} x ${behind.text}`);
  return gain >= SETTLE_LETTERS.leastForCross ? { ...word, text: '×', letterScores: undefined } : undefined;
}

/** The sign of a number before one, which no model has: `Ne 2117`, `N* 061/2025`. */
function withNumberSign(image: GrayImage, word: ReadWord, at: number, line: ReadLine, language: Language): ReadWord | undefined {
  if (!LIKE_NUMBER_SIGN.test(word.text) || !/^[\p{Lu}-]{0,4}\d/u.test(line.words[at + 1]?.text ?? '')) return undefined;
  const sight = lookAt(image, word, line, lettersOfModel(language));
  if (!sight) return undefined;
  const gains = NUMBER_SIGNS.map((sign) => textLikelihood(sight.frames, sign) - sight.likelihood);
  if (Math.max(...gains) < SETTLE_LETTERS.leastForNumber) return undefined;
  const own = WITH_ORDINALS.has(language) ? 'Nº' : '№';
  return {
    ...word,
    text: gains[0] === Math.max(...gains) ? own : NUMBER_SIGNS[gains.indexOf(Math.max(...gains))]!,
    letterScores: undefined,
  };
}

const LIKE_NUMBER_SIGN = /^N[^\p{Lu}o.:]$/u;
/** `№` first: it is drawn like the others. */
const NUMBER_SIGNS = ['№', 'Nº', 'N°'];
/** Languages that write the number's sign with the letter of an ordinal, by Tesseract's names. */
const WITH_ORDINALS: ReadonlySet<Language> = new Set(['spa', 'por', 'ita', 'fra', 'cat', 'glg']);

function settled(word: ReadWord, line: ReadLine, sight: Sight, alphabet: string, page: PageOfWords): ReadWord | ReadWord[] {
  if (sight.seen === word.text) return looked(word, sight.likelihood, 0);
  if (SIGN.test(word.text)) return withCurrencySeen(word, sight);
  const groups = inGroups(word.text);
  if (groups && hasBlanks(groups, sight.frames, sight.likelihood)) return partedAt(word, groups);
  const litres = litresIn(word.text, sight);
  if (litres !== undefined) return partedAt(word, [litres, 'l']);
  return chosen(word, line, sight, alphabet, page);
}

/** The word, or what is surely printed in its place. */
function chosen(word: ReadWord, line: ReadLine, sight: Sight, alphabet: string, page: PageOfWords): ReadWord {
  const rivals = rivalTexts(word, sight, alphabet);
  const most = Math.max(sight.likelihood, ...rivals.map(({ likelihood }) => likelihood));
  const kept = looked(word, sight.likelihood, most - sight.likelihood);
  const choices = rivals.map((rival): TextChoice => {
    const features = choiceFeatures(word, line, sight, rivals, rival, page);
    const corrected = { ...word, text: rival.text.replaceAll(' ', ''), letterScores: undefined };
    return { word: looked(corrected, rival.likelihood, most - rival.likelihood), features, chance: rivalChance(features) };
  });
  const best = choices.reduce<TextChoice | undefined>(
    (likeliest, each) => (each.chance > (likeliest?.chance ?? 0) ? each : likeliest),
    undefined,
  );
  const settledWord = best && best.chance >= SETTLE_LETTERS.leastChance ? { ...best.word, score: Math.min(word.score, best.chance) } : kept;
  return { ...settledWord, weighed: { read: kept, choices } };
}

/** `$` or `&` where a sign of a currency is surely seen that the recogniser does not know. Trees were fitted on words. */
function withCurrencySeen(word: ReadWord, { seen, frames, likelihood }: Sight): ReadWord {
  const gain = CURRENCY.test(seen) ? textLikelihood(frames, seen) - likelihood : 0;
  return gain < SETTLE_LETTERS.leastForCurrency ? word : { ...word, text: seen, letterScores: undefined };
}

/** The word with what the second reader says of it. */
const looked = (word: ReadWord, likelihood: number, rivalGain: number): ReadWord => ({ ...word, looked: { likelihood, rivalGain } });

/** The groups of three digits that a figure may be printed in, with its decimals. */
function inGroups(text: string): string[] | undefined {
  const [, first, others, decimals] = /^(\d{1,3})((?:\d{3})+)([.,]\d\d)?$/.exec(text) ?? [];
  if (first === undefined || others === undefined) return undefined;
  const groups = [first, ...others.match(/\d{3}/g)!];
  return [...groups.slice(0, -1), groups.at(-1)! + (decimals ?? '')];
}

/** The figure of `51` that is seen as 5l, and of `0,75` behind which the `l` is seen, too; undefined of others. */
function litresIn(text: string, { seen, frames, likelihood }: Sight): string | undefined {
  const figure = LITRES.exec(seen)?.[1];
  if (figure === undefined) return undefined;
  if (text === figure) return textLikelihood(frames, seen) - likelihood >= SETTLE_LETTERS.leastForLitre ? figure : undefined;
  return /[1I|!]$/.test(text) && text.slice(0, -1) === figure ? figure : undefined;
}

/** A small figure and its unit. On 91 pictures of strangers two words were seen so, both litres. */
const LITRES = /^(\d{1,3}(?:[.,]\d{1,2})?) ?l$/;

/** What holds letters or figures, the marks that lose a stroke (`±`, `≤`, `≥`), and signs that one of a currency is read as. */
const TOLD_BY_LETTERS = /[\p{L}\p{N}]|^[+<>$&]$/u;
const SIGN = /^[$&]$/;
const CURRENCY = /^[₺₹₦₱₫€£¥]$/;

/** Whether blanks are seen between the groups of a figure, and neither nothing nor a mark that was lost (`9.222`). */
function hasBlanks(groups: readonly string[], frames: Frames, own: number): boolean {
  const likelihood = textLikelihood(frames, groups.join(' '));
  return (
    likelihood - own >= SETTLE_LETTERS.leastForBlank &&
    ['.', ',', "'"].every((mark) => textLikelihood(frames, groups.join(mark)) < likelihood)
  );
}

/** A word for each group; digits are of one width, a blank is half of it. */
function partedAt(word: ReadWord, groups: readonly string[]): ReadWord[] {
  const width = (word.right - word.left) / (word.text.length + (groups.length - 1) / 2);
  let left = word.left;
  return groups.map((text, at) => {
    const right = at === groups.length - 1 ? word.right : left + width * text.length;
    const part = { ...word, text, left, right, rival: undefined, letterScores: undefined };
    left = right + width / 2;
    return part;
  });
}

/** Whether a word that the recogniser is sure of can have lost neither accents nor points: of letters alone, in a language without accents. */
const isSurelyPlain = ({ text, score }: ReadWord, alphabet: string): boolean =>
  score > SETTLE_LETTERS.surelyPlain && !/[^\x00-\x7f]/.test(alphabet) && /^[A-Za-z]+[.,:;]?$/.test(text);
