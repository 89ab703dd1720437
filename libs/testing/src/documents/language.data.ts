/** How a language's documents are worded and written. */
export interface Language {
  code: string;
  country: string;
  currency: string;
  currencyText: string;
  /** Whether the currency stands before the amount. */
  currencyFirst: boolean;
  decimal: string;
  thousands: string;
  date: (year: string, month: string, day: string) => string;
  vatRates: number[];
  labels: Record<Label, string>;
  items: string[];
  towns: string[];
  streets: string[];
}

/** What a document says beside its values. */
export type Label =
  | 'invoice'
  | 'invoiceNumber'
  | 'issueDate'
  | 'dueDate'
  | 'orderNumber'
  | 'buyer'
  | 'vatId'
  | 'position'
  | 'description'
  | 'quantity'
  | 'unitPrice'
  | 'taxRate'
  | 'lineTotal'
  | 'netTotal'
  | 'taxTotal'
  | 'grossTotal'
  | 'receipt'
  | 'total'
  | 'statement'
  | 'accountNumber'
  | 'date'
  | 'debit'
  | 'credit'
  | 'balance'
  | 'openingBalance'
  | 'closingBalance'
  | 'thanks'
  | 'report';

const LABELS: readonly Label[] =
  'invoice invoiceNumber issueDate dueDate orderNumber buyer vatId position description quantity unitPrice taxRate lineTotal netTotal taxTotal grossTotal receipt total statement accountNumber date debit credit balance openingBalance closingBalance thanks report'.split(
    ' ',
  ) as Label[];

/** Labels in the order above, parted by bars. */
const labels = (list: string): Record<Label, string> => {
  const texts = list.split('|');
  return Object.fromEntries(LABELS.map((label, index) => [label, texts[index]!])) as Record<Label, string>;
};

const list = (text: string): string[] => text.split('|');

