import type { Convention } from '@gridline/values';
import { layOutContent } from '../layout/content-page';
import type { LaidOutDocument } from '../layout/lay-out';
import type { LaidOutPage } from '../layout/laid-out-page';
import type { Box } from '../model/box';
import type { Document } from '../model/document';
import type { ReaderName } from '../model/page';
import { withoutCovered } from '../model/table';
import { TRANSCRIPT } from './weights';

/** A word as it was read, with its place. */
export interface TranscriptWord {
  text: string;
  box: Box;
  /** How sure the reader is of the characters, 0 to 1. */
  readScore: number;
}

/** Segments of one printed line, left to right, each of words with no more than a blank between them. */
export type TranscriptLine = TranscriptWord[][];

export interface TranscriptPage {
  number: number;
  /** Points, as the page is read. */
  width: number;
  height: number;
  reader: ReaderName;
  /** Degrees clockwise by which the text runs on the displayed page. */
  turned?: 90 | 180 | 270;
  /** Whether it is read from right to left, its boxes mirrored. */
  mirrored?: true;
  /** Whether its boxes are places on a real page; those of sheets and running text are not. */
  placed: boolean;
  lines: TranscriptLine[];
}

/** What a document says, line by line: what a model is shown, and where its answers are looked up. */
export interface Transcript {
  pages: TranscriptPage[];
  convention: Convention;
  /** False where a long sheet or text is not in it to its end: what is left out could neither be asked for nor looked up. */
  isWhole: boolean;
}

/** Writes a laid-out document down. What is not on a page is laid out anew: a model is shown more of it than fields are looked for in. */
export function transcribe(document: Document, { pages, fieldPages }: LaidOutDocument, convention: Convention): Transcript {
  const content = fieldPages.some(({ placed }) => !placed) ? layOutContent(document, TRANSCRIPT) : undefined;
  const shown = content?.segments.map(({ text }) => text) ?? [];
  const isWhole = lettersIn(shown) === lettersIn(textsOf(document));
  const parts = content ? partsOf(transcribePage(content)) : [];
  return { pages: [...pages.map(transcribePage), ...parts], convention, isWhole };
}

/** A long sheet or text in parts of one number: of a value that stands in every row each part keeps so many places. */
function partsOf(page: TranscriptPage): TranscriptPage[] {
  const count = Math.max(1, Math.ceil(page.lines.length / TRANSCRIPT.partLines));
  return Array.from({ length: count }, (_, part) => ({
    ...page,
    lines: page.lines.slice(part * TRANSCRIPT.partLines, (part + 1) * TRANSCRIPT.partLines),
  }));
}

/** What is not on a page: running text, and the cells of ready tables, a merged one once. */
const textsOf = ({ lines, tables }: Document): (string | undefined)[] => [
  ...lines,
  ...tables.flatMap(({ rows, spans = [], cells }) => (rows ? withoutCovered(rows, spans).flat() : cells.map(({ text }) => text))),
];

const lettersIn = (texts: readonly (string | undefined)[]): number =>
  texts.reduce((sum, text = '') => sum + text.replace(/\s/g, '').length, 0);

function transcribePage({ number, width, height, reader, turned, mirrored, placed, lines }: LaidOutPage): TranscriptPage {
  return {
    number,
    width,
    height,
    reader,
    ...(turned ? { turned } : {}),
    ...(mirrored ? { mirrored } : {}),
    placed,
    lines: lines.map(({ segments }) => segments.map(({ words }) => words.map(({ text, box, readScore }) => ({ text, box, readScore })))),
  };
}
