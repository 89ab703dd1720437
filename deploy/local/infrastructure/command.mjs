import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stopping } from '../stopping.mjs';

/** The full path of a program that is on the PATH, or in the folders, or undefined. */
export function onPath(program, folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

/** Whether it is a file that may be run. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // missing or not ours to run: either way it is not the one
  }
}

/** Runs a command to its end and gives what it printed; throws with its last words when it fails, and when we are told to stop. */
export function run(command, args, { input, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      signal: stopping.signal,
      ...options,
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (bytes) => (output += bytes));
    child.stderr.on('data', (bytes) => (errors += bytes));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args[0] ?? ''} failed (${code}): ${lastLines(errors || output)}`));
    });
    if (input !== undefined) child.stdin.end(input);
  });
}

function lastLines(text) {
  return text.trim().split('\n').slice(-4).join(' | ');
}
