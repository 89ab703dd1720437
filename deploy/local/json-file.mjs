import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The value in a JSON file, or undefined where the file is missing or was cut short by a crash. */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Writes a JSON file in one step, readable by its owner alone: the files of a local start hold secrets. */
export function writeJson(path, value) {
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}
