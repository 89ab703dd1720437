import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';

const page = readFileSync(join(projectRoot(), 'docs/threats.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (door|-)/.test(line));
const named = rows.map((row) => /\| `([^`]+)`: ([^|]+) \|$/.exec(row));

describe('docs/threats.md', () => {
  it('names a test in every line', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((_, index) => !named[index])).toEqual([]);
  });

  it.each(named.map((found) => [found?.[1] ?? '', found?.[2]?.trim() ?? '']))('names one that there is: %s: %s', (path, name) => {
    expect(existsSync(join(projectRoot(), path))).toBe(true);
    const tests = readFileSync(join(projectRoot(), path), 'utf8').split('\n').filter((line) => /^\s*(it|it\.each.*)\(/.test(line)); // prettier-ignore
    expect(tests.filter((line) => line.includes(name))).not.toEqual([]);
  });
});
