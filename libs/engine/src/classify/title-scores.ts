import type { DocType } from '../model/document';
import { compactForm, wordForms } from '../lexicon/label-words';
import { isNumberWord, longestTitle, typeOfCompactTitle } from '../lexicon/lexicon';
import { TITLE_SCORES } from './weights';

/** A line of text with what makes it a title: its height and how far up it stands. */
export interface TitleLine {
  text: string;
  /** Font size over the document's median; 1 where the format does not say. */
  relativeSize: number;
  /** 0 at the top of the first page, 1 at its bottom and after. */
  depth: number;
  /** A recogniser measures letters too high as often as not. */
  isRecognised?: boolean;
}

/** How much each document type is named by the lines: large, high and short lines weigh most. */
export function titleScores(lines: readonly TitleLine[]): Map<DocType, number> {
  const scores = new Map<DocType, number>();
  for (const line of lines.flatMap(titlesOf)) {
    const spaced = spacedPart(line.text);
    const named = spaced ? compactTitle(spaced) : titleIn(line);
    if (!named) continue;
    const weight = named.weight * Math.min(3, line.relativeSize) * (TITLE_SCORES.atTop - line.depth);
    scores.set(named.type, Math.max(scores.get(named.type) ?? 0, weight));
  }
  return scores;
}

/** `LISTA DE CONTENIDO / PACKING LIST`: the same title in two languages is two titles. */
function titlesOf(line: TitleLine): TitleLine[] {
  const parts = line.text.split(/ [/|·] /);
  const isTitle = parts.length > 1 && parts.length <= TITLE_SCORES.languages && !/\d/.test(line.text);
  return isTitle ? parts.map((text) => ({ ...line, text })) : [line];
}

/** What a title in a line is worth by what else the line says. */
function titleIn(line: TitleLine): { type: DocType; weight: number } | null {
  const { text } = line;
  const words = wordForms(text);
  const found = longestTitle(words);
  if (!found) return brokenTitle(line, words);
  const others = words.filter((word) => !/\d/.test(word) && !isNumberWord(word)).length;
  const opens = found.start === 0;
  const numbered = opens && isNumbered(text);
  const wholeness = numbered ? 1 : found.length / Math.max(found.length, others);
  const weight = (TITLE_SCORES.anyPart + TITLE_SCORES.wholeness * wholeness) * (opens || closes(found, words) ? 1 : TITLE_SCORES.notFirst);
  return { type: found.type, weight: weight * (opens ? referenceShare(found.type, line, words.length === others, numbered) : 1) };
}

/** `PURCHASE O RDER`: letters of a title that a reader has set apart, where nothing else stands in the line. */
function brokenTitle({ text }: TitleLine, words: readonly string[]): { type: DocType; weight: number } | null {
  if (words.length < 2 || words.length > TITLE_SCORES.brokenInto || !words.some((word) => word.length === 1)) return null;
  return compactTitle(text);
}

/** What is left of a title that is what a paper says of another one, or the label of its number. */
function referenceShare(type: DocType, line: TitleLine, hasNoNumber: boolean, numbered: boolean): number {
  if (!hasNoNumber && !/\d/.test(line.text) && type !== 'Invoice') return TITLE_SCORES.label;
  if (!REFERRED.has(type) || line.relativeSize >= (line.isRecognised ? TITLE_SCORES.recognisedProminent : TITLE_SCORES.prominent)) return 1;
  if (/:.*\d/.test(line.text)) return TITLE_SCORES.label;
  return numbered ? TITLE_SCORES.reference : 1;
}

/** `Order 4711`, `Delivery note no. 12` in letters of the text's own size: what any paper says of another one. */
export const REFERRED: ReadonlySet<DocType> = new Set(['Purchase Order', 'Quote', 'Delivery Note']);

/** `Devis D-2025-031 établi le ...`: the number follows the title, so what else the line says is of it. */
function isNumbered(text: string): boolean {
  const words = text.split(/\s+/);
  const code = words.findIndex((word) => /\d/.test(word));
  return code > 0 && code <= TITLE_SCORES.numberedWithin && !words.slice(0, code).some((word) => /:/.test(word));
}

/** `TEST REPORT`: the noun of a short line of a Germanic language stands last. */
const closes = ({ start, length }: { start: number; length: number }, words: readonly string[]): boolean =>
  start + length === words.length && words.length <= TITLE_SCORES.shortTitle;

/** `P A C K I N G  L I S T`, `Á R L I S TA 2024 / T AVA S Z`: letters set apart, wherever the reader puts the blanks, up to a number or a sign. */
function spacedPart(text: string): string | null {
  const [part = ''] = /^(?:[^\s\d/]{1,3} ){3,}[^\s\d/]{1,3}(?= |$)/u.exec(text) ?? [];
  return part.split(' ').filter((each) => /^\p{L}$/u.test(each)).length >= 3 ? part : null;
}

/** What a line is the title of, wherever blanks stand in it. */
function compactTitle(text: string): { type: DocType; weight: number } | null {
  const type = typeOfCompactTitle(compactForm(text));
  return type ? { type, weight: 1 } : null;
}
