import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';

/** As it is built: Node loads that as it stands, and each worker of it too. */
const COMMAND = join(projectRoot(), 'dist/libs/engine/src/command-line/extract.js');

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command as a person would, workers and all. */
function run(...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }));
  });
}

describe('the extract command', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'extract-'));
    await writeFile(join(folder, 'a.csv'), 'Item,Qty\nNut,5\nBolt,7\n');
    await writeFile(join(folder, 'b.pdf'), '%PDF-1.7 and then nothing');
    await writeFile(join(folder, 'c.html'), '<table><tr><th>City<th>Pop<tr><td>Ulm<td>120<tr><td>Bonn<td>330</table>');
  });

  it('prints a line for each document in the order of their names, the bad one in its place', async () => {
    const { code, stdout, stderr } = await run('--jsonl', '--tables', '--concurrency', '2', folder);
    const lines = stdout.trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>); // prettier-ignore
    expect(lines).toMatchObject([
      { path: join(folder, 'a.csv'), ok: true, columns: ['Item', 'Qty'], rows: [['Nut', '5'], ['Bolt', '7']], pages: 1, tables: [{ page: 1, headerRows: 1 }] }, // prettier-ignore
      { path: join(folder, 'b.pdf'), ok: false, error: { code: 'corrupt_document' } },
      { path: join(folder, 'c.html'), ok: true, columns: ['City', 'Pop'] },
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('writes the tables into a folder, and says what it refused', async () => {
    const out = join(folder, 'out');
    const { code, stdout } = await run(
      '--format',
      'csv',
      '--out',
      out,
      join(folder, 'a.csv'),
      join(folder, 'b.pdf'),
      join(folder, 'missing.pdf'),
    );
    expect(await readdir(out)).toEqual(['a.csv.csv']);
    expect(await readFile(join(out, 'a.csv.csv'), 'utf8')).toBe('\uFEFFItem,Qty\r\nNut,5\r\nBolt,7\r\n');
    expect(stdout).toContain('b.pdf\n  corrupt_document: ');
    expect(stdout).toContain('missing.pdf\n  not_found: There is no such file.\n');
    expect(code).toBe(1);
  });

  it('explains itself where it is called wrongly', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('usage: npm run extract'), stderr: '' });
    expect(await run('--colour')).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('usage: npm run extract') });
  });

  it('says in one line what keeps it from going on, and ends', async () => {
    const empty = join(folder, 'empty');
    await mkdir(empty);
    const file = join(folder, 'a.csv');
    expect(await run(empty)).toEqual({ code: 2, stdout: '', stderr: 'There is no document in what was named.\n' });
    expect(await run('--from', join(folder, 'no-list'))).toMatchObject({ code: 2, stderr: expect.stringMatching(/^The list .* cannot be read\.\n$/) }); // prettier-ignore
    expect(await run('--format', 'csv', '--out', file, file)).toMatchObject({ code: 2, stderr: expect.stringMatching(/^The folder .* cannot be written to\.\n$/) }); // prettier-ignore
  });
});
