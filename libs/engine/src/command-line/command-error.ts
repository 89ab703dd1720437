/** What keeps a command from going on at all, such as a list that does not exist; the message says it in a line. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
