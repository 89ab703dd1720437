import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NO_SOURCE = /\.(?:spec|suite|fixture|factory|d|data)\.tsx?$/;
const NO_FOLDER = /^(?:node_modules|dist|fixtures|languages|migrations)$/;

/** The files of code under a folder, in the order of their names. */
export function sourcesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NO_FOLDER.test(entry.name) ? [] : sourcesUnder(path);
    return /\.tsx?$/.test(entry.name) && !NO_SOURCE.test(entry.name) ? [path] : [];
  });
}
