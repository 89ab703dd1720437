import { copiedLines, measureSource, mutualImports, roomImports } from './measure-tree';

const file = (path: string, ...lines: string[]) => measureSource(path, lines.join('\n'));

describe('the shape of code', () => {
  it('is functions by their lines, decimals without a name, and what is imported', () => {
    const measured = file('a/one.ts', "import { b } from '../b/two';", 'const HALF = 0.5;', 'const f = () => {', '  return b * 0.7;', '};');
    expect(measured).toMatchObject({ functions: [3], unnamedDecimals: 1, imports: ['b/two'] });
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
});
