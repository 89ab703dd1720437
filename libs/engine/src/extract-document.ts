import { calibrate } from './confidence/calibrate';
import { collectSignals, type AnswerSignals } from './confidence/collect-signals';
import { classify } from './classify/classify';
import { detectLanguage } from './classify/detect-language';
import { fieldsOfType } from './fields/choose/fields-of-type';
import { findFields } from './fields/find-fields';
import { documentConvention } from './layout/document-convention';
import { layOut } from './layout/lay-out';
import { openSource } from './readers/open-source';
import { displayedAnswer, uprightPages } from './readers/upright-pages';
import { runChecks } from './checks/run-checks';
import { shapeAnswer, toldTables } from './answer/shape-answer';
import { findTables } from './tables/find-tables';
import { joinTables } from './tables/join/join-tables';
import { unlabelledLists } from './tables/unlabelled/unlabelled-items';
import { summarise } from './classify/summarise';
import { toExtractedDocument, type Findings } from './confidence/to-extracted-document';
import { isBlank, type DocType, type Document, type DocumentFormat } from './model/document';
import { EngineError } from './model/engine-error';
import type { ExtractedDocument } from './model/extracted-document';
import { refuseHugeAnswer, refuseHugeTables } from './model/text-budget';
import type { Progress, ReadOptions } from './readers/source/reader';

export type { Progress };

export interface EngineOptions extends ReadOptions {
  /** What the sender says the document is; a hint that the classifier weighs, never an order. */
  docTypeHint?: DocType;
}

export type OnFindings = (findings: Findings, signals: AnswerSignals) => void;

/** A document whose pages are counted and may now be charged for, before the work begins. */
export interface OpenedDocument {
  format: DocumentFormat;
  pageCount: number;
  /** `onFindings` is called with what every step found and what the confidences are made of, for the benches that explain and calibrate. */
  extract(onFindings?: OnFindings): Promise<ExtractedDocument>;
  close(): void;
}

/** Counts a document's units and prepares it for extraction. Throws EngineError for a document that must be refused. */
export async function openDocument(bytes: Uint8Array, options: EngineOptions = {}): Promise<OpenedDocument> {
  const source = await openSource(bytes, options);

  async function extract(onFindings?: OnFindings): Promise<ExtractedDocument> {
    const document = await source.read();
    const { findings, signals } = answerDocument(document, source.pageCount, options.docTypeHint);
    onFindings?.(findings, signals);
    return displayedAnswer(toExtractedDocument(findings), findings.document.pages);
  }

  return { format: source.format, pageCount: source.pageCount, extract, close: () => source.close() };
}

/** Every step after reading: from words with boxes, or ready tables, to the findings and what their confidences are made of. */
export function answerDocument(read: Document, pageCount: number, hint?: DocType): { findings: Findings; signals: AnswerSignals } {
  const document = uprightPages(read);
  if (isBlank(document)) throw new EngineError('no_content', 'The document has no text that could be read.');
  const laidOut = layOut(document);
  const convention = documentConvention(document, laidOut);
  const foundTables = findTables(document, laidOut.pages, convention);
  refuseHugeTables(foundTables);
  const joined = joinTables(foundTables, document);
  const lists = unlabelledLists(laidOut.pages, convention);
  const found = findFields(document, laidOut.fieldPages, joined, convention);
  const docType = classify(document, laidOut.fieldPages, joined, found, hint);
  const answer = shapeAnswer(docType, joined, fieldsOfType(docType, found), convention, lists);
  refuseHugeAnswer(answer);
  const tables = toldTables(foundTables, answer);
  const checks = runChecks(docType, answer, convention);
  const signals = collectSignals(answer, tables, checks, document);
  const findings: Findings = {
    document,
    pageCount,
    docType,
    answer,
    tables,
    checks,
    confidences: calibrate(answer, signals),
    summary: summarise(docType, answer),
    language: detectLanguage(laidOut.fieldPages),
  };
  return { findings, signals };
}

/** Opens, extracts and closes: the whole engine in one call. */
export async function extractDocument(bytes: Uint8Array, options: EngineOptions = {}): Promise<ExtractedDocument> {
  const document = await openDocument(bytes, options);
  try {
    return await document.extract();
  } finally {
    document.close();
  }
}