/** The languages that documents are made in. Every text can be written in Windows-1252, which the standard PDF fonts have. */
export const LANGUAGES: readonly Language[] = [
  {
    code: 'en',
    country: 'GB',
    currency: 'GBP',
    currencyText: '£',
    currencyFirst: true,
    decimal: '.',
    thousands: ',',
    date: (year, month, day) => `${day}/${month}/${year}`,
    vatRates: [20, 5],
    labels: labels(
      'Invoice|Invoice number|Invoice date|Due date|Purchase order|Bill to|VAT number|Pos.|Description|Quantity|Unit price|VAT %|Amount|Subtotal|VAT|Total|Receipt|Total|Bank statement|Account number|Date|Paid out|Paid in|Balance|Opening balance|Closing balance|Thank you for your business.|Annual report',
    ),
    items: list(
      'Steel bracket|Office chair, grey|Printer paper A4|Consulting, senior engineer|Hex bolt M8 x 40|LED panel 600 x 600|Delivery and handling|Network cable Cat 6, 10 m',
    ),
    towns: list('London EC1A 1BB|Leeds LS1 4AP|Bristol BS1 6AG'),
    streets: list('High Street 12|Mill Lane 7|Station Road 101'),
  },
  {
    code: 'de',
    country: 'DE',
    currency: 'EUR',
    currencyText: '€',
    currencyFirst: false,
    decimal: ',',
    thousands: '.',
    date: (year, month, day) => `${day}.${month}.${year}`,
    vatRates: [19, 7],
    labels: labels(
      'Rechnung|Rechnungsnummer|Rechnungsdatum|Fällig am|Bestellnummer|Kunde|USt-IdNr.|Pos.|Bezeichnung|Menge|Einzelpreis|MwSt. %|Gesamtpreis|Nettobetrag|Umsatzsteuer|Gesamtbetrag|Quittung|Summe|Kontoauszug|Kontonummer|Datum|Soll|Haben|Saldo|Anfangssaldo|Endsaldo|Vielen Dank für Ihren Auftrag.|Jahresbericht',
    ),
    items: list(
      'Stahlwinkel verzinkt|Bürostuhl grau|Druckerpapier A4|Beratung, Stunde|Sechskantschraube M8|LED-Leuchte 60 cm|Lieferung und Verpackung|Netzwerkkabel 10 m',
    ),
    towns: list('80333 München|20095 Hamburg|50667 Köln'),
    streets: list('Hauptstraße 12|Mühlweg 7|Bahnhofstraße 101'),
  },
  {
    code: 'fr',
    country: 'FR',
    currency: 'EUR',
    currencyText: '€',
    currencyFirst: false,
    decimal: ',',
    thousands: '\u00a0',
    date: (year, month, day) => `${day}/${month}/${year}`,
    vatRates: [20, 5.5],
    labels: labels(
      'Facture|Numéro de facture|Date de facture|Échéance|N° commande|Client|N° TVA|Pos.|Désignation|Quantité|Prix unitaire|TVA %|Montant HT|Total HT|Total TVA|Total TTC|Reçu|Total|Relevé de compte|N° de compte|Date|Débit|Crédit|Solde|Solde initial|Solde final|Merci de votre confiance.|Rapport annuel',
    ),
    items: list('Équerre en acier|Chaise de bureau grise|Papier A4|Conseil, heure|Boulon M8|Panneau LED|Livraison|Câble réseau 10 m'),
    towns: list('75002 Paris|69003 Lyon|31000 Toulouse'),
    streets: list('12 rue de la Paix|7 allée du Moulin|101 avenue de la Gare'),
  },
  {
    code: 'es',
    country: 'ES',
    currency: 'EUR',
    currencyText: '€',
    currencyFirst: false,
    decimal: ',',
    thousands: '.',
    date: (year, month, day) => `${day}/${month}/${year}`,
    vatRates: [21, 10],
    labels: labels(
      'Factura|Número de factura|Fecha de factura|Vencimiento|Nº de pedido|Cliente|NIF|Pos.|Descripción|Cantidad|Precio unitario|IVA %|Importe|Base imponible|IVA|Total|Recibo|Total|Extracto de cuenta|Número de cuenta|Fecha|Cargo|Abono|Saldo|Saldo inicial|Saldo final|Gracias por su confianza.|Informe anual',
    ),
    items: list('Escuadra de acero|Silla de oficina gris|Papel A4|Consultoría, hora|Tornillo M8|Panel LED|Envío|Cable de red 10 m'),
    towns: list('28013 Madrid|08002 Barcelona|41001 Sevilla'),
    streets: list('Calle Mayor 12|Camino del Molino 7|Avenida de la Estación 101'),
  },
  {
    code: 'it',
    country: 'IT',
    currency: 'EUR',
    currencyText: '€',
    currencyFirst: true,
    decimal: ',',
    thousands: '.',
    date: (year, month, day) => `${day}/${month}/${year}`,
    vatRates: [22, 10],
    labels: labels(
      'Fattura|Numero fattura|Data fattura|Scadenza|Numero ordine|Cliente|Partita IVA|Pos.|Descrizione|Quantità|Prezzo unitario|IVA %|Importo|Imponibile|IVA|Totale|Ricevuta|Totale|Estratto conto|Numero conto|Data|Addebito|Accredito|Saldo|Saldo iniziale|Saldo finale|Grazie per la fiducia.|Relazione annuale',
    ),
    items: list('Staffa in acciaio|Sedia da ufficio grigia|Carta A4|Consulenza, ora|Bullone M8|Pannello LED|Spedizione|Cavo di rete 10 m'),
    towns: list('00187 Roma|20121 Milano|10121 Torino'),
    streets: list('Via Roma 12|Via del Mulino 7|Viale della Stazione 101'),
  },
  {
    code: 'nl',
    country: 'NL',
    currency: 'EUR',
    currencyText: '€',
    currencyFirst: true,
    decimal: ',',
    thousands: '.',
    date: (year, month, day) => `${day}-${month}-${year}`,
    vatRates: [21, 9],
    labels: labels(
      'Factuur|Factuurnummer|Factuurdatum|Vervaldatum|Ordernummer|Klant|Btw-nummer|Pos.|Omschrijving|Aantal|Stukprijs|Btw %|Bedrag|Subtotaal|Btw|Totaal|Bon|Totaal|Rekeningafschrift|Rekeningnummer|Datum|Af|Bij|Saldo|Beginsaldo|Eindsaldo|Dank u voor uw opdracht.|Jaarverslag',
    ),
    items: list('Stalen hoekstuk|Bureaustoel grijs|Papier A4|Advies, uur|Zeskantbout M8|LED-paneel|Levering|Netwerkkabel 10 m'),
    towns: list('1012 JS Amsterdam|3011 AD Rotterdam|3511 LN Utrecht'),
    streets: list('Hoofdstraat 12|Molenweg 7|Stationsplein 101'),
  },
];
