import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { copiedLines, measureTree, mutualImports, roomImports, roomOf, type SourceFile } from './measure-tree';
import { provenMoves } from './proven-moves';

const ROOT = projectRoot();
const ENGINE = 'libs/engine/src';

/** From before the rooms of the engine were built. */
export const BEFORE = '1ba2764';

/** The page of the code's shape beside that of `before`, a folder with the sources of then; `speed` is the table of pages in a second. */
export const shapePage = (before: string, speed: readonly string[]): string =>
  [
    '# The shape of the code',
    '',
    `Made by \`npm run bench:shape -- --write\`; before is ${BEFORE}, from before the rooms of the engine were built. Tests, what only tests use, word`,
    'lists, data and migrations, which are never changed, are left out.',
    ...sections(before, speed).flatMap(([heading, ...lines]) => ['', `## ${heading}`, '', ...lines]),
  ].join('\n');

/** The heading of the section that is measured with a built checkout of then, and stays as it is without one. */
export const SPEED = 'Pages in a second of processor time, before and now';

const sections = (before: string, speed: readonly string[]): string[][] => [
  ['The engine, before and now', ...compared(before, (root) => [measureTree(join(root, ENGINE))])],
  [
    'Services and other libraries, before and now',
    'Their rooms are the folders of each of them; what each may import of the others is in `.dependency-cruiser.cjs`.',
    '',
    ...compared(before, servicesOf),
  ],
  [
    SPEED,
    "In turns within one run, the median of three; by plain Node for both, without the options that the engine's processes have today. What a quiet",
    'machine reads with them is in [`benchmarks.md`](benchmarks.md#speed). Measured with `--before DIR`, else as it was.',
    '',
    ...speed,
  ],
  [
    'Rooms of the engine, in their order',
    'No room imports a later one (`.dependency-cruiser.cjs`, held by `npm run boundaries`).',
    '',
    ...roomTable(measureTree(join(ROOT, ENGINE))),
  ],
  ['Rooms of the engine before', ...roomTable(measureTree(join(before, ENGINE)))],
  ['What runs in lists', ...listTable()],
  [
    'Numbers',
    /^\d+ numbers:.*$/m.exec(readFileSync(join(ROOT, 'docs/weights.md'), 'utf8'))![0],
    'What each decides, and the documents that it was measured on, is in [`weights.md`](weights.md).',
  ],
  [
    'Moves that changed no answer',
    'Documents of the suites whose answers are the same bytes before and after (`npm run bench:same`), as the commits say. What was to change an',
    'answer is a commit of its own, with the figures of the suites in its body.',
    '',
    ...provenMoves(ROOT, BEFORE),
  ],
];

/** The engine as one tree, or every other library and app as one each. */
type Trees = readonly (readonly SourceFile[])[];

/** All code but the engine's and what only tests use. */
const servicesOf = (root: string): Trees =>
  ['libs', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name !== 'engine' && name !== 'testing' && existsSync(join(root, folder, name, 'src')))
      .map((name) => measureTree(join(root, folder, name, 'src'))),
  );

function compared(before: string, treesOf: (root: string) => Trees): string[] {
  const [then, now] = [before, ROOT].map((root) => figuresOf(treesOf(root))) as [Figures, Figures];
  return ['| | before | now |', '| --- | --- | --- |', ...Object.keys(now).map((name) => `| ${name} | ${then[name]} | ${now[name]} |`)];
}

type Figures = Record<string, string | number>;

function figuresOf(trees: Trees): Figures {
  const files = trees.flat();
  const functions = files.flatMap((file) => file.functions);
  const lengths = files.map(({ lines }) => lines.length);
  return {
    files: files.length,
    lines: lengths.reduce((sum, length) => sum + length, 0),
    'lines of a file: median, ninth tenth, longest': spread(lengths),
    functions: functions.length,
    'lines of a function: median, ninth tenth, longest': spread(functions),
    'functions of more than 30 lines': functions.filter((length) => length > 30).length,
    'functions of more than 60 lines': functions.filter((length) => length > 60).length,
    'rooms that import one another': trees.flatMap((tree) => mutualImports(roomImports(tree))).join(', ') || 'none',
    'decimals without a name': files.reduce((sum, { unnamedDecimals }) => sum + unnamedDecimals, 0),
    'lines of stretches of six that stand twice': copiedLines(files),
  };
}

function spread(lengths: readonly number[]): string {
  const sorted = [...lengths].sort((a, b) => a - b);
  return [0.5, 0.9, 1].map((share) => sorted[Math.floor(share * (sorted.length - 1))]).join(', ');
}

/** The rooms of a tree, those that need the fewest others first. */
export function roomTable(files: readonly SourceFile[]): string[] {
  const imports = roomImports(files);
  const order = [...imports.keys()].sort((a, b) => reach(a, imports).size - reach(b, imports).size);
  const rows = order.map((room) => {
    const own = files.filter(({ path }) => roomOf(path) === room);
    const lines = own.reduce((sum, file) => sum + file.lines.length, 0);
    return `| ${room} | ${own.length} | ${lines} | ${innerRooms(own) || '–'} | ${[...imports.get(room)!].sort().join(', ') || '–'} |`;
  });
  return ['| room | files | lines | rooms within, and their files | imports |', '| --- | --- | --- | --- | --- |', ...rows];
}

/** The folders within a room, each with how many files it has. */
function innerRooms(files: readonly SourceFile[]): string {
  const folders = files.map(({ path }) => path.split('/')).flatMap((parts) => (parts.length > 2 ? [parts[1]!] : []));
  return [...new Set(folders)].sort().map((folder) => `${folder} ${folders.filter((each) => each === folder).length}`).join(', '); // prettier-ignore
}

/** Every room that a room needs, through others too. */
function reach(room: string, imports: ReadonlyMap<string, ReadonlySet<string>>, seen = new Set<string>()): Set<string> {
  for (const other of imports.get(room) ?? [])
    if (!seen.has(other)) {
      seen.add(other);
      reach(other, imports, seen);
    }
  return seen;
}

/** The lists of finders and repairs, as the code has them. */
const LISTS: readonly [what: string, file: string, list: string][] = [
  ['finders of tables', 'tables/find-tables.ts', 'FINDERS'],
  ['repairs of tables', 'tables/find-tables.ts', 'REPAIRS'],
  ['finders of fields beside labels', 'fields/find-fields.ts', 'FINDERS'],
];

/** What runs in lists, as a table. */
export const listTable = (): string[] => [
  '| list | where | how many | members |',
  '| --- | --- | --- | --- |',
  ...LISTS.map(([what, file, list]) => `| ${what} | \`${file}\` | ${membersOf(file, list).length} | ${membersOf(file, list).join(', ')} |`),
];

function membersOf(file: string, list: string): string[] {
  const text = readFileSync(join(ROOT, ENGINE, file), 'utf8');
  const body = new RegExp(`const ${list}: [^=]*(?:=>[^=]*)?= \\[([^\\]]*)\\]`).exec(text)![1]!;
  return body.split(',').map((member) => member.trim().replace(/^onEachPage\((.*)\)$/, '$1')).filter(Boolean); // prettier-ignore
}
