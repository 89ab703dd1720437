import { calibrate } from './confidence/calibrate';
import { collectSignals, type AnswerSignals } from './confidence/collect-signals';
import { chooseType } from './classify/choose-type';
import { fieldsOfType } from './fields/choose/fields-of-type';
import { onceTold } from './fields/choose/once-told';
import { withTaxNumbers } from './fields/choose/tax-numbers';
import { chooseNames } from './fields/learned/choose-names';
import { chooseValues } from './fields/learned/choose-values';
import { findFields } from './fields/find-fields';
import { documentConvention } from './layout/document-convention';
import { layOut } from './layout/lay-out';
import { pagesAsRead } from './layout/pages-as-read';
import { openSource } from './readers/open-source';
import { displayedAnswer } from './readers/upright-pages';
import { runChecks } from './checks/run-checks';
import { fitSchema } from './answer/fit-schema';
import { withRowBalances } from './answer/row-balances';
import { shapeAnswer, toldTables } from './answer/shape-answer';
import { findTables } from './tables/find-tables';
import { joinTables } from './tables/join/join-tables';
import { withCaptions } from './tables/join/printed-captions';
import { unlabelledLists } from './tables/unlabelled/unlabelled-items';
import { summarise } from './classify/summarise';
import { toExtractedDocument, type Findings } from './confidence/to-extracted-document';
import { transcribe, type Transcript } from './grounding/transcript';
import { splitDocument } from './split/split-document';
import { isBlank, type DocType, type Document, type DocumentFormat } from './model/document';
import { EngineError } from './model/engine-error';
import type { Word } from './model/page';
import type { AnswerSchema } from './model/answer-schema';
import type { ExtractedDocument } from './model/extracted-document';
import { refuseHugeAnswer, refuseHugeTables } from './model/text-budget';
import type { OpenedSource, PagePicture, Progress, ReadOptions } from './readers/source/reader';

export type { PagePicture, Progress };

export interface EngineOptions extends ReadOptions {
  /** What the sender says the document is; a hint that the classifier weighs, never an order. */
  docTypeHint?: DocType;
  /** The form in which the caller wants the answer. */
  schema?: AnswerSchema;
  /** Told when every page is read; what is made of them is then still to come. */
  onRead?: () => void;
}

type OnFindings = (findings: Findings, signals: AnswerSignals) => void;

/** A document whose pages are counted and may now be charged for, before the work begins. */
export interface OpenedDocument {
  format: DocumentFormat;
  pageCount: number;
  /** `onFindings` is called with what every step found and what the confidences are made of, for the benches that explain and calibrate. */
  extract(onFindings?: OnFindings): Promise<ExtractedDocument>;
  /** The same answer with what the document says line by line, for a model to read and its answers to be looked up in. */
  extractWithTranscript(): Promise<TranscribedDocument>;
  /** Of a file in which documents stand behind one another the answer of each, as if it had been sent alone. */
  extractParts(): Promise<ExtractedPart[]>;
  extractPartsWithTranscripts(): Promise<TranscribedPart[]>;
  /** Draws a page, for a person or a model to look at. Throws `invalid_parameter` where it has no picture. */
  draw(picture: PagePicture): Promise<Uint8Array>;
  /** The words of one page, as they lie on its picture, whatever the answer made of them. Throws as `draw` does. */
  wordsOn(number: number): Promise<Word[]>;
  close(): void;
}

export interface TranscribedDocument {
  result: ExtractedDocument;
  transcript: Transcript;
}

/** One of the documents of a file. */
export interface ExtractedPart {
  /** Its pages in the file. */
  firstPage: number;
  lastPage: number;
  /** How sure it is that these pages are one document, and the whole of it. */
  splitConfidence: number;
  result: ExtractedDocument;
}
export type TranscribedPart = ExtractedPart & TranscribedDocument;

/** Counts a document's units and prepares it for extraction. Throws EngineError for a document that must be refused. */
export async function openDocument(bytes: Uint8Array, options: EngineOptions = {}): Promise<OpenedDocument> {
  return new DocumentOfSource(await openSource(bytes, options), options);
}

class DocumentOfSource implements OpenedDocument {
  readonly format: DocumentFormat;
  readonly pageCount: number;

  constructor(
    private readonly source: OpenedSource,
    private readonly options: EngineOptions,
  ) {
    this.format = source.format;
    this.pageCount = source.pageCount;
  }

