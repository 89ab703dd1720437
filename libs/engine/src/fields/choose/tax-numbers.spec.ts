import { documentConvention } from '../../layout/document-convention';
import { layOut } from '../../layout/lay-out';
import type { DocType } from '../../model/document';
import type { Field } from '../../model/field';
import { findFields } from '../find-fields';
import { printedDocument, type PrintedLine } from '../page.fixture';
import { withTaxNumbers } from './tax-numbers';

describe('withTaxNumbers', () => {
  const at = (left: number, top: number, text: string): PrintedLine => ({ text, left, top });

  type Names = { seller?: string; buyer?: string } | { sellerName: string; accountHolder: string };
  const SIDES: Readonly<Record<string, string>> = { seller: 'sellerName', buyer: 'buyerName' };

  /** The tax numbers of printed lines, where the parties have these names. */
  function numbersOf(lines: readonly PrintedLine[], names: Names, docType: DocType = 'Invoice') {
    const document = printedDocument(lines);
    const laidOut = layOut(document);
    const found = findFields(document, laidOut, [], documentConvention(document, laidOut));
    const fields = Object.entries(names).map(([side, value]): Field => {
      return { key: SIDES[side] ?? side, value, text: value, provenance: { page: 1, reader: 'pdfium' }, signals: {} };
    });
    const isFromBuyer = docType === 'Purchase Order';
    const told = withTaxNumbers(found, { docType, isFromBuyer, fields }).filter(({ key }) => key.endsWith('VatId'));
    return Object.fromEntries(told.map(({ key, value }) => [key, value]));
  }

  const PARTIES = { seller: 'Tannhof Keramik GmbH', buyer: 'Bergblick Hotel OG' };

  it('gives the number in the buyer\u2019s address to the buyer and the one at the foot to the seller', () => {
    const lines = [
      at(50, 100, 'Bergblick Hotel OG'),
      at(50, 114, 'Seeweg 4'),
      at(50, 128, 'UID: ATU58112377'),
      at(50, 780, 'Bahnhofstr. 2, 4020 Linz, UID: ATU61940028'),
    ];
    expect(numbersOf(lines, PARTIES)).toEqual({ sellerVatId: 'ATU61940028', buyerVatId: 'ATU58112377' });
  });

  it('takes the number with its country where both are printed', () => {
    const lines = [
      at(50, 100, 'Tannhof Keramik s.r.o.'),
      at(50, 114, 'IČO: 47 338 120 DIČ: 2023846117'),
      at(50, 128, 'IČ DPH: SK2023846117'),
      at(300, 100, 'Bergblick Hotel a.s.'),
      at(300, 114, 'IČO: 36 541 907 DIČ: 2020148722'),
      at(300, 128, 'IČ DPH: SK2020148722'),
    ];
    const names = { seller: 'Tannhof Keramik s.r.o.', buyer: 'Bergblick Hotel a.s.' };
    expect(numbersOf(lines, names)).toEqual({ sellerVatId: 'SK2023846117', buyerVatId: 'SK2020148722' });
  });

  it('goes by the name on the number\u2019s own line', () => {
    const lines = [
      at(50, 100, 'Comprador Aldaba Obras S.A.S.'),
      at(300, 100, 'NIT 900.218.447-1'),
      at(50, 116, 'Proveedor Hierros del Sur Ltda.'),
      at(300, 116, 'NIT 804.117.552-9'),
    ];
    const names = { seller: 'Hierros del Sur Ltda.', buyer: 'Aldaba Obras S.A.S.' };
    expect(numbersOf(lines, names, 'Purchase Order')).toEqual({ sellerVatId: '804.117.552-9', buyerVatId: '900.218.447-1' });
  });

  it('goes by the name behind the number on its line', () => {
    const lines = [
      at(50, 100, 'NIT 900.218.447-1'),
      at(300, 100, 'Comprador Aldaba Obras S.A.S.'),
      at(50, 160, 'NIT 804.117.552-9'),
      at(300, 160, 'Proveedor Hierros del Sur Ltda.'),
    ];
    const names = { seller: 'Hierros del Sur Ltda.', buyer: 'Aldaba Obras S.A.S.' };
    expect(numbersOf(lines, names)).toEqual({ sellerVatId: '804.117.552-9', buyerVatId: '900.218.447-1' });
  });

  it('gives a number below one name to it rather than to the name behind it', () => {
    const lines = [
      at(50, 100, 'Tannhof Keramik GmbH'),
      at(50, 114, 'Bahnhofstr. 2, 4020 Linz'),
      at(50, 128, 'UID: ATU61940028'),
      at(300, 128, 'Bergblick Hotel OG'),
    ];
    expect(numbersOf(lines, PARTIES)).toEqual({ sellerVatId: 'ATU61940028' });
  });

  it('tells who sends a statement with the number by its name, and not with that of who holds the account', () => {
    const lines = [
      at(50, 60, 'Sparbank Oberwald AG'),
      at(50, 74, 'UID: ATU61940028'),
      at(50, 160, 'Bergblick Hotel OG'),
      at(50, 174, 'UID: ATU58112377'),
    ];
    const names = { sellerName: 'Sparbank Oberwald AG', accountHolder: 'Bergblick Hotel OG' };
    expect(numbersOf(lines, names, 'Bank Statement')).toEqual({ sellerVatId: 'ATU61940028' });
    expect(numbersOf(lines.slice(0, 1).concat(lines.slice(2)), names, 'Bank Statement')).toEqual({});
  });

  it('gives the only number in a letterhead to whose paper it is', () => {
    const lines = [at(50, 60, 'VAT No 4710288355'), at(50, 140, 'To: Veld Conveyors CC')];
    expect(numbersOf(lines, { seller: 'Veld Conveyors CC' }, 'Purchase Order')).toEqual({ buyerVatId: '4710288355' });
    expect(numbersOf(lines, { buyer: 'Veld Conveyors CC' })).toEqual({ sellerVatId: '4710288355' });
  });

  it('believes a label that says whose the number is', () => {
    const lines = [at(50, 60, 'Tannhof Keramik GmbH'), at(50, 74, 'Ihre UID: ATU58112377')];
    expect(numbersOf(lines, PARTIES)).toEqual({ buyerVatId: 'ATU58112377' });
  });
});
