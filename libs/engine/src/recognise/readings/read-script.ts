import { dropDoubles } from '../noise/drop-doubles';
import { crop, type SizedImage } from '../image/gray-image';
import { TWINS } from '../letters/letter-network';
import { OTHER_ALPHABET } from '../letters/rival-texts';
import { findingModels, scriptsOfModel } from '../../lexicon/lexicon';
import { settleLetters } from '../letters/settle-letters';
import { SIMPLIFIED, TRADITIONAL, writingOfPage, writingOfPieces } from '../letters/writing-of-chinese';
import { installedLanguages } from '../tesseract/installed-models';
import type { Language, ReadLine, ReadSettings, Recogniser, ScriptLanguage } from '../tesseract/recogniser';
import { boxCentreX, boxCentreY, containsCentre } from '../../model/box';
import { median } from '../../model/median';
import { dropNoise } from './drop-noise';
import { joinTracked } from './join-tracked';
import { joinUnspaced } from './join-unspaced';
import { rereadLines } from './reread-lines';
import { withNativeFigures } from './native-figures';
import { withModernSigns } from './modern-signs';
import { withSignsOfScript } from './signs-of-script';
import { tightenBoxes } from './tighten-boxes';
import { hasTwins, unmixScripts } from './unmix-scripts';
import { withLatinCodes } from './latin-codes';
import { tellingWords, type ReadPage } from './read-words';
import { readingLanguage, sistersOf, wholeScriptOf } from './reading-language';
import { voteLines } from './vote-lines';
import { withFigures } from './with-figures';
import { READ_SCRIPT } from './weights';

/** Letters of the script that each model finds. */
const LETTERS: ReadonlyMap<ScriptLanguage, RegExp> = new Map(findingModels.map(({ model, letters }) => [model, letters]));
/** Those that are asked, and then, where none of them is sure, others. */
const [COMMON, SELDOM] = [false, true].map((isSeldom) =>
  findingModels.filter((each) => each.isSeldom === isSeldom).map(({ model }) => model),
) as [ScriptLanguage[], ScriptLanguage[]];

/**
 * The language of a page that an English reading makes little sense of: whose own letters are read surest in a piece of it, in a second one, or where most
 * is printed; undefined where none are or no model is there (docs/decisions/scripts-before-languages.md).
 */
