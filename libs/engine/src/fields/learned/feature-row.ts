/** The features of one thing in a row, part by part: a list spread into another costs many times as much. */
export function featureRow(...parts: readonly ArrayLike<number>[]): Float32Array {
  const row = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    row.set(part, at);
    at += part.length;
  }
  return row;
}
