import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { json } from 'node:stream/consumers';
import { EngineError, extractDocument } from '@gridline/engine';
import { cpuSeconds } from '../report/cpu-seconds';

/** What a kind of document took. */
export interface Measured {
  pages: number;
  /** For all the pages once, warm, all threads of the process and the programs it runs. */
  cpuSeconds: number;
  /** The first document after the start, on the clock. */
  coldSeconds: number;
  peakMb: number;
}

/**
 * Passes before the measured ones. A service stays warm for days, and V8 goes on compiling what is hot: made PDFs take 22 ms a page in the second
 * pass, 16 in the fourth and 13 from the twelfth on (measured on a busy machine). Slow kinds are warm sooner, and stop at the seconds of CPU.
 */
const WARM_PASSES = 12;
const FEWEST_WARM_PASSES = 3;
const MOST_WARM_SECONDS = 20;
/** Passes are measured until they took this long: the system counts CPU time in hundredths. */
const LEAST_MEASURED_SECONDS = 3;

async function main(): Promise<void> {
  const paths = (await json(process.stdin)) as string[];
  const startedAt = performance.now();
  await extract(paths[0]!);
  const coldSeconds = (performance.now() - startedAt) / 1_000;
  const warmFrom = cpuSeconds();
  const isWarm = (passes: number): boolean =>
    passes >= WARM_PASSES || (passes >= FEWEST_WARM_PASSES && cpuSeconds() - warmFrom > MOST_WARM_SECONDS);
  for (let passes = 0; !isWarm(passes); passes++) await extractAll(paths);
  const before = cpuSeconds();
  let pages = 0;
  let passes = 0;
  for (; cpuSeconds() - before < LEAST_MEASURED_SECONDS; passes++) pages = await extractAll(paths);
  const measured: Measured = {
    pages,
    cpuSeconds: (cpuSeconds() - before) / passes,
    coldSeconds,
    peakMb: Math.round(process.resourceUsage().maxRSS / 1_024),
  };
  process.stdout.write(JSON.stringify(measured));
}

/** Extracts the files one after another and answers their pages. */
async function extractAll(paths: readonly string[]): Promise<number> {
  let pages = 0;
  for (const path of paths) pages += await extract(path);
  return pages;
}

/** Extracts one file and answers its pages; a refused one has none. */
async function extract(path: string): Promise<number> {
  try {
    const { pageCount } = await extractDocument(readFileSync(path), { fileName: basename(path) });
    return pageCount;
  } catch (error) {
    if (error instanceof EngineError) return 0;
    throw error;
  }
}

void main();
