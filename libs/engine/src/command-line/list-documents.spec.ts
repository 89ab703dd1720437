import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDocuments } from './list-documents';

describe('listDocuments', () => {
  let folder: string;
  const at = (...names: string[]): string => join(folder, ...names);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'list-documents-'));
    await mkdir(at('inner'));
    for (const name of ['b.pdf', 'a.csv', '.hidden', 'inner/c.png']) await writeFile(at(name), '');
  });

  it('walks a folder in the order of its names, hidden files left out', async () => {
    expect(await listDocuments([folder])).toEqual([at('a.csv'), at('b.pdf'), at('inner', 'c.png')]);
  });

  it('keeps the order in which files were named, a missing one in its place', async () => {
    expect(await listDocuments([at('b.pdf'), at('missing'), at('a.csv')])).toEqual([at('b.pdf'), at('missing'), at('a.csv')]);
  });

  it('reads a list, one path a line', async () => {
    await writeFile(at('list.txt'), `${at('b.pdf')}\r\n\r\n${at('a.csv')}\n`);
    expect(await listDocuments([], at('list.txt'))).toEqual([at('b.pdf'), at('a.csv')]);
  });
});
