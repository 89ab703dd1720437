import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Romanian. */
export const ROMANIAN: LanguageLexicon = {
  code: 'ro',
  smallWords: list(
    'și | şi | din | pentru | este | sau | nr | factura | factură | data | lei | către | până | cu | prin | plată | cantitate | preț',
  ),
  numberWords: folded('nr | număr | numărul | numar'),
  labels: {
    invoiceNumber: {
      strong: folded(
        `n factură | n facturii | n facturi | factura n | factura fiscală n | serie și n | seria și numărul facturii | serie factură | n document | n documentului | bon fiscal n | n bon | chitanța n | factură proformă n | proforma n | factura seria și n | seria n factură | factura seria | n notă de credit | factura storno n | n factură fiscală | serie n | seria n`,
      ),
      weak: folded('factura | seria | număr | numărul'),
    },
    issueDate: {
      strong:
        folded(`data emiterii | data facturii | data factură | data emitere | emisă la | emis la | emisă la data de | data întocmirii | data emiterii facturii
        | data eliberării | emisă în data de | data documentului | data document | data facturare`),
      weak: folded('data | din data | din data de'),
    },
    dueDate: {
      strong: folded(
        `data scadenței | data scadentă | scadență | termen de plată | data limită de plată | scadent la | termen plată | termenul de plată | de plătit până la | scadența la | data limită plată | termen scadență | plata până la`,
      ),
    },
    deliveryDate: {
      strong:
        folded(`data livrării | data livrare | data expediției | data prestării | data prestării serviciului | data expedierii | termen de livrare | livrat la
        | data livrării prestării | data faptului generator`),
    },
    orderNumber: {
      strong: folded(`n comandă | n comenzii | comanda n | comanda dvs | comanda dumneavoastră | n comanda client | comandă client`),
      weak: folded('comanda'),
    },
    contractNumber: { strong: folded('n contract | contract n | n contractului'), weak: folded('contractul') },
    customerNumber: {
      strong: folded('cod client | n client | id client | cod abonat | codul clientului | codul dvs de client | cod de client'),
    },
    sellerVatId: {
      strong: folded(
        'cui | cif | cod fiscal | cod de înregistrare fiscală | cod tva | cod unic de înregistrare | cod identificare fiscală | cod înregistrare tva',
      ),
    },
    buyerVatId: {
      strong: folded(
        'cui client | cif client | cui cumpărător | cif cumpărător | cod fiscal client | cod fiscal cumpărător | cui beneficiar',
      ),
    },
    iban: { strong: folded('cont iban | cod iban | contul iban') },
    bic: { strong: folded('cod swift | cod bic') },
    currency: { strong: folded('moneda | moneda facturii | valuta facturii') },
    lineTotal: { strong: folded('total articole | total produse'), weak: folded('subtotal') },
    netTotal: {
      strong:
        folded(`total fără tva | valoare fără tva | total valoare fără tva | bază de impozitare | baza impozabilă | total net | valoare netă totală
        | total bază de impozitare | subtotal fără tva | suma fără tva | valoare totală fără tva | total bază impozabilă | valoarea fără tva`),
      weak: folded('fără tva | valoare netă'),
    },
    taxTotal: {
      strong: folded(
        'total tva | valoare tva | suma tva | total valoare tva | tva total | taxa pe valoarea adăugată | valoarea tva | tva de plată | cota tva valoare',
      ),
      weak: folded('tva'),
    },
    grossTotal: {
      strong:
        folded(`total de restituit | total stornat | suma de restituit | total storno | total de plată | total plată | total general | total cu tva | total factură | total inclusiv tva | valoare totală | valoare totală cu tva
        | total de plată cu tva | suma totală | total lei | total ron | total factură cu tva | valoare totală factură | total de achitat | total facturat
        | valoare cu tva | suma totală de plată | total valoare cu tva | total facturi | valoarea totală de plată`),
      weak: folded('total | suma | valoare'),
    },
    paid: {
      strong: folded(
        'achitat | suma achitată | plătit | avans | plătit în avans | avans achitat | suma plătită | deja achitat | total achitat',
      ),
    },
    amountDue: {
      strong: folded(
        'de plată | rest de plată | suma de plată | sold de plată | rest de achitat | suma de achitat | sold restant | de achitat',
      ),
      weak: folded('sold'),
    },
    sellerName: { strong: folded('furnizor | vânzător | prestator | emitent | furnizorul | executant | denumire furnizor') },
    buyerName: {
      strong: folded(
        'titular contract | titularul contractului | cumpărător | beneficiar | client | clientul | cumpărătorul | beneficiarul | facturat către | adresa de facturare | denumire client | achizitor',
      ),
    },
    shipTo: {
      strong: folded('adresa de livrare | livrare la | loc de livrare | locul livrării | punct de livrare | adresă livrare | destinatar'),
    },
    name: { strong: folded('denumire firmă | nume și prenume | nume firmă') },
    period: {
      strong: folded('perioada de facturare | perioada | perioada facturată | perioada extrasului | perioada de consum'),
    },
    periodFrom: { strong: folded('de la data | perioada de la') },
    periodTo: { strong: folded('până la data') },
    openingBalance: { strong: folded('sold inițial | sold precedent | sold anterior | sold de deschidere') },
    closingBalance: { strong: folded('sold final | sold curent | sold nou | sold de închidere | sold actual') },
    accountNumber: { strong: folded('cont bancar | n cont | contul | numărul contului'), weak: folded('cont') },
    accountHolder: { strong: folded('titular cont | titularul contului | titular de cont') },
    paymentTerms: { strong: folded('modalitate de plată | condiții de plată | metoda de plată | mod de plată | modalitatea de plată') },
    printDate: { strong: folded('data tipăririi | data listării') },
    orderDate: { strong: folded('data comenzii') },
    contractDate: { strong: folded('data contractului') },
    deliveryNoteNumber: { strong: folded('aviz n | n aviz | aviz de însoțire n') },
    accountExecutive: { strong: folded('casier | întocmit de') },
    phone: { strong: folded('telefon | tel | mobil') },
    bankName: { strong: folded('banca') },
    sellerRegistrationNumber: {
      strong: folded('reg com | nr reg com | registrul comerțului | nr registrul comerțului | nr ord reg com an | n ord reg com'),
    },
    contact: { strong: folded('persoană de contact | delegat') },
    discountTotal: { strong: folded('total discount | reducere | total reducere | reducere comercială') },
    chargeTotal: { strong: folded('cost transport | taxă de livrare | cheltuieli de transport | cost livrare | taxa transport') },
    roundingAmount: { strong: folded('rotunjire') },
    cashTendered: { strong: folded('numerar | plată numerar | card bancar') },
    change: { strong: folded('rest de primit'), weak: folded('rest') },
    associatedInvoiceNumber: { strong: folded('factura inițială n | n factură inițială') },
    page: { strong: folded('pagina | pag') },
  },
  labelFillers: folded('tva | lei | ron | nr | din | de | la | cu | fără'),
  netWords: folded('fără'),
  grossWords: folded('cu | inclusiv'),
  titles: {
    'Credit Note': folded('notă de credit | factură storno | factura storno | nota de credit | storno'),
    Invoice: folded(
      'factură | factura | factură fiscală | factura fiscală | factură proformă | proformă | factura proforma | factură de avans',
    ),
    Receipt: folded('bon fiscal | chitanță | chitanta'),
    'Bank Statement': folded('extras de cont | extras cont | extrasul de cont'),
    'Purchase Order': folded('comandă | comanda | confirmare comandă | notă de comandă | confirmare de comandă'),
    Quote: folded('ofertă | oferta | ofertă de preț | deviz | ofertă comercială | deviz estimativ'),
    'Delivery Note': folded(
      'aviz de însoțire a mărfii | aviz de expediție | aviz de însoțire | notă de livrare | proces verbal de predare primire',
    ),
    'Price List': folded('listă de prețuri | lista de prețuri'),
    Report: folded('raport | raport anual | situație'),
    Form: folded('formular | cerere | declarație | chestionar'),
    Other: folded('fluturaș de salariu | fluturaș'),
  },
  creditMarks: folded('storno | nota de credit'),
  invoiceMarks: folded('factur'),
  totals:
    folded(`total | subtotal | total de plată | total general | de plată | rest de plată | sold inițial | sold final | sold precedent | suma de plată
    | total tva | valoare totală | rotunjire | total fără tva | baza de impozitare | total lei `),
  carried: folded('report din pagina anterioară | de reportat | reportat'),
  payments: folded('numerar | card | rest | tva | total tva | rotunjire'),
  units: list('buc | mp | cutie'),
  columns: {
    position: folded('nr crt | crt | nr | poz'),
    articleNumber: folded('cod | cod produs | cod articol | cod art'),
    description:
      folded(`denumire | denumirea | descriere | denumirea produselor sau a serviciilor | denumire produs | produs | serviciu | denumire articol | articol
      | denumirea produselor serviciilor | explicații | denumire produse servicii | detalii | denumire produs serviciu | denumirea produsului | detalii tranzacție
      | denumirea mărfii | specificație | descrierea produselor`),
    quantity: folded('cantitate | cantitatea | cant | buc | nr buc | consum | cantit | ore'),
    unit: folded('um | u m | unitate | unitate de măsură'),
    unitPrice: folded(
      'preț | preț unitar | pret unitar fara tva | preț unit | p u | pret unit fara tva | prețul unitar | tarif | preț fără tva | preț unitar lei',
    ),
    discount: folded('discount | reducere | disc %'),
    taxRate: folded('tva | cota tva | tva % | % tva'),
    taxAmount: folded('valoare tva | valoarea tva | suma tva | val tva'),
    lineTotal: folded(
      'valoare | valoarea | total | valoare fără tva | valoare totală | suma | valoare lei | valoare netă | val | total fără tva | valoare cu tva | total cu tva | valoarea fără tva',
    ),
    date: folded('data | data tranzacției | data valutei | data operațiunii'),
    debit: folded('debit | plăți | sume debitate'),
    credit: folded('credit | încasări | sume creditate'),
    balance: folded('sold curent | sold final | sold contabil'),
  },
  columnQualifiers: folded('fără | inclusiv'),
  greetings: folded('stimate | stimată | bună ziua | stimați'),
  salutations: folded('către | domnului | doamnei | stimate client'),
  yourWords: folded('dvs | dumneavoastră'),
  periodWords: folded('perioada | între | de la'),
  remarks: folded('observații | observație | notă | mențiuni | sursa | tabel'),
  notes: list('sursa | notă'),
  openEnds: list('și | de | la | cu | pentru'),
  streets: folded('strada | str | bulevardul | bd | bdul | calea | șoseaua | aleea | piața | bl | sector | ap | intrarea'),
  legalForms: folded('srl | sa | pfa | srld | sca'),
  leadingLegalForms: folded('sc'),
  countries: folded('românia'),
  contacts: folded('tel | telefon | cui | cif | reg com | banca | capital social'),
  bankWords: folded('trezorerie'),
  confirmationMarks: list('confirmare'),
  copyMarks: list('original | copie | duplicat | exemplarul 1 | exemplar client | exemplarul clientului'),
  tillWords: folded('casier | masa | ospatar | nr bon | card bancar | amef | bacsis | operator'),
};
