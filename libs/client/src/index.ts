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
export type * from './answers';
