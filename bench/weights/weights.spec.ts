import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { groupOf, listWeights, weightId, type Weight } from './list-weights';
import { recordReads, setWeight } from './record-reads';
import { neighbours } from './vary-weights';
import { isMeasured, readPage, toLine, toPage, type WeightLines } from './weights-page';

const WEIGHT: Weight = { room: 'tables/grid', group: 'COLUMNS', name: 'stepPt', value: 0.5 };
const HEADER: Weight = { room: 'tables/items', group: 'ITEM_HEADER', name: 'minRoles', value: 3 };
const NOTHING = { changed: 0, unsure: 0, right: 0 };

describe('weights that are measured', () => {
  it('are told apart from those that nothing looks at, and are plain numbers again afterwards', async () => {
    const { reads } = await recordReads(() => Promise.resolve(groupOf(WEIGHT)[WEIGHT.name]));
    expect([...reads]).toEqual([weightId(WEIGHT)]);
    expect(Object.getOwnPropertyDescriptor(groupOf(WEIGHT), WEIGHT.name)).toMatchObject({ value: WEIGHT.value, writable: true });
  });

  it('are seen by the engine when they are moved', () => {
    setWeight(WEIGHT, 1);
    const moved = listWeights().find((weight) => weightId(weight) === weightId(WEIGHT))!.value;
    setWeight(WEIGHT, WEIGHT.value);
    expect(moved).toBe(1);
  });

  it.each([
    [3, [2, 4]],
    [0, [-1, 1]],
    [40, [32, 50]],
    [0.5, [0.4, 0.625]],
    [-4, [-5, -3]],
  ])('are moved to either side: %d', (value, expected) => {
    expect(neighbours(value)).toEqual(expected);
  });
});

describe('the page of weights', () => {
  const measured = { documents: 7, smaller: { changed: 2, unsure: 1, right: -3 }, larger: NOTHING };
  const lines: WeightLines = new Map([
    [weightId(WEIGHT), toLine({ ...WEIGHT, ...measured })],
    [weightId(HEADER), toLine({ ...HEADER, documents: 0, smaller: NOTHING, larger: NOTHING })],
  ]);

  it('is read as it was written', () => {
    const page = toPage([WEIGHT, HEADER], lines);
    expect(page).toContain('| COLUMNS.stepPt | 0.5 | 7 | 2 otherwise, -3; confidence of 1 | – |');
    expect(readPage(page)).toEqual(lines);
  });

  it('leaves out a number that is another since it was measured, and one that is gone', () => {
    expect(readPage(toPage([{ ...WEIGHT, value: 0.6 }], lines)).size).toBe(0);
  });
});

describe('the rooms that are measured', () => {
  it('are all that declare numbers, but the one whose models were fitted with its numbers', () => {
    const engine = join(projectRoot(), 'libs/engine/src');
    const declaring = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('/weights.ts'));
    const measured = new Set(listWeights().map(({ room }) => room));
    expect(declaring.map((path) => dirname(path)).filter((room) => !measured.has(room))).toEqual(['fields/learned']);
  });
});

describe('docs/weights.md', () => {
  const written = readPage(readFileSync(join(projectRoot(), 'docs', 'weights.md'), 'utf8'));

  it('has a line for every number as it is: npm run bench:weights -- --corpus DIR --missing --write', () => {
    const missing = listWeights().filter((weight) => !isMeasured(weight, written));
    expect(missing.map(weightId)).toEqual([]);
  });

  it('has no line for a number that is gone', () => {
    const names = new Set(listWeights().map(weightId));
    const gone = [...written.keys()].filter((id) => !names.has(id));
    expect(gone).toEqual([]);
  });
});
