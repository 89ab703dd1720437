import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { copiedLines, measureSource, measureTree, mutualImports, roomImports } from './measure-tree';
import { comparedIn } from './proven-moves';
import { listTable } from './shape-page';

const file = (path: string, ...lines: string[]) => measureSource(path, lines.join('\n'));

describe('the shape of code', () => {
  it('is functions by their lines, decimals without a name, and what is imported', () => {
    const measured = file('a/one.ts', "import { b } from '../b/two';", 'const HALF = 0.5;', 'const f = () => {', '  return b * 0.7;', '};');
    expect(measured).toMatchObject({ functions: [3], unnamedDecimals: 1, imports: ['b/two'] });
  });

  it('knows a decimal by the list or record that is a constant', () => {
    const measured = file('a.ts', 'const SIZES = [[0.5, 1.5]] as const;', 'const SAMPLE = { confidence: { least: 0.9 } };', 'call([0.7]);');
    expect(measured.unnamedDecimals).toBe(1);
  });

  it('tells rooms that import one another', () => {
    const files = [file('a/one.ts', "import '../b/two';"), file('b/two.ts', "import '../a/one';", "import '../c/three';")];
    expect(mutualImports(roomImports(files))).toEqual(['a ⇄ b']);
  });

  it('tells the lines that stand in two places', () => {
    const stretch = Array.from({ length: 6 }, (_, at) => `call(${at});`);
    expect(copiedLines([file('a.ts', ...stretch, 'own();'), file('b.ts', 'other();', ...stretch)])).toBe(12);
    expect(copiedLines([file('a.ts', ...stretch), file('b.ts', ...stretch.slice(1))])).toBe(0);
  });

  it('takes no list of imports for a copy', () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((name) => `  ${name},`);
    const imports = ['import {', ...names, "} from './other';"];
    expect(copiedLines([file('a.ts', ...imports), file('b.ts', ...imports)])).toBe(0);
  });

  it('reads in a commit how many documents were compared without a difference', () => {
    expect(comparedIn('Bands are lists. No answer\nchanges: 539 documents of nine suites: the same bytes.')).toBe(539);
    expect(comparedIn('229 documents compared (world), none different.')).toBe(229);
    expect(comparedIn('Of 40 documents 3 are answered otherwise, and better.')).toBeUndefined();
  });
});

describe('the engine', () => {
  const engine = measureTree(join(projectRoot(), 'libs/engine/src'));

  it('has no decimal without a name', () => {
    expect(engine.filter(({ unnamedDecimals }) => unnamedDecimals > 0).map(({ path }) => path)).toEqual([]);
  });

  it('has no function of more than sixty lines, and no stretch of six that stands twice', () => {
    expect(engine.filter(({ functions }) => functions.some((lines) => lines > 60)).map(({ path }) => path)).toEqual([]);
    expect(copiedLines(engine)).toBe(0);
  });

  it('has the rooms and the lists that docs/shape.md says; `npm run bench:shape -- --write` says them anew', () => {
    const page = readFileSync(join(projectRoot(), 'docs/shape.md'), 'utf8').replace(/ +/g, ' ');
    const rooms = page.split('## Rooms of the engine, in their order')[1]!.split('\n## ')[0]!;
    const written = [...rooms.matchAll(/^\| ([\w-]+) \| \d+ /gm)].map(([, room]) => room);
    expect(written.sort()).toEqual([...roomImports(engine).keys()].sort());
    for (const row of listTable().slice(2)) expect(page).toContain(row);
  });
});
