import { inferConvention, type Convention } from '@gridline/values';
import type { Document } from '../model/document';
import { toGrid } from '../model/table';
import { withoutDataLines } from './laid-out-page';
import type { LaidOutDocument } from './lay-out';
import { DOCUMENT_CONVENTION } from './weights';

/**
 * How the document writes its numbers and dates, inferred once for every step that reads any: what they themselves settle, in its text
 * and in all of its ready tables. An address of the United States puts the month first where they do not.
 */
export function documentConvention(document: Document, { fieldPages }: LaidOutDocument): Convention {
  const printed = fieldPages.flatMap((page) => withoutDataLines(page).segments.map(({ text }) => text));
  const convention = inferConvention([...printed, ...sampleCells(document)]);
  if (convention.dateOrder || convention.decimal === ',') return convention;
  const isAmerican = fieldPages.some(({ segments }) => segments.some(({ text }) => isAmericanPlace(text)));
  return isAmerican ? { ...convention, dateOrder: 'mdy' } : convention;
}

/** Texts from everywhere in the ready tables, evenly spaced where there are many. */
function sampleCells({ tables }: Document): string[] {
  const count = tables.reduce((sum, { rowCount, columnCount }) => sum + rowCount * columnCount, 0);
  const step = Math.ceil(count / DOCUMENT_CONVENTION.mostCells);
  const texts: string[] = [];
  let place = 0;
  for (const table of tables) for (const row of toGrid(table)) for (const text of row) if (place++ % step === 0) texts.push(text);
  return texts;
}

const STATES = 'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const AMERICAN_PLACE = new RegExp(`\\p{L}{2,},? (?:${STATES}),? \\d{5}(?:-\\d{4})?$`, 'u');

/** Whether a line ends in a place of the United States: `Asheville, NC 28805`. */
const isAmericanPlace = (text: string): boolean => AMERICAN_PLACE.test(text.trim());
