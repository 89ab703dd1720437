import type { Transcript, TranscriptLine, TranscriptPage } from '@gridline/engine';
import type { PageImage } from './page-images';

/** A part of a document that is asked about at once. */
export interface PageWindow {
  /** Its lines as the model is shown them. */
  text: string;
  /** The lines at its beginning that the window before ended with. */
  repeated: string;
  /** Pictures of its pages. */
  images: readonly PageImage[];
  /** Of its text and its pictures; an estimate, see `tokensOf`. */
  tokens: number;
}

/**
 * A table's rows are answered about as long as they are asked, and models commonly answer 8,192 tokens at most: half of that, so that
 * labels, quotes and brackets have room.
 */
const WINDOW_TOKENS = 4_000;
/** Lines that a window repeats of the one before, so that a row that wraps is whole in one of them. */
const OVERLAP_LINES = 4;

/** Writes a document down for a model: line by line, each segment behind the place where it begins, in points; beside it pictures of pages. */
export function toWindows({ pages }: Transcript, images: readonly PageImage[] = []): PageWindow[] {
  const lines = pages.flatMap((page, index) => linesOf(page, page.number === pages[index - 1]?.number));
  const windows: PageWindow[] = [];
  let [from, known] = [0, 0];
  while (from < lines.length) {
    let to = from;
    let tokens = 0;
    while (to < lines.length && (to === from || tokens + lines[to]!.tokens <= WINDOW_TOKENS)) tokens += lines[to++]!.tokens;
    windows.push(toWindow(lines.slice(from, to), Math.max(0, known - from), images));
    if (to === lines.length) break;
    known = to;
    from = Math.max(from + 1, to - OVERLAP_LINES);
  }
  return windows;
}

/** A line as it is shown. */
interface Line {
  page: number;
  text: string;
  tokens: number;
}

function toWindow(lines: readonly Line[], repeated: number, all: readonly PageImage[]): PageWindow {
  const pages = new Set(lines.map(({ page }) => page));
  const images = all.filter(({ number }) => pages.has(number)).sort((a, b) => a.number - b.number);
  const textOf = (some: readonly Line[]): string => some.map(({ text }) => text).join('\n');
  const tokens = [...lines, ...images].reduce((sum, each) => sum + each.tokens, 0);
  return { text: textOf(lines), repeated: textOf(lines.slice(0, repeated)), images, tokens };
}

/** Tokens of a text: one has three letters of a script with blanks, or one sign of any other. No known tokenizer makes more of business papers. */
export function tokensOf(text: string): number {
  const others = text.match(/[^\u0000-\u024f]/gu)?.length ?? 0;
  return Math.ceil((text.length - others) / 3) + others;
}

/** The lines of a page; of one that goes on without its heading. */
function linesOf({ number, width, lines }: TranscriptPage, goesOn: boolean): Line[] {
  const printed = lines.filter(({ length }) => length > 0).map(lineOf);
  const shown = goesOn ? printed : [`## page ${number} (${Math.round(width)} wide)`, ...printed];
  return shown.map((text) => ({ page: number, text, tokens: tokensOf(text) }));
}

const lineOf = (line: TranscriptLine): string =>
  line.map((words) => `[${Math.round(words[0]!.box.left)}] ${words.map(({ text }) => text).join(' ')}`).join('  ');
