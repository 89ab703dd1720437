import { documentConvention } from '../layout/document-convention';
import { layOut } from '../layout/lay-out';
import type { Page, ReaderName, Word } from '../model/page';
import type { Document } from '../model/document';
import type { Field } from '../model/field';
import { findFields } from './find-fields';

const LETTER_WIDTH = 5;

/** A line of text for a test page: where its first word begins, and its baseline's top. */
export interface PrintedLine {
  text: string;
  left: number;
  top: number;
  size?: number;
}

/** A page of printed lines, letters all of one width, for tests only. */
export function printedPage(lines: readonly PrintedLine[], reader: ReaderName = 'pdfium'): Page {
  return { number: 1, width: 595, height: 842, reader, words: lines.flatMap(toWords), rulings: [], fills: [], images: [] };
}

/** A document of one printed page. */
export const printedDocument = (lines: readonly PrintedLine[], reader: ReaderName = 'pdfium'): Document => ({
  format: 'pdf',
  pages: [printedPage(lines, reader)],
  tables: [],
  lines: [],
  fields: [],
});

/** The fields of a document without tables, as the engine finds them. */
export function fieldsIn(document: Document): Field[] {
  const laidOut = layOut(document);
  return findFields(document, laidOut, [], documentConvention(document, laidOut)).fields;
}

function toWords({ text, left, top, size = 10 }: PrintedLine): Word[] {
  let x = left;
  return text.split(' ').map((part) => {
    const right = x + part.length * LETTER_WIDTH;
    const word: Word = { text: part, box: { left: x, top, right, bottom: top + size }, fontSize: size, bold: false, readScore: 1 };
    x = right + LETTER_WIDTH * 0.6;
    return word;
  });
}
