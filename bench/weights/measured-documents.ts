import { answerDocument, EngineError, openSource, type Document, type Findings } from '@gridline/engine';
import { isMadeOfFields, judgeFields } from '../accuracy/judging/judge-answer';
import type { Truth } from '../accuracy/judging/truth';
import { judgeTable } from '../accuracy/judging/truth-grid';
import type { JudgedDocument } from '../accuracy/calibration/judged-documents';

/** A document read once, with the answer that the weights as shipped give. */
export interface MeasuredDocument {
  suite: string;
  document: Document;
  pageCount: number;
  truth: Truth;
  shipped: Outcome;
}

/** What the engine answers: all that a person sees of it but the confidences, and how many of its values are right. */
export interface Outcome {
  answer: string;
  right: number;
}

/** Reads the documents that are not refused. */
export async function readDocuments(inputs: readonly JudgedDocument[]): Promise<MeasuredDocument[]> {
  const read: MeasuredDocument[] = [];
  for (const input of inputs) {
    try {
      const source = await openSource(await input.bytes(), { fileName: input.fileName, password: input.password });
      const document = await source.read();
      source.close();
      const { suite, truth } = input;
      const { pageCount } = source;
      read.push({ suite, document, pageCount, truth, shipped: outcomeOf(document, pageCount, truth) });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  }
  return read;
}

/** Runs every step after reading, with the weights as they stand now. */
export function outcomeOf(document: Document, pageCount: number, truth: Truth): Outcome {
  const { findings } = answerDocument(document, pageCount);
  const { docType, answer, tables } = findings;
  const columns = answer.columns.map(({ text }) => text);
  const rows = answer.rows.map(({ cells }) => cells.map(({ text }) => text));
  const fields = Object.fromEntries(answer.fields.map(({ key, value }) => [key, value]));
  const found = tables.map(({ page, headerRows, rowCount, columnCount }) => [page, headerRows, rowCount, columnCount]);
  return { answer: JSON.stringify([docType, columns, rows, fields, found]), right: countRight(findings, columns, rows, fields, truth) };
}

function countRight({ answer }: Findings, columns: string[], rows: string[][], fields: Record<string, string>, truth: Truth): number {
  const cells = answer.source && !isMadeOfFields({ columns }) ? judgeTable(truth, rows) : [];
  return [...judgeFields(fields, truth.fields ?? {}), ...cells].filter(({ right }) => right).length;
}
