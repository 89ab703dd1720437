import sharp from 'sharp';
import { eraseRulings } from '../marks/erase-rulings';
import { findInk, tiltInk, isGrain } from '../marks/find-ink';
import { findPixelFills, type PixelFill } from '../marks/find-fills';
import { findMarks, letterHeight } from '../marks/find-marks';
import { findPixelRulings, type PixelRuling } from '../marks/find-rulings';
import { findSkew } from './find-skew';
import { flattenLight } from './flatten-light';
import { tilt, type GrayImage, type SizedImage } from '../image/gray-image';

/** A page picture made ready for reading: even light, lines that lean little, letters of a good size, rulings taken out. */
export interface PreparedPage {
  image: SizedImage;
  /** Degrees clockwise that the lines of `image` still lean: too few to turn the pixels for, enough to turn the boxes. */
  lean: number;
  /** As if the page did not lean, and so are the fills. */
  rulings: PixelRuling[];
  fills: PixelFill[];
}

/** Makes a page picture ready for reading. */
export async function preparePage(picture: GrayImage): Promise<PreparedPage> {
  const sized = await resizeLetters(flattenLight(picture));
  const leaning = findInk(sized);
  const skew = findSkew(leaning);
  const isTurned = Math.abs(skew) > LARGEST_LEAN;
  const image = isTurned ? tilt(sized, -skew) : sized;
  const lean = isTurned ? 0 : skew;
  const ink = isTurned ? findInk(image) : leaning;
  const level = lean === 0 ? ink : tiltInk(ink, -lean);
  const rulings = findPixelRulings(level, image.dpi);
  return { image: eraseRulings(image, level, rulings, lean), lean, rulings, fills: findPixelFills(image) };
}

/**
 * Tesseract follows lines that lean up to this many degrees better than it reads letters that were turned, which blurs them.
 * Measured on receipts that lean 0.2 to 1.8 degrees: values contained fell from .849 to .838 when all were turned.
 */
const LARGEST_LEAN = 2;

/** Letters are read best between these heights; outside them the picture is resized. */
const SMALLEST_LETTER_PX = 9;
const LARGEST_LETTER_PX = 32;
const GOOD_LETTER_PX = 20;
const LARGEST_SCALE = 4;
/** Enlarging stops here: small letters on a large picture are mostly grain, and reading it took 35 s on a receipt. */
const MOST_ENLARGED_PIXELS = 4_000_000;
/** The usual letter is about this high, as a part of its font size. */
const LETTER_OF_FONT = 0.65;
/** The font size that body text is taken for where a picture does not say its size. */
const BODY_PT = 9;
/** Where there is no text that tells the size. */
const USUAL_DPI = 150;

async function resizeLetters(image: GrayImage): Promise<SizedImage> {
  const ink = findInk(image);
  if (isGrain(ink)) return shrinkGrain({ ...image, dpi: image.dpi ?? USUAL_DPI });
  const height = letterHeight(findMarks(ink));
  const dpi = image.dpi ?? (height === undefined ? USUAL_DPI : (height / LETTER_OF_FONT / BODY_PT) * 72);
  if (height === undefined || (height >= SMALLEST_LETTER_PX && height <= LARGEST_LETTER_PX)) return { ...image, dpi };
  const scale = Math.min(GOOD_LETTER_PX / height, LARGEST_SCALE, Math.sqrt(MOST_ENLARGED_PIXELS / (image.width * image.height)));
  return height < SMALLEST_LETTER_PX && scale < 1 ? { ...image, dpi } : resize({ ...image, dpi }, scale);
}

/** Halves a picture of grain until it is small or grain no more: reading 9 million pixels of noise took Tesseract more than 120 s. */
async function shrinkGrain(image: SizedImage): Promise<SizedImage> {
  return isGrain(findInk(image)) ? shrinkGrain(await resize(image, 0.5)) : image;
}

async function resize(image: SizedImage, scale: number): Promise<SizedImage> {
  const { width, height } = image;
  const { data, info } = await sharp(image.data, { raw: { width, height, channels: 1 } })
    .resize({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      fit: 'fill',
      kernel: 'cubic',
    })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data, dpi: image.dpi * scale };
}
