import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Dutch. */
export const DUTCH: LanguageLexicon = {
  code: 'nl',
  smallWords:
    list(`de | het | een | en | van | voor | met | factuur | factuurnummer | factuurdatum | datum | aantal | prijs | bedrag | totaal
    | btw | klant | klantnummer | nummer | omschrijving | adres | betaling | vervaldatum | op | te | uw | wij | per | excl | incl
    | subtotaal | levering | kvk | straat`),
  numberWords: list('nummer'),
  labels: {
    invoiceNumber: {
      strong:
        list(`bon nr | factuurnummer | factuurnr | nummer factuur | factuur no | faktuurnummer | notanummer | bonnummer | creditnota nr
        | creditnotanummer | creditfactuurnummer | documentnummer`),
      weak: list('factuur | nummer | no | nota'),
    },
    issueDate: {
      strong: list('factuurdatum | datum factuur | faktuurdatum | datum van uitgifte'),
      weak: list('datum'),
    },
    dueDate: {
      strong:
        list(`vervaldatum | uiterste betaaldatum | te betalen voor | betalen voor | vervaldag | uiterlijk te betalen | betaaldatum | vervalt op
        | betalen uiterlijk | te voldoen voor`),
    },
    deliveryDate: {
      strong: list('leverdatum | leveringsdatum | gewenste leverdatum'),
      weak: list('levering | levertijd'),
    },
    orderNumber: {
      strong:
        list(`order no | order nr | order id | bestelnummer | ordernummer | bestel nr | uw bestelling | uw ordernummer | inkoopordernummer
        | opdrachtnummer | uw bestelnummer | bestelling nr | bestelbon nr | uw order`),
      weak: list('order | bestelling | inkooporder'),
    },
    contractNumber: {
      strong: list('contract no | contract nr | contract id | contractnummer'),
      weak: list('contract'),
    },
    customerNumber: {
      strong: list('klantnummer | klant nr | debiteurnummer | klantcode | relatienummer | debiteurnr | debiteurennummer'),
    },
    sellerVatId: {
      strong: list(
        `btw nummer | btw nr | btw id | btw identificatienummer | btw | btw no | btw id nr | btw nummer leverancier | ondernemingsnummer`,
      ),
    },
    buyerVatId: {
      strong: list('btw nummer klant | uw btw nummer | btw nr klant | uw btw nr | btw nummer afnemer | btw klant'),
    },
    iban: {
      strong: list('iban nr'),
    },
    currency: {
      strong: list('valuta | munteenheid'),
    },
    lineTotal: {
      strong: list('totaal regels'),
      weak: list('subtotaal'),
    },
    netTotal: {
      strong:
        list(`totaal excl btw | totaal exclusief btw | totaal excl | bedrag excl btw | nettobedrag | totaal netto | excl btw | grondslag
        | maatstaf van heffing | basisbetrag | totaal exclusief | totaal ex btw | subtotaal excl btw | subtotaal exclusief btw
        | totaalbedrag excl btw | bedrag exclusief btw | netto totaal | subtotaal ex btw | bedrag ex btw | totaalbedrag exclusief btw`),
      weak: list('netto | subtotaal'),
    },
    taxTotal: {
      strong: list('btw bedrag | totaal btw | btw totaal | bedrag btw | totaal btw bedrag | omzetbelasting'),
      weak: list('btw'),
    },
    grossTotal: {
      strong: list(`totaal incl btw | totaal inclusief btw | totaalbedrag | factuurbedrag | totaal generaal | eindtotaal | incl btw
        | totaal inclusief | totaal te betalen | factuurtotaal | totaalbedrag incl btw | totaalbedrag inclusief btw | eindbedrag
        | totaal factuur | bedrag incl btw | bedrag inclusief btw`),
      weak: list('totaal | bedrag'),
    },
    paid: {
      strong: list('reeds betaald | betaald | aanbetaling | vooruitbetaald | vooruitbetaling | reeds voldaan | voorschot'),
    },
    amountDue: {
      strong:
        list(`te betalen | te voldoen | te betalen bedrag | openstaand bedrag | openstaand | nog te betalen | nog te voldoen | resterend bedrag
        | restbedrag te betalen`),
      weak: list('saldo'),
    },
    sellerName: {
      strong: list('verkoper | leverancier | afzender | geleverd door'),
    },
    buyerName: {
      strong: list(`koper | klant | afnemer | factuuradres | factureren aan | factuur aan | gefactureerd aan | factuur voor | klantgegevens
        | ontvanger | besteld door`),
    },
    shipTo: {
      strong: list('afleveradres | bezorgadres | leveradres | leveren aan | geleverd aan'),
    },
    name: {
      strong: list('naam'),
    },
    product: {
      weak: list('product'),
    },
    period: {
      strong: list('factuurperiode | afschriftperiode'),
    },
    openingBalance: {
      strong: list('beginsaldo | vorig saldo | oud saldo | beginstand | vorige stand'),
    },
    closingBalance: {
      strong: list('eindsaldo | nieuw saldo | eindstand | nieuwe stand'),
    },
    accountNumber: {
      strong: list('rekeningnummer | rekening | rekening nr'),
    },
    accountHolder: {
      strong: list('rekeninghouder | naam rekeninghouder'),
    },
    paymentTerms: {
      strong: list('betalingsvoorwaarden | betalingstermijn'),
    },
    orderDate: {
      strong: list('besteldatum'),
    },
    productCode: {
      strong: list('product code'),
    },
    phone: {
      strong: list('tel nr | telefoon'),
    },
    sellerRegistrationNumber: {
      strong: list('kvk nr | kvk | kvk nummer'),
    },
    deliveryNoteNumber: {
      strong: list('pakbonnummer'),
    },
    yourReference: {
      strong: list('uw referentie | uw kenmerk'),
    },
    ourReference: {
      strong: list('onze referentie | ons kenmerk'),
    },
    contact: {
      strong: list('contactpersoon'),
    },
    discountTotal: {
      strong: list('korting | totaal korting'),
    },
    chargeTotal: {
      strong: list('verzendkosten'),
    },
    cashTendered: {
      strong: list('contant'),
    },
    change: {
      strong: list('wisselgeld'),
    },
    page: {
      strong: list('pagina | blad'),
    },
    postBox: {
      strong: list('postbus'),
    },
  },
  labelFillers: list('btw | de | nr | incl | excl'),
  netWords: list('netto | excl | zonder'),
  grossWords: list('incl | met'),
  titles: {
    'Credit Note': list('creditnota | creditfactuur'),
    Invoice: list('factuur'),
    Receipt: list('kassabon'),
    'Bank Statement': list('rekeningafschrift | bankafschrift'),
    'Purchase Order': list('order | contract | inkooporder | bestelling'),
    Quote: list('offerte'),
    'Delivery Note': list('pakbon | vrachtbrief'),
    'Price List': list('prijslijst'),
    Report: list('rapport | verslag'),
    Form: list('formulier'),
    Other: list('loonstrook | salarisspecificatie'),
  },
  titleEndings: {
    'Credit Note': list('creditnota | creditfactuur'),
    Invoice: list('factuur'),
    'Bank Statement': list('rekeningafschrift | rekeningoverzicht'),
    'Purchase Order': list('bestelling'),
    Quote: list('offerte'),
    'Delivery Note': list('pakbon | vrachtbrief'),
    'Price List': list('prijslijst'),
    Report: list('verslag | rapport'),
    Form: list('formulier'),
  },
  totals: list('vorig saldo | saldo | oud saldo | nieuw saldo | beginsaldo | eindsaldo | totaal | subtotaal | te betalen'),
  carried: list('te transporteren | transporteren'),
  payments: list('wisselgeld | pin | pinnen | btw | afronding'),
  payWords: list(
    `brutoloon | nettoloon | loonheffing | bruto salaris | netto salaris | vakantiegeld | pensioenpremie | loonheffingskorting | personeelsnummer | bijzonder tarief | heffingsloon`,
  ),
  columns: {
    position: list('no | nr | regel'),
    articleNumber:
      list(`product code | code | artikelnummer | artikelnr | artikel nr | art nr | artnr | art no | artikel | artikelcode | product no
      | product id | artikel no | art nummer | productcode`),
    description: list('product | boeking | omschrijving | omschrijving artikel | artikelomschrijving | dienst | diensten'),
    quantity: list('verbruik | dagen | aantal | stuks | uren | stuk'),
    unit: list('eenheid | eenh'),
    unitPrice: list(
      `prijs | stukprijs | prijs per stuk | eenheidsprijs | eenheids prijs | prijs per eenheid | tarief | uurtarief | prijs excl`,
    ),
    discount: list('korting | kort | korting %'),
    taxRate: list('btw | btw % | btw tarief | btw code | btw percentage'),
    taxAmount: list('btw bedrag | btw eur'),
    lineTotal:
      list(`netto | bedrag | totaal | totaalprijs | regeltotaal | netto bedrag | nettobedrag | totaal excl | totaal excl btw | totaal eur
      | bedrag excl | bedrag excl btw | bedrag eur | subtotaal`),
    date: list('datum | valuta | boekdatum | valutadatum'),
    debit: list('debit | af | debet | uitgaven | afschrijving'),
    credit: list('credit | bij | inkomsten | bijschrijving'),
    balance: list('saldo | nieuw saldo'),
  },
  columnQualifiers: list('excl | incl'),
  greetings: list('geachte | beste'),
  salutations: list('t a v | aan'),
  yourWords: list('uw'),
  periodWords: list('van | periode'),
  writtenAt: list('Gedaan te'),
  datedOn: list('op'),
  remarks: list('opmerking | opmerkingen | bron'),
  captions: list('tabel'),
  openEnds: list('van | en | de'),
  streets: list('straat | laan | weg | plein | kade | gracht | singel | dreef'),
  streetEndings: list('straat | laan | plein | kade | gracht | dreef | steenweg | weg'),
  replyMarks: list('antw'),
  legalForms: list('bv | nv | vof | cv'),
  leadingLegalForms: list('stichting'),
  countries: list('nederland | belgie'),
  contacts: list('btw | kvk'),
};
