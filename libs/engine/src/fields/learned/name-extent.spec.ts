import { documentConvention } from '../../layout/document-convention';
import { layOut } from '../../layout/lay-out';
import type { Field } from '../../model/field';
import { findFields } from '../find-fields';
import { printedDocument, type PrintedLine } from '../page.fixture';
import { isCutInForm, isCutInSigns, withExtents } from './name-extent';

const column = (left: number, top: number, ...texts: string[]): PrintedLine[] =>
  texts.map((text, index) => ({ left, top: top + 14 * index, text }));

/** What is told of a buyer's name on an invoice, where the whole of the first line was told before. */
function buyerOf(...lines: string[]): string {
  const document = printedDocument([
    { text: 'Hargrave & Pell LLP', left: 40, top: 40, size: 20 },
    ...column(40, 66, '1400 Larimer Street, Suite 900', 'Denver, CO 80202', 'Tel. 303 555 0188'),
    ...column(40, 160, ...lines),
    ...column(360, 160, 'Invoice No. 20418', 'Date: March 14, 2025'),
    { text: 'Total due', left: 360, top: 400 },
    { text: '$240.00', left: 480, top: 400 },
  ]);
  const laidOut = layOut(document);
  const found = findFields(document, laidOut, [], documentConvention(document, laidOut));
  const { box, text } = laidOut.fieldPages[0]!.segments.find((segment) => segment.text === lines[0])!;
  const told: Field = { key: 'buyerName', value: text, text, provenance: { page: 1, reader: 'pdfium', box }, signals: { position: 0.5 } };
  const [field] = withExtents([told], found, found.fields);
  return field!.value;
}

const ADDRESS = ['77 Foundry Road', 'Pueblo, CO 81001'];

describe('withExtents', () => {
  it('leaves a name that fills its line', () => {
    expect(buyerOf('Wexford Extrusions, Inc.', ...ADDRESS)).toBe('Wexford Extrusions, Inc.');
    expect(buyerOf('Wexford Tool & Machine, LLC', ...ADDRESS)).toBe('Wexford Tool & Machine, LLC');
    expect(buyerOf('Wexford Extrusions, Inc.', 'Accounts Payable', ...ADDRESS)).toBe('Wexford Extrusions, Inc.');
  });

  it('goes on in the next line where a name does', () => {
    expect(buyerOf('Wohnungsbaugenossenschaft', 'Silbertal eG', ...ADDRESS)).toBe('Wohnungsbaugenossenschaft Silbertal eG');
    expect(buyerOf('Ridgeway Sondermaschinenbau GmbH & Co.', 'KG', ...ADDRESS)).toBe('Ridgeway Sondermaschinenbau GmbH & Co. KG');
    expect(buyerOf('Základní škola Kamenice, příspěvková', 'organizace', ...ADDRESS)).toBe(
      'Základní škola Kamenice, příspěvková organizace',
    );
    expect(buyerOf('Harbour Joinery and', 'Restoration of', 'Windows', 'Ltd', ...ADDRESS)).toBe(
      'Harbour Joinery and Restoration of Windows Ltd',
    );
    expect(buyerOf('Pensiunea Dorna – Ioan Munteanu', 'PFA', ...ADDRESS)).toBe('Pensiunea Dorna – Ioan Munteanu PFA');
  });

  it('goes on where its line ends in an `and` or in somebody\u2019s initial', () => {
    expect(buyerOf('Escola de Dança e', 'Música Serra Azul', 'Ltda.', ...ADDRESS)).toBe('Escola de Dança e Música Serra Azul Ltda.');
    expect(buyerOf('Terpstra Kassen &', 'Putten', ...ADDRESS)).toBe('Terpstra Kassen & Putten');
    expect(buyerOf('Szkoła Muzyczna im. F.', 'Jasieńskiego', ...ADDRESS)).toBe('Szkoła Muzyczna im. F. Jasieńskiego');
    expect(buyerOf('Dewi Lestari R.', ...ADDRESS)).toBe('Dewi Lestari R.');
    expect(buyerOf('Wexford Klasse A', 'Accounts Payable', ...ADDRESS)).toBe('Wexford Klasse A');
  });

  it('leaves out what stands before a name in its line', () => {
    expect(buyerOf('K-20881 Wexford Extrusions Inc.', ...ADDRESS)).toBe('Wexford Extrusions Inc.');
  });

  it('leaves out the label before a name, of however many words, with its colon', () => {
    const name = 'Cooperativa Alba Ltda.';
    expect(buyerOf(`Apellido y Nombre / Razón Social: ${name}`, ...ADDRESS)).toBe(name);
    expect(buyerOf(`Razón Social: ${name}`, ...ADDRESS)).toBe(name);
    expect(buyerOf('Nombre, o bien razón social, de la firma a la que va: Alba Ltda.', ...ADDRESS)).toBe('Alba Ltda.');
  });

  it('leaves out what a sign parts from a name', () => {
    expect(buyerOf('Harrowby Credit Union Ltd · Beech Road', ...ADDRESS)).toBe('Harrowby Credit Union Ltd');
    expect(buyerOf('Harrowby Union · 12 Beech Road', ...ADDRESS)).toBe('Harrowby Union');
  });

  it('leaves what a sign or a colon keeps apart in a name', () => {
    for (const name of ['Kunst · Raum · Wien GmbH', 'Harbour | Stone Ltd', 'Re: Think Ltd']) expect(buyerOf(name, ...ADDRESS)).toBe(name);
  });

  it('tells no name without the sign that closes what one opened', () => {
    expect(['UAB „Nemuno', 'ТОО «Алатау', 'UAB „Nemuno mediena“', 'Školka „Včela”', 'O’Brien'].filter(isCutInSigns)).toEqual([
      'UAB „Nemuno',
      'ТОО «Алатау',
    ]);
    expect(buyerOf('UAB „Nemuno mediena“', ...ADDRESS)).toBe('UAB „Nemuno mediena“');
  });

  it('tells no half of a legal form', () => {
    const isCut = (name: string, ...others: string[]): boolean =>
      isCutInForm(
        name,
        [name, ...others].map((value) => ({ value })),
      );
    expect(isCut('Wexford Fibre & Mobile Pte.', 'Wexford Fibre & Mobile Pte. Ltd.')).toBe(true);
    expect(isCut('Yeşil Peyzaj Ltd.', 'Yeşil Peyzaj Ltd. Şti.')).toBe(true);
    expect(isCut('Ridgeway Maschinenbau GmbH', 'Ridgeway Maschinenbau GmbH Abteilung Einkauf')).toBe(false);
    expect(isCut('Wexford Fibre', 'Wexford Fibre Ltd.')).toBe(false);
    expect(isCut('Harbour Studio Ltd', 'Harbour Studio Ltd 4', 'Harbour Studio Ltd 4 Quay Street')).toBe(false);
  });
});
