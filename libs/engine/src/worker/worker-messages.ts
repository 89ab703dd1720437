import type { DocumentFormat } from '../model/document';
import type { AnswerSchema } from '../model/answer-schema';
import type { ModelAnswer } from '../grounding/model-answer';
import type { Transcript } from '../grounding/transcript';
import type { EngineErrorCode } from '../model/engine-error';
import type { ExtractedDocument } from '../model/extracted-document';
import type { EngineOptions, ExtractedPart, PagePicture, Progress, TranscribedPart } from '../extract-document';
import type { Word } from '../model/page';
import type { ProcessFigures } from './process-figures';

/** What can cross to a worker's process: everything but the call-backs, which become messages. */
export type WorkerOptions = Omit<EngineOptions, 'onProgress' | 'onRead'>;

/** What a model said of a document, to be looked up in what our engine read of it. */
export interface SaidByModel {
  answer: ModelAnswer;
  transcript: Transcript;
  own: ExtractedDocument;
  schema?: AnswerSchema;
}

/** To the worker. One document at a time: `open`, then perhaps `extract`, `split`, `draw` or `words`, then `close`; `ground` asks about none that is open. */
export type WorkerRequest =
  | { kind: 'open'; bytes: Uint8Array; options: WorkerOptions }
  | { kind: 'extract'; withTranscript?: true }
  | { kind: 'draw'; picture: PagePicture }
  | { kind: 'words'; page: number }
  | { kind: 'split'; withTranscript?: true }
  | ({ kind: 'ground' } & SaidByModel)
  | { kind: 'close' };

/** From the worker. `figures` come while its event loop turns. */
export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'opened'; format: DocumentFormat; pageCount: number }
  | { kind: 'extracted'; result: ExtractedDocument; transcript?: Transcript }
  | { kind: 'drawn'; image: Uint8Array }
  | { kind: 'words'; words: Word[] }
  | { kind: 'parted'; parts: ExtractedPart[] | TranscribedPart[] }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'read' }
  | { kind: 'figures'; figures: ProcessFigures }
  | { kind: 'failed'; error: WorkerFailure }
  | { kind: 'lost' | 'unavailable'; reason: string };

/** An error on its way between processes; `cause` is text for the log. */
export interface WorkerFailure {
  code: EngineErrorCode;
  message: string;
  cause?: string;
}
