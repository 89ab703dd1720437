import sharp from 'sharp';
import { EngineError } from '../../model/engine-error';
import type { PictureTurn } from '../../model/page';
import { radians } from '../../recognise/image/lean';
import type { PagePicture } from './reader';

/** Pixels of a drawn page at most: A4 as wide as the widest that may be asked for. A longer page is drawn narrower. */
const MOST_PIXELS = 9_000_000;
/** WebP has room for no longer side. */
const MOST_SIDE = 16_383;

/**
 * How WebP is written. Measured on a made page of print and one of scan at a width of 1,200: 21 and 121 KB; quality 90 takes a fifth more bytes
 * without a letter being easier to read; effort 4, the default, saves 2.5 % of them for a third more processor time.
 */
const WEBP = { quality: 80, effort: 2, smartSubsample: true } as const;

/** For programs that know no WebP; of the quality that WebP is written in. */
const JPEG = { quality: 80 } as const;

/** A page's size, in whatever unit. */
interface Size {
  width: number;
  height: number;
}

/** The size in pixels at which a page of this shape is drawn, before it is turned. */
export function drawnSize(page: Size, width: number, turn: PictureTurn | undefined): Size {
  const isLying = turn?.rotation === 90 || turn?.rotation === 270;
  const ratio = page.height / page.width;
  const turnedRatio = isLying ? 1 / ratio : ratio;
  const fitting = Math.max(1, Math.floor(Math.min(width, Math.sqrt(MOST_PIXELS / turnedRatio), MOST_SIDE / turnedRatio)));
  const long = Math.max(1, Math.round(fitting * turnedRatio));
  return isLying ? { width: long, height: fitting } : { width: fitting, height: long };
}

/** Turns a drawn page as it was turned when it was read, and writes it down. */
export async function toPagePicture(drawn: sharp.Sharp, { turn, format }: PagePicture): Promise<Uint8Array> {
  try {
    const picture = await turned(drawn, turn);
    return await (format === 'jpeg' ? picture.flatten({ background: 'white' }).jpeg(JPEG) : picture.webp(WEBP)).toBuffer();
  } catch (cause) {
    throw new EngineError('corrupt_document', 'The picture of the page cannot be drawn.', { cause });
  }
}

async function turned(drawn: sharp.Sharp, turn: PictureTurn | undefined): Promise<sharp.Sharp> {
  if (!turn || (turn.rotation === 0 && turn.tilt === 0 && !turn.change)) return drawn;
  const upright = await unpacked(drawn.rotate(turn.rotation));
  const level = turn.tilt === 0 ? upright.picture : await tilted(upright, turn.tilt);
  return turn.change ? evened(level, turn.change) : level;
}

async function tilted(upright: Size & { picture: sharp.Sharp }, degrees: number): Promise<sharp.Sharp> {
  const { picture, width, height } = await unpacked(upright.picture.rotate(degrees, { background: 'white' }));
  const left = Math.max(0, Math.round((width - upright.width) / 2));
  const top = Math.max(0, Math.round((height - upright.height) / 2));
  return picture.extract({ left, top, width: Math.min(upright.width, width), height: Math.min(upright.height, height) });
}

/** Lines that run together set level, as `levelBox` sets boxes: each column is as much higher or lower as it stands aside. */
async function evened(picture: sharp.Sharp, change: number): Promise<sharp.Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const even = Buffer.alloc(data.length, 255);
  for (let x = 0; x < width; x++) {
    const times = 1 / (1 + (radians(change) * (x + 1 / 2 - width / 2)) / height);
    for (let y = 0; y < height; y++) {
      const from = (y + 1 / 2 - height / 2) * times + height / 2 - 1 / 2;
      const above = Math.floor(from);
      if (above < 0 || above >= height - 1) continue;
      for (let channel = 0; channel < channels; channel++) {
        const [upper, lower] = [data[(above * width + x) * channels + channel]!, data[((above + 1) * width + x) * channels + channel]!];
        even[(y * width + x) * channels + channel] = upper + (lower - upper) * (from - above);
      }
    }
  }
  return sharp(even, { raw: { width, height, channels } });
}

/** Decoded pixels, so that the next step sees nothing of the ones before. */
async function unpacked(picture: sharp.Sharp): Promise<Size & { picture: sharp.Sharp }> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { picture: sharp(data, { raw: { width, height, channels } }), width, height };
}
