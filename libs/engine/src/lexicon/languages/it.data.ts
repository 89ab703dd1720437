import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Italian. */
export const ITALIAN: LanguageLexicon = {
  code: 'it',
  smallWords: list(`il | gli | della | di | e | fattura | data | importo | per | prezzo | quantità | iva | via | con | totale`),
  tellingWords:
    list(`il | la | lo | gli | dei | del | della | e | di | per | una | un | fattura | data | quantita | prezzo | importo | totale | iva
    | cliente | numero | descrizione | indirizzo | pagamento | scadenza | con | da | via | partita | codice | fiscale | imponibile
    | unitario | banca | spett | causale`),
  numberWords: list('numero'),
  labels: {
    invoiceNumber: {
      strong:
        list(`numero fattura | fattura n | n fattura | numero documento | numero della fattura | documento n | n documento | nota di credito n
        | numero nota di credito | numero ricevuta | ricevuta n | scontrino n`),
      weak: list('fattura | numero | ricevuta | nota'),
    },
    issueDate: {
      strong: list(`data fattura | data della fattura | data di emissione | data emissione | data documento | emessa il | data doc
        | data emissione fattura`),
      weak: list('data'),
    },
    dueDate: {
      strong:
        list(`data di scadenza | scadenza | data scadenza | da pagare entro | scadenza pagamento | scadenza il | data scadenza pagamento
        | data di pagamento`),
    },
    deliveryDate: {
      strong: list(`data di consegna | data consegna | consegna prevista | consegna entro | data prestazione | data del servizio
        | data di consegna prevista`),
      weak: list('consegna'),
    },
    orderNumber: {
      strong: list(`numero ordine | n ordine | ordine n | vostro ordine | ordine di acquisto | vs ordine | vostro ordine n | rif ordine
        | numero d ordine | ordine cliente | vs rif ordine | n d ordine | ordine di acquisto n`),
      weak: list('ordine'),
    },
    contractNumber: {
      strong: list('numero contratto | contratto n'),
    },
    customerNumber: {
      strong: list('cod cliente | codice cliente | n cliente | cliente n'),
    },
    sellerVatId: {
      strong:
        list(`partita iva | p iva | part iva | n iva | p iva c f | partita iva codice fiscale | partita iva e codice fiscale | p iva e c f
        | c f p iva | c f e p iva`),
    },
    buyerVatId: {
      strong: list('partita iva cliente | p iva cliente | p iva del cliente'),
    },
    currency: {
      strong: list('valuta'),
    },
    lineTotal: {
      strong: list('totale righe | totale merce | totale merci'),
      weak: list('subtotale'),
    },
    netTotal: {
      strong:
        list(`imponibile | totale imponibile | totale netto | totale senza iva | netto imponibile | base imp | imponibile iva | tot imponibile
        | totale imponibile iva | importo netto | base imponibile | totale al netto iva | totale netto iva`),
      weak: list('netto | subtotale'),
    },
    taxTotal: {
      strong: list('totale iva | importo iva | imposta | totale imposta | imposta iva | ammontare iva'),
      weak: list('iva'),
    },
    grossTotal: {
      strong:
        list(`totale fattura | totale documento | importo totale | totale complessivo | totale da pagare | totale a pagare | totale generale
        | totale ivato | totale iva inclusa | totale con iva | totale lordo | importo totale documento | totale dovuto | tot fattura`),
      weak: list('totale | importo'),
    },
    paid: {
      strong: list('anticipo | acconto | pagato | gia pagato | acconto versato | anticipo versato | importo pagato | acconti'),
    },
    amountDue: {
      strong: list(`netto a pagare | importo dovuto | da pagare | importo da pagare | saldo a pagare | residuo da pagare | saldo da pagare
        | netto da pagare | totale a saldo`),
      weak: list('saldo'),
    },
    sellerName: {
      strong:
        list(`fornitore | venditore | cedente prestatore | emittente | dati fornitore | dati del fornitore | mittente | emesso da | cedente
        | prestatore`),
    },
    buyerName: {
      strong:
        list(`cliente | destinatario | acquirente | cessionario committente | spett le | spettabile | intestatario | cessionario | fatturato a
        | dati cliente | dati del cliente | intestata a | fatturare a | committente`),
    },
    shipTo: {
      strong: list(`indirizzo di consegna | destinazione | luogo di consegna | spedire a | consegnare a | indirizzo di spedizione`),
    },
    name: {
      strong: list('nome | ragione sociale'),
    },
    advertiser: {
      strong: list('inserzionista'),
    },
    period: {
      strong: list('periodo | periodo di riferimento'),
    },
    periodFrom: {
      strong: list('data inizio'),
    },
    periodTo: {
      strong: list('data fine'),
    },
    openingBalance: {
      strong: list('saldo iniziale | saldo precedente | saldo contabile iniziale'),
    },
    closingBalance: {
      strong: list('saldo finale | nuovo saldo | saldo contabile finale'),
    },
    accountNumber: {
      strong: list('numero conto | conto n | conto corrente n | conto | c c n'),
    },
    accountHolder: {
      strong: list('intestatario del conto'),
    },
    paymentTerms: {
      strong: list('condizioni di pagamento'),
    },
    orderDate: {
      strong: list('data ordine'),
    },
    phone: {
      strong: list('telefono'),
    },
    bankName: {
      strong: list('banca'),
    },
    withholdingTax: {
      strong: list('ritenuta d acconto | ritenuta acconto | ritenuta | ritenute'),
    },
    sellerTaxNumber: {
      strong: list('cod fisc | codice fiscale'),
    },
    sellerRegistrationNumber: {
      strong: list('rea'),
    },
    deliveryNoteNumber: {
      strong: list('ddt n'),
    },
    yourReference: {
      strong: list('vostro riferimento'),
    },
    ourReference: {
      strong: list('nostro riferimento'),
    },
    contact: {
      strong: list('contatto'),
    },
    discountTotal: {
      strong: list('sconto | totale sconto'),
    },
    chargeTotal: {
      strong: list('spese di spedizione | spese di trasporto | trasporto'),
    },
    cashTendered: {
      strong: list('contanti'),
    },
    change: {
      strong: list('cambio | resto'),
    },
    page: {
      strong: list('pagina | foglio'),
    },
    postBox: {
      strong: list('casella postale'),
    },
  },
  labelFillers: list('iva'),
  netWords: list('netto | senza'),
  grossWords: list('con'),
  titles: {
    'Credit Note': list('nota di credito | nota credito'),
    Invoice: list('bolletta | parcella | fattura | proforma'),
    Receipt: list('ricevuta | scontrino'),
    'Bank Statement': list('estratto conto'),
    'Purchase Order': list('ordine | ordine di acquisto'),
    Quote: list('preventivo | offerta'),
    'Delivery Note': list('bolla di consegna | documento di trasporto | ddt'),
    'Price List': list('listino | listino prezzi'),
    Report: list('rapporto | relazione'),
    Form: list('modulo'),
    Other: list('busta paga | cedolino'),
  },
  invoiceMarks: list('fattura'),
  totals: list('saldo | saldo finale | nuovo saldo | totale | imponibile | totale documento | subtotale | totale imponibile'),
  carried: list('riporto | a riportare | da riportare'),
  payments: ['contant[ie]', 'resto', 'bancomat', 'carta di credito', 'di cui', 'da pagare', 'arrotondamento', 'iva'],
  columns: {
    position: list('n | num | riga | l p | n o | posizione'),
    articleNumber: list('cod | codice | cod articolo | part # | codice articolo | codice prodotto | articolo'),
    description: list(`operazione | movimento | descrizione | prodotto | servizio | causale | descrizione articolo | descrizione prodotto
      | descrizione dei beni | denominazione | oggetto`),
    quantity: list('consumo | giorni | giornate | quantita | q ta | qta | pezzi | ore'),
    unit: list('unit | unita | um | u m | unita di misura'),
    unitPrice: list(
      `p u | prezzo | prezzo unitario | pr unitario | p unit | p unitario | pr unit | prezzo unit | prezzo netto | importo unitario`,
    ),
    discount: list('sconto | rist | sconto % | scont'),
    taxRate: list('iva | iva % | aliquota | aliquota iva | % iva | al iva | cod iva'),
    taxAmount: list('importo iva | imposta'),
    lineTotal: list(
      `netto | importo | totale | prezzo totale | totale riga | importo netto | importo eur | importo totale | prezzo tot | imponibile`,
    ),
    date: list('valuta | data | data valuta | data contabile | data operazione | data mov | data movimento'),
    debit: list('dare | addebiti | uscite | debito | addebito | dare eur'),
    credit: list('avere | accrediti | entrate | credito | accredito | versamenti'),
    balance: list('saldo | saldo contabile | saldo attuale'),
  },
  columnQualifiers: list('senza'),
  greetings: list('gentile | gentili | egregio | egregia | spettabile'),
  salutations: list('gentile cliente | egregio cliente | spettabile cliente | spett le | spett | egregio signor | gentile signora'),
  yourWords: list('suo | vostro'),
  periodWords: list('dal | periodo'),
  writtenAt: list('Fatto a'),
  datedOn: list('lì | il'),
  remarks: list('nota | note | fonte | osservazioni | tabella | figura'),
  captions: list('tabella | fonte'),
  notes: list('fonte'),
  openEnds: list('di | e | la | le'),
  streets: list('via | viale | piazza | corso | largo | vicolo'),
  legalForms: list('srl | spa | snc | sagl'),
  leadingLegalForms: list('ditta | snc'),
  countries: list('italia'),
  contacts: list('iva'),
};
