import sharp from 'sharp';
import { unionBox } from '../../model/box';
import { dropNoise } from './drop-noise';
import { joinUnspaced } from './join-unspaced';
import { findUnreadLines } from './find-unread-lines';
import { crop, type PixelBox, type SizedImage } from '../image/gray-image';
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
  const doubtful = mostDoubtful(lines.filter((line) => fitsSheet(lineBox(line))));
  const unread = findUnreadLines(image, lines).filter(fitsSheet).slice(0, REREAD_LINES.mostUnreadLines);
  if (doubtful.length + unread.length === 0) return [...lines];
  const sheet = await drawSheet(image, [...doubtful.map(lineBox), ...unread]);
  const reread = joinUnspaced(await recogniser.read(sheet.image, { languages, pageMode: 'block', isSecond: true, signal }));
  const second = sheet.strips.map((strip) => readingOf(strip, reread));
  // English reads figures: a reading without it is asked for words alone.
  const isTold = ({ text }: ReadWord): boolean => languages.includes('eng') || !/\d/.test(text) || /\p{L}/u.test(text);
  const revised = lines.map((line) => {
    const at = doubtful.indexOf(line);
    return at < 0 ? line : { ...line, words: vote(line.words, second[at]!.words.filter(isTold)) };
  });
  return dropNoise(second.slice(doubtful.length).filter(isSure)).reduce(putInPlace, revised);
}

function isSure({ words }: ReadLine): boolean {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters > 0 && words.reduce((sum, { text, score }) => sum + text.length * score, 0) / letters >= REREAD_LINES.leastUnreadScore;
}

/** Puts a line before the first one that lies below it. */
function putInPlace(lines: ReadLine[], found: ReadLine): ReadLine[] {
  const { bottom } = lineBox(found);
  const below = lines.findIndex((line) => lineBox(line).top >= bottom);
  return lines.toSpliced(below < 0 ? lines.length : below, 0, found);
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

/** Where a line of the page lies on the sheet of strips. */
interface Strip {
  source: PixelBox;
  top: number;
  scale: number;
}

async function drawSheet(image: SizedImage, boxes: readonly PixelBox[]): Promise<{ image: SizedImage; strips: Strip[] }> {
  const strips = boxes.map((box, index): Strip => {
    const source = pad(box, image);
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

async function scaleStrip(image: SizedImage, { source, scale }: Strip): Promise<{ width: number; height: number; data: Uint8Array }> {
  const piece = crop(image, source);
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
    .map((word) => ({
      ...word,
      left: source.left + (word.left - REREAD_LINES.gapPx) / scale,
      right: source.left + (word.right - REREAD_LINES.gapPx) / scale,
      top: source.top + (word.top - top) / scale,
      bottom: source.top + (word.bottom - top) / scale,
    }))
    .sort((a, b) => a.left - b.left);
  return { words, height: (here[0]?.height ?? REREAD_LINES.stripHeightPx) / scale };
}

const lineBox = ({ words }: ReadLine): PixelBox => unionBox(words);

function pad({ left, top, right, bottom }: PixelBox, { width, height }: SizedImage): PixelBox {
  const by = Math.round((bottom - top) * REREAD_LINES.padding) + 1;
  return {
    left: Math.max(0, left - by),
    top: Math.max(0, top - by),
    right: Math.min(width, right + by),
    bottom: Math.min(height, bottom + by),
  };
}
