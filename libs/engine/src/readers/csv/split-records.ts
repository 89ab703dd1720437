import Papa from 'papaparse';

/** How a delimited file writes its cells. */
export interface Dialect {
  delimiter: string;
  quote: string;
}

/** The records of a delimited text, each an array of cells as written, unquoted. */
export function splitRecords(text: string, { delimiter, quote }: Dialect, limit = 0): string[][] {
  return Papa.parse<string[]>(text, { delimiter, quoteChar: quote, preview: limit, skipEmptyLines: false }).data;
}
