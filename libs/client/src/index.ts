export { ApiError, ConnectionError } from './api-error';
export { GridlineClient, type ClientOptions } from './gridline-client';
export type {
  ExportedFile,
  ExportFormat,
  Extraction,
  ExtractionPage,
  ExtractionResult,
  InferOptions,
  ListQuery,
  PendingExtraction,
  Usage,
} from './answers';
