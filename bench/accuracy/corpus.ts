import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, parse, resolve } from 'node:path';
import type { Truth } from './judging/truth';
import { fromWorld, type WorldTruth } from './judging/world-truth';
import type { RunInput } from './run-documents';
import type { Suite } from './suites';

/** An entry of a suite's index, as far as the bench reads it. */
export interface IndexEntry {
  id: string;
  doc: string;
  /** The truth's file, in the suite's folder. */
  truth: string;
  template?: string;
  /** Issuer or layout, where the index tells it. */
  group?: string;
  /** The same in the suite `world`. */
  family?: string;
  /** Opens the document, where it is locked. */
  password?: string;
}

/** A document of a suite and what is known of it. */
export interface CorpusInput extends RunInput {
  truth: Truth;
  group?: string;
}

/** The documents of a suite that a run covers, and a folder in which the scorers find just those. */
export interface Selection {
  documents: CorpusInput[];
  /** A corpus of its own: the scorers (that of `world` lies beside the corpus), and the suite with an index of these documents alone. */
  folder: string;
}

interface Index {
  documents: IndexEntry[];
}

/** Picks a suite's documents: all of them, or `limit` spread evenly over the suite. */
export async function selectDocuments(corpus: string, suite: Suite, limit?: number): Promise<Selection> {
  const { index, entries, paths, folder } = await readIndex(corpus, suite);
  const picked = spread(entries, limit);
  return {
    documents: await Promise.all(picked.map((entry) => fileInput(suite, folder, entry, paths.get(entry.id)!))),
    folder: await mirror(corpus, suite, { ...index, documents: picked }),
  };
}

/** All of a suite's documents. */
export async function listDocuments(corpus: string, suite: Suite): Promise<CorpusInput[]> {
  const { entries, paths, folder } = await readIndex(corpus, suite);
  return Promise.all(entries.map((entry) => fileInput(suite, folder, entry, paths.get(entry.id)!)));
}

/** A suite of a corpus, or one in a folder of its own. */
async function readIndex(
  corpus: string,
  suite: Suite,
  folder = join(corpus, 'suites', suite.of ?? suite.name),
): Promise<{ index: Index; entries: IndexEntry[]; paths: Map<string, string>; folder: string }> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as Index;
  const paths = pathsOf(folder, suite, index.documents);
  const entries = index.documents.filter((entry) => paths.has(entry.id) && (!suite.template || entry.template === suite.template));
  return { index, entries, paths, folder };
}

/** All documents of a sheet: papers of one author, in a folder of the form of the suite `world`. */
export async function listSheet(folder: string): Promise<CorpusInput[]> {
  const suite: Suite = { name: basename(folder), kind: 'world', perDocument: 'values', goals: [] };
  const { entries, paths } = await readIndex(folder, suite, folder);
  return Promise.all(entries.map((entry) => fileInput(suite, folder, entry, paths.get(entry.id)!)));
}

async function fileInput(
  suite: Suite,
  folder: string,
  { id, password, truth, group, family }: IndexEntry,
  path: string,
): Promise<CorpusInput> {
  const known: unknown = JSON.parse(await readFile(join(folder, truth), 'utf8'));
  return {
    id,
    password,
    fileName: basename(path),
    bytes: () => readFile(path),
    truth: suite.kind === 'world' ? fromWorld(known as WorldTruth) : (known as Truth),
    group: group ?? family,
  };
}

function pathsOf(folder: string, suite: Suite, entries: readonly IndexEntry[]): Map<string, string> {
  if (!suite.folder) return new Map(entries.map(({ id, doc }) => [id, join(folder, doc)]));
  const files = readdirSync(join(folder, suite.folder));
  return new Map(files.map((file) => [parse(file).name, join(folder, suite.folder!, file)]));
}

/** So many, evenly spread. */
export function spread<T>(items: readonly T[], limit = items.length): T[] {
  const count = Math.min(limit, items.length);
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]!);
}

/** The scorers count every document of an index, so a part of a suite gets an index of its own beside the suite's truth. */
async function mirror(corpus: string, suite: Suite, index: Index): Promise<string> {
  const name = suite.of ?? suite.name;
  const folder = await mkdtemp(join(tmpdir(), 'bench-accuracy-'));
  await mkdir(join(folder, 'suites', name), { recursive: true });
  await writeFile(join(folder, 'suites', name, 'index.json'), JSON.stringify(index));
  await symlink(resolve(corpus, 'tools'), join(folder, 'tools'));
  await symlink(resolve(corpus, '..', 'world'), join(folder, 'world'));
  await symlink(resolve(corpus, 'suites', name, 'truth'), join(folder, 'suites', name, 'truth'));
  return folder;
}
