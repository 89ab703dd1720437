import { BundledRecogniser } from './tesseract/bundled-recogniser';
import { NativeRecogniser } from './tesseract/native-recogniser';
import { findTesseract } from './tesseract/native-program';
import { preparePage, type PreparedPage } from './straighten/prepare-page';
import { readEnglish, readInLanguage, type ReadPage } from './readings/read-words';
import { findScript, readInScript } from './readings/read-script';
import { seesOtherAlphabet } from './readings/seen-script';
import { settleGlyphs } from './letters/settle-glyphs';
import { wordChance } from './letters/word-chance';
import { dropHardlyRead } from './noise/drop-hardly-read';
import { dropPieces } from './noise/drop-pieces';
import { dropNoise } from './readings/drop-noise';
import { dropStems } from './noise/drop-stems';
import { dropStrays } from './noise/drop-strays';
import { evenHeights } from './readings/even-heights';
import { withLoneDashes } from './readings/lone-dashes';
import { printOf } from './readings/lone-marks';
import { withLoneSigns } from './readings/lone-signs';
import { mendCodes } from './readings/mend-codes';
import { mendStarts } from './readings/mend-starts';
import { mendUnits } from './readings/mend-units';
import { tellDashes } from './readings/tell-dashes';
import { withTickBoxes } from './readings/tick-boxes';
import { withTimesSigns } from './readings/times-signs';
import { withUnreadGlyphs } from './readings/unread-glyphs';
import { withUnreadWords } from './readings/unread-words';
import { withTrueCase } from './readings/case-by-size';
import { withFixedPitch } from './readings/fixed-pitch';
import { withTypeBoxes } from './readings/type-boxes';
import { findRotation, sense, senseOfLetters } from './straighten/find-rotation';
import { turn, type GrayImage, type PixelBox, type SizedImage } from './image/gray-image';
import { levelBox } from './image/lean';
import type { Box } from '../model/box';
import type { FilledBox, PictureTurn, Ruling, Word } from '../model/page';
import type { Language, ReadLine, ReadWord, Recogniser, RecogniserName, Rotation } from './tesseract/recogniser';
import type { PixelRuling } from './marks/find-rulings';
import { RECOGNISE_PAGE } from './weights';

interface RecogniseOptions {
  /** Forces one recogniser; absent means the machine's own where there is one. */
  recogniser?: RecogniserName;
  signal?: AbortSignal;
}

/** What was read off the picture of one page. Every coordinate is in points of the page as it is displayed upright. */
export interface RecognisedPage {
  width: number;
  height: number;
  words: Word[];
  rulings: Ruling[];
  fills: FilledBox[];
  /** How the picture was turned. */
  picture: PictureTurn;
  language: Language;
}

/** Reads words, rulings and filled boxes off the picture of a page. */
export const recognisePage = async (picture: GrayImage, options: RecogniseOptions = {}): Promise<RecognisedPage> =>
  describe(await readPicture(picture, options));

/** What was read off a picture once it stands upright, in pixels. */
interface PictureReading extends ReadPage {
  page: PreparedPage;
  rotation: Rotation;
}

/** Reads the lines of a picture, whichever way up it is. */
export async function readPicture(picture: GrayImage, { recogniser: forced, signal }: RecogniseOptions = {}): Promise<PictureReading> {
  const recogniser = chooseRecogniser(forced);
  const page = await preparePage(picture);
  const english = await readEnglish(page.image, recogniser, signal);
  const rotation = await findRotation(page.image, english, recogniser, signal);
  const upright = rotation === 0 ? page : await preparePage(turn(picture, rotation));
  const lines = rotation === 0 ? english : await readEnglish(upright.image, recogniser, signal);
  const isOther = isOfOtherScript(lines) || (await seesOtherAlphabet(upright.image, lines));
  const language = isOther ? await findScript(upright.image, lines, recogniser, signal) : undefined;
  const read = async (): Promise<ReadPage> => {
    if (language) return readInScript(upright.image, language, lines, recogniser, signal);
    if (sense(lines) < RECOGNISE_PAGE.hardlyAnySense) return { lines: dropNoise(lines), language: 'eng' };
    return readInLanguage(upright.image, lines, recogniser, signal);
  };
  const reading = await read();
  return { page: upright, rotation, language: reading.language, lines: mended(upright.image, reading) };
}

const mended = (image: SizedImage, { lines, language }: ReadPage): ReadLine[] =>
  evenHeights(
    tellDashes(
      mendCodes(mendStarts(mendUnits(withTimesSigns(image, dropPieces(withLonePrint(image, lines, language))), language), language)),
    ),
  );

/** The lines with what stands alone in cells, and what else nothing was read of. */
function withLonePrint(image: SizedImage, lines: readonly ReadLine[], language: Language): ReadLine[] {
  const print = printOf(image, lines);
  if (!print) return [...lines];
  const settled = { ...print, lines: settleGlyphs(print, language) };
  const more = withLoneSigns({ ...settled, lines: withLoneDashes(settled) });
  const words = withUnreadWords({ ...print, lines: withTickBoxes({ ...print, lines: more }, language) }, language);
  return withUnreadGlyphs({ ...print, lines: words }, language);
}

/** An upright page of which English makes some sense, as it does of any print, and of its words less than of those of its own alphabet. */
const isOfOtherScript = (english: readonly ReadLine[]): boolean =>
  senseOfLetters(english) < RECOGNISE_PAGE.ownAlphabet && sense(english) >= RECOGNISE_PAGE.someSense;

/** Ends what recognition keeps open between pages; the next page opens it again. */
export async function closeRecognisers(): Promise<void> {
  await bundled.close();
}

const bundled = new BundledRecogniser();

function chooseRecogniser(forced?: RecogniserName): Recogniser {
  if (forced === 'bundled') return bundled;
  const program = findTesseract(process.env['PATH'] ?? '');
  if (program) return new NativeRecogniser(program);
  if (forced === 'native') throw new Error('There is no tesseract program on the PATH.');
  return bundled;
}

function describe({ page: { image, skew, rulings, fills }, rotation, lines, language }: PictureReading): RecognisedPage {
  const points = (pixels: number): number => (pixels * 72) / image.dpi;
  const toBox = (box: PixelBox): Box => ({
    left: points(box.left),
    top: points(box.top),
    right: points(box.right),
    bottom: points(box.bottom),
  });
  const toWord = (line: ReadLine, word: ReadWord): Word => ({
    text: word.text,
    box: toBox(levelBox(word, image, image.lean)),
    fontSize: points(line.height),
    bold: false,
    readScore: wordChance(word, line),
  });
  const drawn = rulings.map((ruling) => toRuling(ruling.orientation, toBox(ruling)));
  const read = lines.map((line) => line.words.map((word) => toWord(line, word)));
  return {
    width: points(image.width),
    height: points(image.height),
    words: withFixedPitch(withTypeBoxes(withTrueCase(dropStrays(read.map((words) => dropHardlyRead(dropStems(words, drawn))))))),
    rulings: drawn,
    fills: fills.map(({ box, shade }) => ({ box: toBox(box), shade })),
    picture: { rotation, tilt: -skew, ...(image.lean.change === 0 ? {} : { change: -image.lean.change }) },
    language,
  };
}

function toRuling(orientation: PixelRuling['orientation'], { left, top, right, bottom }: Box): Ruling {
  return orientation === 'horizontal'
    ? { orientation, position: (top + bottom) / 2, start: left, end: right, thickness: bottom - top }
    : { orientation, position: (left + right) / 2, start: top, end: bottom, thickness: right - left };
}
