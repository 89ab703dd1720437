import type { Truth } from './truth';

/** A truth file of the suite `world`: fields with every right answer, tables as printed. */
export interface WorldTruth {
  fields: Record<string, string[]>;
  tables: { answer: boolean; columns: string[]; rows: { optional: boolean; cells: string[] }[] }[];
}

/** In the form of the other suites. A table without printed labels is not judged: how its values are split is anyone's choice. */
export function fromWorld({ fields, tables }: WorldTruth): Truth {
  const answer = tables.find((table) => table.answer && table.columns.some((label) => label !== ''));
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([key, values]) => [key, values[0]!])),
    accepted: fields,
    ...(answer && {
      lineItems: { columns: answer.columns, rows: answer.rows.map(({ cells }) => cells) },
      optionalRows: answer.rows.flatMap(({ optional }, index) => (optional ? [index] : [])),
      isExact: true,
    }),
  };
}
