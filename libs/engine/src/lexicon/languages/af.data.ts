import type { LanguageLexicon } from '../language-lexicon';
import { folded, list } from '../word-list';

/** Afrikaans. */
export const AFRIKAANS: LanguageLexicon = {
  code: 'af',
  labels: {
    invoiceNumber: {
      strong: folded(
        'faktuurnommer | faktuur n | belastingfaktuur n | rekeningnommer faktuur | dokumentnommer | kwitansienommer | belastingfaktuur nommer | kwotasie n | kwotasienommer | kwitansie n | kredietnota n | kredietnotanommer | staat n | verwysingsnommer faktuur',
      ),
    },
    issueDate: {
      strong: folded(
        'faktuurdatum | datum van faktuur | datum uitgereik | uitreikingsdatum | datum uitgegee | kwotasiedatum | staatdatum | datum en tyd | kwitansiedatum | aankoopdatum',
      ),
      weak: folded('datum'),
    },
    dueDate: {
      strong: folded(
        'betaalbaar voor | vervaldatum | betaaldatum | betaalbaar op of voor | betaal voor | betaalbaar op | verskuldig op | laaste datum vir betaling | sperdatum | betaling verskuldig',
      ),
    },
    deliveryDate: { strong: folded('afleweringsdatum | datum van aflewering') },
    orderNumber: {
      strong: folded(
        'bestelnommer | bestelling n | u bestelling | u bestelnommer | aankooporder n | aankooporder nommer | bestelling nommer | werkorder n',
      ),
    },
    customerNumber: {
      strong: folded('kliëntnommer | kliëntkode | debiteurnommer | kliënt n | kliënte nommer | lidnommer | rekening nommer kliënt'),
    },
    sellerVatId: { strong: folded('btw n | btw nommer | btw registrasienommer | btw reg n') },
    netTotal: {
      strong: folded(
        'totaal uitgesluit btw | bedrag btw uitgesluit | subtotaal btw uitgesluit | subtotaal sonder btw | totaal btw uitgesluit | totaal sonder btw | netto bedrag | belasbare bedrag | subtotaal uitgesluit btw',
      ),
    },
    taxTotal: { strong: folded('btw 15 | totale btw | btw bedrag | plus btw | btw totaal') },
    grossTotal: {
      strong: folded(
        'totaal ingesluit btw | totaal btw ingesluit | bedrag verskuldig | totaal betaalbaar | groottotaal | totaal | totaal verskuldig | totale bedrag | totaal insluitend btw | bedrag insluitend btw | totale bedrag verskuldig | bedrag betaalbaar totaal | faktuurtotaal | faktuurbedrag',
      ),
    },
    amountDue: {
      strong: folded(
        'bedrag betaalbaar | uitstaande bedrag | saldo verskuldig | balans verskuldig | balans | uitstaande balans | uitstaande saldo | totaal uitstaande | nog verskuldig | agterstallig',
      ),
    },
    paid: {
      strong: folded(
        'bedrag betaal | deposito ontvang | betaling ontvang | minus deposito | deposito betaal | reeds betaal | betalings ontvang',
      ),
    },
    sellerName: { strong: folded('verskaffer | verkoper | naam van verskaffer | diensverskaffer | verhuurder | werkgewer') },
    buyerName: {
      strong: folded(
        'koper | kliënt | faktureer aan | rekening aan | kliënt naam | naam van kliënt | naam van koper | huurder | pasiënt | versekerde',
      ),
    },
    shipTo: { strong: folded('lewer aan | afleweringsadres | aflewer aan') },
    period: { strong: folded('tydperk') },
    openingBalance: { strong: folded('openingsaldo') },
    closingBalance: { strong: folded('sluitingsaldo | eindsaldo') },
    paymentTerms: { strong: folded('betalingsterme | betaalvoorwaardes') },
    chargeTotal: { strong: folded('afleweringskoste | vervoer | afleweringsfooi | diensfooi | rente') },
    accountHolder: { strong: folded('rekeninghouer') },
    branchCode: { strong: folded('takkode') },
    accountNumber: { strong: folded('rekeningnommer | bankrekeningnommer') },
    bankName: { strong: folded('bank naam') },
    email: { strong: folded('e pos') },
    phone: { strong: folded('telefoon | tel n | selfoon | sel') },
    discountTotal: { strong: folded('afslag | totale afslag') },
    contractNumber: { strong: folded('kontraknommer | kontrak n | polisnommer | lenings n') },
  },
  titles: {
    'Credit Note': folded('kredietnota'),
    Invoice: folded('faktuur | belastingfaktuur | pro forma faktuur | btw faktuur'),
    Receipt: folded('kwitansie | kontantstrokie'),
    'Bank Statement': folded('bankstaat | rekeningstaat'),
    'Purchase Order': folded('bestelling | aankooporder | bestelvorm'),
    Quote: folded('kwotasie'),
    'Delivery Note': folded('afleweringsnota'),
    'Price List': folded('pryslys'),
    Report: folded('verslag | notule'),
    Form: folded('aansoekvorm'),
    Table: folded('rooster'),
  },
  columns: {
    description: folded('beskrywing | besonderhede | diens | produk | artikel beskrywing | transaksie | werk verrig'),
    quantity: folded('hoeveelheid | hoev | ure'),
    unitPrice: folded('eenheidsprys | prys | prys per eenheid | eenheid prys | prys per stuk | koers'),
    lineTotal: folded('bedrag | totaal | bedrag r | totale prys | lynsomtotaal | bedrag btw ingesluit'),
    unit: folded('eenheid'),
    balance: folded('balans'),
    credit: folded('krediet'),
    debit: folded('debiet'),
    articleNumber: folded('itemkode | voorraadkode | produkkode'),
  },
  copyMarks: folded('oorspronklik | afskrif'),
  greetings: folded('geagte | liewe | beste'),
  payWords: folded('basiese salaris | bruto salaris | netto betaling | lbs | wvf | aftrekkings | pensioenfonds | mediese fonds'),
  units: list('stuks | ure | uur | maand | dae | kg | pak'),
  totals: folded(
    'subtotaal | totaal | groottotaal | totaal verskuldig | btw | totaal insluitend btw | bedrag verskuldig | openingsaldo | eindsaldo | afslag | netto betaling',
  ),
  smallWords: folded(
    'en | die | vir | van | met | nie | asseblief | dankie | faktuur | bedrag | totaal | datum | betaal | kliënt | u | ons',
  ),
};
