import { ServiceError, isErrorCode, type InputError } from '@gridline/contracts';

/** A question as Nest's NATS transport reads it. */
export interface QuestionPacket {
  pattern: string;
  id: string;
  data: unknown;
}

/** An answer as Nest's NATS transport writes it. */
export interface AnswerPacket {
  id: string;
  response?: unknown;
  err?: unknown;
  isDisposed?: boolean;
}

/** A ServiceError on its way to another process: what the client may see, and nothing else. */
export interface ErrorPacket {
  code: string;
  detail: string;
  errors?: InputError[];
  retryAfterSeconds?: number;
}

export function toErrorPacket(error: ServiceError): ErrorPacket {
  const { errors, retryAfterSeconds } = error.options;
  return { code: error.code, detail: error.detail, errors, retryAfterSeconds };
}

/** The error that an answer carries; anything that is no line of the catalogue is an internal error. */
export function fromErrorPacket(packet: unknown, subject: string): ServiceError {
  const { code, detail, errors, retryAfterSeconds } = (packet ?? {}) as Partial<ErrorPacket>;
  if (isErrorCode(code)) return new ServiceError(code, detail ?? '', { errors, retryAfterSeconds, context: { subject } });
  return new ServiceError('internal_error', 'Something went wrong on our side.', { cause: packet, context: { subject } });
}

/** Stands in for an answer that is larger than a NATS message: where the parts of its JSON are to be asked for, by its id. */
export interface PartedAnswer {
  $parts: { at: string; id: string };
}

export const isPartedAnswer = (answer: unknown): answer is PartedAnswer =>
  typeof answer === 'object' && answer !== null && typeof (answer as PartedAnswer).$parts?.at === 'string';

/** Well under the broker's default of 1 MiB for the whole message. */
export const PART_BYTES = 512 * 1024;

/** Header of a question: who asks takes an answer in parts. Without it, who asks is of a release before, and reads the storage. */
export const TAKES_PARTS_HEADER = 'x-takes-parts';

/** Header of what comes for a part: a piece of the JSON, its end, why it ended before (an ErrorPacket), or that nobody knows the answer. */
export const PART_HEADER = 'x-part';
export type PartKind = 'part' | 'end' | 'failed' | 'gone';

/** Where one process of a service hands out parts. */
export const partsSubject = (service: string, replica: string): string => `parts.${service}.${replica}`;

/** As a PartedAnswer, between releases of which one knows no parts: the key of its JSON in the storage (a claim check). */
export interface StoredAnswer {
  $stored: string;
}

export const isStoredAnswer = (answer: unknown): answer is StoredAnswer =>
  typeof answer === 'object' && answer !== null && typeof (answer as StoredAnswer).$stored === 'string';

/** Under which storage prefix answers wait to be fetched. */
export const ANSWERS_PREFIX = 'answers';

/** Header that carries the request id. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Header that carries the trace, as W3C has it. */
export const TRACE_HEADER = 'traceparent';

/** Where a service answers that it is alive. */
export const lifeSubject = (service: string): string => `alive.${service}`;

/** Header of a question: until when an answer is of use to anybody, in milliseconds since 1970. */
export const USEFUL_UNTIL_HEADER = 'x-useful-until';
