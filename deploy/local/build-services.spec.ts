import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '@gridline/testing';

/** What the words of a language are made of and with: the rest of the project neither reads nor writes them. */
const COPIED = [
  ...['.swcrc', 'deploy/local/build-services.mjs', 'deploy/local/project.mjs'],
  ...['libs/values/src', 'libs/engine/src/lexicon', 'libs/engine/src/model'],
];
const LANGUAGES = 'libs/engine/src/lexicon/languages';
const WORDS = ['libs/values/src/built-words.json', 'libs/engine/src/lexicon/built-words.json'];

/** A language that is in no file of ours; ICU names its months and days. */
const ESPERANTO = `export const ESPERANTO = {
  code: 'eo',
  latinModel: 'epo',
  letters: 'ĉĝĥĵŝŭ',
  labels: { invoiceNumber: { strong: ['fakturnumero'] } },
  dates: { monthOpenings: ['de la'], dayEndings: ['a'], months: { 3: ['marton'] } },
  money: { names: { EUR: ['eŭroj'] } },
};
`;

/** Asked in a process of its own, which loads what was built. */
const ASKED = `
  const { parseDate } = require('./dist/libs/values/src/dates.js');
  const { parseAmount } = require('./dist/libs/values/src/amounts.js');
  const lexicon = require('./dist/libs/engine/src/lexicon/lexicon.js');
  const iso = ['12 februaro 2026', '12a de la marton 2026', '2026-02-12 ĵaŭdo'].map((text) => parseDate(text)?.iso ?? null);
  const label = lexicon.labelMeanings('fakturnumero', false).map(({ key }) => key);
  const amount = parseAmount('12.50 eŭroj')?.currency ?? null;
  console.log(JSON.stringify({ iso, amount, label, model: lexicon.modelOf('eo') ?? null, told: lexicon.tellLanguage(['ĉiuĵaŭda', 'ĝisŝanĝo', 'ĥoro', 'ŝanĝoj', 'aŭtoĵoj']) ?? null }));
`;

describe('the words that the build makes', () => {
  let project: string;

  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'gridline-build-'));
    for (const path of COPIED) cpSync(join(projectRoot(), path), join(project, path), { recursive: true });
    symlinkSync(join(projectRoot(), 'node_modules'), join(project, 'node_modules'));
    build();
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  const run = (source: string): string => execFileSync(process.execPath, ['-e', source], { cwd: project, encoding: 'utf8' });
  const build = (): { built: number } =>
    JSON.parse(
      run(`import('./deploy/local/build-services.mjs').then(async (it) => console.log(JSON.stringify(await it.buildServices())))`),
    ) as { built: number };
  const answers = (): unknown => JSON.parse(run(ASKED));
  const madeAt = (): number[] => WORDS.map((words) => statSync(join(project, 'dist', words)).mtimeMs);
  const change = (path: string, text: string): void => writeFileSync(join(project, path), text);

  const UNKNOWN = { iso: [null, null, null], amount: null, label: [], model: null, told: null };
  const KNOWN = {
    iso: ['2026-02-12', '2026-03-12', '2026-02-12'],
    amount: 'EUR',
    label: ['invoiceNumber'],
    model: 'epo',
    told: 'eo',
  };

  it('are of a language whose file is added, and no more once it is removed', () => {
    expect(answers()).toEqual(UNKNOWN);
    change(`${LANGUAGES}/eo.data.ts`, ESPERANTO);
    expect(build().built).toBe(1);
    expect(answers()).toEqual(KNOWN);
    rmSync(join(project, `${LANGUAGES}/eo.data.ts`));
    build();
    expect(answers()).toEqual(UNKNOWN);
  });

  it('are made anew where a language file changes', () => {
    change(`${LANGUAGES}/eo.data.ts`, ESPERANTO);
    build();
    change(`${LANGUAGES}/eo.data.ts`, ESPERANTO.replace('epo', 'epa'));
    expect(build().built).toBe(1);
    expect(answers()).toMatchObject({ model: 'epa' });
    rmSync(join(project, `${LANGUAGES}/eo.data.ts`));
    build();
  });

  it('are made anew where how they are made changes, and where one is gone', () => {
    const before = madeAt();
    utimesSync(join(project, 'libs/engine/src/lexicon/label-index.ts'), new Date(), new Date());
    build();
    expect(madeAt().map((time, at) => time > before[at]!)).toEqual([true, true]);
    rmSync(join(project, 'dist', WORDS[0]!));
    build();
    expect(answers()).toEqual(UNKNOWN);
  });

  it('stay as they are where nothing of theirs changed', () => {
    const before = madeAt();
    expect(build().built).toBe(0);
    const unrelated = 'libs/engine/src/model/of-the-spec.ts';
    change(unrelated, 'export const UNRELATED = 1;\n');
    expect(build().built).toBe(1);
    expect(madeAt()).toEqual(before);
    rmSync(join(project, unrelated));
    build();
    expect(madeAt()).toEqual(before);
  });

  it('leave nothing behind whose source is gone', () => {
    const path = `${dirname(LANGUAGES)}/of-the-spec.ts`;
    change(path, 'export const GONE = 1;\n');
    build();
    const built = join(project, 'dist', path.replace('.ts', '.js'));
    expect(statSync(built).isFile()).toBe(true);
    rmSync(join(project, path));
    build();
    expect(() => statSync(built)).toThrow('ENOENT');
    expect(answers()).toEqual(UNKNOWN);
  });
});
