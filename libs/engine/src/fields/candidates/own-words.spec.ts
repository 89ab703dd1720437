import { fieldsIn, printedDocument, type PrintedLine } from '../page.fixture';
import type { Document } from '../../model/document';

const at = (left: number, top: number, text: string): PrintedLine => ({ left, top, text });

function keysOf(lines: readonly PrintedLine[]): string[] {
  const document = printedDocument(lines);
  const fields = fieldsIn(document);
  return fields.filter(({ label }) => label !== undefined).map(({ key }) => key);
}

describe('ownWordFields', () => {
  it('takes no colon of running text for a label', () => {
    const paragraph = [
      at(50, 100, 'Behaviour: children of the second group were seen to play on longer'),
      at(50, 112, 'than those of the first, as the teachers of both schools had told us'),
    ];
    expect(keysOf(paragraph)).toEqual([]);
  });

  it('says nothing of what is still to be filled in', () => {
    expect(
      keysOf([at(50, 100, 'Received by: ____ Date: ____'), at(50, 140, 'Checked: ..............'), at(50, 180, 'Gate: B 12')]),
    ).toEqual(['gate']);
  });

  it('takes neither a remark nor the end of a sentence for a fact', () => {
    expect(keysOf([at(50, 100, 'Source: Office of Statistics'), at(50, 140, 'following criteria: leading causes')])).toEqual([]);
  });

  it('tells a page number and a post box of nothing', () => {
    expect(keysOf([at(50, 100, 'Page: 3'), at(50, 140, 'P.O. Box 1423')])).toEqual([]);
  });

  it('takes for a telephone number, a mail or a web address only what looks like one', () => {
    expect(keysOf([at(50, 100, 'Mobile: Download the app'), at(50, 140, 'Website: has more information')])).toEqual([]);
    expect(keysOf([at(50, 100, 'Mobile: +49 170 1234567'), at(50, 140, 'Website: www.example.org')])).toEqual(['phone', 'website']);
  });

  describe('on a form', () => {
    const boxed = (left: number, top: number, label: string, value: string): PrintedLine[] => [
      { left, top, text: label, size: 6 },
      { left, top: top + 8, text: value, size: 10 },
    ];
    const withRulings = (lines: readonly PrintedLine[]): Document => {
      const document = printedDocument(lines);
      const rulings = [{ orientation: 'horizontal' as const, position: 90, start: 40, end: 500, thickness: 1 }];
      return { ...document, pages: document.pages.map((page) => ({ ...page, rulings })) };
    };
    const told = (lines: readonly PrintedLine[]): string[] =>
      fieldsIn(withRulings(lines)).flatMap(({ key, text, label }) => (label === undefined ? [] : [`${key}=${text}`]));

    it('has a label that is set small over its value', () => {
      const boxes = [...boxed(50, 100, 'Surname, first name', 'Voss, Clara'), ...boxed(250, 100, 'Born on', '12 March'), ...boxed(50, 140, 'Profession', 'Baker')]; // prettier-ignore
      expect(told(boxes)).toEqual(['surnameFirstName=Voss, Clara', 'bornOn=12 March', 'profession=Baker']);
    });

    it('is none where few are set so, or what stands over the other is no smaller', () => {
      expect(told([...boxed(50, 100, 'Profession', 'Baker'), ...boxed(250, 100, 'Born on', '12 March')])).toEqual([]);
      const even = ['Profession', 'Born on', 'Born at'].flatMap((label, at) => [
        { left: 50 + 150 * at, top: 100, text: label },
        { left: 50 + 150 * at, top: 113, text: ['Baker', 'Friday', 'Ely'][at]! },
      ]);
      expect(told(even)).toEqual([]);
    });

    it('keeps what stands under a label that is known, where nothing else tells it', () => {
      const boxes = [
        ...boxed(50, 100, 'Paid', 'yes'),
        ...boxed(250, 100, 'Name', 'Voss, Clara'),
        ...boxed(50, 140, 'Date', '3 May 2026'),
        ...boxed(250, 140, 'Date of birth', '4 May 1986'),
      ];
      const values = fieldsIn(withRulings(boxes)).map(({ text }) => text);
      expect(values).toEqual(expect.arrayContaining(['yes', 'Voss, Clara', '3 May 2026', '4 May 1986']));
      expect(new Set(values).size).toBe(values.length);
    });

    it('takes no mark that opens the lines of a list for a box', () => {
      expect(told([at(50, 100, '■ Delivery free of charge'), at(50, 140, '✓ Two years of warranty')])).toEqual([]);
    });

    it('says what is ticked, and of several boxes with one label which', () => {
      expect(told([at(50, 100, '☑ Send me the newsletter'), at(50, 140, 'Membership: ☒ Adult ☐ Child')])).toEqual([
        'sendMeTheNewsletter=☑',
        'membership=☒ Adult ☐ Child',
      ]);
      expect(told([at(50, 100, 'Colour ☒ red ☐ blue'), at(50, 140, '☐ Adult ☒ Child')])).toEqual(['colour=☒ red ☐ blue']);
    });
  });
});
