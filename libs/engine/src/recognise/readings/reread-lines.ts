import sharp from 'sharp';
import { unionBox } from '../../model/box';
import { dropNoise } from './drop-noise';
import { findUnreadLines } from './find-unread-lines';
import { crop, type PixelBox, type SizedImage } from '../image/gray-image';
import { vote } from './vote';
import type { Language, ReadLine, Recogniser, ReadWord } from '../tesseract/recogniser';

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
  const unread = findUnreadLines(image, lines).filter(fitsSheet).slice(0, MOST_UNREAD_LINES);
  if (doubtful.length + unread.length === 0) return [...lines];
  const sheet = await drawSheet(image, [...doubtful.map(lineBox), ...unread]);
  const reread = await recogniser.read(sheet.image, { languages, pageMode: 'block', isSecond: true, signal });
  const second = sheet.strips.map((strip) => readingOf(strip, reread));
  const revised = lines.map((line) => {
    const at = doubtful.indexOf(line);
    return at < 0 ? line : { ...line, words: vote(line.words, second[at]!.words) };
  });
  return dropNoise(second.slice(doubtful.length).filter(isSure)).reduce(putInPlace, revised);
}

/** Lines in which nothing was read, at most: on receipts there are up to four. */
const MOST_UNREAD_LINES = 20;
/** What reads worse is no print. Measured on receipts: print from .75; codes, stamps, borders and print run together up to .57. */
const LEAST_UNREAD_SCORE = 0.7;

function isSure({ words }: ReadLine): boolean {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters > 0 && words.reduce((sum, { text, score }) => sum + text.length * score, 0) / letters >= LEAST_UNREAD_SCORE;
}

/** Puts a line before the first one that lies below it. */
function putInPlace(lines: ReadLine[], found: ReadLine): ReadLine[] {
  const { bottom } = lineBox(found);
  const below = lines.findIndex((line) => lineBox(line).top >= bottom);
  return lines.toSpliced(below < 0 ? lines.length : below, 0, found);
}

/** Below this score a word is worth a second look. Measured on receipts: 83 % of the words read wrongly score lower, and 30 % of the others. */
const DOUBTFUL_SCORE = 0.9;

/** Lines reread at most: what bounds the time that a page takes. Long receipts have 60 lines. */
const MOST_LINES = 60;

function mostDoubtful(lines: readonly ReadLine[]): ReadLine[] {
  const leastSure = (line: ReadLine): number => Math.min(...line.words.filter(isDoubtful).map(({ score }) => score));
  const doubtful = lines.filter((line) => line.words.some(isDoubtful));
  if (doubtful.length <= MOST_LINES) return doubtful;
  const kept = new Set([...doubtful].sort((a, b) => leastSure(a) - leastSure(b)).slice(0, MOST_LINES));
  return doubtful.filter((line) => kept.has(line));
}

function fitsSheet({ left, top, right, bottom }: PixelBox): boolean {
  return ((right - left) / Math.max(1, bottom - top)) * STRIP_HEIGHT_PX <= WIDEST_STRIP_PX;
}

function isDoubtful({ text, score }: ReadWord): boolean {
  return score < DOUBTFUL_SCORE && /[\p{L}\p{N}]/u.test(text);
}

/** Height in pixels that every line is brought to: near the 36 that the recogniser's network sees. Measured on receipts: letters read wrongly .061 at 48, .065 at 64. */
const STRIP_HEIGHT_PX = 48;
/** A line whose strip would be wider is a scratch or a ruling: the longest lines of print are 60 times as wide as high. */
const WIDEST_STRIP_PX = 6000;
/** White around each strip, so that no line touches another. */
const GAP_PX = 24;
/** A line is cut out with this part of its height around it. */
const PADDING = 0.2;

/** Where a line of the page lies on the sheet of strips. */
interface Strip {
  source: PixelBox;
  top: number;
  scale: number;
}

async function drawSheet(image: SizedImage, boxes: readonly PixelBox[]): Promise<{ image: SizedImage; strips: Strip[] }> {
  const strips = boxes.map((box, index): Strip => {
    const source = pad(box, image);
    return { source, top: GAP_PX + index * (STRIP_HEIGHT_PX + GAP_PX), scale: STRIP_HEIGHT_PX / (source.bottom - source.top) };
  });
  const pieces = await Promise.all(strips.map((strip) => scaleStrip(image, strip)));
  const width = Math.max(...pieces.map((piece) => piece.width)) + 2 * GAP_PX;
  const height = GAP_PX + strips.length * (STRIP_HEIGHT_PX + GAP_PX);
  const data = new Uint8Array(width * height).fill(255);
  pieces.forEach((piece, index) => {
    for (let y = 0; y < piece.height; y++) {
      data.set(piece.data.subarray(y * piece.width, (y + 1) * piece.width), (strips[index]!.top + y) * width + GAP_PX);
    }
  });
  return { image: { width, height, data, dpi: SHEET_DPI }, strips };
}

/** The strips hold letters as of a page scanned at this. */
const SHEET_DPI = 300;

async function scaleStrip(image: SizedImage, { source, scale }: Strip): Promise<{ width: number; height: number; data: Uint8Array }> {
  const piece = crop(image, source);
  const { data, info } = await sharp(piece.data, { raw: { width: piece.width, height: piece.height, channels: 1 } })
    .resize({ width: Math.max(1, Math.round(piece.width * scale)), height: STRIP_HEIGHT_PX, fit: 'fill', kernel: 'cubic' })
    .normalise({ lower: 2, upper: 90 })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** What was read in a strip, in pixels of the page. */
function readingOf({ source, top, scale }: Strip, lines: readonly ReadLine[]): ReadLine {
  const isHere = (word: ReadWord): boolean => (word.top + word.bottom) / 2 >= top && (word.top + word.bottom) / 2 < top + STRIP_HEIGHT_PX;
  const here = lines.map((line) => ({ ...line, words: line.words.filter(isHere) })).filter(({ words }) => words.length > 0);
  const words = here
    .flatMap((line) => line.words)
    .map((word) => ({
      ...word,
      left: source.left + (word.left - GAP_PX) / scale,
      right: source.left + (word.right - GAP_PX) / scale,
      top: source.top + (word.top - top) / scale,
      bottom: source.top + (word.bottom - top) / scale,
    }))
    .sort((a, b) => a.left - b.left);
  return { words, height: (here[0]?.height ?? STRIP_HEIGHT_PX) / scale };
}

const lineBox = ({ words }: ReadLine): PixelBox => unionBox(words);

function pad({ left, top, right, bottom }: PixelBox, { width, height }: SizedImage): PixelBox {
  const by = Math.round((bottom - top) * PADDING) + 1;
  return {
    left: Math.max(0, left - by),
    top: Math.max(0, top - by),
    right: Math.min(width, right + by),
    bottom: Math.min(height, bottom + by),
  };
}
