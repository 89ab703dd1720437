import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDocument } from '@gridline/engine';
import { explainPage } from './explain-page';

const USAGE = 'Usage: npm run -s explain -- [--out DIR] [--password P] <file>...';
const DEFAULT_FOLDER = '.bench/explain';

/** Writes a page for each document that shows what every step of the engine made of it. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' }, password: { type: 'string' } } });
  if (positionals.length === 0) throw new Error(USAGE);
  const folder = values.out ?? DEFAULT_FOLDER;
  await mkdir(folder, { recursive: true });
  for (const path of positionals) {
    const target = join(folder, `${basename(path)}.html`);
    await writeFile(target, await explain(path, values.password));
    console.log(target);
  }
}

async function explain(path: string, password: string | undefined): Promise<string> {
  const document = await openDocument(await readFile(path), { fileName: basename(path), password });
  try {
    let page = '';
    await document.extract((findings) => {
      page = explainPage(basename(path), findings);
    });
    return page;
  } finally {
    document.close();
  }
}

main().then(
  // The recogniser keeps its threads for the next document; here there is none.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
