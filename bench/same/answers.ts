import { readFile, writeFile } from 'node:fs/promises';

/** Answers as JSON text, by document. */
export type Answers = Map<string, string>;

/** A document that is answered otherwise, and where its answers part. */
export interface Difference {
  id: string;
  what: string;
}

export async function writeAnswers(file: string, answers: Answers): Promise<void> {
  await writeFile(file, [...answers].map(([id, answer]) => `${id}\t${answer}\n`).join(''));
}

export async function readAnswers(file: string): Promise<Answers> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)]));
}

/** The documents whose bytes differ; one that was not kept is a difference too. */
export function compareAnswers(before: Answers, after: Answers): Difference[] {
  return [...after].flatMap(([id, answer]) => {
    const kept = before.get(id);
    if (kept === answer) return [];
    return [{ id, what: kept === undefined ? 'was not kept' : firstDifference(JSON.parse(kept), JSON.parse(answer), 'answer') }];
  });
}

/** As much of a value as a line has room for. */
const SHOWN_CHARACTERS = 90;

/** The first place where two answers part, with both values. */
function firstDifference(before: unknown, after: unknown, path: string): string {
  if (isObject(before) && isObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) return firstDifference(before[key], after[key], `${path}.${key}`);
    }
  }
  return `${path}: ${shown(before)} -> ${shown(after)}`;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'absent').slice(0, SHOWN_CHARACTERS);
