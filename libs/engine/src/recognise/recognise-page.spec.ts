import { drawPage, RECEIPT, RECEIPT_TEXT } from './fixtures/draw-page';
import { tilt, turn, type SizedImage } from './image/gray-image';
import { closeRecognisers, recognisePage, type RecognisedPage } from './recognise-page';

const textOf = (page: RecognisedPage): string => page.words.map((word) => word.text).join(' ');

/** Takes the light away towards the right, as a hand's shadow does. */
function shade(image: SizedImage): SizedImage {
  return { ...image, data: image.data.map((value, at) => value * (1 - 0.6 * ((at % image.width) / image.width))) };
}

describe('recognisePage', () => {
  afterAll(closeRecognisers);

  it('gives words in points with the size of their letters', async () => {
    const page = await recognisePage(await drawPage(RECEIPT));
    expect(textOf(page)).toBe(RECEIPT_TEXT);
    expect(page.width).toBeCloseTo(240, 0);
    expect(page.height).toBeCloseTo(220, 0);
    const total = page.words.find((word) => word.text === '16.25')!;
    expect(total.box.left).toBeGreaterThan(178);
    expect(total.box.right).toBeLessThan(215);
    expect(total.fontSize).toBeGreaterThan(7);
    expect(total.fontSize).toBeLessThan(14);
  });

  it('takes body text for 9 points where the size is unknown', async () => {
    const page = await recognisePage({ ...(await drawPage(RECEIPT)), dpi: undefined });
    expect(textOf(page)).toBe(RECEIPT_TEXT);
    expect(page.width).toBeGreaterThan(150);
    expect(page.width).toBeLessThan(260);
  });

  it.each([-6, -1, 1.5, 7])('reads a page that leans by %d degrees and sets its lines level', async (degrees) => {
    const page = await recognisePage(tilt(await drawPage(RECEIPT), degrees));
    expect(textOf(page)).toBe(RECEIPT_TEXT);
    const [label, amount] = ['Total', '16.25'].map((text) => page.words.find((word) => word.text === text)!);
    expect(Math.abs(label!.box.bottom - amount!.box.bottom)).toBeLessThan(2);
  });

  it.each([90, 180, 270] as const)('sets a page upright that was turned by %d degrees', async (degrees) => {
    const page = await recognisePage(turn(await drawPage(RECEIPT), degrees));
    expect(textOf(page)).toBe(RECEIPT_TEXT);
    expect(page.picture.rotation).toBe(360 - degrees);
    expect(page.width).toBeCloseTo(240, 0);
  });

  it('reads through a shadow', async () => {
    expect(textOf(await recognisePage(shade(await drawPage(RECEIPT))))).toBe(RECEIPT_TEXT);
  });

  it('enlarges letters that are too small to be read', async () => {
    const page = await recognisePage({ ...(await drawPage({ ...RECEIPT, dpi: 62 })), dpi: undefined });
    expect(page.words.map((word) => word.text)).toEqual(expect.arrayContaining(['17/03/2024', '12.50', '16.25']));
  });

  it('finds the rulings of a table and reads what stands between them', async () => {
    const grid = [20, 45, 70].map((y) => `<path d="M20 ${y}H220" stroke="black" stroke-width="0.7"/>`).join('');
    const sides = [20, 120, 220].map((x) => `<path d="M${x} 20V70" stroke="black" stroke-width="0.7"/>`).join('');
    const texts = [
      { text: 'Quantity', left: 25, top: 28 },
      { text: 'Price', left: 125, top: 28 },
      { text: '12', left: 25, top: 53 },
      { text: '4.50', left: 125, top: 53 },
    ];
    const page = await recognisePage(await drawPage({ widthPt: 240, heightPt: 100, texts, shapes: grid + sides }));
    expect(textOf(page)).toBe('Quantity Price 12 4.50');
    const positions = (orientation: string): number[] =>
      page.rulings
        .filter((ruling) => ruling.orientation === orientation)
        .map((ruling) => Math.round(ruling.position))
        .sort((a, b) => a - b);
    expect(positions('horizontal')).toEqual([20, 45, 70]);
    expect(positions('vertical')).toEqual([20, 120, 220]);
  });

  it('finds shaded bands and reads white letters on black', async () => {
    const shapes = '<rect x="10" y="20" width="220" height="20" fill="#ccc"/><rect x="10" y="60" width="220" height="20" fill="black"/>';
    const page = await recognisePage(
      await drawPage({ widthPt: 240, heightPt: 500, shapes, texts: [{ text: 'Description', left: 20, top: 24 }] }),
    );
    expect(page.words.map((word) => word.text)).toContain('Description');
    expect(page.fills).toHaveLength(2);
    expect(page.fills[0]!.box.left).toBeCloseTo(10, 0);
    expect(page.fills[0]!.box.bottom).toBeCloseTo(40, 0);
    expect(page.fills[0]!.shade).toBeCloseTo(0.8, 1);
    expect(page.fills[1]!.shade).toBeLessThan(0.1);
  });

  it.each([
    ['deu', 'Rechnung Nr. 4711 vom 3. März für die Lieferung und den Betrag'],
    ['fra', 'Facture du 3 février pour la société, montant à payer et échéance'],
    ['spa', 'Factura de la empresa, fecha y número del cliente, descripción'],
    ['pol', 'Faktura numer 12, nabywca i sprzedawca, termin płatności, kwota'],
  ])('tells %s and reads it with its own letters', async (language, text) => {
    const page = await recognisePage(await drawPage({ widthPt: 480, heightPt: 50, texts: [{ text, left: 20, top: 15 }] }));
    expect(page.language).toBe(language);
    expect(textOf(page)).toBe(text);
  });

  it('reads nothing on an empty page', async () => {
    expect((await recognisePage(await drawPage({ widthPt: 100, heightPt: 100, texts: [] }))).words).toEqual([]);
  });
});
