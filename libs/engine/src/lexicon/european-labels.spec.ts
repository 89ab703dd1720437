import { fieldsIn, printedDocument } from '../fields/page.fixture';

/** The labels that papers of a country print: number, days, parties, totals. */
const PAPERS: Readonly<Record<string, readonly (readonly [label: string, printed: string, key: string, value: string])[]>> = {
  Spain: [
    ['Nº de factura', 'F26/00189', 'invoiceNumber', 'F26/00189'],
    ['Fecha de emisión', '12/03/2026', 'issueDate', '2026-03-12'],
    ['Fecha de vencimiento', '11/04/2026', 'dueDate', '2026-04-11'],
    ['Su pedido', 'P-778', 'orderNumber', 'P-778'],
    ['Base imponible', '241,92 €', 'netTotal', '241.92'],
    ['Cuota IVA', '50,80 €', 'taxTotal', '50.80'],
    ['Total a pagar', '292,72 €', 'grossTotal', '292.72'],
  ],
  Italy: [
    ['Fattura n.', '87/2026', 'invoiceNumber', '87/2026'],
    ['Data di emissione', '28/02/2026', 'issueDate', '2026-02-28'],
    ['Data di scadenza', '30/03/2026', 'dueDate', '2026-03-30'],
    ['Vs. ordine', '4471', 'orderNumber', '4471'],
    ['Totale imponibile', '514,25 €', 'netTotal', '514.25'],
    ['Totale IVA', '113,14 €', 'taxTotal', '113.14'],
    ['Totale fattura', '627,39 €', 'grossTotal', '627.39'],
  ],
  Netherlands: [
    ['Factuurnummer', '2026-0457', 'invoiceNumber', '2026-0457'],
    ['Factuurdatum', '9 maart 2026', 'issueDate', '2026-03-09'],
    ['Vervaldatum', '23 maart 2026', 'dueDate', '2026-03-23'],
    ['Uw ordernummer', 'B-1188', 'orderNumber', 'B-1188'],
    ['Subtotaal excl. btw', '€ 100,00', 'netTotal', '100.00'],
    ['Btw-bedrag', '€ 21,00', 'taxTotal', '21.00'],
    ['Totaal incl. btw', '€ 121,00', 'grossTotal', '121.00'],
  ],
  Portugal: [
    ['Número de fatura', 'FT A/1187', 'invoiceNumber', 'FT A/1187'],
    ['Data de emissão', '20-02-2026', 'issueDate', '2026-02-20'],
    ['Data de vencimento', '22-03-2026', 'dueDate', '2026-03-22'],
    ['Nota de encomenda n.º', '5521', 'orderNumber', '5521'],
    ['Total sem IVA', '1.000,00 €', 'netTotal', '1000.00'],
    ['Valor do IVA', '230,00 €', 'taxTotal', '230.00'],
    ['Total do documento', '1.230,00 €', 'grossTotal', '1230.00'],
  ],
  Poland: [
    ['Faktura VAT nr', 'FV/112/03/2026', 'invoiceNumber', 'FV/112/03/2026'],
    ['Data wystawienia', '5 marca 2026', 'issueDate', '2026-03-05'],
    ['Termin płatności', '19.03.2026', 'dueDate', '2026-03-19'],
    ['Nr zamówienia', '7788', 'orderNumber', '7788'],
    ['Wartość netto', '591,50 zł', 'netTotal', '591.50'],
    ['Kwota VAT', '136,05 zł', 'taxTotal', '136.05'],
    ['Razem do zapłaty', '727,55 zł', 'grossTotal', '727.55'],
  ],
  France: [
    ['Facture n°', 'FA-2026-018', 'invoiceNumber', 'FA-2026-018'],
    ["Date d'émission", '3 mars 2026', 'issueDate', '2026-03-03'],
    ['À régler avant le', '02/04/2026', 'dueDate', '2026-04-02'],
    ['Votre commande n°', '55-21', 'orderNumber', '55-21'],
    ['Total hors TVA', '100,00 €', 'netTotal', '100.00'],
    ['Montant de la TVA', '20,00 €', 'taxTotal', '20.00'],
    ['Total TVAC', '120,00 €', 'grossTotal', '120.00'],
  ],
  Switzerland: [
    ['Rechnung Nr.', '26-1043', 'invoiceNumber', '26-1043'],
    ['Rechnungsdatum', '5. März 2026', 'issueDate', '2026-03-05'],
    ['Zahlbar bis', '04.04.2026', 'dueDate', '2026-04-04'],
    ['Ihre Bestellung Nr.', '4711', 'orderNumber', '4711'],
    ['Total exkl. MwSt.', "CHF 1'000.00", 'netTotal', '1000.00'],
    ['MwSt. 8.1%', 'CHF 81.00', 'taxTotal', '81.00'],
    ['Total inkl. MwSt.', "CHF 1'081.00", 'grossTotal', '1081.00'],
  ],
  Sweden: [
    ['Fakturanummer', '10077', 'invoiceNumber', '10077'],
    ['Fakturadatum', '2026-01-14', 'issueDate', '2026-01-14'],
    ['Förfallodatum', '2026-02-13', 'dueDate', '2026-02-13'],
    ['Total moms', '250,00 kr', 'taxTotal', '250.00'],
    ['Att betala', '1 250,00 kr', 'grossTotal', '1250.00'],
  ],
  Czechia: [
    ['Faktura č.', '2026-0117', 'invoiceNumber', '2026-0117'],
    ['Datum vystavení', '12. března 2026', 'issueDate', '2026-03-12'],
    ['Datum splatnosti', '26.03.2026', 'dueDate', '2026-03-26'],
    ['DUZP', '10.03.2026', 'deliveryDate', '2026-03-10'],
    ['Č. objednávky', 'OBJ-4471', 'orderNumber', 'OBJ-4471'],
    ['DIČ odběratele', 'CZ25123891', 'buyerVatId', 'CZ25123891'],
    ['Základ daně', '10 000,00 Kč', 'netTotal', '10000.00'],
    ['DPH celkem', '2 100,00 Kč', 'taxTotal', '2100.00'],
    ['Celkem s DPH', '12 100,00 Kč', 'grossTotal', '12100.00'],
  ],
  Slovakia: [
    ['Faktúra číslo', '20260045', 'invoiceNumber', '20260045'],
    ['Dátum vystavenia', '05.03.2026', 'issueDate', '2026-03-05'],
    ['Dátum splatnosti', '19.03.2026', 'dueDate', '2026-03-19'],
    ['Dátum dodania', '04.03.2026', 'deliveryDate', '2026-03-04'],
    ['Číslo objednávky', '7781/26', 'orderNumber', '7781/26'],
    ['Základ dane', '500,00 €', 'netTotal', '500.00'],
    ['DPH spolu', '115,00 €', 'taxTotal', '115.00'],
    ['Spolu k úhrade', '615,00 €', 'grossTotal', '615.00'],
  ],
  Hungary: [
    ['Számla sorszáma', '2026/00317', 'invoiceNumber', '2026/00317'],
    ['Számla kelte', '2026.03.12.', 'issueDate', '2026-03-12'],
    ['Fizetési határidő', '2026. márc. 27.', 'dueDate', '2026-03-27'],
    ['Teljesítés dátuma', '2026.03.10.', 'deliveryDate', '2026-03-10'],
    ['Rendelésszám', 'R-8812', 'orderNumber', 'R-8812'],
    ['Nettó összesen', '100 000 Ft', 'netTotal', '100000'],
    ['ÁFA összesen', '27 000 Ft', 'taxTotal', '27000'],
    ['Bruttó végösszeg', '127 000 Ft', 'grossTotal', '127000'],
  ],
  Romania: [
    ['Factura nr.', 'MGA 1044', 'invoiceNumber', 'MGA 1044'],
    ['Data emiterii', '12.03.2026', 'issueDate', '2026-03-12'],
    ['Data scadenței', '11.04.2026', 'dueDate', '2026-04-11'],
    ['Data livrării', '10.03.2026', 'deliveryDate', '2026-03-10'],
    ['Nr. comandă', 'C-5521', 'orderNumber', 'C-5521'],
    ['Total fără TVA', '1.000,00 lei', 'netTotal', '1000.00'],
    ['Total TVA', '210,00 lei', 'taxTotal', '210.00'],
    ['Total de plată', '1.210,00 lei', 'grossTotal', '1210.00'],
  ],
  Greece: [
    ['Αρ. τιμολογίου', 'ΤΠΥ-0418', 'invoiceNumber', 'ΤΠΥ-0418'],
    ['Ημερομηνία έκδοσης', '12 Μαρτίου 2026', 'issueDate', '2026-03-12'],
    ['Πληρωτέο έως', '11/04/2026', 'dueDate', '2026-04-11'],
    ['Ημερομηνία παράδοσης', '10/03/2026', 'deliveryDate', '2026-03-10'],
    ['Αρ. παραγγελίας', 'Π-7781', 'orderNumber', 'Π-7781'],
    ['Καθαρή αξία', '1.000,00 €', 'netTotal', '1000.00'],
    ['ΣΥΝΟΛΟ ΦΠΑ', '240,00 €', 'taxTotal', '240.00'],
    ['Γενικό σύνολο', '1.240,00 €', 'grossTotal', '1240.00'],
  ],
  Russia: [
    ['Счёт на оплату №', '417/26', 'invoiceNumber', '417/26'],
    ['Дата счёта', '12 марта 2026 г.', 'issueDate', '2026-03-12'],
    ['Оплатить до', '26.03.2026', 'dueDate', '2026-03-26'],
    ['Дата отгрузки', '10.03.2026', 'deliveryDate', '2026-03-10'],
    ['Заказ №', 'ЗК-5512', 'orderNumber', 'ЗК-5512'],
    ['Договор №', 'Д-17/25', 'contractNumber', 'Д-17/25'],
    ['Итого без НДС', '10 000,00 руб.', 'netTotal', '10000.00'],
    ['В том числе НДС', '2 000,00 руб.', 'taxTotal', '2000.00'],
    ['Всего к оплате', '12 000,00 руб.', 'grossTotal', '12000.00'],
  ],
  Ukraine: [
    ['Рахунок-фактура №', 'СФ-0112', 'invoiceNumber', 'СФ-0112'],
    ['Дата рахунку', '12 березня 2026 р.', 'issueDate', '2026-03-12'],
    ['Термін оплати', '26.03.2026', 'dueDate', '2026-03-26'],
    ['Замовлення №', 'З-8841', 'orderNumber', 'З-8841'],
    ['Разом без ПДВ', '5 000,00 грн', 'netTotal', '5000.00'],
    ['Сума ПДВ', '1 000,00 грн', 'taxTotal', '1000.00'],
    ['Всього до сплати', '6 000,00 грн', 'grossTotal', '6000.00'],
  ],
  Bulgaria: [
    ['Фактура №', '0000001172', 'invoiceNumber', '0000001172'],
    ['Дата на издаване', '12.03.2026 г.', 'issueDate', '2026-03-12'],
    ['Краен срок за плащане', '26.03.2026', 'dueDate', '2026-03-26'],
    ['Дата на данъчно събитие', '10.03.2026', 'deliveryDate', '2026-03-10'],
    ['Данъчна основа', '1 000,00 лв.', 'netTotal', '1000.00'],
    ['Начислен ДДС', '200,00 лв.', 'taxTotal', '200.00'],
    ['Сума за плащане', '1 200,00 лв.', 'grossTotal', '1200.00'],
  ],
  Norway: [
    ['Fakturanr.', '10441', 'invoiceNumber', '10441'],
    ['Fakturadato', '12.03.2026', 'issueDate', '2026-03-12'],
    ['Forfallsdato', '26. mars 2026', 'dueDate', '2026-03-26'],
    ['Leveringsdato', '10.03.2026', 'deliveryDate', '2026-03-10'],
    ['Ordrenr.', '88-412', 'orderNumber', '88-412'],
    ['Sum eks. mva', '4 000,00 kr', 'netTotal', '4000.00'],
    ['MVA-beløp', '1 000,00 kr', 'taxTotal', '1000.00'],
    ['Å betale', '5 000,00 kr', 'grossTotal', '5000.00'],
  ],
  Denmark: [
    ['Fakturanr.', '20260318', 'invoiceNumber', '20260318'],
    ['Fakturadato', '12. marts 2026', 'issueDate', '2026-03-12'],
    ['Sidste rettidige betalingsdag', '26.03.2026', 'dueDate', '2026-03-26'],
    ['Rekvisitionsnr.', 'R-551', 'orderNumber', 'R-551'],
    ['I alt ekskl. moms', '4.000,00 kr.', 'netTotal', '4000.00'],
    ['Moms i alt', '1.000,00 kr.', 'taxTotal', '1000.00'],
    ['I alt inkl. moms', '5.000,00 kr.', 'grossTotal', '5000.00'],
  ],
  Finland: [
    ['Laskun numero', '300417', 'invoiceNumber', '300417'],
    ['Laskun päiväys', '12.3.2026', 'issueDate', '2026-03-12'],
    ['Eräpäivä', '26. maaliskuuta 2026', 'dueDate', '2026-03-26'],
    ['Toimituspäivä', '10.3.2026', 'deliveryDate', '2026-03-10'],
    ['Tilausnumero', 'T-7781', 'orderNumber', 'T-7781'],
    ['Veroton yhteensä', '1 000,00 €', 'netTotal', '1000.00'],
    ['ALV yhteensä', '255,00 €', 'taxTotal', '255.00'],
    ['Laskun loppusumma', '1 255,00 €', 'grossTotal', '1255.00'],
  ],
  Turkey: [
    ['Fatura No', 'ABC2026000000417', 'invoiceNumber', 'ABC2026000000417'],
    ['Düzenleme Tarihi', '12 Mart 2026', 'issueDate', '2026-03-12'],
    ['Son Ödeme Tarihi', '26.03.2026', 'dueDate', '2026-03-26'],
    ['Sipariş No', 'SP-7781', 'orderNumber', 'SP-7781'],
    ['KDV Matrahı', '10.000,00 TL', 'netTotal', '10000.00'],
    ['Hesaplanan KDV', '2.000,00 TL', 'taxTotal', '2000.00'],
    ['Ödenecek Tutar', '12.000,00 TL', 'grossTotal', '12000.00'],
  ],
  Croatia: [
    ['Račun br.', '417/1/1', 'invoiceNumber', '417/1/1'],
    ['Datum izdavanja', '12. ožujka 2026.', 'issueDate', '2026-03-12'],
    ['Datum dospijeća', '26.03.2026.', 'dueDate', '2026-03-26'],
    ['Datum isporuke', '10.03.2026.', 'deliveryDate', '2026-03-10'],
    ['Narudžbenica br.', 'N-7781', 'orderNumber', 'N-7781'],
    ['Ukupno bez PDV-a', '1.000,00 €', 'netTotal', '1000.00'],
    ['Ukupno PDV', '250,00 €', 'taxTotal', '250.00'],
    ['Ukupno za platiti', '1.250,00 €', 'grossTotal', '1250.00'],
  ],
  Slovenia: [
    ['Račun št.', '26-00417', 'invoiceNumber', '26-00417'],
    ['Datum izdaje', '12. marec 2026', 'issueDate', '2026-03-12'],
    ['Rok plačila', '26. 3. 2026', 'dueDate', '2026-03-26'],
    ['Datum opravljene storitve', '10. 3. 2026', 'deliveryDate', '2026-03-10'],
    ['Št. naročila', 'N-551', 'orderNumber', 'N-551'],
    ['Skupaj brez DDV', '1.000,00 €', 'netTotal', '1000.00'],
    ['Skupaj DDV', '220,00 €', 'taxTotal', '220.00'],
    ['Skupaj za plačilo', '1.220,00 €', 'grossTotal', '1220.00'],
  ],
};

type Layout = (row: number) => { label: { left: number; top: number }; value: { left: number; top: number } };
const beside: Layout = (row) => ({ label: { left: 50, top: 100 + 30 * row }, value: { left: 260, top: 100 + 30 * row } });
const below: Layout = (row) => ({ label: { left: 50, top: 100 + 50 * row }, value: { left: 50, top: 114 + 50 * row } });

function valuesOf(paper: (typeof PAPERS)[string], layout: Layout): Record<string, string> {
  const document = printedDocument(
    paper.flatMap(([label, printed], row) => {
      const places = layout(row);
      return [
        { ...places.label, text: label },
        { ...places.value, text: printed },
      ];
    }),
  );
  return Object.fromEntries(fieldsIn(document).map(({ key, value }) => [key, value]));
}

describe.each(Object.entries(PAPERS))('labels of %s', (_, paper) => {
  const expected = Object.fromEntries(paper.map(([, , key, value]) => [key, value]));

  it('are read with their values beside them', () => expect(valuesOf(paper, beside)).toMatchObject(expected));
  it('are read with their values below them', () => expect(valuesOf(paper, below)).toMatchObject(expected));
});