export async function findScript(
  image: SizedImage,
  english: readonly ReadLine[],
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<ScriptLanguage | undefined> {
  const read = (piece: Piece, language: ScriptLanguage): Promise<ReadLine[]> => readPiece(piece, language, recogniser, signal);
  const rivalsIn = async (piece: Piece): Promise<Rival[]> => {
    const found: Rival[] = [];
    for (const languages of [COMMON, SELDOM])
      if (surest(found).sureness < READ_SCRIPT.sure)
        for (const language of await installedLanguages(languages)) found.push(rivalOf(language, await read(piece, language)));
    return found;
  };
  let rivals = await rivalsIn(cropAt(image, READ_SCRIPT.pieceDepth));
  if (!isClear(rivals)) {
    const further = cropAt(image, READ_SCRIPT.furtherDepth);
    const least = surest(rivals).sureness * READ_SCRIPT.rivalShare;
    rivals = rivals.filter(({ sureness }) => sureness > 0 && sureness >= least);
    for (const [at, { language, lines }] of rivals.entries())
      rivals[at] = rivalOf(language, [...lines, ...(await read(further, language))]);
  }
  const print = whereLettersAre(english, image);
  const isNone = (): boolean => surest(rivals).sureness <= READ_SCRIPT.leastSureness;
  if (isNone() && print) rivals = await rivalsIn(cropAt(image, print.depth, print.aside));
  if (isNone()) rivals = rivals.map((rival) => rivalOf(rival.language, besideEnglish(rival.lines, english)));
  // Pieces of a page of few words may lie between them.
  if (isNone() && isSparse(english)) rivals = await rivalsIn({ piece: image, left: 0, top: 0 });
  const { language, sureness } = surest(rivals);
  if (language === undefined || sureness <= READ_SCRIPT.leastSureness) return undefined;
  if (!isChinese({ language })) return language;
  const readPage = async (rival: Rival): Promise<Rival> =>
    rivalOf(rival.language, await read({ piece: image, left: 0, top: 0 }, rival.language));
  return tellChinese(rivals, sureness, readPage);
}

/** Which of both ways of writing a page is in that seems to be Chinese, or whether it is Japanese: what the pieces do not tell is asked of the whole page. */
async function tellChinese(
  rivals: readonly Rival[],
  surestOfPieces: number,
  readPage: (rival: Rival) => Promise<Rival>,
): Promise<ScriptLanguage> {
  const chinese = rivals.filter((rival) => isChinese(rival) && rival.sureness > 0);
  const japanese = rivals.filter(
    ({ language, sureness }) => isJapanese(language) && sureness >= surestOfPieces * READ_SCRIPT.closeJapanese,
  );
  const told = toldByPieces(chinese);
  if (told && japanese.length === 0) return told.language;
  const ofPage = await Promise.all([...japanese, ...(told ? [told] : chinese)].map(readPage));
  const { language } = surest(ofPage);
  if (language !== undefined && isJapanese(language)) return language;
  return told?.language ?? writingOfPage(linesOf(ofPage, SIMPLIFIED), linesOf(ofPage, TRADITIONAL));
}

/** The one of both ways of writing Chinese that the pieces tell, or the only one that was asked; undefined where they leave it open. */
function toldByPieces(chinese: readonly Rival[]): Rival | undefined {
  if (chinese.length < 2) return chinese[0];
  const told = writingOfPieces(linesOf(chinese, SIMPLIFIED), linesOf(chinese, TRADITIONAL));
  return chinese.find(({ language }) => language === told);
}

const linesOf = (rivals: readonly Rival[], model: ScriptLanguage): readonly ReadLine[] =>
  rivals.find(({ language }) => language === model)?.lines ?? [];

const isSparse = (lines: readonly ReadLine[]): boolean => {
  const count = lines.reduce((sum, { words }) => sum + words.length, 0);
  return count > 0 && count <= READ_SCRIPT.fewWords;
};

/** Whether the letters of one script are sure, and surer than those of any other: few of a page in Chinese are read as sure ones of Russian. */
function isClear(rivals: readonly Rival[]): boolean {
  const { language, sureness } = surest(rivals);
  const scripts = scriptsOfModel(language ?? '');
  const others = rivals.filter((rival) => !scriptsOfModel(rival.language).some((script) => scripts.includes(script)));
  return sureness >= READ_SCRIPT.sure && others.every((rival) => rival.sureness < READ_SCRIPT.clearShare * sureness);
}

const readPiece = async (
  { piece, left, top }: Piece,
  language: Language,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<ReadLine[]> =>
  onPage(withoutCut(await recogniser.read(piece, { languages: [language], pageMode: 'block', isSecond: true, signal }), piece), left, top);

/** What is read of a piece but for words that its edges may have cut, of which no model is sure. */
const withoutCut = (lines: readonly ReadLine[], { width, height }: SizedImage): ReadLine[] =>
  lines.map((line) => ({
    ...line,
    words: line.words.filter(
      ({ left, top, right, bottom }) =>
        Math.min(left, top) > READ_SCRIPT.cutPx && right < width - READ_SCRIPT.cutPx && bottom < height - READ_SCRIPT.cutPx,
    ),
  }));

/** What was read apart from words that are surely English: papers print each label in both. */
const besideEnglish = (lines: readonly ReadLine[], english: readonly ReadLine[]): ReadLine[] => {
  const sure = english.flatMap(({ words }) =>
    words.filter(({ text, score }) => score >= READ_SCRIPT.sureEnglish && /[a-z]{2}/i.test(text)),
  );
  return lines.map((line) => ({ ...line, words: line.words.filter((word) => !sure.some((other) => containsCentre(other, word))) }));
};

/** Both ways of writing Chinese share most of their signs, and a piece of a Japanese page may have few kana: what tells may stand elsewhere. */
const isChinese = ({ language }: { language: ScriptLanguage }): boolean => scriptsOfModel(language).join() === 'Han';
const isJapanese = (language: ScriptLanguage): boolean => scriptsOfModel(language).includes('Hiragana');

/** What a language's model read of the pieces, and how sure it is of its own letters. */
interface Rival {
  language: ScriptLanguage;
  lines: readonly ReadLine[];
  sureness: number;
}

const NOBODY: { language?: ScriptLanguage; sureness: number } = { sureness: 0 };

const rivalOf = (language: ScriptLanguage, lines: readonly ReadLine[]): Rival => ({
  ...{ language, lines },
  sureness: surenessOf(lines, language) * (SHARE_OF_SURENESS[language] ?? 1),
});

/** Models that are sure of what is none of theirs. */
const SHARE_OF_SURENESS: Partial<Record<ScriptLanguage, number>> = { tha: READ_SCRIPT.ofThai, amh: READ_SCRIPT.ofAmharic };

const surest = (rivals: readonly Rival[]): typeof NOBODY =>
  rivals.reduce<typeof NOBODY>((best, rival) => (rival.sureness > best.sureness ? rival : best), NOBODY);

/**
 * Reads a page in the language of another script, or in the one of that script which its words tell, and by the model of the whole script. English stays beside
 * the language for numbers and codes.
 */
export async function readInScript(
  image: SizedImage,
  script: ScriptLanguage,
  english: readonly ReadLine[],
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<ReadPage> {
  const read = (...languages: ReadSettings['languages']): Promise<ReadLine[]> =>
    recogniser.read(image, { languages, pageMode: 'block', signal });
  const lines = await read(script, 'eng');
  const language = (await readingLanguage(tellingWords(lines), script)) ?? (await surestSister(image, script, recogniser, signal));
  const own = joinUnspaced(language === script ? lines : await read(language, 'eng'));
  const models = await wholeScriptOf(script);
  const voted = models.length > 0 ? voteLines(own, joinUnspaced(await read(...models))) : own;
  const reread = await rereadLines(image, withFigures(dropNoise(voted), english), [language], recogniser, signal);
  // Boxes that are cut to their ink stand further apart, or nearer.
  const whole = joinUnspaced(joinTracked(image, dropDoubles(tightenBoxes(image, withModernSigns(reread, language)))));
  const settled = settleLetters(image, unmixScripts(whole, language), language);
  const told = withNativeFigures(image, withSignsOfScript(settled, language), language);
  return { lines: hasTwins(language) ? told : withLatinCodes(told, english), language };
}

/** Where words tell nothing: of the languages that are written in a script the one whose model is surest of the usual letter. The mean is of what is cut at the pieces' edges, too. */
async function surestSister(image: SizedImage, script: ScriptLanguage, recogniser: Recogniser, signal?: AbortSignal): Promise<Language> {
  const pieces = [READ_SCRIPT.pieceDepth, READ_SCRIPT.furtherDepth].map((depth) => cropAt(image, depth));
  let [best, most] = [script as Language, 0];
  for (const language of await sistersOf(script)) {
    const lines = await Promise.all(pieces.map((piece) => readPiece(piece, language, recogniser, signal)));
    const words = lines.flat().flatMap((line) => line.words);
    const usual = median(words.flatMap(({ text, score }) => Array.from(text.match(LETTERS.get(script)!) ?? [], () => score))) ?? 0;
    if (usual > most) [best, most] = [language, usual];
  }
  return best;
}

/** The recogniser's score of a script's own letters, over all letters that were read but those of codes in Latin letters or alike; kana say that ideographs are Japanese. */
function surenessOf(lines: readonly ReadLine[], language: ScriptLanguage): number {
  const words = lines
    .flatMap((line) => line.words)
    .filter(({ text, score }) => !(score >= READ_SCRIPT.sureCode && LATIN_CODE.test(text)) && !isOfTwins(text));
  const letters = words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < READ_SCRIPT.fewestLetters) return 0;
  const own = words.reduce((sum, { text, score }) => sum + score * (text.match(LETTERS.get(language)!)?.length ?? 0), 0);
  const kana = words.reduce((sum, { text }) => sum + (text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0), 0);
  return isJapanese(language) && kana < READ_SCRIPT.kanaShare * letters ? (own / letters) * READ_SCRIPT.withoutKana : own / letters;
}

/** A code or a unit that is printed in Latin letters in every script. */
const LATIN_CODE = /^[A-Za-z0-9./:%+-]+$/;

/** Cyrillic and Greek models read a code as letters of theirs that are drawn like Latin ones: `АРНА 9223 В` on a page in Chinese. */
const isOfTwins = (text: string): boolean =>
  OTHER_ALPHABET.test(text) && (text.match(/\p{L}/gu) ?? []).every((letter) => /\p{Script=Latin}/u.test(TWINS.get(letter) ?? letter));

/**
 * How far down the page and to the right most is printed that may be words, where anything was read: a delivery note may fill a third of its sheet, and a wide table have
 * figures alone in its middle.
 */
function whereLettersAre(lines: readonly ReadLine[], { width, height, dpi }: SizedImage): { depth: number; aside: number } | undefined {
  const all = lines.flatMap(({ words }) => words);
  const words = all.filter(({ text }) => /^\P{N}*\p{L}\P{N}*$/u.test(text));
  const placeOf = (middles: readonly number[], size: number, piecePt: number): number => {
    const piece = Math.min(size, (piecePt * dpi) / 72);
    return Math.min(1, Math.max(0, (median(middles)! - piece / 2) / Math.max(1, size - piece)));
  };
  if (all.length === 0) return undefined;
  const print = words.length > 0 ? words : all;
  return {
    depth: placeOf(print.map(boxCentreY), height, READ_SCRIPT.pieceHeightPt),
    aside: placeOf(print.map(boxCentreX), width, READ_SCRIPT.pieceWidthPt),
  };
}

/** A part of a page, and where it lies. */
interface Piece {
  piece: SizedImage;
  left: number;
  top: number;
}

function cropAt(image: SizedImage, depth: number, aside = 1 / 2): Piece {
  const across = Math.min(image.width, Math.round((READ_SCRIPT.pieceWidthPt * image.dpi) / 72));
  const down = Math.min(image.height, Math.round((READ_SCRIPT.pieceHeightPt * image.dpi) / 72));
  const left = Math.floor((image.width - across) * aside);
  const top = Math.round((image.height - down) * depth);
  return { piece: crop(image, { left, top, right: left + across, bottom: top + down }), left, top };
}

/** Lines that were read in a piece, with their places on the page. */
const onPage = (lines: readonly ReadLine[], left: number, top: number): ReadLine[] =>
  lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({
      ...word,
      left: word.left + left,
      top: word.top + top,
      right: word.right + left,
      bottom: word.bottom + top,
    })),
  }));
