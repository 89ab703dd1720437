import { parseArgs } from 'node:util';

/** The formats a table can be written in. */
export const OUTPUT_FORMATS = ['csv', 'json', 'xlsx'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** What the command was asked to do. */
export interface ExtractArguments {
  paths: string[];
  /** A file with one path a line; `-` is standard input. */
  from?: string;
  jsonLines: boolean;
  tables: boolean;
  format?: OutputFormat;
  out?: string;
  concurrency: number;
  password?: string;
}

/** How the command is used; printed with every usage error. */
export const USAGE =
  'usage: npm run extract -- [--jsonl] [--tables] [--format csv|json|xlsx --out DIR] [--concurrency N] [--password P] <file or folder>... | --from LIST';

/** The command was called wrongly; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads the command's arguments. Throws UsageError for anything it does not know. */
export function readArguments(argv: readonly string[]): ExtractArguments {
  const { values, positionals } = parse(argv);
  const concurrency = Number(values.concurrency ?? 1);
  if (!Number.isInteger(concurrency) || concurrency < 1) throw new UsageError('--concurrency must be a whole number from 1.');
  const format = readFormat(values.format);
  if (format && !values.out) throw new UsageError('--format needs --out DIR.');
  if (values.out && !format) throw new UsageError('--out needs --format csv|json|xlsx.');
  if (positionals.length === 0 && !values.from) throw new UsageError('Name a file or a folder, or a list with --from.');
  return {
    paths: positionals,
    from: values.from,
    jsonLines: values.jsonl ?? false,
    tables: values.tables ?? false,
    format,
    out: values.out,
    concurrency,
    password: values.password,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        jsonl: { type: 'boolean' },
        tables: { type: 'boolean' },
        format: { type: 'string' },
        out: { type: 'string' },
        concurrency: { type: 'string' },
        password: { type: 'string' },
        from: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readFormat(value: string | undefined): OutputFormat | undefined {
  if (value === undefined) return undefined;
  const format = OUTPUT_FORMATS.find((known) => known === value);
  if (!format) throw new UsageError('--format must be csv, json or xlsx.');
  return format;
}
