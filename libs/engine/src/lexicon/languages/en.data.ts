import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** English. */
export const ENGLISH: LanguageLexicon = {
  code: 'en',
  smallWords: list(`the | and | of | for | invoice | date | amount | number | please | to | with | from | due | tax | price | quantity`),
  tellingWords:
    list(`the | of | and | to | for | invoice | date | total | amount | tax | quantity | price | description | payment | due | number
    | item | cash | change | thank | you | receipt | bill | is | are | in | from | with | please | balance | statement | page
    | subtotal | by | on | we | your | our`),
  numberWords: list('number'),
  labels: {
    invoiceNumber: {
      strong: list(`invoice number | invoice no | invoice nr | invoice # | invoice num | invoice id   
        | invoice ref | inv no | inv # | inv number | tax invoice no | tax invoice number | bill number | bill no | receipt no
        | receipt number | receipt # | document number | document no | doc no | invoice reference | folio no | folio number
        | credit note number | credit note no | credit memo no | credit memo number | proforma no`),
      weak: list('invoice | number | credit note | no | ticket'),
    },
    issueDate: {
      strong: list(`invoice date | date of invoice | issue date | date of issue | date issued | issued on | bill date | tax invoice date
        | document date | doc date | receipt date | inv date | issued | tax date`),
      weak: list('date | dated | date time'),
    },
    dueDate: {
      strong: list(`due date | payment due | payment due date | due by | due on | pay by | date due | payable by | payment date | pay before
        | please pay by | payment deadline  | remit by  | please remit by | please pay until
        | payable until | to be paid by | payable on or before | payment due on | due for payment | latest payment date`),
      weak: list('due'),
    },
    deliveryDate: {
      strong:
        list(`delivery date | date of delivery | date of supply | supply date | service date | shipping date | ship date | date shipped
        | tax point | delivered on | delivery by | requested delivery date | required by | required date | delivery due
        | expected delivery`),
      weak: list('delivery'),
    },
    orderNumber: {
      strong:
        list(`order number | order no | order rev | order revision | order nr | order # | order id | purchase order | purchase order no
        | purchase order number | po number | po no | po # | your order | your order no | customer order no | order ref | order reference
        | sales order no  | cust po | buyers order no | your order ref | your po | customer po
        | purchase order ref | your order number`),
      weak: list('your reference | order | po | source document | reference document'),
    },
    contractNumber: {
      strong: list(`contract number | contract no | contract # | contract nr | contract num | contract id | contract agreement number
        | contract revision | contract rev | order rev | order revision`),
      weak: list('contract'),
    },
    customerNumber: {
      strong: list(
        `customer number | customer no | customer id | customer # | account no customer | client number | client no | client id`,
      ),
    },
    sellerVatId: {
      strong: list(`seller vat id | seller vat number | supplier vat number | vat number | vat no | vat reg no | vat registration number
        | vat registration no | vat id | vat id no | vat identification number | vat reg | tax id | tax number | tax registration number
        | gst no | gst reg no | gst id | gst id no | gst number | abn | gstin`),
    },
    buyerVatId: {
      strong: list(`customer vat number | customer vat no | customer vat id | customer vat | your vat id | your vat number | your vat no
        | client vat number | buyer vat number | buyer vat id`),
    },
    otherVatId: {
      strong: list('ship to vat id | ship from vat id   | payee vat id'),
    },
    iban: {
      strong: list('iban no | iban number | iban code'),
    },
    bic: {
      strong: list('swift code | bic code'),
    },
    currency: {
      strong: list('currency | currency code'),
    },
    lineTotal: {
      strong:
        list(`total amount of lines | total amount lines | sum of lines | total lines | line total | lines total | items total | total of items
        | item total | merchandise total | goods total | total goods`),
      weak: list('subtotal'),
    },
    netTotal: {
      strong:
        list(`net total | net amt | total net | net amount | total excl vat | total excl tax | total excluding vat | total excluding tax
        | total before tax | total ex vat | amount excl vat | net value | taxable amount | total taxable amount | tax basis total
        | amount before tax | untaxed amount | total without tax | total excl gst | invoice total without vat | total without vat
        | tax exclusive amount | total amount without vat | amount untaxed | total excluding gst | excl gst total | subtotal excl vat
        | subtotal ex vat | subtotal before tax | subtotal excluding vat | total ex gst | amount excluding vat | net invoice amount
        | total net amount | net sum | net subtotal | taxable value | total taxable value | total exc vat | total exc tax | total ex tax
        | nett amount`),
      weak: list('subtotal | net | base'),
    },
    taxTotal: {
      strong:
        list(`total tax | tax total | total vat | vat total | vat amount | tax amount | sales tax | gst amount | total gst | total tax amount
        | total vat amount | amount of vat | plus vat | add vat | estimated tax | total taxes | total sales tax | total hst | gst total
        | hst amount`),
      weak: list('tax | vat | gst | hst | taxes | cgst | sgst | igst | pst | qst'),
    },
    grossTotal: {
      strong:
        list(`grand total | gross total | gross amt | total after rounding | total incl rounding | total payable amount | total including gst
        | total including sst | total incl sst   | total myr | total sgd | total amt
        | total amt payable | total amt incl gst | amount to be paid | total amount payable | total sales inclusive gst
        | total sales incl gst | total incl | bill total | total bill | net amount payable | totals incl gst | total amount
        | invoice total | total incl vat | total incl tax | total including vat | total including tax | total inclusive of vat
        | total with vat | gross amount | total invoice amount | invoice amount | total gross | total incl gst | total inclusive gst
        | total incl of gst | total rm | tax inclusive amount | total charges | total cost | order total | total due
        | total sales inclusive of gst | total inclusive of gst | total amount incl gst  | rounded total | total rounded
        | nett total  | total payable | total sale | total sales | total for this invoice | total billing amount
        | total contract amount | contract total | total price | amount payable | total gross amount | invoice total with vat
        | total invoice value | total eur | total inc vat | total inc tax | total inc gst | amount including vat | total invoice
        | order value | total order value | invoice value | gross invoice amount`),
      weak: list('total | amount | gross | totals'),
    },
    paid: {
      strong:
        list(`amount paid | paid amount | already paid | paid | prepaid | prepaid amount | payments received | less payments | deposit paid
        | advance payment | advance paid | total paid | prepayment | total prepaid | less deposit | less amount paid | payment received
        | deposit received`),
    },
    amountDue: {
      strong:
        list(`amount due | balance due | due payable amount | payable amount | outstanding amount | outstanding balance | net amount due
        | total amount due | amount to pay | remaining amount | balance to pay | please pay | open amount | due amount | total to pay
        | net due | balance outstanding | total outstanding | remaining balance | total now due | amount outstanding`),
      weak: list('balance'),
    },
    sellerName: {
      strong:
        list(`seller | supplier | vendor | vendor name | supplier name | seller name | issued by | issuer | billed by | service provider
        | remit to | payee | pay to | make checks payable to | sold by | seller details | supplier details | vendor details`),
      weak: list('from'),
    },
    buyerName: {
      strong:
        list(`buyer | bill to | billed to | billing address | invoice to | sold to | customer | customer name | client name | invoice address
        | bill to address | invoiced to | purchaser | buyer name | issued to | recipient | customer address | client | invoice for
        | customer details | ordered by | prepared for`),
      weak: list('to'),
    },
    shipTo: {
      strong: list('ship to | deliver to | delivery address | shipping address | delivery to | site address | delivered to'),
    },
    shipFrom: {
      strong: list('ship from'),
    },
    invoicee: {
      strong: list('invoicee'),
    },
    requisitioner: {
      strong: list('buyer requisitioner | requisitioner'),
    },
    name: {
      strong: list('name | company name | company'),
    },
    advertiser: {
      strong: list('advertiser | advertiser name'),
    },
    product: {
      strong: list('product name'),
      weak: list('product'),
    },
    agency: {
      strong: list('agency | agency name'),
    },
    estimateNumber: {
      strong: list('estimate | estimate # | estimate number | estimate no | est # | agency estimate'),
    },
    flight: {
      strong:
        list(`flight dates | flight | dates | flight date | order flight | contract dates | contract date | campaign dates | flight date range
        | schedule dates | run dates `),
    },
    flightFrom: {
      strong: list('flight start | flight start date | flight from | contract start date | contract start | campaign start'),
      weak: list('start date'),
    },
    flightTo: {
      strong: list('flight end | flight end date | flight to | contract end date | contract end | campaign end'),
      weak: list('end date'),
    },
    period: {
      strong: list(`statement period | billing period | invoice period | period covered | statement dates | account period | service period
        | billing cycle | activity period`),
      weak: list('period  | statement from'),
    },
    periodFrom: {
      strong: list(`period from | period start | statement from | from date | start of period | begin date | opening date | period begin`),
    },
    periodTo: {
      strong: list(
        `period to | period end | statement to | to date | end of period | closing date | statement date | statement closing date`,
      ),
    },
    openingBalance: {
      strong: list(`opening balance | previous balance | balance brought forward | beginning balance | starting balance | balance forward
        | brought forward | last statement balance | previous statement balance`),
    },
    closingBalance: {
      strong:
        list(`closing balance | new balance | ending balance | balance carried forward | carried forward | final balance | current balance
        | balance at end | statement balance`),
    },
    accountNumber: {
      strong: list(`account number | account no | account nr | account # | a c no | a c number | acct no | acct number | account
        | account number ending in | card number`),
    },
    accountHolder: {
      strong: list('account holder | account name | account holder name | account owner | cardholder | name of account holder'),
    },
    branchCode: {
      strong: list('branch code | sort code | bank code | branch id'),
    },
    ifsc: {
      strong: list('ifsc code | rtgs neft ifsc code'),
    },
    paymentTerms: {
      strong: list('payment terms | terms of payment | payment method'),
      weak: list('terms'),
    },
    altOrderNumber: {
      strong: list(`alt order # | alt order no | alt order number | alternate order number | agency order # | agency order number`),
    },
    originalDate: {
      strong: list('original date revision | original date | revision date | changes as of'),
    },
    printDate: {
      strong: list('print date | printed on | printed'),
    },
    orderDate: {
      strong: list('order date | date of order | ordered on | purchase date'),
    },
    deliveryNoteDate: {
      strong: list('delivery note date'),
    },
    property: {
      strong: list('property'),
    },
    accountExecutive: {
      strong: list('account executive | primary ae | salesperson | sales rep | sales representative | cashier'),
    },
    salesOffice: {
      strong: list('sales office | office'),
    },
    salesRegion: {
      strong: list('sales region | market'),
    },
    specialHandling: {
      strong: list('special handling'),
    },
    billingCalendar: {
      strong: list('billing calendar'),
    },
    billingType: {
      strong: list('billing type | cash trade'),
    },
    orderType: {
      strong: list('order type | con type'),
    },
    demographic: {
      strong: list('demographic | primary demo | demo'),
    },
    advertiserCode: {
      strong: list('advertiser code | adv code | advertiser external id'),
    },
    agencyCode: {
      strong: list('agency code | agy code'),
    },
    agencyReference: {
      strong: list('agency ref | agency reference'),
    },
    advertiserReference: {
      strong: list('advertiser ref | advertiser reference'),
    },
    productCode: {
      strong: list('product 1 | product 2 | product 1 2 | product codes | product code'),
    },
    dealNumber: {
      strong: list('deal # | deal number | deal no'),
    },
    invoiceMonth: {
      strong: list('invoice month'),
    },
    station: {
      strong: list('station'),
    },
    phone: {
      strong: list('phone | telephone | tel | phone no | tel no | mobile'),
    },
    fax: {
      strong: list('fax | fax no | fax nr'),
    },
    email: {
      strong: list('email | mail | email address'),
    },
    website: {
      strong: list('website | web | internet | home page'),
    },
    bankName: {
      strong: list('bank name | bank'),
    },
    withholdingTax: {
      strong: list('withholding tax'),
    },
    sellerTaxNumber: {
      strong: list('tax no | tin'),
    },
    sellerRegistrationNumber: {
      strong:
        list(`company registration no | registered number | company registered number | registration number | company registration number
        | company no | company reg no | co reg no | legal registration id`),
    },
    deliveryNoteNumber: {
      strong: list('delivery note no | delivery note number'),
    },
    yourReference: {
      strong: list('your reference | your ref | customer reference | client reference'),
    },
    ourReference: {
      strong: list('our reference | our ref'),
    },
    contact: {
      strong: list('contact | contact person | attention | attn'),
    },
    discountTotal: {
      strong: list(`discount | total discount | discount amount | less discount | trade discount | allowances amount | agency commission
        | agency comm | commission`),
    },
    chargeTotal: {
      strong: list(
        `charges | charges amount | shipping | shipping handling | freight | service charge | transport | postage | delivery charge`,
      ),
    },
    roundingAmount: {
      strong: list(`rounding | rounding adjustment  | round off | rounding off | rounding adj | round adj | rounding amount
        `),
    },
    cashTendered: {
      strong: list(`cash | tender | total tender | received cash | cash tendered | tendered | amount tendered | cash received | credit card
        | debit card | payment`),
    },
    change: {
      strong: list('change | changes | change balance | balance change | total change | cash change | change due'),
    },
    totalQuantity: {
      strong: list(`total qty | total quantity | total item | total items | item count | total spots | qty total | no of items `),
    },
    associatedInvoiceNumber: {
      strong: list('original invoice number | original invoice no'),
    },
    associatedInvoiceDate: {
      strong: list('original invoice date'),
    },
    page: {
      strong: list('page | page no | page number | page nr'),
    },
    postBox: {
      strong: list('po box | post box'),
    },
  },
  labelFillers:
    list(`in | incl | inc | including | inclusive | excl | of | the | is | total | no | number | amount | amt | adj | adjustment | gst | vat
    | tax | taxes | date | net | gross | code | id | sr | due | payable | rounded | rounding`),
  netWords: list('net | excl | excluding | exclusive | before | without'),
  grossWords: list('gross | incl | including | inclusive | with'),
  titles: {
    'Credit Note': list('credit note | credit memo | credit invoice'),
    Invoice: list(`invoice | tax invoice | guest invoice | guest folio | hotel invoice | hotel bill | commercial invoice | sales invoice
      | proforma invoice | proforma | bill`),
    Receipt: list('receipt | cash receipt | sales receipt | cash bill | simplified tax invoice | ticket | cash sales'),
    'Bank Statement': list('bank statement | account statement | statement of account | statement | credit card statement'),
    'Purchase Order': list(
      `purchase order | order | order confirmation | order response | purchase order change | sales order | contract | broadcast order`,
    ),
    Quote: list('quote | quotation | estimate | offer'),
    'Delivery Note': list('delivery note | packing slip | packing list | despatch note'),
    'Price List': list('price list | pricelist'),
    Report: list('report | annual report | statistics | survey'),
    Form: list('form | application form | application | declaration | questionnaire | timesheet | weekly timesheet'),
    Other: list('payslip | pay slip | payroll slip | curriculum vitae'),
  },
  creditMarks: list('credit'),
  invoiceMarks: list('invoice'),
  totals:
    list(`total | totals | subtotal | sub total | sub-total | grand total | amount due | balance due | total due | net total | gross total
    | net amount due | invoice total | order total | agency commission | carried forward | brought forward | balance brought forward
    | balance carried forward | balance forward | previous balance | starting balance | beginning balance | opening balance
    | closing balance | new balance | ending balance | total before | vat total | tax total | sales tax | vat amount | plus vat
    | shipping`),
  carried: list('balance | carried over | carry over | page total | report'),
  payments: [
    'cash',
    'change',
    'rounding',
    'rounded',
    'round(?:ing)? adj',
    'payable',
    'paid',
    'payment',
    'tender(?:ed)?',
    'amount tendered',
    'card',
    'debit card',
    'credit card',
    'gst',
    'vat',
    'tax(?:able|es)?',
    'hst',
    'nett?',
    'balance',
    'item(?:\\(s\\)|s)? ?(?:count|sold)?:',
    'no\\.? of items',
    'number of items',
  ],
  columns: {
    position: list(`position | no | line | line no | item no | nr | num | sr no | s no | sl no | ref | item # | line # | line item | srl `),
    articleNumber:
      list(`article no | article number | article | item number | item code | product code | part number | part no | code | material
      | reference | stock code | article nr | product no | product number | product id | product # | part # | item id | catalog no
      | catalogue number | cat no | model no | material nr | barcode | hsn | hsn code | hsn sac | sac`),
    description:
      list(`description | item | items | item description | product | product name | product description | service | services | details
      | detail | particulars | goods | transaction | transaction description | transaction details
       | remarks | narrative | text | nature | task | activity | program | item name
      | items description | description of goods | description of services | goods description | description of goods and services
      | goods and services | service description | product service | item service | work performed | service provided
      | charge description | charges description | fee | fees | expense | memo | article description`),
    quantity:
      list(`consumption | usage | quantity | qty | qty shipped | quantity ordered | hours | days | units | pieces | pcs | spots | qty hrs
      | qty hours | hrs | hrs qty | order qty | quantity shipped | qnty | qty ordered | no of units | number of units`),
    unit: list('unit | uom | unit of measure | units of measure | unit of measurement'),
    unitPrice:
      list(`unit price | price | unit cost | rate | price each | each | unit net price | net price | gross price | price per unit | item price
      | u price | p u | unit amount | unit value | unit rate | rate hr | hourly rate | price unit | price per | net unit price
      | unit price net | unit price excl vat | price excl vat | net price unit | list price | sales price | p unit`),
    discount: list('discount | disc | discount % | disc % | discount amount | allowance'),
    taxRate:
      list(`tax rate | vat rate | vat % | vat | tax | tax % | gst | gst % | taxes | % vat | vat code | tax code | vat rate % | sales tax
      | gst rate | hst | tax type`),
    taxAmount: list('vat amount | tax amount | gst amount | vat total | tax total'),
    lineTotal:
      list(`total | amount | line total | net amount | total amount | total price | extended price | ext price | extension | subtotal
      | sub total | value | amt | line amount | net | cost | $ amount | amount $ | total net | gross amount | line value
      | line net amount | item total | item amount | extended amount | extended | extended cost | ext amount | total cost
      | total net price | total excl vat | total incl vat | amount excl vat | charge amount | price total | line price | total line
      | net value | gross | gross total | total value | taxable value | taxable amount | total eur | total usd | total gbp | amount eur
      | amount usd | amount gbp | amount chf | subtotal eur`),
    date: list(`date | post date | trans date | transaction date | posting date | value date | air date | start date | end date | service date
      | date of service | service period | entry date | booking date | txn date | tran date | effective date | date posted`),
    debit: list(`debit | debits | withdrawal | withdrawals | paid out | money out | payments | charges | debit amount | withdrawal amount
      | withdrawals debits | withdrawals and debits | payments out | debits withdrawals | outgoings | debit amt`),
    credit: list(`credit | credits | deposit | deposits | paid in | money in | credit amount | deposit amount | deposits credits
      | deposits and credits | credits deposits | lodgement | lodgements | payments in`),
    balance: list(`balance | running balance | account balance | balance amount | book balance | available balance | bal | ledger balance
      | new balance`),
  },
  columnQualifiers: list('excl | ex | incl | inc | without'),
  greetings: list('dear | to whom it may concern'),
  salutations: list('mr | mrs | ms | dear customer | to'),
  yourWords: list('your'),
  periodWords: list('from | period | statement | between'),
  remarks:
    list(`source | sources | note | notes | nb | remark | remarks | comment | comments | see also | example | warning | important | attention
    | tip | figure | table`),
  captions: list('table | tab. | exhibit | figure | fig. | chart | box | source | note'),
  notes: list('source | note | notes | nb | key'),
  openEnds: list('of | and | or | the | for | in | to | with | by | from | per'),
  streets:
    list(`street | st | road | rd | avenue | ave | av | lane | ln | drive | dr | boulevard | blvd | bd | court | ct | way | suite | ste | floor
    | square | sq | highway | hwy | parkway | pkwy | plaza | terrace | close | crescent | grove | parade | esplanade | mews | quay
    | gardens | wharf | circuit | po box | box | lot | section | block | blk | unit | level | no`),
  legalForms:
    list(`ltd | limited | llc | llp | lp | plc | inc | incorporated | corp | corporation | co | company | pte | pty | pvt | private
    | enterprise | enterprises | trading | holdings | group | associates | partners | foundation | trust`),
  legalFormEndings: list('ptyltd | pteltd'),
  countries:
    list(`germany | france | austria | switzerland | italy | spain | netherlands | belgium | luxembourg | portugal | poland | united kingdom
    | uk | great britain | england | ireland | usa | united states | united states of america | us | canada | malaysia | singapore
    | india | china | japan | australia | denmark | sweden | norway | finland | czech republic | hungary | romania`),
  contacts: list('tel | telephone | phone | mobile | vat | gst | uen | roc | tin | ein | bank | reg no'),
};
