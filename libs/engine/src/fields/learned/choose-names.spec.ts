import { documentConvention } from '../../layout/document-convention';
import { layOut } from '../../layout/lay-out';
import type { DocType } from '../../model/document';
import type { Field } from '../../model/field';
import { fieldsOfType } from '../choose/fields-of-type';
import { findFields } from '../find-fields';
import { printedDocument, type PrintedLine } from '../page.fixture';
import { chooseNames, withOwnAddresses } from './choose-names';
import { fieldItems } from './field-items';

function foundIn(lines: readonly PrintedLine[]): { found: ReturnType<typeof findFields> } {
  const document = printedDocument([...lines]);
  const laidOut = layOut(document);
  return { found: findFields(document, laidOut, [], documentConvention(document, laidOut)) };
}

function fieldsOf(lines: readonly PrintedLine[], docType: DocType): { ruled: Field[]; chosen: Field[] } {
  const { found } = foundIn(lines);
  return { ruled: found.fields, chosen: chooseNames(found, { docType, fields: found.fields }) };
}
const valueOf = (fields: readonly Field[], key: string): string | undefined => fields.find((field) => field.key === key)?.value;

const column = (left: number, top: number, ...texts: string[]): PrintedLine[] =>
  texts.map((text, index) => ({ left, top: top + 14 * index, text }));

const total = [
  { text: 'Total due', left: 360, top: 400 },
  { text: '$240.00', left: 480, top: 400 },
];

