import type { DocumentFormat } from '../model/document';
import type { EngineErrorCode } from '../model/engine-error';
import type { ExtractedDocument } from '../model/extracted-document';
import type { EngineOptions, Progress } from '../extract-document';

/** What can cross to a worker thread: everything but the call-back, which becomes messages. */
export type WorkerOptions = Omit<EngineOptions, 'onProgress'>;

/** To the worker. One document at a time: `open`, then perhaps `extract`, then `close`. */
export type WorkerRequest = { kind: 'open'; bytes: Uint8Array; options: WorkerOptions } | { kind: 'extract' } | { kind: 'close' };

/** From the worker. `memory` comes while its event loop turns: bytes that this thread holds, native and WebAssembly memory included. */
export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'opened'; format: DocumentFormat; pageCount: number }
  | { kind: 'extracted'; result: ExtractedDocument }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'memory'; bytes: number }
  | { kind: 'failed'; error: WorkerFailure };

/** An error on its way between threads; `cause` is text for the log. */
export interface WorkerFailure {
  code: EngineErrorCode;
  message: string;
  cause?: string;
}
