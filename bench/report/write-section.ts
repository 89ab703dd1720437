import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '@gridline/testing';

/** Puts a bench's section into docs/benchmarks.md. */
export const writeBenchmarks = (heading: string, body: string): Promise<void> =>
  writeSection(join(projectRoot(), 'docs/benchmarks.md'), heading, body);

/** Replaces one bench's section of such a page, or adds it at the end; the other sections stay as they are. */
export async function writeSection(path: string, heading: string, body: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, replaceSection(await readPage(path), heading, body));
}

/** The page with the section under `## heading` replaced. */
export function replaceSection(page: string, heading: string, body: string): string {
  const section = `## ${heading}\n\n${body.trim()}\n`;
  const sections = page.split(/^(?=## )/m).map((part) => part.trimEnd() + '\n');
  const at = sections.findIndex((part) => part.startsWith(`## ${heading}\n`));
  if (at >= 0) sections[at] = section;
  else sections.push(section);
  return sections.join('\n');
}

async function readPage(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return '# Benchmarks\n\nGenerated: each section is written by the bench that it names.\n';
  }
}
