import sharp from 'sharp';
import { overlapX, overlapY, unionBox } from '../../model/box';
import { dropNoise } from './drop-noise';
import { joinUnspaced } from './join-unspaced';
import { findMissedLines } from './find-unread-lines';
import { type GrayImage, type PixelBox, type SizedImage } from '../image/gray-image';
import { angleAt, LEVEL, radians } from '../image/lean';
import { putInPlace } from './put-in-place';
import { vote } from './vote';
import type { Language, ReadLine, Recogniser, ReadWord } from '../tesseract/recogniser';
import { REREAD_LINES } from './weights';

/**
 * Reads the lines again in which a word is doubtful, each brought to one size and contrast, and keeps what reads better; with them, lines of
 * print in which nothing was read.
 */
export async function rereadLines(
  image: SizedImage,
  lines: readonly ReadLine[],
  languages: readonly Language[],
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<ReadLine[]> {
  const doubtful = mostDoubtful(lines.filter(({ words }) => fitsSheet(levelled(words, image))));
  const missed = findMissedLines(image, lines);
  // Pages of other scripts: of a table's lines a torn one reads more right than a whole one, of titles fewer.
  const torn = (languages.includes('eng') ? missed.torn : missed.tornTitles).filter(fitsSheet).slice(0, REREAD_LINES.mostTornLines);
  const isOfTorn = (line: PixelBox): boolean => torn.some((whole) => overlapX(whole, line) > 0 && overlapY(whole, line) > 0);
  const unread = missed.unread.filter((box) => fitsSheet(box) && !isOfTorn(box)).slice(0, REREAD_LINES.mostUnreadLines);
  const readStrips = async (boxes: readonly (readonly PixelBox[])[]): Promise<ReadLine[]> => {
    if (boxes.length === 0) return [];
    const sheet = await drawSheet(
      image,
      boxes.map((each) => levelled(each, image)),
    );
    const reread = joinUnspaced(await recogniser.read(sheet.image, { languages, pageMode: 'block', isSecond: true, signal }));
    return sheet.strips.map((strip) => readingOf(strip, reread));
  };
  const second = await readStrips([...doubtful.map(({ words }) => words), ...unread.map((box) => [box])]);
  // English reads figures: a reading without it is asked for words alone.
  const isTold = ({ text }: ReadWord): boolean => languages.includes('eng') || !/\d/.test(text) || /\p{L}/u.test(text);
  const revised = lines.map((line) => {
    const at = doubtful.indexOf(line);
    return at < 0 ? line : { ...line, words: vote(line.words, second[at]!.words.filter(isTold)) };
  });
  // A sheet of their own: beside others, the recogniser would read those a little differently.
  const whole = (await readStrips(torn.map((box) => [box]))).map((line, at) => ({ box: torn[at]!, line }));
  const mended = whole.reduce(withWholeLine, revised);
  return dropNoise(second.slice(doubtful.length).filter(isSure)).reduce(putInPlace, mended);
}

/** Puts a line that was torn in place of its pieces, where it reads more than they do. */
function withWholeLine(lines: ReadLine[], { box, line: read }: { box: PixelBox; line: ReadLine }): ReadLine[] {
  const [line] = dropNoise([read].filter(isSure));
  const pieces = lines.flatMap(({ words }) => words.filter((word) => isIn(box, word)));
  return line && readsMore(line.words, pieces) ? putInPlace(withoutWordsIn(box, lines), line) : lines;
}

const withoutWordsIn = (box: PixelBox, lines: readonly ReadLine[]): ReadLine[] =>
  lines.map((line) => ({ ...line, words: line.words.filter((word) => !isIn(box, word)) })).filter(({ words }) => words.length > 0);

/** Whether a word was read in a line's place, of it or of it and its neighbours. */
const isIn = (box: PixelBox, { left, top, right, bottom }: ReadWord): boolean =>
  (left + right) / 2 > box.left &&
  (left + right) / 2 < box.right &&
  Math.min(bottom, box.bottom) - Math.max(top, box.top) > REREAD_LINES.inLine * Math.min(bottom - top, box.bottom - box.top);

/** Whether a line was read in more letters than its pieces, or in as many and surer ones. */
const readsMore = (line: readonly ReadWord[], pieces: readonly ReadWord[]): boolean =>
  lettersIn(line) > lettersIn(pieces) || (lettersIn(line) === lettersIn(pieces) && sureLetters(line) > sureLetters(pieces));

const lettersIn = (words: readonly ReadWord[]): number => words.reduce((sum, { text }) => sum + text.length, 0);

const sureLetters = (words: readonly ReadWord[]): number => words.reduce((sum, { text, score }) => sum + text.length * score, 0);

function isSure({ words }: ReadLine): boolean {
  const letters = lettersIn(words);
  return letters > 0 && sureLetters(words) / letters >= REREAD_LINES.leastUnreadScore;
}

function mostDoubtful(lines: readonly ReadLine[]): ReadLine[] {
  const leastSure = (line: ReadLine): number => Math.min(...line.words.filter(isDoubtful).map(({ score }) => score));
  const doubtful = lines.filter((line) => line.words.some(isDoubtful));
  if (doubtful.length <= REREAD_LINES.mostLines) return doubtful;
  const kept = new Set([...doubtful].sort((a, b) => leastSure(a) - leastSure(b)).slice(0, REREAD_LINES.mostLines));
  return doubtful.filter((line) => kept.has(line));
}

function fitsSheet({ left, top, right, bottom }: PixelBox): boolean {
  return ((right - left) / Math.max(1, bottom - top)) * REREAD_LINES.stripHeightPx <= REREAD_LINES.widestStripPx;
}

function isDoubtful({ text, score }: ReadWord): boolean {
  return score < REREAD_LINES.doubtfulScore && /[\p{L}\p{N}]/u.test(text);
}

/** A line of the page set straight about its middle, and the slope that it has there. */
interface LevelLine extends PixelBox {
  middle: number;
  slope: number;
}

/** Words of a line that leans are brought to one height: a strip of the line as it leans holds small letters, and pieces of its neighbours. */
function levelled(boxes: readonly PixelBox[], { lean = LEVEL, height }: SizedImage): LevelLine {
  const whole = unionBox(boxes);
  const middle = (whole.left + whole.right) / 2;
  const slope = Math.tan(radians(angleAt(lean, (whole.top + whole.bottom) / 2, height)));
  const level = boxes.map(({ left, top, right, bottom }): PixelBox => {
    const shrink = Math.min((Math.abs(slope) * (right - left)) / 2, (bottom - top) / 4);
    const rise = slope * ((left + right) / 2 - middle);
    return { left, top: Math.floor(top + shrink - rise), right, bottom: Math.ceil(bottom - shrink - rise) };
  });
  return { ...unionBox(level), middle, slope };
}

/** How much lower a line lies at a place than in its middle. */
const riseAt = (x: number, { middle, slope }: LevelLine): number => slope * (x - middle);

/** Where a line of the page lies on the sheet of strips. */
interface Strip {
  source: LevelLine;
  top: number;
  scale: number;
}

async function drawSheet(image: SizedImage, lines: readonly LevelLine[]): Promise<{ image: SizedImage; strips: Strip[] }> {
  const strips = lines.map((line, index): Strip => {
    const source = pad(line, image);
    return {
      source,
      top: REREAD_LINES.gapPx + index * (REREAD_LINES.stripHeightPx + REREAD_LINES.gapPx),
      scale: REREAD_LINES.stripHeightPx / (source.bottom - source.top),
    };
  });
  const pieces = await Promise.all(strips.map((strip) => scaleStrip(image, strip)));
  const width = Math.max(...pieces.map((piece) => piece.width)) + 2 * REREAD_LINES.gapPx;
  const height = REREAD_LINES.gapPx + strips.length * (REREAD_LINES.stripHeightPx + REREAD_LINES.gapPx);
  const data = new Uint8Array(width * height).fill(255);
  pieces.forEach((piece, index) => {
    for (let y = 0; y < piece.height; y++) {
      data.set(piece.data.subarray(y * piece.width, (y + 1) * piece.width), (strips[index]!.top + y) * width + REREAD_LINES.gapPx);
    }
  });
  return { image: { width, height, data, dpi: REREAD_LINES.sheetDpi }, strips };
}

/** The pixels of a line, each column moved by what the line rises there. */
function cropLine(image: SizedImage, line: LevelLine): GrayImage {
  const [width, height] = [line.right - line.left, line.bottom - line.top];
  const data = new Uint8Array(width * height).fill(255);
  for (let x = 0; x < width; x++) {
    const top = line.top + Math.round(riseAt(line.left + x, line));
    for (let y = Math.max(0, -top); y < height && top + y < image.height; y++)
      data[y * width + x] = image.data[(top + y) * image.width + line.left + x]!;
  }
  return { width, height, data };
}

async function scaleStrip(image: SizedImage, { source, scale }: Strip): Promise<{ width: number; height: number; data: Uint8Array }> {
  const piece = cropLine(image, source);
  const { data, info } = await sharp(piece.data, { raw: { width: piece.width, height: piece.height, channels: 1 } })
    .resize({ width: Math.max(1, Math.round(piece.width * scale)), height: REREAD_LINES.stripHeightPx, fit: 'fill', kernel: 'cubic' })
    .normalise({ lower: 2, upper: 90 })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** What was read in a strip, in pixels of the page. */
function readingOf({ source, top, scale }: Strip, lines: readonly ReadLine[]): ReadLine {
  const isHere = (word: ReadWord): boolean =>
    (word.top + word.bottom) / 2 >= top && (word.top + word.bottom) / 2 < top + REREAD_LINES.stripHeightPx;
  const here = lines.map((line) => ({ ...line, words: line.words.filter(isHere) })).filter(({ words }) => words.length > 0);
  const words = here
    .flatMap((line) => line.words)
    .map((word) => {
      const left = source.left + (word.left - REREAD_LINES.gapPx) / scale;
      const right = source.left + (word.right - REREAD_LINES.gapPx) / scale;
      const rise = riseAt((left + right) / 2, source);
      return {
        ...word,
        left,
        right,
        top: source.top + (word.top - top) / scale + rise,
        bottom: source.top + (word.bottom - top) / scale + rise,
      };
    })
    .sort((a, b) => a.left - b.left);
  return { words, height: (here[0]?.height ?? REREAD_LINES.stripHeightPx) / scale };
}

function pad(line: LevelLine, { width, height }: SizedImage): LevelLine {
  const by = Math.round((line.bottom - line.top) * REREAD_LINES.padding) + 1;
  return {
    ...line,
    left: Math.max(0, line.left - by),
    top: Math.max(0, line.top - by),
    right: Math.min(width, line.right + by),
    bottom: Math.min(height, line.bottom + by),
  };
}
