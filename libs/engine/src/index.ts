export { openDocument, extractDocument, type OpenedDocument, type EngineOptions, type Progress } from './extract-document';
export { EngineError, type EngineErrorCode } from './model/engine-error';
export { DOC_TYPES, type DocType, type DocumentFormat } from './model/document';
export type { CheckResult, ExtractedDocument, FoundTable } from './model/extracted-document';
export type { Box } from './model/box';
export type { Provenance } from './model/table';
export { WorkerPool, type WorkerPoolOptions } from './worker/worker-pool';
export { EngineWorker, type WorkerLimits } from './worker/engine-worker';
