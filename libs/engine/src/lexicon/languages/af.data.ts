import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Afrikaans. */
export const AFRIKAANS: LanguageLexicon = {
  code: 'af',
  labels: {
    periodFrom: { strong: folded('tydperk van | begindatum | aanvangsdatum') },
    periodTo: { strong: folded('tydperk tot | einddatum') },
    invoiceNumber: {
      strong: folded('faktuurnommer | faktuur n | belastingfaktuur n | rekeningnommer faktuur | dokumentnommer | kwitansienommer'),
    },
    issueDate: { strong: folded('faktuurdatum | datum van faktuur | datum uitgereik | uitreikingsdatum'), weak: folded('datum') },
    dueDate: { strong: folded('betaalbaar voor | vervaldatum | betaaldatum | betaalbaar op of voor') },
    deliveryDate: { strong: folded('afleweringsdatum | datum van aflewering') },
    orderNumber: { strong: folded('bestelnommer | bestelling n | u bestelling') },
    customerNumber: { strong: folded('kliëntnommer | kliëntkode | debiteurnommer') },
    sellerVatId: { strong: folded('btw n | btw nommer | btw registrasienommer | btw reg n') },
    netTotal: { strong: folded('totaal uitgesluit btw | bedrag btw uitgesluit | subtotaal btw uitgesluit') },
    taxTotal: { strong: folded('btw 15 | totale btw') },
    grossTotal: { strong: folded('totaal ingesluit btw | totaal btw ingesluit | bedrag verskuldig | totaal betaalbaar | groottotaal') },
    amountDue: { strong: folded('bedrag betaalbaar | uitstaande bedrag | saldo verskuldig | balans verskuldig') },
    paid: { strong: folded('bedrag betaal | deposito ontvang') },
    sellerName: { strong: folded('verskaffer | verkoper') },
    buyerName: { strong: folded('koper | kliënt | faktureer aan | rekening aan') },
    shipTo: { strong: folded('lewer aan | afleweringsadres | aflewer aan') },
    period: { strong: folded('tydperk') },
    openingBalance: { strong: folded('openingsaldo') },
    closingBalance: { strong: folded('sluitingsaldo | eindsaldo') },
    paymentTerms: { strong: folded('betalingsterme | betaalvoorwaardes') },
    chargeTotal: { strong: folded('afleweringskoste') },
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
    description: folded('beskrywing | besonderhede'),
    quantity: folded('hoeveelheid | hoev'),
    unitPrice: folded('eenheidsprys | prys | prys per eenheid'),
    lineTotal: folded('bedrag | totaal'),
    unit: folded('eenheid'),
  },
  copyMarks: folded('oorspronklik | afskrif'),
};
