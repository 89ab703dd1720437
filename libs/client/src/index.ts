export { ApiError, ConnectionError, ExtractionFailedError } from './api-error';
export { GridlineClient, type ClientOptions } from './gridline-client';
export type {
  ExportedFile,
  ExportFormat,
  Extraction,
  ExtractionPage,
  ExtractionResult,
  FailedExtraction,
  InferOptions,
  ListQuery,
  PendingExtraction,
  Usage,
} from './answers';
