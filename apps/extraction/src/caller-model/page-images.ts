import type { PageImages } from '@gridline/contracts';
import { EngineError, type OpenedDocument, type TranscribedDocument, type TranscriptPage } from '@gridline/engine';

/** A page as a model is shown it. */
export interface PageImage {
  /** Of the page in its document. */
  number: number;
  jpeg: Uint8Array;
  /** An estimate; see `tokensOfImage`. */
  tokens: number;
}

/** The long side in pixels, the most that a provider looks at before it shrinks a picture (Anthropic; Google and OpenAI look at less). */
const LONG_SIDE = 1_568;
/** Pictures of one document: with more in a request Anthropic takes only smaller ones. */
const MOST_IMAGES = 20;
/** All of them together: in base64 a third more, of the 20 MB that Google takes in a request, the least of the providers. */
const MOST_BYTES = 10 * 1024 * 1024;

type Drawing = Pick<OpenedDocument, 'draw'>;
type Shape = Pick<TranscriptPage, 'width' | 'height'>;

/** Draws the pages of a document that its caller's model is to be shown; what cannot be drawn is left out. Call it before the document is closed. */
export async function drawPageImages(document: Drawing, read: TranscribedDocument, asked: PageImages | null): Promise<PageImage[]> {
  const images: PageImage[] = [];
  let bytes = 0;
  for (const { number, picture, ...size } of shownPages(read, asked ?? 'weak').slice(0, MOST_IMAGES)) {
    const width = drawnWidth(size);
    const jpeg = await document.draw({ number, width, turn: picture, format: 'jpeg' }).catch(noneWhereRefused);
    if (!jpeg) continue;
    bytes += jpeg.length;
    if (bytes > MOST_BYTES) break;
    images.push({ number, jpeg, tokens: tokensOfImage({ width, height: (width * size.height) / size.width }) });
  }
  return images;
}

/** Readers whose pages can be drawn. */
const DRAWN: ReadonlySet<string> = new Set(['pdfium', 'ocr']);

/** The worst read first, so that a cap leaves out the best. */
function shownPages({ result, transcript }: TranscribedDocument, asked: PageImages): TranscribedDocument['result']['pages'] {
  if (asked === 'never') return [];
  const scores = new Map(transcript.pages.filter(({ placed }) => placed).map((page) => [page.number, scoreOf(page)]));
  const score = ({ number }: { number: number }): number => scores.get(number) ?? 1;
  const drawn = result.pages.filter(({ reader }) => DRAWN.has(reader));
  return drawn.filter((page) => asked === 'always' || score(page) < WEAK_SCORE).sort((a, b) => score(a) - score(b));
}

/** Pages whose words' scores have a lower mean are read badly: on 16 scans .68 of the true values stood among the words below it, .96 above it. */
const WEAK_SCORE = 0.9;

/** How sure the reader was of the words of a page; of a picture without words, not at all. */
function scoreOf({ lines, reader }: TranscriptPage): number {
  const scores = lines.flat(2).map(({ readScore }) => readScore);
  if (scores.length === 0) return reader === 'ocr' ? 0 : 1;
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

const drawnWidth = ({ width, height }: Shape): number => Math.max(1, Math.round(Math.min(LONG_SIDE, (LONG_SIDE * width) / height)));

/** Pixels by 750, as Anthropic counts before it shrinks a picture; by their own rules Google and OpenAI's large models count less. */
const tokensOfImage = ({ width, height }: Shape): number => Math.ceil((width * height) / 750);

function noneWhereRefused(error: unknown): undefined {
  if (!(error instanceof EngineError)) throw error;
}
