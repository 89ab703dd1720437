/** One line of the error catalogue. */
export interface ErrorDefinition {
  status: number;
  title: string;
  /** Whether sending the same request again later may succeed. */
  retryable: boolean;
  /** For the reference: when it happens and what to do. */
  description: string;
}

const define = <T extends Record<string, ErrorDefinition>>(catalogue: T): T => catalogue;

/** Every error a client can meet. The reference at `/docs/errors` is generated from this table. */
export const ERRORS = define({
  invalid_parameter: {
    status: 400,
    title: 'Invalid parameter',
    retryable: false,
    description: 'A known parameter has a bad value, is repeated or is out of range; `errors` names each one. Values are never clamped.',
  },
  missing_file: {
    status: 400,
    title: 'Missing file',
    retryable: false,
    description: 'The form has no part named `file`. Send the document in it.',
  },
  too_many_files: {
    status: 400,
    title: 'Too many files',
    retryable: false,
    description: 'Send one document per request, in one part named `file`.',
  },
  empty_file: {
    status: 400,
    title: 'Empty file',
    retryable: false,
    description: 'The part named `file` has no bytes. Look whether the file was written to its end.',
  },
  invalid_multipart: {
    status: 400,
    title: 'Invalid multipart body',
    retryable: false,
    description:
      'The body is not well-formed `multipart/form-data`, or ended early. Let the HTTP library write the boundary, and send again.',
  },
  invalid_json: {
    status: 400,
    title: 'Invalid JSON body',
    retryable: false,
    description: 'The body is not valid JSON of the expected shape. The reference shows it.',
  },
  malformed_request: {
    status: 400,
    title: 'Malformed request',
    retryable: false,
    description: 'What was sent is not a well-formed HTTP request. The connection is closed.',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    retryable: true,
    description:
      'The request stopped arriving: nothing of it came for 15 seconds, or less than 240 bytes a second for a minute; or it took longer than an hour. Send it again.',
  },
  headers_too_large: {
    status: 431,
    title: 'Headers too large',
    retryable: false,
    description: 'The headers of the request are larger than 16 KiB together. Send fewer or smaller ones, cookies included.',
  },
  invalid_idempotency_key: {
    status: 400,
    title: 'Invalid idempotency key',
    retryable: false,
    description: '`Idempotency-Key` takes 1 to 128 characters of `A-Z a-z 0-9 _ - : .`.',
  },
  webhook_url_rejected: {
    status: 400,
    title: 'Webhook URL rejected',
    retryable: false,
    description: 'The URL must be https, without user info, and resolve to public addresses only.',
  },
  document_url_rejected: {
    status: 400,
    title: 'Document URL rejected',
    retryable: false,
    description:
      'The `url` of a document, or an address that it redirects to, must be https, without user info, and resolve to public addresses only.',
  },
  document_fetch_failed: {
    status: 422,
    title: 'Document not fetched',
    retryable: true,
    description:
      'The document could not be had from its `url`: its server answered another status than 200, or not within 30 seconds, or redirected more than three times. Look whether the address opens without signing in.',
  },
  invalid_api_key: {
    status: 401,
    title: 'Invalid API key',
    retryable: false,
    description: 'The key is missing, malformed, unknown, revoked or expired. Make a new one in the app.',
  },
  session_required: {
    status: 401,
    title: 'Session required',
    retryable: false,
    description: 'This route is for a signed-in browser session; an API key does not open it. Sign in.',
  },
  invalid_credentials: {
    status: 401,
    title: 'Invalid credentials',
    retryable: false,
    description: 'The e-mail address and the password do not belong together. Type them again; sign up where there is no account yet.',
  },
  invalid_reset_link: {
    status: 400,
    title: 'Invalid reset link',
    retryable: false,
    description:
      'The link to a new password was used, is older than a day, or a newer one was made. Ask the operator of the service for another.',
  },
  pe_budget_exceeded: {
    status: 402,
    title: 'Processing budget exceeded',
    retryable: false,
    description:
      'The pages of this document would pass the monthly processing budget (PE). Nothing was charged. Send fewer pages, or wait for the next month (UTC).',
  },
  insufficient_scope: {
    status: 403,
    title: 'Insufficient scope',
    retryable: false,
    description: 'The key lacks the scope that this route needs. Make a key that has it.',
  },
  csrf_failed: {
    status: 403,
    title: 'Cross-site request refused',
    retryable: false,
    description: 'A state-changing session request must come from the app itself. Programs use an API key instead of a session.',
  },
  plan_feature: {
    status: 403,
    title: 'Not in your plan',
    retryable: false,
    description:
      'The plan of this account does not include this feature. An operator can change the plan. Every plan includes all features today, so that nothing answers this; a client that is ready for it need not change when one does.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    retryable: false,
    description: 'There is nothing here, or it is not yours. Look at the id and the path.',
  },
  no_page_picture: {
    status: 404,
    title: 'No picture of this page',
    retryable: false,
    description:
      'The document has no page of this number, or none that can be drawn, as sheets, texts and web pages have none; or its file was removed. `GET /api/extractions/{id}/pages` lists those that can be had.',
  },
  version_conflict: {
    status: 412,
    title: 'Version conflict',
    retryable: false,
    description:
      'The extraction was changed since the version that `If-Match` names, in another tab or by somebody else; nothing was done. Read it again, and decide anew.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    retryable: false,
    description: 'The path exists; `Allow` lists the methods it takes.',
  },
  idempotency_in_progress: {
    status: 409,
    title: 'Request in progress',
    retryable: true,
    description: 'A request with this `Idempotency-Key` is still running; ask again after `Retry-After`.',
  },
  webhook_limit_reached: {
    status: 409,
    title: 'Webhook limit reached',
    retryable: false,
    description: 'An account has at most 5 webhook endpoints. Delete one first.',
  },
  webhook_url_exists: {
    status: 409,
    title: 'Webhook URL exists',
    retryable: false,
    description: 'The account already has an endpoint with this URL.',
  },
  webhook_disabled: { status: 409, title: 'Webhook disabled', retryable: false, description: 'The endpoint is disabled; enable it first.' },
  email_taken: {
    status: 409,
    title: 'E-mail address taken',
    retryable: false,
    description: 'An account with this e-mail address exists. Sign in instead.',
  },
  key_limit_reached: {
    status: 409,
    title: 'Key limit reached',
    retryable: false,
    description: 'The plan allows no further API key; revoke one first.',
  },
  schema_limit_reached: {
    status: 409,
    title: 'Schema limit reached',
    retryable: false,
    description: 'An account saves at most 100 schemas. Delete one first.',
  },
  storage_limit_reached: {
    status: 409,
    title: 'Storage limit reached',
    retryable: false,
    description:
      'With this file, the files of the account would hold more bytes than its plan keeps. Delete extractions or files, or have old ones removed by setting how long extractions are kept.',
  },
  extraction_not_ready: {
    status: 409,
    title: 'Extraction not ready',
    retryable: true,
    description: 'The extraction is still running; ask again after `Retry-After`.',
  },
  extraction_not_failed: {
    status: 409,
    title: 'Extraction did not fail',
    retryable: false,
    description: 'Only an extraction that failed can be run again; this one is waiting, running or completed.',
  },
  extraction_failed: {
    status: 409,
    title: 'Extraction failed',
    retryable: false,
    description:
      'The extraction ended without a result, so there is nothing to export. `GET /api/v1/extractions/{id}` says why; send the document again where that can help.',
  },
  extraction_split: {
    status: 409,
    title: 'Extraction split',
    retryable: false,
    description:
      'The file was split: each document in it is an extraction of its own, and this one has no table. `GET /api/v1/extractions/{id}` names its `parts`; export those.',
  },
  file_too_large: {
    status: 413,
    title: 'File too large',
    retryable: false,
    description: 'The file passes the upload size of the plan. Split it, or store its pictures smaller.',
  },
  body_too_large: {
    status: 413,
    title: 'Body too large',
    retryable: false,
    description: 'The request body passes the size this route takes. Send less at once.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    retryable: false,
    description:
      'The request is not of a type that the route takes (`multipart/form-data` or `application/json`), or the bytes of the file are of no supported type: see Documents. The name of the file does not matter.',
  },
  page_limit_exceeded: {
    status: 422,
    title: 'Page limit exceeded',
    retryable: false,
    description: 'The document has more pages than the plan takes in one document, or more words than are read of one. Split it.',
  },
  encrypted_document: {
    status: 422,
    title: 'Encrypted document',
    retryable: false,
    description:
      'The document needs a password, or the one given is wrong. Send a PDF with it in the part `password`; save an office file without it. For the picture of a page, send it in the header `X-Document-Password`, percent-encoded: passwords are not kept.',
  },
  corrupt_document: {
    status: 422,
    title: 'Corrupt document',
    retryable: false,
    description:
      'The document is damaged, or passes a limit of safety: see Documents; `detail` says which. Open it in its own program and save it anew, or split it.',
  },
  image_too_large: {
    status: 422,
    title: 'Image too large',
    retryable: false,
    description: 'The image has more pixels than are read: see Documents. Store it smaller; 300 dots per inch are enough.',
  },
  no_content: {
    status: 422,
    title: 'No content',
    retryable: false,
    description: 'The document has no text that could be read. Look whether its pages are blank, or scan them again with more light.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency key reused',
    retryable: false,
    description: 'This `Idempotency-Key` was used with another file or other options. Take a new key for each document.',
  },
  rate_limit_exceeded: {
    status: 429,
    title: 'Rate limit exceeded',
    retryable: true,
    description:
      'More requests in a minute than the key may make, or more tests and redeliveries of webhooks, or extractions followed at a time, than the account may; nothing was counted. Wait for `Retry-After`.',
  },
  infer_rate_limit_exceeded: {
    status: 429,
    title: 'Infer rate limit exceeded',
    retryable: true,
    description:
      'More documents in a minute than the user or the address may send, or more at a time than the account may; nothing was counted. Wait for `Retry-After`.',
  },
  failure_limit_exceeded: {
    status: 429,
    title: 'Too many failing documents',
    retryable: true,
    description:
      'Documents of this account that could not be read took more processor time in the last minute than failures may: see Limits. Documents that succeed do not count, and nothing was counted. Wait for `Retry-After`, and look what the failed ones have in common.',
  },
  queue_limit_reached: {
    status: 429,
    title: 'Queue limit reached',
    retryable: true,
    description:
      'As many documents of this account wait for their turn as its plan allows; nothing was counted. Wait for `Retry-After`, or for an extraction to end.',
  },
  monthly_limit_exceeded: {
    status: 429,
    title: 'Monthly allowance exceeded',
    retryable: true,
    description: 'The monthly allowance of API calls is used up; nothing was counted. It renews at the start of the next month (UTC).',
  },
  too_many_attempts: {
    status: 429,
    title: 'Too many attempts',
    retryable: true,
    description: 'Too many failed attempts from this address or for this account. Wait for `Retry-After`.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    retryable: true,
    description: 'Our fault; it was logged under the request id. Send again, and tell us the id if it stays.',
  },
  model_key_missing: {
    status: 409,
    title: 'No model key',
    retryable: false,
    description: '`engine=byok` needs a model of yours. Set it with `PUT /api/settings/model-key`, or in the app, and send again.',
  },
  max_cost_exceeded: {
    status: 422,
    title: 'Cost over the cap',
    retryable: false,
    description:
      "The document would cost the caller's model more tokens than `max_cost`, by an estimate made before the model is asked; or it is a sheet or a text longer than a model is asked about (400 rows or lines, 3,000 cells), which `engine=hosted` reads. Nothing was sent to it, and nothing charged.",
  },
  model_provider_error: {
    status: 502,
    title: 'Model provider error',
    retryable: true,
    description: "The caller's model failed; nothing was charged. Look at the model key and its limits, and send again.",
  },
  busy: {
    status: 503,
    title: 'Busy',
    retryable: true,
    description: 'Too many extractions are in flight, or a part of the service is away. Wait for `Retry-After`.',
  },
  extraction_timeout: {
    status: 504,
    title: 'Extraction timed out',
    retryable: true,
    description: 'The extraction passed its time limit; nothing was charged. Send again later, or split the document.',
  },
});

export type ErrorCode = keyof typeof ERRORS;

/** One invalid input: where (`query.limit`, `body.email`, `form.engine`) and why. */
export interface InputError {
  location: string;
  message: string;
}

export interface ServiceErrorOptions {
  cause?: unknown;
  /** Goes to the log only. */
  context?: Record<string, unknown>;
  errors?: InputError[];
  retryAfterSeconds?: number;
  /** For `method_not_allowed`. */
  allow?: string[];
}

/** An error that a client may see: its code is a line of the catalogue, its detail is safe to show. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly code: ErrorCode,
    readonly detail: string,
    readonly options: ServiceErrorOptions = {},
  ) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** What is said of one input alone. */
export const invalidParameter = (location: string, message: string): ServiceError =>
  new ServiceError('invalid_parameter', `Invalid: ${location}.`, { errors: [{ location, message }] });

/** Whether a string is a code of the catalogue; for errors that arrive from another process. */
export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(ERRORS, code);
