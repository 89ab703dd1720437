/** How a language's documents are worded and written. */
export interface Language {
  code: string;
  country: string;
  currency: string;
  currencyText: string;
  /** Whether the currency stands before the amount. */
  currencyFirst: boolean;
  /** Decimal sign and grouping sign, the usual pair first. */
  numbers: readonly (readonly [decimal: string, thousands: string])[];
  /** Forms of a date, the usual one first: d, m and y are numbers, M is the month's name, Y the year's last two digits. */
  dates: readonly string[];
  months: readonly string[];
  vatRates: readonly number[];
  /** What a thing is called, in the wordings that are in use. */
  labels: Record<Label, readonly string[]>;
  /** Labels of the sums that stand among items: of a section, and carried from page to page. */
  sums: { section: string; carried: string };
  items: readonly string[];
  /** What stands below an item's name. */
  details: readonly string[];
  units: readonly string[];
  towns: readonly string[];
  streets: readonly string[];
  legalForm: string;
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
  | 'report'
  | 'order'
  | 'supplier'
  | 'deliveryDate'
  | 'article'
  | 'unit'
  | 'discount'
  | 'amount'
  | 'valueDate'
  | 'page'
  | 'cash';

const LABELS: readonly Label[] =
  'invoice invoiceNumber issueDate dueDate orderNumber buyer vatId position description quantity unitPrice taxRate lineTotal netTotal taxTotal grossTotal receipt total statement accountNumber date debit credit balance openingBalance closingBalance thanks report order supplier deliveryDate article unit discount amount valueDate page cash'.split(
    ' ',
  ) as Label[];

/** Labels in the order above, parted by bars; wordings of the same thing by tildes. */
const labels = (text: string): Record<Label, readonly string[]> => {
  const texts = text.split('|');
  const byLabel: Partial<Record<Label, readonly string[]>> = {};
  LABELS.forEach((label, index) => (byLabel[label] = texts[index]!.split('~')));
  return byLabel as Record<Label, readonly string[]>;
};

const list = (text: string): readonly string[] => text.split('|');

/** The languages that documents are made in. All but Polish can be written in Windows-1252, which the standard PDF fonts have. */
export const LANGUAGES: readonly Language[] = [
  {
    code: 'en',
    country: 'GB',
    currency: 'GBP',
    currencyText: '£',
    currencyFirst: true,
    numbers: [
      ['.', ','],
      ['.', ''],
    ],
    dates: ['d/m/y', 'd M y', 'y-m-d', 'd/m/Y'],
    months: list('January|February|March|April|May|June|July|August|September|October|November|December'),
    vatRates: [20, 5],
    labels: labels(
      'Invoice~Tax invoice|Invoice number~Invoice no.~Invoice #|Invoice date~Date of issue~Date|Due date~Payment due|Purchase order~PO number~Your order no.|Bill to~Customer~Sold to|VAT number~VAT Reg. No.|Pos.~#~Line|Description~Item~Details|Quantity~Qty|Unit price~Price~Rate|VAT %~VAT|Amount~Line total~Total|Subtotal~Net total~Total excl. VAT|VAT~Total VAT|Total~Grand total~Total incl. VAT|Receipt|Total~TOTAL|Bank statement~Statement of account|Account number~Account no.|Date|Paid out~Withdrawals~Debit|Paid in~Deposits~Credit|Balance|Opening balance~Balance brought forward~Previous balance|Closing balance~New balance|Thank you for your business.|Annual report|Purchase order|Supplier~Vendor|Delivery date|Item no.~SKU~Product code|Unit|Discount~Disc. %|Amount|Value date|Page|Cash~Card',
    ),
    sums: { section: 'Subtotal', carried: 'Carried forward' },
    items: list(
      'Steel bracket|Office chair, grey|Printer paper A4|Consulting, senior engineer|Hex bolt M8 x 40|LED panel 600 x 600|Delivery and handling|Network cable Cat 6, 10 m|Oak desk 160 cm|Annual licence, 5 users',
    ),
    details: list(
      'Colour anthracite, with armrests|Batch 2231, packed in cartons of 12|On site, travel included|Warranty 24 months from the day of delivery',
    ),
    units: list('pcs|box|hrs|m'),
    towns: list('London EC1A 1BB|Leeds LS1 4AP|Bristol BS1 6AG'),
    streets: list('12 High Street|7 Mill Lane|101 Station Road'),
    legalForm: 'Ltd',
  },
  {
    code: 'de',
    country: 'DE',
    currency: 'EUR',
    currencyText: '€',
    currencyFirst: false,
    numbers: [
      [',', '.'],
      [',', ' '],
      [',', ''],
    ],
    dates: ['d.m.y', 'd. M y', 'd.m.Y'],
    months: list('Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'),
    vatRates: [19, 7],
    labels: labels(
      'Rechnung|Rechnungsnummer~Rechnung Nr.~Rechnungs-Nr.~Belegnummer|Rechnungsdatum~Datum|Fällig am~Zahlbar bis|Bestellnummer~Ihre Bestellung|Kunde~Rechnungsempfänger|USt-IdNr.~USt-ID|Pos.~Nr.|Bezeichnung~Beschreibung~Artikel|Menge~Anzahl|Einzelpreis~Preis~E-Preis|MwSt. %~USt.|Gesamtpreis~Betrag~Gesamt|Nettobetrag~Summe netto~Zwischensumme|Umsatzsteuer~MwSt.|Gesamtbetrag~Rechnungsbetrag~Summe brutto|Quittung|Summe~Gesamt~SUMME|Kontoauszug|Kontonummer~Konto-Nr.|Datum~Buchung|Soll~Belastung|Haben~Gutschrift|Saldo~Kontostand|Anfangssaldo~Alter Saldo~Alter Kontostand|Endsaldo~Neuer Saldo~Neuer Kontostand|Vielen Dank für Ihren Auftrag.|Jahresbericht|Bestellung|Lieferant|Liefertermin~Lieferdatum|Art.-Nr.~Artikelnummer|Einheit~ME|Rabatt~Rabatt %|Betrag~Umsatz|Valuta~Wert|Seite|Bar~Karte',
    ),
    sums: { section: 'Zwischensumme', carried: 'Übertrag' },
    items: list(
      'Stahlwinkel verzinkt|Bürostuhl grau|Druckerpapier A4|Beratung, Stunde|Sechskantschraube M8|LED-Leuchte 60 cm|Lieferung und Verpackung|Netzwerkkabel 10 m|Schreibtisch Eiche|Jahreslizenz, 5 Nutzer',
    ),
    details: list(
      'Farbe anthrazit, mit Armlehnen|Charge 2231, Karton zu 12 Stück|Vor Ort, Anfahrt inbegriffen|Gewährleistung 24 Monate ab dem Tag der Lieferung',
    ),
    units: list('Stk|Karton|Std|m'),
    towns: list('80333 München|20095 Hamburg|50667 Köln'),
    streets: list('Hauptstraße 12|Mühlweg 7|Bahnhofstraße 101'),
    legalForm: 'GmbH',
  },
  {
    code: 'fr',
    country: 'FR',
    currency: 'EUR',
    currencyText: '€',
    currencyFirst: false,
    numbers: [
      [',', '\u00a0'],
      [',', ' '],
      [',', '.'],
    ],
    dates: ['d/m/y', 'd M y', 'd-m-y', 'd/m/Y'],
    months: list('janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'),
    vatRates: [20, 5.5],
    labels: labels(
      'Facture|Numéro de facture~Facture N°~N° facture|Date de facture~Date d’émission~Date|Échéance~Date d’échéance|N° commande~Votre commande|Client~Facturé à|N° TVA~TVA intracommunautaire|Pos.~N°|Désignation~Description~Libellé|Quantité~Qté|Prix unitaire~P.U. HT|TVA %~Taux TVA|Montant HT~Total HT|Total HT~Montant HT|Total TVA~TVA~Montant TVA|Total TTC~Montant TTC~Net à payer|Reçu~Ticket|Total~TOTAL|Relevé de compte|N° de compte~Compte n°|Date|Débit|Crédit|Solde|Solde initial~Ancien solde~Solde précédent|Solde final~Nouveau solde|Merci de votre confiance.|Rapport annuel|Bon de commande|Fournisseur|Date de livraison|Référence~Réf.|Unité|Remise~Remise %|Montant|Date valeur~Valeur|Page|Espèces~Carte',
    ),
    sums: { section: 'Sous-total', carried: 'Report' },
    items: list(
      'Équerre en acier|Chaise de bureau grise|Papier A4|Conseil, heure|Boulon M8|Panneau LED|Livraison|Câble réseau 10 m|Bureau chêne 160 cm|Licence annuelle, 5 postes',
    ),
    details: list(
      'Coloris anthracite, avec accoudoirs|Lot 2231, carton de 12 pièces|Sur site, déplacement compris|Garantie de 24 mois à compter de la livraison',
    ),
    units: list('pce|carton|h|m'),
    towns: list('75002 Paris|69003 Lyon|31000 Toulouse'),
    streets: list('12 rue de la Paix|7 allée du Moulin|101 avenue de la Gare'),
    legalForm: 'SARL',
  },
  {
    code: 'es',
    country: 'ES',
    currency: 'EUR',
    currencyText: '€',
    currencyFirst: false,
    numbers: [
      [',', '.'],
      [',', ''],
    ],
    dates: ['d/m/y', 'd de M de y', 'd-m-y', 'd.m.y'],
    months: list('enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'),
    vatRates: [21, 10],
    labels: labels(
      'Factura|Número de factura~Factura nº~Nº factura|Fecha de factura~Fecha de emisión~Fecha|Vencimiento~Fecha de vencimiento|Nº de pedido~Su pedido|Cliente~Facturar a|NIF~NIF/CIF|Pos.~Nº|Descripción~Concepto|Cantidad~Cant.|Precio unitario~Precio|IVA %|Importe~Total|Base imponible~Subtotal|IVA~Total IVA~Cuota IVA|Total~Total factura~Importe total|Recibo~Ticket|Total~TOTAL|Extracto de cuenta|Número de cuenta~Nº de cuenta|Fecha|Cargo~Debe|Abono~Haber|Saldo|Saldo inicial~Saldo anterior|Saldo final~Nuevo saldo|Gracias por su confianza.|Informe anual|Pedido~Orden de compra|Proveedor|Fecha de entrega|Referencia~Código|Unidad|Descuento~Dto. %|Importe|Fecha valor~F. valor|Página|Efectivo~Tarjeta',
    ),
    sums: { section: 'Subtotal', carried: 'Suma y sigue' },
    items: list(
      'Escuadra de acero|Silla de oficina gris|Papel A4|Consultoría, hora|Tornillo M8|Panel LED|Envío|Cable de red 10 m|Escritorio de roble|Licencia anual, 5 usuarios',
    ),
    details: list(
      'Color antracita, con reposabrazos|Lote 2231, caja de 12 piezas|En sus oficinas, viaje incluido|Garantía de 24 meses desde la entrega',
    ),
    units: list('ud|caja|h|m'),
    towns: list('28013 Madrid|08002 Barcelona|41001 Sevilla'),
    streets: list('Calle Mayor 12|Camino del Molino 7|Avenida de la Estación 101'),
    legalForm: 'S.L.',
  },
  {
    code: 'it',
    country: 'IT',
    currency: 'EUR',
    currencyText: '€',
    currencyFirst: true,
    numbers: [
      [',', '.'],
      [',', ''],
    ],
    dates: ['d/m/y', 'd M y', 'd-m-y', 'd/m/Y'],
    months: list('gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'),
    vatRates: [22, 10],
    labels: labels(
      'Fattura|Numero fattura~Fattura n.~N. documento|Data fattura~Data documento~Data|Scadenza~Data scadenza|Numero ordine~Vs. ordine|Cliente~Spett.le|Partita IVA~P. IVA|Pos.~N.|Descrizione~Articolo|Quantità~Q.tà|Prezzo unitario~Prezzo|IVA %~Aliq.|Importo~Totale riga|Imponibile~Totale imponibile|IVA~Imposta~Totale IVA|Totale~Totale fattura~Totale documento|Ricevuta|Totale~TOTALE|Estratto conto|Numero conto~Conto n.|Data|Addebito~Dare|Accredito~Avere|Saldo|Saldo iniziale~Saldo precedente|Saldo finale~Nuovo saldo|Grazie per la fiducia.|Relazione annuale|Ordine di acquisto~Ordine|Fornitore|Data di consegna~Consegna|Codice~Cod. articolo|U.M.|Sconto~Sconto %|Importo|Data valuta~Valuta|Pagina|Contanti~Carta',
    ),
    sums: { section: 'Subtotale', carried: 'Riporto' },
    items: list(
      'Staffa in acciaio|Sedia da ufficio grigia|Carta A4|Consulenza, ora|Bullone M8|Pannello LED|Spedizione|Cavo di rete 10 m|Scrivania in rovere|Licenza annuale, 5 utenti',
    ),
    details: list(
      'Colore antracite, con braccioli|Lotto 2231, confezione da 12 pezzi|Presso di voi, trasferta inclusa|Garanzia di 24 mesi dalla consegna',
    ),
    units: list('pz|conf.|h|m'),
    towns: list('00187 Roma|20121 Milano|10121 Torino'),
    streets: list('Via Roma 12|Via del Mulino 7|Viale della Stazione 101'),
    legalForm: 'S.r.l.',
  },
  {
    code: 'nl',
    country: 'NL',
    currency: 'EUR',
    currencyText: '€',
    currencyFirst: true,
    numbers: [
      [',', '.'],
      [',', ''],
    ],
    dates: ['d-m-y', 'd M y', 'd/m/y', 'd-m-Y'],
    months: list('januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'),
    vatRates: [21, 9],
    labels: labels(
      'Factuur|Factuurnummer~Factuurnr.|Factuurdatum~Datum|Vervaldatum~Te betalen voor|Ordernummer~Uw bestelling|Klant~Factuur aan|Btw-nummer~Btw-id|Pos.~Nr.|Omschrijving~Artikel|Aantal|Stukprijs~Prijs|Btw %~Btw|Bedrag~Totaal|Subtotaal~Totaal excl. btw|Btw~Totaal btw~Btw-bedrag|Totaal~Totaal incl. btw~Te betalen|Bon~Kassabon|Totaal~TOTAAL|Rekeningafschrift|Rekeningnummer|Datum|Af|Bij|Saldo|Beginsaldo~Vorig saldo|Eindsaldo~Nieuw saldo|Dank u voor uw opdracht.|Jaarverslag|Inkooporder~Bestelling|Leverancier|Leverdatum|Artikelnummer~Art.nr.|Eenheid|Korting~Korting %|Bedrag|Valutadatum|Pagina|Contant~Pin',
    ),
    sums: { section: 'Subtotaal', carried: 'Te transporteren' },
    items: list(
      'Stalen hoekstuk|Bureaustoel grijs|Papier A4|Advies, uur|Zeskantbout M8|LED-paneel|Levering|Netwerkkabel 10 m|Bureau eiken|Jaarlicentie, 5 gebruikers',
    ),
    details: list(
      'Kleur antraciet, met armleuningen|Partij 2231, doos van 12 stuks|Op locatie, reistijd inbegrepen|Garantie 24 maanden vanaf de levering',
    ),
    units: list('st|doos|uur|m'),
    towns: list('1012 JS Amsterdam|3011 AD Rotterdam|3511 LN Utrecht'),
    streets: list('Hoofdstraat 12|Molenweg 7|Stationsplein 101'),
    legalForm: 'B.V.',
  },
  {
    code: 'pt',
    country: 'PT',
    currency: 'EUR',
    currencyText: '€',
    currencyFirst: false,
    numbers: [
      [',', '.'],
      [',', ' '],
      [',', ''],
    ],
    dates: ['d/m/y', 'd-m-y', 'd de M de y', 'y-m-d'],
    months: list('janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'),
    vatRates: [23, 6],
    labels: labels(
      'Fatura|Número da fatura~Fatura n.º~N.º fatura|Data da fatura~Data de emissão~Data|Vencimento~Data de vencimento|N.º encomenda~Vossa encomenda|Cliente~Faturar a|NIF~Contribuinte n.º|Pos.~N.º|Descrição~Designação|Quantidade~Qtd.|Preço unitário~Preço|IVA %|Valor~Total|Subtotal~Total ilíquido~Base tributável|IVA~Total IVA|Total~Total a pagar~Total com IVA|Recibo~Talão|Total~TOTAL|Extrato de conta|Número de conta~Conta n.º|Data|Débito|Crédito|Saldo|Saldo inicial~Saldo anterior|Saldo final~Novo saldo|Obrigado pela preferência.|Relatório anual|Nota de encomenda~Encomenda|Fornecedor|Data de entrega|Referência~Código|Unidade~Un.|Desconto~Desc. %|Montante~Valor|Data-valor~Data valor|Página|Numerário~Multibanco',
    ),
    sums: { section: 'Subtotal', carried: 'A transportar' },
    items: list(
      'Esquadro em aço|Cadeira de escritório cinzenta|Papel A4|Consultoria, hora|Parafuso M8|Painel LED|Entrega|Cabo de rede 10 m|Secretária em carvalho|Licença anual, 5 utilizadores',
    ),
    details: list(
      'Cor antracite, com apoios de braço|Lote 2231, caixa de 12 peças|Nas vossas instalações, viagem incluída|Garantia de 24 meses após a entrega',
    ),
    units: list('un|cx|h|m'),
    towns: list('1100-148 Lisboa|4000-322 Porto|3000-213 Coimbra'),
    streets: list('Rua Augusta 12|Travessa do Moinho 7|Avenida da Estação 101'),
    legalForm: 'Lda.',
  },
  {
    code: 'pl',
    country: 'PL',
    currency: 'PLN',
    currencyText: 'zł',
    currencyFirst: false,
    numbers: [
      [',', ' '],
      [',', '\u00a0'],
      [',', ''],
    ],
    dates: ['d.m.y', 'y-m-d', 'd-m-y'],
    months: list('stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia'),
    vatRates: [23, 8],
    labels: labels(
      'Faktura~Faktura VAT|Numer faktury~Faktura nr~Nr faktury|Data wystawienia|Termin płatności|Numer zamówienia~Nr zamówienia|Nabywca|NIP|Lp.|Nazwa towaru lub usługi~Nazwa~Opis|Ilość|Cena jednostkowa~Cena netto|VAT %~Stawka VAT|Wartość netto~Wartość|Razem netto~Wartość netto|Kwota VAT~VAT|Razem brutto~Do zapłaty~Wartość brutto|Paragon|Suma~SUMA|Wyciąg z rachunku~Wyciąg bankowy|Numer rachunku~Nr rachunku|Data~Data operacji|Obciążenia~Wypłaty|Uznania~Wpłaty|Saldo|Saldo początkowe~Poprzednie saldo|Saldo końcowe~Nowe saldo|Dziękujemy za zamówienie.|Raport roczny|Zamówienie|Dostawca|Termin dostawy~Data dostawy|Indeks~Kod|J.m.|Rabat~Rabat %|Kwota|Data waluty|Strona|Gotówka~Karta',
    ),
    sums: { section: 'Razem', carried: 'Z przeniesienia' },
    items: list(
      'Kątownik stalowy|Krzesło biurowe szare|Papier A4|Doradztwo, godzina|Śruba M8|Panel LED|Dostawa i pakowanie|Kabel sieciowy 10 m|Biurko dębowe|Licencja roczna, 5 użytkowników',
    ),
    details: list(
      'Kolor antracyt, z podłokietnikami|Partia 2231, karton po 12 sztuk|U klienta, dojazd w cenie|Gwarancja 24 miesiące od dnia dostawy',
    ),
    units: list('szt.|karton|godz.|m'),
    towns: list('00-013 Warszawa|31-005 Kraków|80-831 Gdańsk'),
    streets: list('ul. Długa 12|ul. Młyńska 7|al. Dworcowa 101'),
    legalForm: 'Sp. z o.o.',
  },
];
