import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { projectRoot } from '@gridline/testing';

const CLAIMANTS = 4;
const ROUNDS = 60;
/** No process has an id this large (Linux allows 2^22). */
const DEAD = JSON.stringify({ pid: 2 ** 30, startedAt: '1' });

/** Claims each folder that it is told of at once, and says how that went; it keeps what it claimed. */
const CLAIMANT = `
import { createInterface } from 'node:readline';
import { claimDataFolder } from './deploy/local/launcher-lock.mjs';
for await (const folder of createInterface({ input: process.stdin })) {
  const release = await Promise.resolve().then(() => claimDataFolder(folder)).catch((error) => error.message);
  console.log(typeof release === 'string' ? release.split('\\n')[0] : 'owner');
}`;

class Claimant {
  readonly child: ChildProcess;
  private readonly lines: Interface;

  constructor() {
    this.child = spawn(process.execPath, ['--input-type=module', '-e', CLAIMANT], {
      cwd: projectRoot(),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.lines = createInterface({ input: this.child.stdout! });
  }

  async claim(folder: string): Promise<string> {
    this.child.stdin!.write(`${folder}\n`);
    const [line] = (await once(this.lines, 'line')) as [string];
    return line;
  }
}

describe('the lock on a data folder', () => {
  let parent: string;
  let claimants: Claimant[];
  let rounds = 0;

  beforeAll(() => {
    parent = mkdtempSync(join(tmpdir(), 'gridline-lock-'));
    claimants = Array.from({ length: CLAIMANTS }, () => new Claimant());
  });
  afterAll(() => {
    for (const { child } of claimants) child.kill('SIGKILL');
    rmSync(parent, { recursive: true, force: true });
  });

  it.each([
    ['a new folder', []],
    ['a folder whose owner was killed', ['launcher.7.json']],
    ['a folder that a killed owner of an earlier release had', ['launcher.json']],
    ['a folder in which killed owners left several claims', ['launcher.json', 'launcher.2.json', 'launcher.3.json']],
  ])('has one owner when several claim %s at one moment', async (_, left) => {
    for (let round = 0; round < ROUNDS; round++) {
      const folder = newFolder(left);
      const outcomes = await Promise.all(claimants.map((claimant) => claimant.claim(folder)));
      expect(outcomes.sort()).toEqual([...Array(CLAIMANTS - 1).fill(expect.stringMatching(/already running/)), 'owner']);
    }
  });

  it('is free again once its owner was killed', async () => {
    const folder = newFolder([]);
    const first = new Claimant();
    expect(await first.claim(folder)).toBe('owner');
    expect(await claimants[0]!.claim(folder)).toMatch(/already running/);
    first.child.kill('SIGKILL');
    await once(first.child, 'close');
    expect(await claimants[0]!.claim(folder)).toBe('owner');
  });

  function newFolder(left: string[]): string {
    const folder = join(parent, String((rounds += 1)));
    mkdirSync(folder);
    for (const name of left) writeFileSync(join(folder, name), DEAD);
    return folder;
  }
});
