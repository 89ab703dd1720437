import { inferConvention, type Convention } from '@gridline/values';
import type { Document } from '../model/document';
import { toGrid } from '../model/table';
import { dateOrder } from './date-order';
import { decimalMark, isOneAmongGroups } from './decimal-mark';
import { withoutDataLines } from './laid-out-page';
import type { LaidOutDocument } from './lay-out';
import { DOCUMENT_CONVENTION } from './weights';

/**
 * How the document writes its numbers and dates, inferred once for every step that reads any: what they themselves settle, in its text
 * and in all of its ready tables; where they do not, its money, its language and what it says of where it is from do.
 */
export function documentConvention(document: Document, { fieldPages, language }: LaidOutDocument): Convention {
  const printed = fieldPages.flatMap((page) => withoutDataLines(page).segments.map(({ text }) => text));
  const texts = [...printed, ...sampleCells(document)];
  const inferred = inferConvention(texts);
  const isTold = inferred.decimal && !(inferred.decimal === '.' && isOneAmongGroups(texts));
  const decimal = isTold ? inferred.decimal : (decimalMark(texts, fieldPages, language) ?? inferred.decimal);
  const convention = { ...inferred, decimal };
  if (convention.dateOrder || convention.decimal === ',') return convention;
  return { ...convention, dateOrder: dateOrder(printed, fieldPages, language) };
}

/** Texts from everywhere in the ready tables, evenly spaced where there are many. */
function sampleCells({ tables }: Document): string[] {
  const count = tables.reduce((sum, { rowCount, columnCount }) => sum + rowCount * columnCount, 0);
  const step = Math.ceil(count / DOCUMENT_CONVENTION.mostCells);
  const texts: string[] = [];
  let position = 0;
  for (const table of tables) for (const row of toGrid(table)) for (const text of row) if (position++ % step === 0) texts.push(text);
  return texts;
}
