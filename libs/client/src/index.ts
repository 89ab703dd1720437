export { ApiError, ConnectionError, ExtractionFailedError } from './api-error';
export {
  GridlineClient,
  type ClientOptions,
  type DocumentSource,
  type GetOptions,
  type InferAnswer,
  type NamedFile,
} from './gridline-client';
export { readAs, SchemaMismatchError, type JsonSchema, type SchemaData, type StandardSchema } from './schema-data';
export {
  signWebhook,
  verifyWebhook,
  WebhookVerificationError,
  type VerifyOptions,
  type WebhookEvent,
  type WebhookHeaders,
} from './verify-webhook';
export type {
  Batch,
  EndedExtraction,
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
  RemoteDocument,
  SharedOptions,
  SplitExtraction,
  UploadProgress,
  Usage,
} from './answers';
