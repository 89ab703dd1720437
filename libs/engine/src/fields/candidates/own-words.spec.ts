import { fieldsIn, printedDocument, type PrintedLine } from '../page.fixture';

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
});
