import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { madeInputs } from '../accuracy/made-suite';

/** A document to compare: its name in the kept answers, and where it lies. */
export interface SameInput {
  id: string;
  path: string;
}

/** Suites whose documents are made here; the others lie in the corpus. */
export const MADE_SUITES: readonly string[] = ['made', 'made-scan'];

/** Documents of every suite of the corpus and of the made suites, in a fixed order; `every` thins each suite evenly. */
export async function listInputs(corpus: string, folder: string, only: string[] | undefined, every: number): Promise<SameInput[]> {
  const suites = (await readdir(join(corpus, 'suites'))).sort();
  const wanted = (name: string): boolean => !only || only.includes(name);
  const listed = await Promise.all([
    ...suites.filter(wanted).map((suite) => corpusInputs(corpus, suite)),
    ...MADE_SUITES.filter(wanted).map((suite) => writeMade(folder, suite)),
  ]);
  return listed.flatMap((inputs) => inputs.filter((_, index) => index % every === 0));
}

/** What a suite's index names, and the originals beside it. */
async function corpusInputs(corpus: string, suite: string): Promise<SameInput[]> {
  const folder = join(corpus, 'suites', suite);
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { documents: { doc: string }[] };
  const originals = join(folder, 'originals');
  const files = [
    ...index.documents.map(({ doc }) => doc),
    ...(existsSync(originals) ? (await readdir(originals)).sort().map((file) => join('originals', file)) : []),
  ];
  return files.map((file) => ({ id: `${suite}/${file}`, path: join(folder, file) }));
}

/** Made documents as files, each made once. */
async function writeMade(folder: string, suite: string): Promise<SameInput[]> {
  const target = join(folder, suite);
  await mkdir(target, { recursive: true });
  const inputs: SameInput[] = [];
  for (const { fileName, bytes } of madeInputs(suite === 'made-scan')) {
    const path = join(target, basename(fileName));
    if (!existsSync(path)) await writeFile(path, await bytes());
    inputs.push({ id: `${suite}/${fileName}`, path });
  }
  return inputs;
}
