import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../command-line/run-command';
import { capacityPage } from './capacity-page';

const USAGE = `usage: npm run bench:capacity
Computes docs/capacity.md from the figures in docs/benchmarks.md.`;

void runCommand(USAGE, async () => {
  const docs = join(__dirname, '../../../docs');
  await writeFile(join(docs, 'capacity.md'), capacityPage(await readFile(join(docs, 'benchmarks.md'), 'utf8')));
});
