/** Something that this process needs is away, full or silent. The same may succeed later; nothing is wrong with what was asked. */
export class Away extends Error {
  override readonly name = 'Away';
}

/** What the operating system says of a peer that is not there, of a disk that is full, read-only, broken or gone, and where it has no more files or processes to give. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'ESTALE',
  'EMFILE',
  'ENFILE',
  'EAGAIN',
  'ENOMEM',
]);

/**
 * SQLSTATEs of a PostgreSQL that is away or has no room: connection exceptions, insufficient resources, system errors, shutting down
 * or starting, a read-only stand-by; and of what was given up: a statement, a wait for a lock, an idle transaction.
 */
const SQL_STATES = /^(?:08...|53...|58...|57P0.|57014|55P03|25P03|25006)$/;

/** A chain of causes longer than this bites its own tail. */
const DEEPEST_CAUSE = 8;

/** Whether an error, or one of its causes, says that something this process needs is away. */
export function isAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return false;
  if (error instanceof Away) return true;
  const { code, driverError, errors } = error as { code?: unknown; driverError?: unknown; errors?: unknown };
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || SQL_STATES.test(code))) return true;
  // A name with several addresses fails with one error for each.
  if (Array.isArray(errors) && errors.some((each) => isAway(each, depth + 1))) return true;
  return isAway(driverError, depth + 1) || isAway(error.cause, depth + 1);
}
