import { documentConvention } from '../../layout/document-convention';
import { layOut } from '../../layout/lay-out';
import type { Field } from '../../model/field';
import { findFields } from '../find-fields';
import { printedDocument } from '../page.fixture';
import { withTitles } from './name-titles';

/** What a name is told as that was told as `value` out of a line, and where its box begins. */
function told(line: string, value: string): { value: string; left?: number } {
  const document = printedDocument([{ text: line, left: 40, top: 160 }]);
  const laidOut = layOut(document);
  const found = findFields(document, laidOut, [], documentConvention(document, laidOut));
  const { box } = laidOut.fieldPages[0]!.segments[0]!;
  const field: Field = {
    key: 'buyerName',
    value,
    text: value,
    provenance: { page: 1, reader: 'pdfium', box: { ...box, left: box.right - 30 } },
    signals: { position: 0.5 },
  };
  const [named] = withTitles([field], found);
  return { value: named!.value, left: named!.provenance.box?.left };
}

describe('withTitles', () => {
  it.each([
    ['Ms. Sunita Boodram-Charles', 'Sunita Boodram-Charles'],
    ['श्रीमती सुनीता पाटीदार', 'सुनीता पाटीदार'],
    ['De heer P. Wiersma', 'P. Wiersma'],
  ])('tells %s with the title', (line, name) => {
    expect(told(line, name)).toEqual({ value: line, left: 40 });
  });

  it.each([
    ['To Sunita Boodram', 'Sunita Boodram'],
    ['Customer: Sunita Boodram', 'Sunita Boodram'],
    ['Mr Boodram, Sunita Charles', 'Sunita Charles'],
  ])('leaves what stands before a name in %s', (line, name) => {
    expect(told(line, name).value).toBe(name);
  });

  it('looks at the line that the name was told from', () => {
    const document = printedDocument([
      { text: 'Anna Berger', left: 40, top: 160 },
      { text: 'Dr. Anna Berger', left: 40, top: 600 },
    ]);
    const laidOut = layOut(document);
    const found = findFields(document, laidOut, [], documentConvention(document, laidOut));
    const named = laidOut.fieldPages[0]!.segments.map(({ box }): string => {
      const field: Field = { key: 'buyerName', value: 'Anna Berger', text: 'Anna Berger', provenance: { page: 1, reader: 'pdfium', box }, signals: { position: 0.5 } }; // prettier-ignore
      return withTitles([field], found)[0]!.value;
    });
    expect(named).toEqual(['Anna Berger', 'Dr. Anna Berger']);
  });

  it('leaves names that are the whole line', () => {
    expect(told('Hargrave & Pell LLP', 'Hargrave & Pell LLP').value).toBe('Hargrave & Pell LLP');
  });
});