  async extract(onFindings?: OnFindings): Promise<ExtractedDocument> {
    const { findings, signals } = await this.answer();
    onFindings?.(findings, signals);
    return this.toAnswer(findings);
  }

  async extractWithTranscript(): Promise<TranscribedDocument> {
    const { findings, transcript } = await this.answer();
    return { result: toResult(findings), transcript: transcript() };
  }

  async extractParts(): Promise<ExtractedPart[]> {
    return (await this.answerParts()).map(({ answered, ...pages }) => ({ ...pages, result: this.toAnswer(answered.findings) }));
  }

  async extractPartsWithTranscripts(): Promise<TranscribedPart[]> {
    return (await this.answerParts()).map(({ answered, ...pages }) => ({
      ...pages,
      result: toResult(answered.findings),
      transcript: answered.transcript(),
    }));
  }

  async draw(picture: PagePicture): Promise<Uint8Array> {
    if (!this.source.draw) throw new EngineError('invalid_parameter', 'The document has no pages that can be drawn.');
    return this.source.draw(picture);
  }

  async wordsOn(number: number): Promise<Word[]> {
    if (!this.source.wordsOn) throw new EngineError('invalid_parameter', 'The document has no pages that can be drawn.');
    return this.source.wordsOn(number);
  }

  close(): void {
    this.source.close();
  }

  private async read(): Promise<Document> {
    const document = await this.source.read();
    this.options.onRead?.();
    return document;
  }

  private async answer(): Promise<AnsweredDocument> {
    return answerDocument(await this.read(), this.source.pageCount, this.options.docTypeHint);
  }

  private async answerParts(): Promise<AnsweredPart[]> {
    const parts = splitDocument(await this.read());
    return parts.map(({ document, confidence: splitConfidence }) => {
      const pageCount = parts.length === 1 ? this.source.pageCount : document.pages.length;
      const [firstPage, lastPage] = [document.pages[0]?.number ?? 1, document.pages.at(-1)?.number ?? this.source.pageCount];
      return { firstPage, lastPage, splitConfidence, answered: answerDocument(document, pageCount, this.options.docTypeHint) };
    });
  }

  private toAnswer(findings: Findings): ExtractedDocument {
    const result = toResult(findings);
    return this.options.schema ? fitSchema(result, this.options.schema) : result;
  }
}

type AnsweredPart = Omit<ExtractedPart, 'result'> & { answered: AnsweredDocument };

const toResult = (findings: Findings): ExtractedDocument => displayedAnswer(toExtractedDocument(findings), findings.document.pages);

interface AnsweredDocument {
  findings: Findings;
  signals: AnswerSignals;
  transcript: () => Transcript;
}

/** Every step after reading: from words with boxes, or ready tables, to the findings and what their confidences are made of. */
export function answerDocument(read: Document, pageCount: number, hint?: DocType): AnsweredDocument {
  const document = pagesAsRead(read);
  if (isBlank(document)) throw new EngineError('no_content', 'The document has no text that could be read.');
  const laidOut = layOut(document);
  const convention = documentConvention(document, laidOut);
  const foundTables = findTables(document, laidOut.pages, convention);
  refuseHugeTables(foundTables);
  const joined = joinTables(foundTables, document);
  const lists = unlabelledLists(laidOut.pages, convention);
  const found = findFields(document, laidOut, joined, convention);
  const classified = chooseType({ document, pages: laidOut.fieldPages, tables: joined, fields: found.fields, convention, hint });
  const { docType } = classified;
  const named = chooseNames(found, { ...classified, fields: fieldsOfType(classified, found.fields) });
  const numbered = withTaxNumbers(found, { ...classified, fields: named });
  const chosen = chooseValues(found, { docType, fields: numbered });
  const fields = withRowBalances(docType, onceTold(docType, chosen), joined, convention);
  const answer = shapeAnswer(docType, joined, fields, convention, lists);
  refuseHugeAnswer(answer);
  const tables = toldTables(foundTables, answer);
  const checks = runChecks(docType, answer, convention);
  const signals = collectSignals(answer, tables, checks, document);
  const findings: Findings = {
    document,
    pageCount,
    docType,
    answer,
    tables: withCaptions(tables, laidOut.pages),
    checks,
    confidences: calibrate(answer, signals),
    summary: summarise(docType, answer),
    language: laidOut.language,
    convention,
  };
  return { findings, signals, transcript: () => transcribe(document, laidOut, convention) };
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
