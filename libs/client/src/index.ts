export { ApiError, ConnectionError, ExtractionFailedError } from './api-error';
export { GridlineClient, type ClientOptions, type GetOptions, type NamedFile } from './gridline-client';
export { verifyWebhook, WebhookVerificationError, type VerifyOptions, type WebhookEvent, type WebhookHeaders } from './verify-webhook';
export type {
  Batch,
  ExportedFile,
  ExportFormat,
  Extraction,
  ExtractionExtra,
  ExtractionPage,
  ExtractionResult,
  ExtractionTable,
  FailedExtraction,
  InferOptions,
  ListQuery,
  PendingExtraction,
  SharedOptions,
  Usage,
} from './answers';
