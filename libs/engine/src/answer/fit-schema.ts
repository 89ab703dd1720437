import { inferConvention, parseDate, type Convention } from '@gridline/values';
import { readAmount } from '../reckoning/read-amount';
import { FIELD_TYPES, type ValueType } from '../lexicon/field-types';
import { columnRole, labelMeanings } from '../lexicon/lexicon';
import { compactForm } from '../lexicon/label-words';
import type { ExtractedDocument } from '../model/extracted-document';
import type { AnswerSchema, SchemaProperty } from '../model/answer-schema';

/**
 * The answer in the caller's form: scalar properties become metadata under the caller's names, the array's properties the columns, in their
 * order. What the document does not have is missing in the metadata and blank in the table; nothing is made up.
 */
export function fitSchema(document: ExtractedDocument, schema: AnswerSchema): ExtractedDocument {
  const convention = document.convention ?? inferConvention(document.rows.flat().filter((text) => /\d/.test(text)));
  const withFields = fitFields(document, schema.fields, convention);
  return schema.columns ? fitColumns(withFields, schema.columns, convention) : withFields;
}

function fitFields(document: ExtractedDocument, properties: Readonly<Record<string, SchemaProperty>>, convention: Convention) {
  const metadata: Record<string, string> = {};
  const metadataConfidence: Record<string, number> = {};
  const fields: ExtractedDocument['provenance']['fields'] = {};
  const read = (property: SchemaProperty, key: string): string =>
    readAs(property, document.metadata[key]!, isPlain(key) ? PLAIN_DECIMALS : convention);
  for (const [name, property] of Object.entries(properties)) {
    const key = keysOf(name, property, document).find((each) => read(property, each) !== '');
    if (key === undefined) continue;
    metadata[name] = read(property, key);
    metadataConfidence[name] = document.metadataConfidence[key] ?? 0;
    const provenance = document.provenance.fields[key];
    if (provenance) fields[name] = provenance;
  }
  return { ...document, metadata, metadataConfidence, provenance: { ...document.provenance, fields } };
}

/** Amounts of the fields that we know are plain decimals, however the document writes its own. */
const isPlain = (key: string): boolean => (FIELD_TYPES as Readonly<Record<string, ValueType>>)[key] === 'amount';
const PLAIN_DECIMALS: Convention = { decimal: '.', dateOrder: null };

/** The fields of the document that a property may mean, the likeliest first: by its own name, by what its words mean as a label. */
function keysOf(name: string, property: SchemaProperty, { metadata }: ExtractedDocument): string[] {
  const texts = textsOf(name, property);
  const forms = texts.map(compactForm);
  const own = Object.keys(metadata).filter((key) => forms.includes(compactForm(wordsOf(key))));
  const meant = forms
    .flatMap((form) => labelMeanings(form, false))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ key }) => key);
  return [...new Set([...own, ...meant])].filter((key) => Object.hasOwn(metadata, key));
}

/** What the caller calls it: its name as words, its title, and its description where that is no sentence. */
const textsOf = (name: string, { title, description }: SchemaProperty): string[] =>
  [wordsOf(name), title, description].filter((text): text is string => text !== undefined && text.split(/\s+/).length <= LABEL_WORDS);

/** Labels in print have no more words (the longest of the lexicon has five); a longer description says more than a label. */
const LABEL_WORDS = 5;

/** `invoiceNumber` and `invoice_number` as `invoice number`. */
const wordsOf = (name: string): string =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.]+/g, ' ')
    .trim();

/** A table of the document that the caller's columns may be taken from. */
interface Source {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Undefined for the answer's own table, whose provenance and confidences are known cell by cell. */
  confidence?: number;
}

function fitColumns(document: ExtractedDocument, properties: Readonly<Record<string, SchemaProperty>>, convention: Convention) {
  const sources: Source[] = [{ columns: document.columns, rows: document.rows }, ...document.tables.map(sourceOf)];
  const matched = sources.map((source) => ({ source, positions: matchColumns(properties, source.columns) }));
  const best = matched.reduce((a, b) => (count(b.positions) > count(a.positions) ? b : a));
  return count(best.positions) === 0 ? withoutRows(document, properties) : takeColumns(document, properties, best, convention);
}

