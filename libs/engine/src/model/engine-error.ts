/** The refusals a document can meet; the same codes as the API's error catalogue. */
export type EngineErrorCode =
  | 'invalid_parameter'
  | 'empty_file'
  | 'unsupported_media_type'
  | 'page_limit_exceeded'
  | 'encrypted_document'
  | 'corrupt_document'
  | 'image_too_large'
  | 'no_content'
  | 'extraction_timeout';

/** A document was refused. `message` is safe to show: it holds no file content and no path. */
export class EngineError extends Error {
  override readonly name = 'EngineError';

  constructor(
    readonly code: EngineErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
