import { fieldsIn, printedDocument, type PrintedLine } from '../page.fixture';

const at = (left: number, top: number, text: string): PrintedLine => ({ left, top, text });

/** Labels and amounts, one pair a line, as a recogniser read them from a till's roll. */
function totalOf(pairs: readonly (readonly [string, string])[]): string | undefined {
  const document = printedDocument(
    pairs.flatMap(([label, amount], index) => [at(40, 100 + 12 * index, label), at(200, 100 + 12 * index, amount)]),
    'ocr',
  );
  return fieldsIn(document).find(({ key }) => key === 'grossTotal')?.value;
}

describe('the total of a receipt', () => {
  it('is what cash less change makes, where the printed one was misread', () => {
    expect(
      totalOf([
        ['Gr@nd lotai', 'e2.80'],
        ['Cash Received', '100.00'],
        ['Change', '7.20'],
      ]),
    ).toBe('92.80');
  });

  it('is the one after rounding, also where only the one before it is legible', () => {
    const pairs = [
      ['Total (Inclusive of GST)', '48.16'],
      ['Rounding Adj', '-0.01'],
      ['CASH', '50.00'],
      ['CHANGE', '1.85'],
    ] as const;
    expect(totalOf(pairs)).toBe('48.15');
  });

  it('is told by the amount above the change, where the word for cash was misread', () => {
    expect(
      totalOf([
        ['lotal After Rouuding', '4118'],
        ['Item one', '31.40'],
        ['Item two', '9.80'],
        ['Sosh', '50.00'],
        ['CHANGE', '8.80'],
      ]),
    ).toBe('41.20');
  });

  it('is the printed one that cash and change agree with, where the net amount was misread', () => {
    expect(
      totalOf([
        ['SubTotal (Exclusive GST)', '42.60'],
        ['GST 6%', '2.56'],
        ['Rounding Adj', '-0.01'],
        ['Rounded Total', '44.75'],
        ['Cash', '50.00'],
        ['Change', '5.25'],
      ]),
    ).toBe('44.75');
  });

  it('is net and tax, also where no rate is legible', () => {
    expect(
      totalOf([
        ['SUB-TOTAL (EX)', '33.00'],
        ['TOTAL TAX', '1.98'],
        ['ROUNDING', '0.02'],
        ['CASH TOTAL', 'o) l'],
      ]),
    ).toBe('35.00');
  });

  it('is the net total below the tax, its first digit read as a sign', () => {
    expect(
      totalOf([
        ['Gross Amt', '45 10'],
        ['Svr Tax', '4.51'],
        ['GST (6%)', '2.98'],
        ['Net Amt', '§2.59'],
        ['CHANGE', '0.00'],
        ['Thanks', '1.00'],
      ]),
    ).toBe('52.59');
  });

  it('is not made of a change that lost its point', () => {
    expect(
      totalOf([
        ['Amount To Be Paid', '25.45'],
        ['Cash Received', '25.50'],
        ['Change', '005'],
      ]),
    ).toBe('25.45');
  });

  it('is the net total below the tax', () => {
    const pairs = [
      ['Gross Amt', '47.80'],
      ['GST (6%)', '2.86'],
      ['NET TOTAL', '50.66'],
      ['Change', '0.00'],
    ] as const;
    expect(totalOf(pairs)).toBe('50.66');
  });

  it('is the largest amount that is printed twice, where no label is legible', () => {
    expect(
      totalOf([
        ['B@con', '4.90'],
        ['Walnut', '8.60'],
        ['5UBTC', '13.50'],
        ['C4GH', '13.50'],
        ['Change', '0.00'],
      ]),
    ).toBe('13.50');
  });

  it('reads an amount through a misread currency and letters for digits', () => {
    expect(
      totalOf([
        ['Total', 'RH3.O0'],
        ['Change', 'RMO.00'],
      ]),
    ).toBe('3.00');
  });
});

describe('chosen totals', () => {
  const keysOf = (lines: readonly PrintedLine[]): string[] => {
    const document = printedDocument(lines);
    return fieldsIn(document).map(({ key }) => key);
  };

  it('are no amounts without any label, whatever sum they make', () => {
    expect(keysOf([at(40, 100, '58.40'), at(40, 112, '86.15'), at(40, 124, '144.55')])).toEqual([]);
  });
});

describe('what was paid by receipt', () => {
  function paidOn(pairs: readonly (readonly [string, string])[]): Record<string, string> {
    const document = printedDocument(
      pairs.flatMap(([label, amount], index) => [at(40, 100 + 12 * index, label), at(200, 100 + 12 * index, amount)]),
    );
    const told = fieldsIn(document).filter(({ key }) => key === 'paid' || key === 'amountDue');
    return Object.fromEntries(told.map(({ key, value }) => [key, value]));
  }

  it.each([
    ['TOTAL', 'VISA DEBIT C\u2019LESS', '64.20'],
    ['TOTAAL EUR', 'PIN', '64,20'],
    ['SUMA PLN', 'KARTA P\u0141ATNICZA', '64,20'],
    ['\u03a3\u03a5\u039d\u039f\u039b\u039f \u20ac', '\u039a\u0391\u03a1\u03a4\u0391', '64,20'],
  ])('is beside the means of payment: %s, %s', (total, means, amount) => {
    const pairs = [
      [total, amount],
      [means, amount],
    ] as const;
    expect(paidOn(pairs)).toEqual({ paid: '64.20' });
  });

  it('is what was handed over, and never the change or the last digits of a card', () => {
    const cash = [
      ['Total', '41.20'],
      ['Cash', '50.00'],
      ['Change', '8.80'],
    ] as const;
    expect(paidOn(cash)).toEqual({ paid: '50.00' });
    const card = [
      ['Total', '41.20'],
      ['Visa ****4471', '41.20'],
    ] as const;
    expect(paidOn(card)).toEqual({ paid: '41.20' });
  });

  it('is nothing where a total stands alone', () => {
    expect(paidOn([['Total', '41.20']]).paid).toBeUndefined();
  });
});
