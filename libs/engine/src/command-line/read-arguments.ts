import { parseArgs } from 'node:util';

/** The formats a table can be written in. */
const OUTPUT_FORMATS = ['csv', 'json', 'xlsx'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** What the command was asked to do. */
export interface ExtractArguments {
  /** Only how the command is used is asked for. */
  help: boolean;
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

/** What `--help` answers. */
export const HELP = `${USAGE}

  --jsonl            one line of JSON for each document, in the order given
  --tables           every table found besides the one of the answer
  --format, --out    write each table as csv, json or xlsx into a folder
  --concurrency N    documents at once, each in a process of its own (default 1)
  --password P       opens encrypted PDFs
  --from LIST        a file with one path a line; - is standard input

Exit code: 0 when every document was read (always with --jsonl, whose lines tell of refusals), 1 when one was not, 2 when called wrongly.`;

/** The command was called wrongly; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads the command's arguments. Throws UsageError for anything it does not know; `--help` asks for no file. */
export function readArguments(argv: readonly string[]): ExtractArguments {
  const { values, positionals } = parse(argv);
  const concurrency = Number(values.concurrency ?? 1);
  if (!Number.isInteger(concurrency) || concurrency < 1) throw new UsageError('--concurrency must be a whole number from 1.');
  const format = readFormat(values.format);
  if (format && !values.out) throw new UsageError('--format needs --out DIR.');
  if (values.out && !format) throw new UsageError('--out needs --format csv|json|xlsx.');
  if (positionals.length === 0 && !values.from && !values.help) throw new UsageError('Name a file or a folder, or a list with --from.');
  return {
    help: values.help ?? false,
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
        help: { type: 'boolean', short: 'h' },
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
    // Node's message goes on about positional arguments; its first sentence says what is wrong.
    throw new UsageError(`${(error as Error).message.split('. ', 1)[0]!}.`);
  }
}

function readFormat(value: string | undefined): OutputFormat | undefined {
  if (value === undefined) return undefined;
  const format = OUTPUT_FORMATS.find((known) => known === value);
  if (!format) throw new UsageError('--format must be csv, json or xlsx.');
  return format;
}
