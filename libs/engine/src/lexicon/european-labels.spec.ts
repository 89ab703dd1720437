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
