import type { LanguageLexicon } from '../language-lexicon';
import { folded, list } from '../word-list';

/** Maltese. */
export const MALTESE: LanguageLexicon = {
  code: 'mt',
  ofFewPapers: true,
  latinModel: 'mlt',
  letters: 'àċèġħìòùż',
  smallWords: folded(
    'ta | tal | tas | tat | tad | għal | għall | għas | għat | minn | fil | fuq | bil | lil | lill | jew | mhux | huwa | hija | kull | tagħna | tagħkom | tiegħek | tagħha | grazzi | jekk | jogħġbok | għandu | għandha | għandek | numru | nru | fattura | ammont | prezz | kwantità | indirizz | klijent | ħlas | irċevuta | isem | jum | xahar | sena | ewro | deskrizzjoni | servizz | oġġett | xiri | bejgħ | triq',
  ),
  dates: { monthOpenings: list("ta'") },
  numberWords: folded('numru | nru'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'numru tal fattura | nru tal fattura | fattura n | numru tal irċevuta | nru tal irċevuta | irċevuta n | numru tad dokument | numru tal kwotazzjoni | kwotazzjoni n | numru tan nota ta kreditu | nota ta kreditu n | numru tal kont tal fattura | numru tar rapport | numru tal polza | numru tal istqarrija | numru tal applikazzjoni',
      ),
      weak: folded('fattura'),
    },
    issueDate: {
      strong: folded(
        'data tal fattura | data tal ħruġ | data tal irċevuta | maħruġa fi | data tad dokument | data u ħin | data tal bejgħ | data tal kwotazzjoni | data tar rapport | data tal istqarrija | data tax xiri | maħruġ fi',
      ),
    },
    dueDate: {
      strong: folded(
        'data tal ħlas | data tal għeluq | ħlas sa | għandha titħallas sa | data dovuta | data tal iskadenza | terminu tal ħlas | tħallas sa | għandu jitħallas sa | data tal għeluq tal ħlas | data massima tal ħlas',
      ),
    },
    deliveryDate: {
      strong: folded(
        'data tal kunsinna | data tal konsenja | data tal provvista | data tas servizz | data tat twassil | data tal ispedizzjoni',
      ),
    },
    orderNumber: {
      strong: folded('numru tal ordni | nru tal ordni | ordni n | numru tal ordni tax xiri | ordni tax xiri n | l ordni tiegħek'),
      weak: folded('ordni'),
    },
    contractNumber: { strong: folded('numru tal kuntratt | kuntratt n | nru tal kuntratt') },
    customerNumber: {
      strong: folded(
        'numru tal klijent | nru tal klijent | kodiċi tal klijent | klijent n | numru tal konsumatur | numru tas sħubija | numru tal pazjent | numru tal impjegat',
      ),
    },
    sellerVatId: {
      strong: folded(
        'numru tal vat | nru tal vat | numru ta reġistrazzjoni tal vat | numru tat taxxa | nru ta reġistrazzjoni tal vat | numru tal vat tal bejjiegħ',
      ),
    },
    buyerVatId: { strong: folded('numru tal vat tal klijent | nru tal vat tal klijent | numru tal vat tax xerrej') },
    sellerRegistrationNumber: {
      strong: folded('numru tar reġistrazzjoni | numru ta reġistrazzjoni tal kumpanija | nru tar reġistrazzjoni'),
    },
    currency: { strong: folded('munita') },
    lineTotal: { strong: folded('subtotal tal oġġetti') },
    netTotal: {
      strong: folded(
        'total mingħajr vat | ammont mingħajr vat | total eskluż il vat | ammont taxxabbli | total nett | ammont nett | valur taxxabbli | total qabel il vat | prezz mingħajr vat | eskluża l vat',
      ),
    },
    taxTotal: {
      strong: folded('ammont tal vat | total tal vat | vat totali | taxxa fuq il valur miżjud | ammont tat taxxa | total tat taxxa'),
    },
    grossTotal: {
      strong: folded(
        'total inkluż il vat | total bil vat | total li għandu jitħallas | ammont totali | ammont totali li għandu jitħallas | total tal fattura | total globali | total ġenerali | ammont tal fattura | total inkluża l vat | total għall ħlas | somma totali | prezz totali | ammont bil vat | total tal irċevuta',
      ),
      weak: folded('ammont | somma'),
    },
    paid: { strong: folded('imħallas | ammont imħallas | mħallas | ħlas bil quddiem | depożitu mħallas | ammont riċevut | ħlas riċevut') },
    amountDue: {
      strong: folded(
        'ammont dovut | bilanċ dovut | għandu jitħallas | ammont pendenti | bilanċ pendenti | bilanċ li għandu jitħallas | total dovut | dejn',
      ),
    },
    sellerName: {
      strong: folded(
        'bejjiegħ | fornitur | isem il fornitur | maħruġ minn | maħruġa minn | kuntrattur | min iħaddem | sid il kera | isem il bejjiegħ',
      ),
    },
    buyerName: {
      strong: folded(
        'klijent | xerrej | isem il klijent | il klijent | fattura lil | kontijiet lil | isem ix xerrej | isem tal klijent | konsumatur | pazjent | isem il pazjent | impjegat | isem tal impjegat | inkwilin | applikant | isem tal applikant | isem u kunjom | student | rċevut mingħand | riċevut mingħand',
      ),
      weak: folded('isem'),
    },
    shipTo: { strong: folded('indirizz tal kunsinna | indirizz tal konsenja | kunsinna lil | post tal kunsinna | konsenja lil') },
    shipFrom: { strong: folded('post tat tagħbija | maħżen') },
    name: { strong: folded('isem tal kumpanija | isem il kumpanija | isem tan negozju') },
    period: {
      strong: folded('perjodu | perjodu tal kontijiet | perjodu tal kont | perjodu tal fattura | perjodu ta konsum | xahar tal paga'),
    },
    periodFrom: { strong: folded('data tal bidu | mid data') },
    periodTo: { strong: folded('data tat tmiem | sad data') },
    openingBalance: { strong: folded('bilanċ tal ftuħ | bilanċ preċedenti | bilanċ inizjali') },
    closingBalance: { strong: folded('bilanċ tal għeluq | bilanċ finali | bilanċ kurrenti | bilanċ ġdid') },
    accountNumber: { strong: folded('numru tal kont | nru tal kont | kont bankarju | numru tal kont bankarju | kont n') },
    accountHolder: { strong: folded('isem il kont | detentur tal kont | sid il kont | isem tal kont') },
    bankName: { strong: folded('isem il bank | isem tal bank') },
    paymentTerms: { strong: folded('kundizzjonijiet tal ħlas | termini tal ħlas | metodu ta ħlas | mod ta ħlas | mod tal ħlas') },
    contractDate: { strong: folded('data tal kuntratt') },
    orderDate: { strong: folded('data tal ordni') },
    deliveryNoteNumber: { strong: folded('numru tan nota tal kunsinna | nota tal kunsinna n') },
    phone: { strong: folded('numru tat telefon | telefown | mowbajl') },
    email: { strong: folded('indirizz elettroniku | posta elettronika') },
    website: { strong: folded('sit elettroniku | sit web') },
    contact: { strong: folded('persuna ta kuntatt | kuntatt | persuna għal kuntatt') },
    accountExecutive: { strong: folded('kaxxier | moqdi minn | ippreparat minn | maħdum minn') },
    discountTotal: { strong: folded('total tal iskont | ammont tal iskont'), weak: folded('skont') },
    chargeTotal: { strong: folded('spejjeż tal kunsinna | spejjeż tat trasport | ħlas għas servizz | imgħax | spejjeż tal konsenja') },
    roundingAmount: { strong: folded('arrotondament') },
    cashTendered: { strong: folded('flus kontanti | bi flus kontanti | kontanti | karta tal kreditu | karta ta debitu | bil karta') },
    change: { strong: folded('bqija | il bqija') },
    totalQuantity: { strong: folded('kwantità totali | piż totali | numru ta oġġetti') },
    associatedInvoiceNumber: { strong: folded('fattura oriġinali n | numru tal fattura oriġinali') },
    yourReference: { strong: folded('ir referenza tiegħek | referenza tiegħek') },
    ourReference: { strong: folded('ir referenza tagħna | referenza tagħna') },
    page: { strong: folded('paġna') },
    postBox: { strong: folded('kaxxa postali') },
  },
  titles: {
    'Credit Note': folded('nota ta kreditu'),
    Invoice: folded(
      'fattura | fattura tal vat | fattura tat taxxa | fattura proforma | fattura fiskali | kont tad dawl u ilma | kont tal elettriku | fattura tal bejgħ',
    ),
    Receipt: folded('irċevuta | irċevuta fiskali | irċevuta tal vat | irċevuta tal ħlas'),
    'Bank Statement': folded('rendikont bankarju | rendikont tal kont | stqarrija tal kont | dikjarazzjoni tal kont | stqarrija bankarja'),
    'Purchase Order': folded('ordni tax xiri | ordni | konferma tal ordni | konferma ta ordni'),
    Quote: folded('kwotazzjoni | offerta | kwotazzjoni tal prezz'),
    'Delivery Note': folded('nota tal kunsinna | nota tal konsenja | nota ta kunsinna | nota ta konsenja'),
    'Price List': folded('lista tal prezzijiet | lista ta prezzijiet | tariffi | prezzijiet'),
    Report: folded(
      'rapport annwali | rapport | minuti tal laqgħa | riżultati | karta tal bilanċ | rapport mediku | rapport tal ispezzjoni | riżultati tal analiżi',
    ),
    Form: folded(
      'formola | formola tal applikazzjoni | applikazzjoni | dikjarazzjoni | kwestjonarju | formola ta applikazzjoni | formola ta reġistrazzjoni | formola tal ilmenti',
    ),
    Other: folded(
      'karta tal paga | rendikont tal paga | kuntratt ta kera | kuntratt tax xogħol | polza tal assigurazzjoni | riċetta | ċertifikat',
    ),
    Letter: folded('tfakkira | tfakkira tal ħlas | avviż | ittra | avviż tal ħlas'),
    Table: folded('orarju | skeda | orarju tal karozzi tal linja | klassifika | inventarju | orarju tal lezzjonijiet'),
  },
  columns: {
    articleNumber: folded('kodiċi | kodiċi tal oġġett | kodiċi tal prodott'),
    description: folded('deskrizzjoni | oġġett | dettalji | prodott | servizz | partikolari | deskrizzjoni tal oġġett | xogħol'),
    quantity: folded('kwantità | kwant | sigħat | ammont ta unitajiet'),
    unit: folded('unità'),
    unitPrice: folded('prezz | prezz għal kull unità | prezz tal unità | prezz unitarju | prezz għall wieħed'),
    discount: folded('skont | skont %'),
    taxRate: folded('rata tal vat | vat %'),
    taxAmount: folded('ammont tal vat'),
    lineTotal: folded('ammont | total mingħajr vat | total bil vat | somma | valur | ammont ewro'),
    date: folded('data'),
    debit: folded('debitu | ħruġ | dejn | ħlasijiet'),
    credit: folded('kreditu | dħul | depożiti'),
    balance: folded('bilanċ'),
  },
  columnQualifiers: folded('mingħajr'),
  creditMarks: folded('kreditu'),
  invoiceMarks: folded('fattura'),
  confirmationMarks: folded('konferma'),
  labelFillers: folded('ewro'),
  netWords: folded('mingħajr | eskluż'),
  grossWords: folded('inkluż'),
  totals: folded(
    'total mingħajr vat | total bil vat | total inkluż il vat | ammont totali | total tal vat | ammont dovut | total li għandu jitħallas | bilanċ tal ftuħ | bilanċ tal għeluq | total ġenerali',
  ),
  carried: folded('imġorr il quddiem | imġorr'),
  payments: folded('flus kontanti | kontanti | bqija | skont'),
  units: list('biċċa | biċċiet | siegħa | sigħat | kaxxa | kaxxi | litru | metru | jum | jiem | xahar | pakkett | flixkun'),
  greetings: folded('għażiż | għażiża | għeżież | sinjur | sinjura'),
  salutations: folded('is sur | is sinjura | is sinjur'),
  yourWords: folded('tiegħek | tagħkom'),
  periodWords: folded('perjodu'),
  remarks: folded('rimarki | noti | nota bene | osservazzjonijiet'),
  notes: list('Sors'),
  captions: list('Tabella | Figura'),
  streets: folded('triq | misraħ | pjazza | sqaq | vjal | trejqet | dawret'),
  countries: folded('malta | għawdex'),
  contacts: folded('telefown | mowbajl | indirizz elettroniku | sit elettroniku | nru tal vat'),
  bankWords: folded('kont bankarju | bank of valletta | bov'),
  copyMarks: folded('oriġinali | kopja | kopja tal klijent'),
  payWords: folded('paga bażika | paga grossa | paga netta | sigurtà soċjali | taxxa fuq id dħul | tnaqqis | sahra | bonus statutorju'),
  tillWords: folded('kaxxier | mejda | moqdi minn'),
};
