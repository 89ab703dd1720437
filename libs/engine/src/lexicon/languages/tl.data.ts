import type { LanguageLexicon } from '../language-lexicon';
import { folded } from '../word-list';

/** Filipino. */
export const FILIPINO: LanguageLexicon = {
  code: 'tl',
  smallWords: folded('ng | ang | sa | mga | at | para | kabuuan | petsa | halaga | bilang | pangalan | bayad | presyo | tirahan'),
  labels: {
    periodFrom: { strong: folded('simula ng panahon | petsa ng simula') },
    periodTo: { strong: folded('katapusan ng panahon | petsa ng pagtatapos') },
    invoiceNumber: {
      strong: folded(
        'numero ng resibo | numero ng invoice | service invoice no | charge sales invoice no | cash sales invoice no | billing invoice no | billing statement no | official receipt no | or no | blg. ng resibo | resibo blg. | numero ng bill | numero ng dokumento | blg. ng invoice',
      ),
    },
    issueDate: {
      strong: folded('petsa ng resibo | petsa ng invoice | petsa ng bill | petsa ng paglabas | petsa ng pag-isyu'),
      weak: folded('petsa'),
    },
    dueDate: {
      strong: folded(
        'huling araw ng pagbabayad | takdang petsa | huling araw ng bayad | bayaran bago | petsa ng bayaran | takdang araw ng pagbabayad',
      ),
    },
    customerNumber: {
      strong: folded(
        'service id no | can no | customer account number | numero ng kostumer | numero ng miyembro | numero ng pasyente | numero ng customer',
      ),
    },
    sellerVatId: { strong: folded('vat reg tin | vat registered tin | non vat reg tin | vat reg tin no') },
    buyerVatId: { strong: folded('customer tin | tin of customer | buyers tin | buyer tin | client tin') },
    netTotal: {
      strong: folded('vatable sales | vatable sale | total amount net of vat | amount net of vat | net of vat | total sales net of vat'),
    },
    taxTotal: { strong: folded('add vat | vat amount | less vat | buwis | halaga ng buwis | halaga ng vat | kabuuang buwis') },
    grossTotal: {
      strong: folded(
        'kabuuang halaga | kabuuan | halagang babayaran | total amount due php | total sales vat inclusive | kabuoan | kabuuang bayarin | kabuuang babayaran | kabuuang bayad',
      ),
      weak: folded('halaga'),
    },
    paid: { strong: folded('binayaran | paunang bayad | nabayaran | ibinayad') },
    sellerName: { strong: folded('nagbenta | nagtinda | nagtitinda | tindera | nagbebenta') },
    buyerName: {
      strong: folded(
        'mamimili | pangalan ng kostumer | received from | registered name | sold to registered name | charged to | bumili | kostumer | natanggap mula kay | tinanggap mula kay | umuupa | pangalan ng pasyente | nangungupahan | pangalan ng customer | pangalan ng miyembro',
      ),
    },
    shipTo: { strong: folded('ihatid sa | address ng paghahatid') },
    discountTotal: {
      strong: folded(
        'less sc pwd discount | less senior citizen discount | sc pwd disc | less discount sc pwd naac mov sp | diskwento | kabuuang diskwento',
      ),
      weak: folded('bawas'),
    },
    deliveryDate: { strong: folded('petsa ng paghahatid | petsa ng delivery') },
    orderNumber: { strong: folded('numero ng order | blg. ng order') },
    contractNumber: { strong: folded('numero ng kontrata | numero ng polisiya') },
    accountNumber: { strong: folded('numero ng account | blg. ng account') },
    bankName: { strong: folded('bangko | pangalan ng bangko') },
    openingBalance: { strong: folded('panimulang balanse | nakaraang balanse | simulang balanse') },
    closingBalance: { strong: folded('huling balanse | kasalukuyang balanse | panghuling balanse') },
    period: { strong: folded('saklaw na panahon | panahon ng pagsingil'), weak: folded('panahon') },
    accountHolder: { strong: folded('may-ari ng account | pangalan ng account') },
    amountDue: { strong: folded('halagang dapat bayaran | babayaran | natitirang balanse | dapat bayaran'), weak: folded('bayarin') },
  },
  titles: {
    Invoice: folded('service invoice | sales invoice | billing invoice | charge invoice | charge sales invoice | cash sales invoice'),
    Receipt: folded('resibo | opisyal na resibo | acknowledgement receipt | official receipt | collection receipt'),
    'Price List': folded('listahan ng presyo'),
    Form: folded('pormularyo | porma | aplikasyon | form ng aplikasyon'),
    Report: folded('ulat | katitikan ng pulong'),
  },
  columns: {
    description: folded('paglalarawan | nature of service | particulars | produkto | deskripsyon | mga bilihin | detalye | aytem'),
    quantity: folded('dami | bilang'),
    unitPrice: folded('presyo | halaga bawat isa'),
    lineTotal: folded('halaga | kabuuan'),
    articleNumber: folded('kodigo | kodigo ng produkto'),
    unit: folded('yunit'),
    date: folded('petsa'),
    balance: folded('balanse'),
  },
  totals: folded('kabuuan | kabuuang halaga | kabuuang bayarin'),
};
