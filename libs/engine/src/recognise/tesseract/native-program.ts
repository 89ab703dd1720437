import { execFile } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { MachineFailed, RecogniserUnavailable } from '../../model/machine-failed';
import { programEnvironment } from './program-environment';

/** Where the machine's tesseract program is, if it has one. */
export function findTesseract(searchPath: string): string | undefined {
  return searchPath
    .split(delimiter)
    .map((folder) => join(folder, process.platform === 'win32' ? 'tesseract.exe' : 'tesseract'))
    .find(isExecutable);
}

/** A program says its version in some hundredths of a second; on a machine that is busy, within seconds. */
const VERSION_MS = 10_000;

/** Throws where a program does not say that it is tesseract: it is of another kind of machine, or empty, or lacks a library or somebody's right. */
export async function checkStarts(program: string): Promise<void> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, ['--version'], { env: programEnvironment(), timeout: VERSION_MS });
    if (!/tesseract/i.test(stdout + stderr)) throw new Error('it does not say which version of tesseract it is');
  } catch (cause) {
    if ((cause as { killed?: boolean }).killed) throw new MachineFailed('tesseract took too long to start', { cause });
    throw new RecogniserUnavailable(`${program} cannot be started.`, { cause });
  }
}

/** A folder that may be entered is executable too. */
function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
