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
        'numero ng resibo | numero ng invoice | service invoice no | charge sales invoice no | cash sales invoice no | billing invoice no | billing statement no | official receipt no | or no',
      ),
    },
    issueDate: { strong: folded('petsa ng resibo | petsa ng invoice'), weak: folded('petsa') },
    dueDate: { strong: folded('huling araw ng pagbabayad | takdang petsa') },
    customerNumber: { strong: folded('service id no | can no | customer account number') },
    sellerVatId: { strong: folded('vat reg tin | vat registered tin | non vat reg tin | vat reg tin no') },
    buyerVatId: { strong: folded('customer tin | tin of customer | buyers tin | buyer tin | client tin') },
    netTotal: {
      strong: folded('vatable sales | vatable sale | total amount net of vat | amount net of vat | net of vat | total sales net of vat'),
    },
    taxTotal: { strong: folded('add vat | vat amount | less vat') },
    grossTotal: {
      strong: folded('kabuuang halaga | kabuuan | halagang babayaran | total amount due php | total sales vat inclusive'),
      weak: folded('halaga'),
    },
    paid: { strong: folded('binayaran | paunang bayad') },
    sellerName: { strong: folded('nagbenta | nagtinda') },
    buyerName: {
      strong: folded('mamimili | pangalan ng kostumer | received from | registered name | sold to registered name | charged to'),
    },
    shipTo: { strong: folded('ihatid sa') },
    discountTotal: {
      strong: folded('less sc pwd discount | less senior citizen discount | sc pwd disc | less discount sc pwd naac mov sp'),
    },
  },
  titles: {
    Invoice: folded('service invoice | sales invoice | billing invoice | charge invoice | charge sales invoice | cash sales invoice'),
    Receipt: folded('resibo | opisyal na resibo | acknowledgement receipt | official receipt | collection receipt'),
    'Price List': folded('listahan ng presyo'),
    Form: folded('pormularyo'),
    Report: folded('ulat | katitikan ng pulong'),
  },
  columns: {
    description: folded('paglalarawan | nature of service | particulars'),
    quantity: folded('dami'),
    unitPrice: folded('presyo'),
    lineTotal: folded('halaga'),
  },
};
