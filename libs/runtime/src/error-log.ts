/** What the log tells of an error. Whatever else it carries, such as the values of a query that failed, stays out. */
export interface ErrorLog {
  type: string;
  message: string;
  stack: string;
  /** PostgreSQL's SQLSTATE, or the code of the operating system or of a library. */
  code?: string;
  cause?: unknown;
  errors?: unknown[];
}

/** A chain longer than this is one that bites its own tail. */
const DEEPEST_CAUSE = 8;
/** Objects within a log line are searched for errors so deep; ours are flat. */
const DEEPEST_FIELD = 4;

/** SQLSTATE class 22, data exception: these messages quote the value itself. */
const QUOTES_A_VALUE = /^22[0-9A-Z]{3}$/;

/** The form in which an error is logged; what is no error stays as it is. */
export function toErrorLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const { code: ownCode } = error as { code?: unknown };
  const code = typeof ownCode === 'string' || typeof ownCode === 'number' ? String(ownCode) : undefined;
  const type = error.name === 'Error' ? error.constructor.name : error.name;
  const message = safeMessage(error.message, code);
  const log: ErrorLog = { type, message, stack: `${type}: ${message}${framesOf(error)}` };
  if (code !== undefined) log.code = code;
  if (depth >= DEEPEST_CAUSE) return log;
  if (error.cause !== undefined) log.cause = toErrorLog(error.cause, depth + 1);
  if (error instanceof AggregateError) log.errors = error.errors.map((each) => toErrorLog(each, depth + 1));
  return log;
}

/** Puts errors into their form wherever they stand in what is logged. */
export function withErrorLogs(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toField(value, depth)]));
}

function toField(value: unknown, depth: number): unknown {
  if (value instanceof Error) return toErrorLog(value);
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && depth < DEEPEST_FIELD ? withErrorLogs(value as Record<string, unknown>, depth + 1) : value;
}

const safeMessage = (message: string, code: string | undefined): string =>
  code && QUOTES_A_VALUE.test(code) ? message.replace(/"(?:[^"]|"")*"/g, '"…"') : message;

/** The stack without its head, which repeats the message. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return frames.map((frame) => `\n${frame}`).join('');
}
