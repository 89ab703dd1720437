import { layOut } from '../../layout/lay-out';
import { typedDocument, typedPage } from '../fixtures/typed-page';
import { LINE_ROLES, type LineRole, type ReadLine } from './line-roles';
import { withNamesUnderLabels } from './names-under-labels';

const LIKELY = Float64Array.from(LINE_ROLES, (_, role) => -role);

function rolesOf(text: string, roles: readonly LineRole[]): ReadLine[] {
  const read = roles.map((role): ReadLine => ({ role, score: 1, likely: LIKELY }));
  return withNamesUnderLabels(read, layOut(typedDocument(typedPage(text))).pages[0]!.lines);
}

const SECTIONS = `
No    Work            Unit     Qty     Price     Amount
A.1   Marking out     m        340     2.10      714.00
      Total earth                                714.00

B. Pipes
B.1   Pipe 110 mm     m        308     19.80     6098.40`;
const ROLES: LineRole[] = ['header', 'row', 'sum', 'header', 'row'];

describe('a text alone that the model takes for labels', () => {
  it('is the name of a section over rows like those of the labels above', () => {
    const name = rolesOf(SECTIONS, ROLES)[3]!;
    expect(name.role).toBe('section');
    expect(name.likely[LINE_ROLES.indexOf('section')]).toBe(LIKELY[LINE_ROLES.indexOf('header')]);
  });

  it('stays a label where no labels are above, where its rows have other columns, and where it is a line of labels', () => {
    expect(rolesOf(SECTIONS.split('\n').slice(4).join('\n'), ['header', 'row'])[0]!.role).toBe('header');
    const others = SECTIONS.replace(/B\.1.*/, 'B.1   Pipe 110 mm');
    expect(rolesOf(others, ROLES)[3]!.role).toBe('header');
    const second = `
No    Work            Unit     Qty     Price     Amount
                                       EUR
A.1   Marking out     m        340     2.10      714.00`;
    expect(rolesOf(second, ['header', 'header', 'row'])[1]!.role).toBe('header');
  });
});
