import { headedLabels } from './label-levels';

const label = (text: string, left: number, right: number) => {
  const words = text.split(' ').map((word) => ({ text: word }));
  return { text, words, fontSize: 7, box: { left, top: 0, right, bottom: 7 } };
};
const headed = (upper: ReturnType<typeof label>[], lower: ReturnType<typeof label>[]): Record<string, string[]> =>
  Object.fromEntries([...headedLabels(upper, lower)].map(([{ text }, labels]) => [text, labels.map((each) => each.text)]));

const YEARS = [label('2024', 235, 266), label('2023', 437, 468)];
const UNDER_YEARS = [label('Revenue', 174, 203), label('Profit', 245, 301), label('Margin', 324, 349), label('Revenue', 375, 405), label('Profit', 447, 503), label('Margin', 526, 551)]; // prettier-ignore

describe('labels of two levels', () => {
  it('puts a heading over the labels that it stands in the middle of, and not over the one beside them', () => {
    expect(headed(YEARS, [label('Million', 46, 75), ...UNDER_YEARS])).toEqual({
      2024: ['Revenue', 'Profit', 'Margin'],
      2023: ['Revenue', 'Profit', 'Margin'],
    });
  });

  it('leaves to one label the line that it goes on with, in small letters or behind a hyphen, however near the next ones are', () => {
    expect(headed([label('Nr.', 26, 38)], [label('crt.', 26, 40), label('Cod', 60, 80), label('Denumire', 110, 160)])).toEqual({});
    expect(headed([label('Geb.-', 120, 140)], [label('Nr.', 120, 130), label('Leistung', 160, 190)])).toEqual({});
    expect(headed([label('Maße', 46, 60)], [label('höhe', 26, 40), label('breite', 60, 80)])).toEqual({ Maße: ['höhe', 'breite'] });
  });

  it('takes the upper line of one label for no heading', () => {
    expect(headed([label('Unit', 300, 320)], [label('Qty', 260, 275), label('price', 299, 321), label('Total', 340, 360)])).toEqual({});
    expect(headed([label('Unit', 300, 320)], [label('Qty', 260, 275), label('price', 300, 330), label('Total', 345, 360)])).toEqual({});
  });
});
