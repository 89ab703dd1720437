/** A statement with what its placeholders stand for. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/** Takes a value into a statement; its placeholder. */
export type Take = (value: unknown) => string;

/** The values of a statement, those that are known first, and what takes further ones. */
export function placeholders(...known: unknown[]): { values: unknown[]; take: Take } {
  const values = [...known];
  return { values, take: (value) => `$${values.push(value)}` };
}
