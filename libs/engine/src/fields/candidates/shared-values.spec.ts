import { fieldsIn, printedDocument, type PrintedLine } from '../page.fixture';

const valueOf = (key: string, lines: readonly PrintedLine[]): string | undefined =>
  fieldsIn(printedDocument([{ text: 'Invoice', left: 40, top: 40, size: 16 }, ...lines])).find((field) => field.key === key)?.value;

describe('values that share a place', () => {
  const line = (text: string, top: number): PrintedLine => ({ text, left: 40, top });

  it('are parted as their labels are', () => {
    const lines = [line('Branch / Customer no.', 100), line('0482-1 / 20.931-7', 114)];
    expect(valueOf('customerNumber', lines)).toBe('20.931-7');
  });

  it('are left whole where there are more of them than labels', () => {
    expect(valueOf('orderNumber', [line('Order no.: 4471 / 12', 100)])).toBe('4471 / 12');
  });
});

describe('a value that a narrow cell breaks at its hyphen', () => {
  it('is whole', () => {
    const lines = [
      { text: 'Order no.: CH-', left: 40, top: 100 },
      { text: 'Ebene-07', left: 40, top: 112 },
    ];
    expect(valueOf('orderNumber', lines)).toBe('CH-Ebene-07');
  });

  it('ends there where the next label follows', () => {
    const lines = [
      { text: 'Order no.: 4471-', left: 40, top: 100 },
      { text: 'Customer no.: 20931', left: 40, top: 112 },
    ];
    expect([valueOf('orderNumber', lines), valueOf('customerNumber', lines)]).toEqual(['4471-', '20931']);
  });

  it('ends there where nothing follows at its edge', () => {
    const lines = [
      { text: 'Order no.: 4471-', left: 40, top: 100 },
      { text: 'Ebene-07', left: 240, top: 112 },
    ];
    expect(valueOf('orderNumber', lines)).toBe('4471-');
  });
});
