import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { json } from 'node:stream/consumers';
import { EngineError, extractDocument } from '@gridline/engine';
import { cpuSeconds } from '../report/cpu-seconds';

/** What a kind of document took. */
export interface Measured {
  pages: number;
  /** Warm, all threads of the process and the programs it runs. */
  cpuSeconds: number;
  /** The first document after the start, on the clock. */
  coldSeconds: number;
  peakMb: number;
}

/** V8 has compiled what is hot after these: made PDFs take 12 ms a page in the second pass, 9 ms from the fourth on. A service stays warm for days. */
const WARM_PASSES = 3;

async function main(): Promise<void> {
  const paths = (await json(process.stdin)) as string[];
  const startedAt = performance.now();
  await extract(paths[0]!);
  const coldSeconds = (performance.now() - startedAt) / 1_000;
  for (let pass = 0; pass < WARM_PASSES; pass++) for (const path of paths) await extract(path);
  const before = cpuSeconds();
  let pages = 0;
  for (const path of paths) pages += await extract(path);
  const measured: Measured = {
    pages,
    cpuSeconds: cpuSeconds() - before,
    coldSeconds,
    peakMb: Math.round(process.resourceUsage().maxRSS / 1_024),
  };
  process.stdout.write(JSON.stringify(measured));
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