describe('chooseNames', () => {
  it('gives an address that both parties were given to the one whose name stands over it', () => {
    const at = (key: string, value: string, top: number, left = 40): Field => ({
      ...{ key, value, text: value, signals: {} },
      provenance: { page: 1, reader: 'pdfium', box: { left, top, right: left + 200, bottom: top + 10 } },
    });
    const address = 'Blvd. Solidaridad 4410, Irapuato';
    const told = (names: readonly Field[]): string[] => {
      return withOwnAddresses([...names, at('sellerAddress', address, 114), at('buyerAddress', address, 114)]).map(({ key }) => key);
    };
    const [above, below] = [100, 140];
    expect(told([at('sellerName', 'Cartones SA', below), at('buyerName', 'Empacadora SA', above, 90)])).not.toContain('sellerAddress');
    expect(told([at('sellerName', 'Cartones SA', above), at('buyerName', 'Empacadora SA', below)])).not.toContain('buyerAddress');
  });

  it('leaves who is addressed with a legal form, though the name ends like the label of a column', () => {
    const greeting = ['毎度格別のお引き立てを賜り厚く御礼申し上げます。', '下記のとおりご請求申し上げます。'];
    const { chosen } = fieldsOf(
      [
        { text: '請求書', left: 240, top: 30, size: 20 },
        ...column(40, 66, '〒455-0032 愛知県名古屋市港区入船2丁目4-11', '合同会社みなと機械サービス 御中', ...greeting),
        ...column(360, 66, '請求番号：R7-06-1148', '株式会社東海工具レンタル', 'TEL 052-555-0163'),
        ...column(40, 300, '合計金額 ¥103,455'),
      ],
      'Invoice',
    );
    expect(valueOf(chosen, 'buyerName')).toBe('合同会社みなと機械サービス');
  });

  it('tells who someone is in place of what they do, and keeps their address', () => {
    const { ruled, chosen } = fieldsOf(
      [
        { text: 'Hargrave & Pell LLP', left: 40, top: 40, size: 20 },
        ...column(40, 66, 'Attorneys and Counselors at Law', '1400 Larimer Street, Suite 900', 'Denver, CO 80202', 'Tel. 303 555 0188'),
        ...column(40, 160, 'Wexford Extrusions, Inc.', '77 Foundry Road', 'Pueblo, CO 81001'),
        ...column(360, 160, 'Invoice No. 20418', 'Date: March 14, 2025'),
        ...total,
      ],
      'Invoice',
    );
    expect(valueOf(ruled, 'sellerName')).toBe('Attorneys and Counselors at Law');
    expect(valueOf(chosen, 'sellerName')).toBe('Hargrave & Pell LLP');
    expect(valueOf(chosen, 'sellerAddress')).toBe('1400 Larimer Street, Suite 900 Denver, CO 80202');
    expect(valueOf(chosen, 'buyerName')).toBe('Wexford Extrusions, Inc.');
  });

  const haulier = [
    { text: 'BERGTRANS', left: 40, top: 40, size: 24 },
    ...column(360, 40, 'Bergtrans Speditions GmbH', 'Innstraße 12', '6020 Innsbruck', 'Tel. 0512 555 01'),
    ...column(40, 130, 'Milchhof Tirol Genossenschaft', 'Valiergasse 15', '6020 Innsbruck'),
    { text: 'FRACHTRECHNUNG 4711', left: 40, top: 230, size: 14 },
  ];

  it('takes no label for a name: one word that heads columns, or a label of a field, as the rules may choose', () => {
    const known = fieldsOf([...haulier, ...total], 'Invoice').ruled;
    const nameOf = (value: string): Field => ({ ...known.find(({ key }) => key === 'sellerName')!, key: 'buyerName', value, text: value });
    const { found } = foundIn([...haulier, ...total]);
    for (const label of ['Κωδικός', 'Kundennummer', 'Kundennummer Telefon', 'Fees & charges']) {
      const fields = [...known.filter(({ key }) => key !== 'buyerName'), nameOf(label)];
      expect(valueOf(chooseNames(found, { docType: 'Invoice', fields }), 'buyerName')).not.toBe(label);
    }
  });

  it('takes no title with what it is of for a name, and the name out of the middle of a line', () => {
    const lines = [
      { text: 'Ceník prací a služeb', left: 40, top: 40, size: 22 },
      { text: 'platný od 1. ledna 2025 · Vodovody Podještědí, a.s. · Sladovnická 44, 460 11 Liberec · IČO 49904182', left: 40, top: 74 },
      ...column(40, 120, 'Výměna vodoměru 1.200,00 Kč', 'Oprava přípojky 3.400,00 Kč'),
    ];
    expect(fieldItems('name', foundIn(lines).found).map(({ value }) => value)).toContain('Vodovody Podještědí, a.s.');
    const { chosen, ruled } = fieldsOf(
      [...lines, ...column(40, 200, 'Půjčovna Hronek s.r.o.', 'Polní 12', '460 01 Liberec')],
      'Price List',
    );
    expect(valueOf(ruled, 'sellerName')).toBe('Ceník prací a služeb');
    expect(valueOf(chosen, 'sellerName')).not.toBe('Ceník prací a služeb');
  });

  it('tells a name with its legal form rather than as the logo has it', () => {
    expect(valueOf(fieldsOf([...haulier, ...total], 'Invoice').chosen, 'sellerName')).toBe('Bergtrans Speditions GmbH');
  });

  it('says of each name how likely it is, and tells none twice', () => {
    const names = fieldsOf([...haulier, ...total], 'Invoice').chosen.filter(({ key }) => key === 'sellerName' || key === 'buyerName');
    expect(new Set(names.map(({ value }) => value)).size).toBe(names.length);
    for (const { signals } of names) expect(signals.likely).toBeGreaterThan(0);
  });

  it('takes a name that trees give to one side from the other, with its address', () => {
    const seller = [
      { text: 'Hargrave & Pell LLP', left: 40, top: 40, size: 20 },
      ...column(40, 66, '1400 Larimer Street, Suite 900', 'Denver, CO 80202', 'Tel. 303 555 0188'),
    ];
    const document = printedDocument([...seller, { text: 'INVOICE 20418', left: 40, top: 230, size: 14 }, ...total]);
    const laidOut = layOut(document);
    const found = findFields(document, laidOut, [], documentConvention(document, laidOut));
    const told = found.fields.filter(({ key }) => key.startsWith('seller'));
    expect(told.map(({ key, value }) => [key, value])).toContainEqual(['sellerName', 'Hargrave & Pell LLP']);
    const asBuyer = told.map((field) => ({ ...field, key: field.key.replace('seller', 'buyer') }));
    const chosen = chooseNames(found, { docType: 'Invoice', fields: [...told, ...asBuyer] });
    expect(valueOf(chosen, 'sellerName')).toBe('Hargrave & Pell LLP');
    expect(chosen.filter(({ key }) => key.startsWith('buyer'))).toEqual([]);
  });

  it('tells the sender of an order as who buys, and whom it is for as who sells', () => {
    const order = [
      { text: 'The Ardmore Strand Hotel', left: 40, top: 40, size: 18 },
      ...column(40, 66, 'Cliff Road, Ardmore, Co. Waterford', 'Tel 024 555 0110'),
      { text: 'PURCHASE ORDER ASH 2207', left: 360, top: 130, size: 14 },
      ...column(40, 130, 'To: Blackwater Linen Supplies Ltd', 'Unit 7, Riverside Business Park', 'Fermoy, Co. Cork'),
      ...column(40, 300, 'Bath sheets 120', 'Hand towels 240'),
      ...total,
    ];
    const { found } = foundIn(order);
    const ofOrder = { docType: 'Purchase Order', isFromBuyer: true } as const;
    const chosen = chooseNames(found, { ...ofOrder, fields: fieldsOfType({ ...ofOrder, isNamed: true }, found.fields) });
    expect(valueOf(chosen, 'buyerName')).toBe('The Ardmore Strand Hotel');
    expect(valueOf(chosen, 'sellerName')).toBe('Blackwater Linen Supplies Ltd');
  });

  it('leaves the parties of papers that nobody sells with', () => {
    const { ruled, chosen } = fieldsOf(haulier, 'Report');
    expect(chosen).toEqual(ruled);
  });
});
