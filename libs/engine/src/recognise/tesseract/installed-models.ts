import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findTesseract } from './native-program';
import { programEnvironment } from './program-environment';
import type { Model, ScriptLanguage } from './recogniser';

/** Of these languages those whose models are on this machine: where its tesseract keeps them, or in a folder of the PATH. */
export async function installedLanguages(languages: readonly ScriptLanguage[]): Promise<ScriptLanguage[]> {
  const found = await Promise.all(languages.map(async (language) => ((await installedModel(language)) ? [language] : [])));
  return found.flat();
}

/** The file of a model; undefined where the machine has none. */
export async function installedModel(model: Model): Promise<string | undefined> {
  for (const folder of await (folders ??= modelFolders())) {
    const file = join(folder, `${model}.traineddata`);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}

let folders: Promise<string[]> | undefined;

async function modelFolders(): Promise<string[]> {
  const searchPath = process.env['PATH'] ?? '';
  const program = findTesseract(searchPath);
  const own = program === undefined ? undefined : await modelFolderOf(program);
  return [...(own === undefined ? [] : [own]), ...searchPath.split(delimiter).filter(Boolean)];
}

/** Where a tesseract program keeps its models; undefined where it does not say. */
async function modelFolderOf(program: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--list-langs'], { env: programEnvironment() });
    return /"([^"]+)"/.exec(stdout)?.[1];
  } catch {
    return undefined;
  }
}
