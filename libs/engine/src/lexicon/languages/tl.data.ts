import type { LanguageLexicon } from '../language-lexicon';
import { folded, list } from '../word-list';

/** Filipino. */
export const FILIPINO: LanguageLexicon = {
  code: 'tl',
  smallWords: folded('ng | ang | sa | mga | at | para | kabuuan | petsa | halaga | bilang | pangalan | bayad | presyo | tirahan'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'numero ng resibo | numero ng invoice | service invoice no | charge sales invoice no | cash sales invoice no | billing invoice no | billing statement no | official receipt no | or no | si no | sales invoice no | charge invoice no | cash invoice no | acknowledgement receipt no | ar no | collection receipt no | cr no | resibo no | service invoice number',
      ),
    },
    issueDate: {
      strong: folded('petsa ng resibo | petsa ng invoice | petsa ng pagkakagawa | petsa ng bayad | petsa at oras'),
      weak: folded('petsa'),
    },
    dueDate: { strong: folded('huling araw ng pagbabayad | takdang petsa | bayaran bago ang | bayaran hanggang | petsa ng pagbabayad') },
    customerNumber: { strong: folded('service id no | can no | customer account number') },
    sellerVatId: { strong: folded('vat reg tin | vat registered tin | non vat reg tin | vat reg tin no') },
    buyerVatId: { strong: folded('customer tin | tin of customer | buyers tin | buyer tin | client tin') },
    netTotal: {
      strong: folded(
        'vatable sales | vatable sale | total amount net of vat | amount net of vat | net of vat | total sales net of vat | vat exempt sales | zero rated sales | vatable sales v | net of vat amount',
      ),
    },
    taxTotal: { strong: folded('add vat | vat amount | 12% vat | add 12% vat | less vat | total vat') },
    grossTotal: {
      strong: folded(
        'kabuuang halaga | kabuuan | halagang babayaran | total amount due php | total sales vat inclusive | kabuuang babayaran | kabuuang bayarin | total sales vat incl | total amount due vat inclusive',
      ),
      weak: folded('halaga'),
    },
    paid: { strong: folded('binayaran | paunang bayad | halagang ibinayad | bayad na | halagang binayaran') },
    sellerName: { strong: folded('nagbenta | nagtinda | pangalan ng nagbenta | pangalan ng tindahan') },
    buyerName: {
      strong: folded(
        'mamimili | pangalan ng kostumer | received from | registered name | sold to registered name | charged to | pangalan ng bumili | pangalan ng kliyente | tinanggap mula kay',
      ),
    },
    shipTo: { strong: folded('ihatid sa') },
    discountTotal: {
      strong: folded('less sc pwd discount | less senior citizen discount | sc pwd disc | less discount sc pwd naac mov sp'),
    },
    withholdingTax: { strong: folded('less withholding tax | less ewt | withholding tax 2% | creditable withholding tax') },
    cashTendered: { strong: folded('salapi') },
    change: { strong: folded('sukli') },
    amountDue: { strong: folded('natitirang bayarin | balanse | natitirang balanse') },
  },
  titles: {
    Invoice: folded('service invoice | sales invoice | billing invoice | charge invoice | charge sales invoice | cash sales invoice'),
    Receipt: folded('resibo | opisyal na resibo | acknowledgement receipt | official receipt | collection receipt'),
    'Price List': folded('listahan ng presyo'),
    Form: folded('pormularyo'),
    Report: folded('ulat | katitikan ng pulong'),
  },
  columns: {
    description: folded(
      'paglalarawan | nature of service | particulars | produkto | paglalarawan ng produkto | serbisyo | item deskripsyon',
    ),
    quantity: folded('dami | bilang ng piraso'),
    unitPrice: folded('presyo | presyo bawat isa | halaga bawat isa'),
    lineTotal: folded('halaga | kabuuang presyo'),
    unit: folded('yunit'),
  },
  payWords: folded('sahod | buwanang sahod | kaltas | sss contribution | philhealth | pag ibig | pagibig contribution | 13th month pay'),
  units: list('piraso | kilo | sako | kahon | bote | litro | oras | araw | buwan'),
  totals: folded(
    'kabuuan | kabuuang halaga | total sales | vatable sales | vat exempt sales | zero rated sales | vat amount | sukli | less vat | less discount',
  ),
};
