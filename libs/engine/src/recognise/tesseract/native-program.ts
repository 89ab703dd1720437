import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the machine's tesseract program is, if it has one. */
export function findTesseract(searchPath: string): string | undefined {
  return searchPath
    .split(delimiter)
    .map((folder) => join(folder, process.platform === 'win32' ? 'tesseract.exe' : 'tesseract'))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
