import sharp from 'sharp';
import { eraseRulings } from '../marks/erase-rulings';
import { findFaintInk, findInk, isGrain, tiltInk, type InkMap } from '../marks/find-ink';
import { findPixelFills, type PixelFill } from '../marks/find-fills';
import { eraseDashes } from '../marks/erase-dashes';
import { invertBands, liftBands, type InvertedBands } from '../marks/clear-bands';
import { findMarks, letterHeight } from '../marks/find-marks';
import { findFaintRulings, findPixelRulings, type PixelRuling } from '../marks/find-rulings';
import { lightGround } from './dark-ground';
import { findLean } from './find-skew';
import { flattenLight } from './flatten-light';
import { tilt, type GrayImage, type SizedImage } from '../image/gray-image';
import { isLevel, levelBox, type Lean } from '../image/lean';
import { containsCentre } from '../../model/box';
import { PREPARE_PAGE } from './weights';

/** A page picture made ready for reading: even light, lines that lean little, letters of a good size, rulings taken out. */
export interface PreparedPage {
  /** Its lines may still lean: too little to move the pixels for, enough to move the boxes. */
  image: SizedImage & { lean: Lean };
  /** Degrees clockwise that the lines of the picture leaned as it was given. */
  skew: number;
  /** As if the page did not lean, and so are the fills. */
  rulings: PixelRuling[];
  fills: PixelFill[];
}

/** Makes a page picture ready for reading. */
export async function preparePage(picture: GrayImage): Promise<PreparedPage> {
  const sized = await resizeLetters(flattenLight(lightGround(picture)));
  const leaning = findInk(sized);
  const { angle: skew, change } = findLean(leaning);
  const isTurned = Math.abs(skew) > PREPARE_PAGE.largestLean;
  const turned = isTurned ? tilt(sized, -skew) : sized;
  const lean = { angle: isTurned ? 0 : skew, change };
  const fills = findPixelFills(turned);
  const printed = isTurned ? findInk(turned) : leaning;
  const image = liftBands(turned, printed, fills);
  const ink = image === turned ? printed : findInk(image);
  const level = levelled(ink, lean);
  const faint = findFaintInk(image);
  const drawn = findPixelRulings(level, image.dpi);
  const rulings = faint ? [...drawn, ...findFaintRulings(levelled(faint, lean), drawn, image.dpi)] : drawn;
  const clear = cleared(eraseRulings(image, level, rulings, lean), fills);
  const bands = clear.fills.map(({ box, shade }) => ({ box: levelBox(box, image, lean), shade }));
  const others = bands.filter(({ box }) => !fills.some((fill) => containsCentre(fill.box, box)));
  return { image: { ...clear.image, lean }, skew, rulings, fills: [...fills, ...others] };
}

const levelled = (ink: InkMap, lean: Lean): InkMap => (isLevel(lean) ? ink : tiltInk(ink, { angle: -lean.angle, change: -lean.change }));

/** The picture without what keeps letters from being read: broken rulings, dark ground under light letters, and what is taken for ink once that is gone. */
function cleared(image: SizedImage, fills: readonly PixelFill[]): InvertedBands {
  const ink = findInk(image);
  const inverted = invertBands(eraseDashes(image, findMarks(ink)), ink);
  return inverted.fills.length === 0 ? inverted : { ...inverted, image: liftBands(inverted.image, findInk(inverted.image), fills) };
}

async function resizeLetters(image: GrayImage): Promise<SizedImage> {
  const ink = findInk(image);
  if (isGrain(ink)) return shrinkGrain({ ...image, dpi: image.dpi ?? PREPARE_PAGE.usualDpi });
  const height = letterHeight(findMarks(ink));
  const dpi = image.dpi ?? (height === undefined ? PREPARE_PAGE.usualDpi : (height / PREPARE_PAGE.letterOfFont / PREPARE_PAGE.bodyPt) * 72);
  if (height === undefined || (height >= PREPARE_PAGE.smallestLetterPx && height <= PREPARE_PAGE.largestLetterPx)) return { ...image, dpi };
  const scale = Math.min(
    PREPARE_PAGE.goodLetterPx / height,
    PREPARE_PAGE.largestScale,
    Math.sqrt(PREPARE_PAGE.mostEnlargedPixels / (image.width * image.height)),
  );
  return height < PREPARE_PAGE.smallestLetterPx && scale < 1 ? { ...image, dpi } : resize({ ...image, dpi }, scale);
}

/** Halves a picture of grain until it is small or grain no more: reading 9 million pixels of noise took Tesseract more than 120 s. */
async function shrinkGrain(image: SizedImage): Promise<SizedImage> {
  return isGrain(findInk(image)) ? shrinkGrain(await resize(image, 1 / 2)) : image;
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
