import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@gridline/testing';

interface Cruise {
  summary: { totalCruised: number; violations: { from: string; rule: { name: string } }[] };
}

const root = projectRoot();

/** What nobody may write, and the rule that says so. */
const PLANTED = [
  { file: 'libs/contracts/src/planted.ts', code: "import '@gridline/runtime';", rule: 'libs-contracts-imports' },
  { file: 'libs/engine/src/planted.ts', code: "import '@gridline/contracts';", rule: 'libs-engine-imports' },
  { file: 'apps/usage/src/planted-engine.ts', code: "import type { Box } from '@gridline/engine';", rule: 'apps-usage-imports' },
  { file: 'apps/usage/src/planted-app.ts', code: "import '../../export/src/main';", rule: 'an-app-never-imports-an-app' },
  {
    file: 'apps/usage/src/planted-inside.ts',
    code: "import '../../../libs/storage/src/local-storage';",
    rule: 'a-library-is-entered-by-its-index',
  },
  { file: 'apps/usage/src/planted-test.ts', code: "import '@gridline/testing';", rule: 'shipped-code-never-imports-tests' },
  { file: 'libs/storage/src/planted-back.ts', code: "import './planted';", rule: 'no-circles' },
  { file: 'libs/engine/src/tables/planted.ts', code: "import '../fields/find-fields';", rule: 'tables-comes-before' },
  { file: 'libs/engine/src/fields/labels/planted.ts', code: "import '../totals/tax-sums';", rule: 'fields-labels-comes-before' },
  { file: 'libs/engine/src/learned/planted.ts', code: "import '../field-readings';", rule: 'the-engine-puts-its-rooms-together' },
  { file: 'libs/engine/src/tables/grid/planted.ts', code: "import '../find-tables';", rule: 'tables-puts-its-rooms-together' },
  { file: 'apps/extraction/src/batches/planted.ts', code: "import '../runs/run-gate';", rule: 'extraction-batches-comes-before' },
  { file: 'apps/extraction/src/review/planted.ts', code: "import '../batches/finish-batch';", rule: 'extraction-review-comes-before' },
  { file: 'apps/webhooks/src/planted-room/planted.ts', code: "import '../endpoints/endpoint.entity';", rule: 'webhooks-knows-its-rooms' },
  { file: 'libs/storage/src/planted-missing.ts', code: "import './nowhere';", rule: 'nothing-unresolved' },
];

describe('the check of who may import whom', () => {
  let copy: string;
  let cruise: Cruise;

  beforeAll(async () => {
    copy = copyOfTheCode();
    for (const { file, code } of PLANTED) write(join(copy, file), `${code}\n`);
    write(join(copy, 'libs/storage/src/planted.ts'), "import './planted-back';\n"); // the other half of the circle
    cruise = await cruiseFolder(copy);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('reads the code', () => {
    expect(cruise.summary.totalCruised).toBeGreaterThan(100);
  });

  it.each(PLANTED)('reports $rule', ({ file, rule }) => {
    const reported = cruise.summary.violations.filter(({ from }) => from === file).map((violation) => violation.rule.name);
    expect(reported).toContain(rule);
  });

  it('has a row for every app and library', () => {
    const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(join(root, '.dependency-cruiser.cjs'));
    const rules = forbidden.map(({ name }) => name);
    const folders = ['apps', 'libs'].flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}-${name}-imports`));
    expect(rules).toEqual(expect.arrayContaining(folders));
  });
});

function copyOfTheCode(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gridline-boundaries-'));
  // Without tests, which no rule of these is about: they are half of the code, and reading it is what takes the time.
  const isCode = (path: string): boolean => !/\/(node_modules|dist|fixtures)(\/|$)|\.spec\.tsx?$/.test(path.slice(root.length));
  for (const part of ['apps', 'libs']) cpSync(join(root, part), join(folder, part), { recursive: true, filter: isCode });
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function cruiseFolder(folder: string): Promise<Cruise> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'apps', 'libs'];
  const found = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 200_000_000 }).catch(
    // It ends with the number of errors, and ours are meant to be found.
    (error: { stdout: string }) => error,
  );
  return JSON.parse(found.stdout) as Cruise;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
