import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../command-line/run-command';
import { madePdfs, type Kind } from '../speed/kinds';
import type { Measured } from '../speed/measure';
import { median } from '../report/median';

/** Each tree reads every kind so often, in turns; the median of the rounds counts, because a machine is never quite at rest. */
const ROUNDS = 3;

/** The program that `npm run bench:speed` measures with, as a tree has it. */
const MEASURE = 'dist/bench/speed/measure.js';

/** A table of how many pages of made PDFs two built trees read in a second of processor time. */
export async function compareSpeed(before: string, now: string): Promise<string[]> {
  const missing = [before, now].find((root) => !existsSync(join(root, MEASURE)));
  if (missing !== undefined) throw new CommandError(`${missing} is not built: it has no ${MEASURE}.`);
  const folder = await mkdtemp(join(tmpdir(), 'bench-shape-'));
  const kind = await madePdfs(folder);
  const rounds = Array.from({ length: ROUNDS }, () => [before, now].map((root) => rateOf(root, kind)));
  await rm(folder, { recursive: true });
  const rates = [0, 1].map((tree) => median(rounds.map((round) => round[tree]!)).toFixed(0));
  return ['| kind | before | now |', '| --- | --- | --- |', `| ${kind.name} | ${rates.join(' | ')} |`];
}

/** Pages in a second of processor time. */
function rateOf(root: string, { paths }: Kind): number {
  const output = execFileSync(process.execPath, [join(root, MEASURE)], { cwd: root, input: JSON.stringify(paths) });
  const { pages, cpuSeconds } = JSON.parse(output.toString()) as Measured;
  return pages / cpuSeconds;
}
