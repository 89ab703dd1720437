import { headedBeside, headedLabels } from './label-levels';

const label = (text: string, left: number, right: number) => {
  const words = text.split(' ').map((word) => ({ text: word }));
  return { text, words, fontSize: 7, box: { left, top: 0, right, bottom: 7 } };
};
const lower = (...labels: ReturnType<typeof label>[]) => labels.map((each) => ({ ...each, box: { ...each.box, top: 10, bottom: 17 } }));
const headed = (
  upper: ReturnType<typeof label>[],
  under: ReturnType<typeof label>[],
  ...lines: [number, number][]
): Record<string, string[]> =>
  Object.fromEntries(
    [
      ...headedLabels(
        upper,
        lower(...under),
        lines.map(([start, end]) => ({ orientation: 'horizontal', position: 8.5, start, end, thickness: 0.5 })),
      ),
    ].map(([{ text }, labels]) => [text, labels.map((each) => each.text)]),
  );

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

  it('leaves to one label what stands in brackets under it, unless all labels under a heading do', () => {
    const upper = [label('Alt.', 100, 115), label('Dist.', 300, 320)];
    const others = [label('Bodnes', 120, 150), label('Nivå', 165, 185), label('Tid', 302, 318)];
    expect(headed(upper, [label('(m)', 100, 112), ...others])).toEqual({});
    expect(headed(upper, [label('Min', 100, 112), ...others])).toEqual({ 'Alt.': ['Min', 'Bodnes', 'Nivå'] });
    const inBrackets = [label('(m)', 100, 112), label('(ft)', 120, 135), label('[yd]', 165, 180)];
    expect(headed(upper, [...inBrackets, label('Tid', 302, 318)])).toEqual({ 'Alt.': ['(m)', '(ft)', '[yd]'] });
  });

  it('puts several headings over labels that are the same under each, though one stands over a label alone', () => {
    const days = (from: number) => [label('1 day', from, from + 20), label('3 days', from + 50, from + 74), label('7 days', from + 100, from + 124)]; // prettier-ignore
    const headings = [label('Low season', 290, 334), label('High season', 440, 484)];
    const ofDays = ['1 day', '3 days', '7 days'];
    expect(headed(headings, [label('Model', 40, 70), ...days(250), ...days(400)])).toEqual({ 'Low season': ofDays, 'High season': ofDays });
  });

  it('takes a text alone that begins before the labels and is wider than the first for what the table is called', () => {
    const labels = [label('Oper', 36, 51), label('Liq', 80, 90), label('Text', 125, 160), label('In', 300, 310), label('Out', 340, 352)];
    expect(headed([label('Movements in October', 34, 141)], labels)).toEqual({});
    expect(headed([label('Amount', 315, 342)], labels)).toEqual({ Amount: ['In', 'Out'] });
  });

  it('takes the upper line of one label for no heading', () => {
    expect(headed([label('Unit', 300, 320)], [label('Qty', 260, 275), label('price', 299, 321), label('Total', 340, 360)])).toEqual({});
    expect(headed([label('Unit', 300, 320)], [label('Qty', 260, 275), label('price', 300, 330), label('Total', 345, 360)])).toEqual({});
  });

  it('puts a heading over all labels in small letters, of which one may stand under its middle', () => {
    const unitsAt = (left: number) => [label('ha', left, left + 10), label('t/ha', left + 75, left + 95), label('tons', left + 160, left + 185)]; // prettier-ignore
    const years = [label('2023', 235, 260), label('2024', 545, 570)];
    expect(headed(years, [...unitsAt(160), ...unitsAt(470)])).toEqual({ 2023: ['ha', 't/ha', 'tons'], 2024: ['ha', 't/ha', 'tons'] });
  });

  describe('that a line is drawn between', () => {
    const PLACES = [label('Municipality', 40, 80), label('Household waste', 259, 316), label('Packaging', 347, 382), label('Glass', 416, 431), label('Compost', 467, 495)]; // prettier-ignore
    const WAYS = [label('Door to door', 285, 322), label('Drop-off', 419, 467)];

    it('belong to the heading of its part alone', () => {
      expect(headed(WAYS, PLACES)).not.toHaveProperty('Door to door');
      expect(headed(WAYS, PLACES, [222, 499])).toEqual({
        'Door to door': ['Household waste', 'Packaging'],
        'Drop-off': ['Glass', 'Compost'],
      });
    });

    it('go on with the line over one of them', () => {
      const units = [label('p/kWh', 190, 210), label('p/day', 233, 253), label('p/kWh', 425, 445), label('p/day', 470, 490)];
      expect(headed([label('Charge', 230, 256), label('Charge', 467, 493)], [label('Region', 50, 80), ...units], [178, 500])).toEqual({});
    });

    it('are one where it is drawn over one alone', () => {
      expect(headed([label('Material', 78, 110)], [label('Pos.', 54, 70), label('Description', 80, 118), label('Qty', 300, 320)], [78, 200])).toEqual({}); // prettier-ignore
    });
  });
});

describe('labels of two levels, beside others that are set in the middle of both', () => {
  const at = (top: number, ...labels: ReturnType<typeof label>[]) => labels.map((each) => ({ ...each, box: { ...each.box, top, bottom: top + 7 } })); // prettier-ignore
  const single = [label('Art.', 20, 35), label('Naam', 60, 85), label('Opm.', 300, 320)];
  const parted = [label('netto', 120, 140), label('statie', 160, 180), label('samen', 200, 220)];
  const told = (heading: ReturnType<typeof label>, middle: number): string[][] | undefined => {
    const heads = headedBeside(at(0, heading), at(middle, ...single), at(16, ...parted));
    return heads && [...heads.values()].map((labels) => labels.map(({ text }) => text));
  };

  it('are of the heading over them, though it stands over one of them, too', () => {
    expect(told(label('Prijs', 158, 182), 8)).toEqual([['netto', 'statie', 'samen']]);
  });

  it('are of none that stands aside, or where the others are on one of the two lines', () => {
    expect(told(label('Prijs', 200, 224), 8)).toBeUndefined();
    expect(told(label('Prijs', 158, 182), 1)).toBeUndefined();
    expect(told(label('Prijs', 158, 182), 15)).toBeUndefined();
  });
});
