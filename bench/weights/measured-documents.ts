import { answerDocument, EngineError, openSource, type Document, type Findings } from '@gridline/engine';
import { isMadeOfFields, judgeFields } from '../accuracy/judging/judge-answer';
import type { Truth } from '../accuracy/judging/truth';
import { judgeTable } from '../accuracy/judging/truth-grid';
import type { JudgedDocument } from '../accuracy/calibration/judged-documents';
import { recordReads, type Reads } from './record-reads';

/** A document read once, with the answer that the weights as shipped give, and the numbers that were looked at on the way. */
export interface MeasuredDocument {
  input: JudgedDocument;
  document: Document;
  pageCount: number;
  shipped: Outcome;
  /** Numbers that reading the file looks at: a picture set straight, its letters chosen. */
  readingReads: Reads;
  /** Numbers that the steps after reading look at. */
  answerReads: Reads;
}

/** What the engine answers, and how many of its values are right. */
export interface Outcome {
  /** All that a person sees of it but the confidences. */
  answer: string;
  confidences: string;
  right: number;
}

/** Pages of the longest document that is measured: a long one says little more than its first pages, many hundred times. */
const MOST_PAGES = 5;

/** Reads the documents that are not refused and not long. */
export async function readDocuments(inputs: readonly JudgedDocument[], onRead: (done: number) => void): Promise<MeasuredDocument[]> {
  const measured: MeasuredDocument[] = [];
  for (const [index, input] of inputs.entries()) {
    onRead(index);
    const document = await unlessRefused(() => measureDocument(input));
    if (document) measured.push(document);
  }
  return measured;
}

async function measureDocument(input: JudgedDocument): Promise<MeasuredDocument | undefined> {
  const reading = await recordReads(() => readInput(input, MOST_PAGES));
  if (!reading.result) return undefined;
  const { document, pageCount } = reading.result;
  const answering = await recordReads(() => Promise.resolve(outcomeOf(document, pageCount, input.truth)));
  return { input, document, pageCount, shipped: answering.result, readingReads: reading.reads, answerReads: answering.reads };
}

async function readInput(input: JudgedDocument, mostPages: number): Promise<{ document: Document; pageCount: number } | undefined> {
  const source = await openSource(await input.bytes(), { fileName: input.fileName, password: input.password });
  try {
    const { pageCount } = source;
    return pageCount > mostPages ? undefined : { document: await source.read(), pageCount };
  } finally {
    source.close();
  }
}

/** Reads the file again and runs every step, with the weights as they stand now. */
export const rereadOutcome = ({ input }: MeasuredDocument): Promise<Outcome> =>
  outcomeOrRefusal(async () => {
    const { document, pageCount } = (await readInput(input, MOST_PAGES))!;
    return outcomeOf(document, pageCount, input.truth);
  });

/** A number out of its place may make the engine refuse a document. */
export const outcomeOrRefusal = async (run: () => Promise<Outcome>): Promise<Outcome> =>
  (await unlessRefused(run)) ?? { answer: 'refused', confidences: '', right: 0 };

/** Runs every step after reading, with the weights as they stand now. */
export function outcomeOf(document: Document, pageCount: number, truth: Truth): Outcome {
  const { findings } = answerDocument(document, pageCount);
  const { docType, answer, tables, confidences } = findings;
  const columns = answer.columns.map(({ text }) => text);
  const rows = answer.rows.map(({ cells }) => cells.map(({ text }) => text));
  const fields = Object.fromEntries(answer.fields.map(({ key, value }) => [key, value]));
  const found = tables.map(({ page, headerRows, rowCount, columnCount }) => [page, headerRows, rowCount, columnCount]);
  return {
    answer: JSON.stringify([docType, columns, rows, fields, found]),
    confidences: JSON.stringify(confidences),
    right: countRight(findings, columns, rows, fields, truth),
  };
}

async function unlessRefused<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}

function countRight({ answer }: Findings, columns: string[], rows: string[][], fields: Record<string, string>, truth: Truth): number {
  const cells = answer.source && !isMadeOfFields({ columns }) ? judgeTable(truth, rows) : [];
  return [...judgeFields(fields, truth.fields ?? {}), ...cells].filter(({ right }) => right).length;
}
