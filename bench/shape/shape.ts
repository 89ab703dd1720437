import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '@gridline/testing';
import { format, resolveConfig } from 'prettier';
import { CommandError, runCommand } from '../command-line/run-command';
import { compareSpeed } from './compare-speed';
import { BEFORE, shapePage, SPEED } from './shape-page';

const PAGE = join(projectRoot(), 'docs', 'shape.md');

const USAGE = `usage: npm run bench:shape [-- --write] [--before DIR]

Measures the code beside that of ${BEFORE}, whose sources Git has: its rooms and who imports whom, how long functions and files are, what is
copied, and what runs in lists.
  --write        puts the page into docs/shape.md
  --before DIR   a checkout of ${BEFORE}, installed and built: how many pages each of the two reads in a second of processor time is measured, too`;

async function main(argv: string[]): Promise<void> {
  const { values } = parseArgs({ args: argv, options: { before: { type: 'string' }, write: { type: 'boolean', default: false } } });
  const speed = values.before === undefined ? writtenSpeed() : await compareSpeed(values.before, projectRoot());
  const then = mkdtempSync(join(tmpdir(), 'bench-shape-'));
  try {
    takeSources(then);
    const page = await format(shapePage(then, speed), { ...(await resolveConfig(PAGE)), parser: 'markdown' });
    if (values.write) writeFileSync(PAGE, page);
    else console.log(page);
  } finally {
    rmSync(then, { recursive: true });
  }
}

/** The table of speeds as the page has it. */
function writtenSpeed(): string[] {
  const section = readFileSync(PAGE, 'utf8').split(/^## /m).find((part) => part.startsWith(SPEED)); // prettier-ignore
  return section?.split('\n').filter((line) => line.startsWith('|')) ?? [];
}

/** Puts the sources of then into a folder. */
function takeSources(folder: string): void {
  const archive = join(folder, 'sources.tar');
  try {
    execFileSync('git', ['archive', '--output', archive, BEFORE, 'libs', 'apps'], {
      cwd: projectRoot(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (cause) {
    throw new CommandError(`Git has no commit ${BEFORE} here: the whole history is needed.`, { cause });
  }
  execFileSync('tar', ['-xf', archive, '-C', folder]);
}

void runCommand(USAGE, main);
