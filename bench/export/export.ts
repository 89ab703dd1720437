import { execFile } from 'node:child_process';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { EXPORT_FORMATS, type ExportFormat } from '@gridline/contracts';
import { writeCsv } from '../../apps/export/src/csv/write-csv';
import type { WriteExport } from '../../apps/export/src/table/extraction-table';
import { writeJson } from '../../apps/export/src/json/write-json';
import { keepHeapSmall } from '../../apps/export/src/keep-heap-small';
import { writeWorkbook } from '../../apps/export/src/xlsx/write-workbook';
import { runCommand, UsageError } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';
import { longTableHead, longTableRows } from './long-table';

const WRITERS: Readonly<Record<ExportFormat, WriteExport>> = { csv: writeCsv, json: writeJson, xlsx: writeWorkbook };
const ROW_COUNTS = [100_000, 1_000_000];
const HOW = 'From `npm run bench:export`: 12 columns, rows arriving as JSON a thousand at a time, each format in a process of its own.';
const MB = 1024 * 1024;

const USAGE = `usage: npm run bench:export
Measures every export format at ${ROW_COUNTS.join(' and ')} rows, and puts the table into docs/benchmarks.md.`;

/** One export, measured in a process of its own. */
interface Measurement {
  format: string;
  rows: number;
  bytes: number;
  cpuSeconds: number;
  peakMb: number;
}

/** `npm run bench:export`: measures every format at every length and writes the table. With a format and a number, one measurement. */
async function main(args: string[]): Promise<void> {
  const [format, rows, ...others] = args;
  if (args.length > 0 && (!isFormat(format) || rows === undefined || others.length > 0)) throw new UsageError('It takes no arguments.');
  if (isFormat(format)) return void process.stdout.write(JSON.stringify(await measure(format, Number(rows))));
  const lines = ['| format | rows | rows per CPU second | peak MB | file MB |', '|---|---|---|---|---|'];
  for (const each of EXPORT_FORMATS) for (const count of ROW_COUNTS) lines.push(tableRow(await measureApart(each, count)));
  await writeBenchmarks('Exports', `${HOW}\n\n${lines.join('\n')}`);
  console.log(lines.join('\n'));
}

async function measure(format: ExportFormat, rows: number): Promise<Measurement> {
  keepHeapSmall();
  let bytes = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      setImmediate(done);
    },
  });
  const before = process.cpuUsage();
  await pipeline(WRITERS[format](longTableHead(rows), longTableRows(rows)), sink);
  const { user, system } = process.cpuUsage(before);
  return { format, rows, bytes, cpuSeconds: (user + system) / 1e6, peakMb: process.resourceUsage().maxRSS / 1024 };
}

async function measureApart(format: ExportFormat, rows: number): Promise<Measurement> {
  const { stdout } = await promisify(execFile)(process.execPath, [__filename, format, String(rows)]);
  return JSON.parse(stdout) as Measurement;
}

const isFormat = (text: string | undefined): text is ExportFormat => EXPORT_FORMATS.some((format) => format === text);

const tableRow = ({ format, rows, bytes, cpuSeconds, peakMb }: Measurement): string =>
  `| ${format} | ${rows} | ${Math.round(rows / cpuSeconds)} | ${Math.round(peakMb)} | ${Math.round(bytes / MB)} |`;

void runCommand(USAGE, main);