const count = (positions: readonly (number | null)[]): number => positions.filter((position) => position !== null).length;

function sourceOf({ rows, headerRows, confidence }: ExtractedDocument['tables'][number]): Source {
  const header = rows.slice(0, headerRows);
  const columns = (rows[0] ?? []).map((_, column) => [...new Set(header.map((row) => row[column] ?? ''))].join(' ').trim());
  return { columns, rows: rows.slice(headerRows), confidence };
}

/** The column of each property, none twice: first those with its very name, then those that play the same role. */
function matchColumns(properties: Readonly<Record<string, SchemaProperty>>, columns: readonly string[]): (number | null)[] {
  const entries = Object.entries(properties);
  const positions = entries.map((): number | null => null);
  const claim = (fits: (name: string, property: SchemaProperty, label: string) => boolean): void =>
    entries.forEach(([name, property], index) => {
      if (positions[index] !== null) return;
      const position = columns.findIndex((label, column) => !positions.includes(column) && fits(name, property, label));
      if (position >= 0) positions[index] = position;
    });
  claim((name, property, label) => label !== '' && textsOf(name, property).some((text) => compactForm(text) === compactForm(label)));
  claim((name, property, label) =>
    textsOf(name, property).some((text) => columnRole(text) !== null && columnRole(text) === columnRole(label)),
  );
  return positions;
}

function takeColumns(
  document: ExtractedDocument,
  properties: Readonly<Record<string, SchemaProperty>>,
  { source, positions }: { source: Source; positions: readonly (number | null)[] },
  convention: Convention,
): ExtractedDocument {
  const names = Object.keys(properties);
  const kinds = Object.values(properties);
  const pick = <Value>(row: readonly Value[] | undefined, none: Value): Value[] =>
    positions.map((position) => (position === null ? none : (row?.[position] ?? none)));
  const isOwn = source.confidence === undefined;
  const ofColumn = (column: number): number => {
    const position = positions[column];
    if (position === null || position === undefined) return 1;
    return isOwn ? (document.fieldConfidence[document.columns[position]!] ?? 0) : source.confidence!;
  };
  return {
    ...document,
    columns: names,
    rows: source.rows.map((row) => pick(row, '').map((text, column) => readAs(kinds[column]!, text, convention))),
    fieldConfidence: Object.fromEntries(names.map((name, column) => [name, ofColumn(column)])),
    cellConfidence: source.rows.map((_, row) => (isOwn ? pick(document.cellConfidence[row], 1) : positions.map(() => source.confidence!))),
    provenance: {
      ...document.provenance,
      columns: isOwn ? pick(document.provenance.columns, null) : positions.map(() => null),
      cells: source.rows.map((_, row) => (isOwn ? pick(document.provenance.cells[row], null) : positions.map(() => null))),
    },
  };
}

/** No table of the document has any of the columns. */
function withoutRows(document: ExtractedDocument, properties: Readonly<Record<string, SchemaProperty>>): ExtractedDocument {
  const names = Object.keys(properties);
  return {
    ...document,
    columns: names,
    rows: [],
    fieldConfidence: Object.fromEntries(names.map((name) => [name, 1])),
    cellConfidence: [],
    provenance: { ...document.provenance, columns: names.map(() => null), cells: [] },
  };
}

/** The text as the property asks for it; blank where it is nothing of the kind. */
function readAs({ kind, choices }: SchemaProperty, text: string, convention: Convention): string {
  if (text.trim() === '') return '';
  if (choices) return choices.find((choice) => choice.toLowerCase() === text.trim().toLowerCase()) ?? '';
  if (kind === 'date') return parseDate(text, convention)?.iso ?? '';
  if (kind === 'text') return text;
  const amount = readAmount(text, convention);
  if (!amount || (kind === 'integer' && !/^-?\d+(?:\.0+)?$/.test(amount.value))) return '';
  return kind === 'integer' ? amount.value.replace(/\.0+$/, '') : amount.value;
}
