import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { EngineError, openDocument } from '@gridline/engine';
import { CommandError, runCommand, UsageError } from '../command-line/run-command';
import { explainPage } from './explain-page';

const USAGE = `usage: npm run -s explain -- [--out DIR] [--password P] <file>...
Writes an HTML page for each document that shows what every step of the engine made of it: words, rulings, regions, cells, fields and checks.

  --out DIR       where the pages go (default .bench/explain in this folder)
  --password P    opens encrypted PDFs`;

const DEFAULT_FOLDER = '.bench/explain';

/** Explains document after document; one that is refused does not stop the next. */
async function main(argv: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { out: { type: 'string' }, password: { type: 'string' } },
  });
  if (positionals.length === 0) throw new UsageError('Name a file.');
  const folder = values.out ?? DEFAULT_FOLDER;
  await mkdir(folder, { recursive: true });
  for (const path of positionals) {
    try {
      const target = join(folder, `${basename(path)}.html`);
      await writeFile(target, await explain(path, values.password));
      console.log(target);
    } catch (error) {
      if (!(error instanceof EngineError) && !(error instanceof CommandError)) throw error;
      console.error(`${path}: ${error instanceof EngineError ? `${error.code}: ` : ''}${error.message}`);
      process.exitCode = 1;
    }
  }
}

async function explain(path: string, password: string | undefined): Promise<string> {
  const document = await openDocument(await read(path), { fileName: basename(path), password });
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

async function read(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EISDIR') throw new CommandError('This is a folder; name the files in it.', { cause });
    throw new CommandError(code === 'ENOENT' ? 'There is no such file.' : 'The file cannot be read.', { cause });
  }
}

// The recogniser keeps its threads for the next document; here there is none.
void runCommand(USAGE, main).finally(() => process.exit());
