/** Where documents are sent to by key. */
export const DOCUMENT_PATHS: readonly string[] = ['/api/v1/infer', '/api/v1/batches'];
