import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandError } from './command-error';

/** The files named, those of the folders named (in the order of their names, hidden ones left out), and those of the list. */
export async function listDocuments(paths: readonly string[], from?: string): Promise<string[]> {
  const named = from ? [...paths, ...(await readList(from))] : paths;
  const found: string[] = [];
  for (const path of named) found.push(...(await filesAt(path)));
  return found;
}

async function readList(from: string): Promise<string[]> {
  const list = from === '-' ? await text(process.stdin) : await readText(from);
  return list.split(/\r?\n/).filter((line) => line !== '');
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new CommandError(`The list ${path} cannot be read.`, { cause });
  }
}

/** A path that does not exist is kept: it is reported at its position like any document that cannot be read. */
async function filesAt(path: string): Promise<string[]> {
  const isFolder = await stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const names = entries.map((entry) => entry.name).filter((name) => !name.startsWith('.'));
  const files: string[] = [];
  for (const name of names.sort()) files.push(...(await filesAt(join(path, name))));
  return files;
}
