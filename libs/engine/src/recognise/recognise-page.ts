import { BundledRecogniser } from './bundled-recogniser';
import { NativeRecogniser, findTesseract } from './native-recogniser';
import type { FilledBox, Ruling, Word } from '../model/page';
import type { GrayImage } from './gray-image';
import type { Language, ReadLine, Recogniser, RecogniserName } from './recogniser';

export type { GrayImage } from './gray-image';

export interface RecogniseOptions {
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
  /** Degrees clockwise that the image had to be turned to stand upright. */
  rotation: 0 | 90 | 180 | 270;
}

/** Reads words, rulings and filled boxes off the picture of a page. */
export async function recognisePage(image: GrayImage, options: RecogniseOptions = {}): Promise<RecognisedPage> {
  const recogniser = chooseRecogniser(options.recogniser);
  const languages: Language[] = ['eng'];
  const lines = await recogniser.read(image, { languages, pageMode: 'block', signal: options.signal });
  const pointsPerPixel = 72 / image.dpi;
  return {
    width: image.width * pointsPerPixel,
    height: image.height * pointsPerPixel,
    words: lines.flatMap((line) => toWords(line, pointsPerPixel)),
    rulings: [],
    fills: [],
    rotation: 0,
  };
}

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

function toWords(line: ReadLine, pointsPerPixel: number): Word[] {
  return line.words.map((word) => ({
    text: word.text,
    box: {
      left: word.left * pointsPerPixel,
      top: word.top * pointsPerPixel,
      right: word.right * pointsPerPixel,
      bottom: word.bottom * pointsPerPixel,
    },
    fontSize: line.height * pointsPerPixel,
    bold: false,
    readScore: word.score,
  }));
}
