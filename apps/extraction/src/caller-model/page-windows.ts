import type { Transcript, TranscriptLine, TranscriptPage } from '@gridline/engine';

/** A part of a document that is asked about at once. */
export interface PageWindow {
  /** Its lines as the model is shown them. */
  text: string;
  /** An estimate; see `tokensOf`. */
  tokens: number;
}

/**
 * A table's rows are answered about as long as they are asked, and models commonly answer 8,192 tokens at most: half of that, so that
 * labels, quotes and brackets have room.
 */
const WINDOW_TOKENS = 4_000;
/** Lines that a window repeats of the one before, so that a row that wraps is whole in one of them. */
const OVERLAP_LINES = 4;

/** Writes a document down for a model: line by line, each segment behind the place where it begins, in points. */
export function toWindows({ pages }: Transcript): PageWindow[] {
  const lines = pages.flatMap((page, index) => linesOf(page, page.number === pages[index - 1]?.number));
  const windows: PageWindow[] = [];
  let from = 0;
  while (from < lines.length) {
    let to = from;
    let tokens = 0;
    while (to < lines.length && (to === from || tokens + tokensOf(lines[to]!) <= WINDOW_TOKENS)) tokens += tokensOf(lines[to++]!);
    windows.push({ text: lines.slice(from, to).join('\n'), tokens });
    if (to === lines.length) break;
    from = Math.max(from + 1, to - OVERLAP_LINES);
  }
  return windows;
}

/** Tokens of a text, by the estimate that a token has three letters of a script with blanks and one sign of any other; no tokenizer of a known model has more on pages of business papers. */
export function tokensOf(text: string): number {
  const others = text.match(/[^\u0000-\u024f]/gu)?.length ?? 0;
  return Math.ceil((text.length - others) / 3) + others;
}

/** The lines of a page; of one that goes on without its heading. */
function linesOf({ number, width, lines }: TranscriptPage, goesOn: boolean): string[] {
  const printed = lines.filter(({ length }) => length > 0).map(lineOf);
  return goesOn ? printed : [`## page ${number} (${Math.round(width)} wide)`, ...printed];
}

const lineOf = (line: TranscriptLine): string =>
  line.map((words) => `[${Math.round(words[0]!.box.left)}] ${words.map(({ text }) => text).join(' ')}`).join('  ');
