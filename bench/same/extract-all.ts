import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CommandError } from '../command-line/run-command';
import type { Answers } from './answers';
import type { SameInput } from './inputs';

/** The engine's command line as it was built, seen from dist/bench/same. */
const COMMAND = join(__dirname, '..', '..', 'libs', 'engine', 'src', 'command-line', 'extract.js');

/** Runs the command once over all documents; the answers as it printed them, without path and time. */
export async function extractAll(
  inputs: readonly SameInput[],
  listFile: string,
  concurrency: string,
  environment: NodeJS.ProcessEnv,
): Promise<Answers> {
  await writeFile(listFile, inputs.map(({ path }) => `${path}\n`).join(''));
  const args = ['--jsonl', '--tables', '--concurrency', concurrency, '--from', listFile];
  const child = spawn(process.execPath, [COMMAND, ...args], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const answers: Answers = new Map();
  for await (const line of createInterface({ input: child.stdout })) {
    const answer = JSON.parse(line) as Record<string, unknown>;
    delete answer['path'];
    delete answer['elapsedMs'];
    answers.set(inputs[answers.size]!.id, JSON.stringify(answer));
  }
  const code = await ended;
  if (code !== 0 || answers.size !== inputs.length) throw new CommandError(`extract ended with ${code} after ${answers.size} documents.`);
  return answers;
}
