import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { format, resolveConfig } from 'prettier';
import { readSwitches, runCommand } from '../command-line/run-command';
import { capacityPage } from './capacity-page';

const USAGE = `usage: npm run bench:capacity
Computes docs/capacity.md from the figures in docs/benchmarks.md.`;

void runCommand(USAGE, async (argv) => {
  readSwitches(argv);
  const docs = join(projectRoot(), 'docs');
  const path = join(docs, 'capacity.md');
  const page = capacityPage(await readFile(join(docs, 'benchmarks.md'), 'utf8'));
  await writeFile(path, await format(page, { ...(await resolveConfig(path)), parser: 'markdown' }));
});
