import type { ErrorCode } from '@gridline/contracts';

/** The parts of a problem+json body (RFC 9457) that the client reads. */
interface Problem {
  code?: string;
  title?: string;
  detail?: string;
  requestId?: string;
  retryable?: boolean;
  errors?: { location: string; message: string }[];
}

/** The service refused or failed a request; branch on `code`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  private constructor(
    readonly status: number,
    /** A code of the catalogue under `/docs/errors`. */
    readonly code: ErrorCode | (string & {}),
    message: string,
    /** Tells support which request it was. */
    readonly requestId: string,
    /** Whether the same request may succeed later. */
    readonly retryable: boolean,
    /** Seconds after which it is worth another try, where the service says so. */
    readonly retryAfter: number | undefined,
    /** Which parameters were wrong, and why. */
    readonly errors: readonly { location: string; message: string }[],
  ) {
    super(message);
  }

  /** Reads an answer that is no success; also one that did not come from the service itself but from a proxy before it. */
  static async from(response: Response): Promise<ApiError> {
    const problem = await readProblem(response);
    return new ApiError(
      response.status,
      problem.code ?? 'unknown',
      messageOf(problem, response.status),
      problem.requestId ?? response.headers.get('X-Request-Id') ?? '',
      problem.retryable ?? [429, 502, 503, 504].includes(response.status),
      retryAfterSeconds(response),
      problem.errors ?? [],
    );
  }
}

/** In the service's words, with why a parameter was refused: `Invalid: form.pages. (pages and ranges of pages, as in 1-3,5,-1 …)`. */
function messageOf({ detail, title, errors = [] }: Problem, status: number): string {
  const reasons = errors.length > 0 ? ` (${errors.map(({ message }) => message).join('; ')})` : '';
  return (detail || title || `The service answered ${status}.`) + reasons;
}

/** The document was taken in, but its extraction ended without a table; branch on `code`. */
export class ExtractionFailedError extends Error {
  override readonly name = 'ExtractionFailedError';
  /** A code of the catalogue under `/docs/errors`. */
  readonly code: ErrorCode | (string & {});

  constructor(
    readonly extractionId: string,
    { code, detail }: { code: string; detail: string },
  ) {
    super(detail || `The extraction failed: ${code}.`);
    this.code = code;
  }
}

/** The service could not be reached, or the connection broke. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

async function readProblem(response: Response): Promise<Problem> {
  const text = await response.text();
  if (!(response.headers.get('Content-Type') ?? '').includes('json')) return {};
  return JSON.parse(text) as Problem;
}

function retryAfterSeconds(response: Response): number | undefined {
  const header = response.headers.get('Retry-After');
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}
