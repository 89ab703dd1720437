import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** English. */
export const ENGLISH: LanguageLexicon = {
  code: 'en',
  ofManyCountries: true,
  latinModel: 'eng',
  opensWithTwoStems: true,
  smallWords:
    list(`the | of | and | to | for | invoice | date | total | amount | tax | quantity | price | description | payment | due | number
    | item | cash | change | thank | you | receipt | bill | is | are | in | from | with | please | balance | statement | page
    | subtotal | by | on | we | your | our`),
  dates: {
    months: { 9: list('sept'), 10: list('oct'), 12: list('dec') },
    locales: list('en-GB | en-AU'),
    dayEndings: list('st | nd | rd | th'),
    monthOpenings: list('of'),
    timeOpenings: list('at'),
    dayHalves: list('am | pm'),
  },
  numberWords: list('number'),
  labels: {
    invoiceNumber: {
      strong:
        list(`our invoice | invoice number | invoice no | invoice nr | invoice # | invoice num | invoice id | invoice ref | inv no | inv #
        | inv number | tax invoice no | tax invoice number | bill number | bill no | receipt no | receipt number | receipt #
        | document number | document no | doc no | invoice reference | folio no | folio number | credit note number
        | credit note no | credit memo no | credit memo number | proforma no | our invoice no | our invoice number
        | your invoice number | bill # | bill id | bill reference | bill ref | receipt id | receipt ref | receipt reference
        | tax invoice # | tax invoice ref | sales invoice no | sales invoice number | commercial invoice no
        | commercial invoice number | proforma invoice no | proforma invoice number | proforma number | credit note #
        | credit note ref | credit note reference | credit memo # | docket no | docket number | invoice document number
        | invoice serial no | tax invoice serial no | fee note no | fee note number | debit note no | debit note number
        | folio # | cash memo no | sales receipt no | e invoice no | invoice sequence number | adjustment note no | or number | si number | cash sale n | e receipt n | cu invoice n | control unit invoice n | fiscal receipt n | fiscal invoice n | cash receipt n | credit note id`),
      weak: list(`invoice | number | credit note | no | ticket | transaction no | transaction number | receipt | check no | chk | ref no
        | document | quotation n | quote n | quote ref | voucher n | proposal n | quotation ref`),
    },
    issueDate: {
      strong: list(`invoice date | date of invoice | issue date | date of issue | date issued | issued on | bill date | tax invoice date
        | document date | doc date | receipt date | inv date | issued | tax date | invoice dt | inv dt | billing date
        | date billed | date of bill | invoice issue date | issued date | letter date | quote date | quotation date
        | estimate date | date of quote | date of quotation | report date | date of report | credit note date | credit date
        | credit memo date | invoice dated | proforma date | date of document | billed on | date of issuance | bill issue date
        | price list date | date raised | proposal date | voucher date | invoice date time | invoiced on | date invoiced
        | dated on | date reported | reported | reported on | report issued | date of publication | date signed | certificate date | place and date | issue date and time`),
      weak: list(`date | dated | date time | statement date | transaction date | date of transaction | valid from | sale date
        | date of purchase | date of receipt | date and time`),
    },
    dueDate: {
      strong: list(`due date | payment due | payment due date | due by | due on | pay by | date due | payable by | payment date
        | pay before | please pay by | payment deadline | remit by | please remit by | please pay until | payable until
        | to be paid by | payable on or before | payment due on | due for payment | latest payment date | due for payment by
        | payment required by | amount due by | pay this amount by | direct debit date | payment will be taken on
        | due date for payment | last date for payment | final date for payment | premium due date | rent due date
        | please pay on or before | due no later than | payment to be received by | net due date | pay by date | payable on
        | payment to reach us by | balance due by | due before | due date of payment | payable within due date | bill due date
        | invoice due date | last date of payment | date payment due | autopay date | please pay before | payment is due by
        | payment is due on | settlement due date | terms due date | settle by | please settle by | kindly settle by | direct debit on | will be debited on | will be collected on
        | will be taken on | to be debited on | deadline for payment | pay on or before | payment due by | pay no later than | last day to pay | due date of bill | last date to pay | must be paid by`),
      weak: list('due'),
    },
    deliveryDate: {
      strong: list(`delivery date | date of delivery | date of supply | supply date | service date | shipping date | ship date
        | date shipped | tax point | delivered on | delivery by | requested delivery date | required by | required date
        | delivery due | expected delivery | despatch date | dispatch date | date dispatched | date of despatch
        | date of dispatch | date delivered | goods delivered on | required delivery date | date required | promised date
        | shipped on | shipped date | date of service | date of services | date of performance | scheduled delivery
        | scheduled delivery date | need by date | delivery scheduled for | date of completion | completion date
        | date goods sent | dispatched on | despatched on | expected delivery date | estimated delivery date
        | estimated delivery | delivery on | actual delivery date | date of shipment | shipment date | deliver on | deliver by
        | requested ship date | supply made on | delivery required`),
      weak: list(`delivery | delivered | shipped | service period`),
    },
    orderNumber: {
      strong: list(`order number | order no | order rev | order revision | order nr | order # | order id | purchase order
        | purchase order no | purchase order number | po number | po no | po # | your order | your order no
        | customer order no | order ref | order reference | sales order no | cust po | buyers order no | your order ref
        | your po | customer po | purchase order ref | your order number | customer po no | customer po number
        | customer purchase order | client po | purchase order # | purchase order nr | po ref | po reference | your po no
        | your po number | sales order number | sales order # | order confirmation no | order confirmation number
        | web order no | online order no | order reference number | order reference no | buyer order no | buyers order number
        | customer order number | customer order ref | blanket order no | your purchase order | your purchase order no
        | purchase order reference | client order no | client order number | original order no | order acknowledgement no
        | buyers order no & date | our order no | our order number | customer order reference | your order reference | so no
        | so number | po order no | order identifier | lpo no | lpo number | lso no | local purchase order n | lpo ref | buyer po n | sales order ref | customer lpo n | your lpo n | our order ref | indent n`),
      weak: list(`your reference | order | po | source document | reference document | work order no | work order number | work order #
        | job order no | confirmation number | requisition no | requisition number | job number | job no | purchase requisition n`),
    },
    contractNumber: {
      strong: list(`contract number | contract no | contract # | contract nr | contract num | contract id
        | contract revision | contract rev | order rev | order revision | agreement number | agreement no
        | framework agreement no | contract reference | contract ref | contract reference number | agreement ref
        | lease number | lease no | policy number | policy no | subscription id | subscription number | our contract no | insurance policy n | loan account n | loan n | lease agreement n | tenancy agreement n | certificate of insurance n | tenancy reference | cover note n`),
      weak: list(`contract | agreement reference | policy | mpan | mprn | supply n | esi id | consumer n`),
    },
    customerNumber: {
      weak: list('customer ref no | acct # | patient id | mrn'),
      strong: list(
        `supporter no | supporter number | supporter id | donor number | donor id | donor no | customer number | customer no | customer id | customer # | client number | client no | client id
        | account ref | account reference | your account number | your customer number | your account no | customer account no
        | customer account number | member number | member no | membership number | membership no | cust no | cust id
        | customer code | client code | account code | customer reference number | debtor no | debtor number
        | subscriber number | your customer no | your client number | customer nr | client nr | customer account | cust #
        | cust acct | member id | sold to account | buyer id | customer acc no | our account no | our account number | our account with you | your account code | student no | patient no | acct | consumer n | client ref | nhs number | student id | student n | pupil n | subscriber n | service account n | ca number | hospital n | medical record n | uhid | tenant id`,
      ),
    },
    sellerVatId: {
      weak: list('pin'),
      strong: list(`seller vat id | seller vat number | supplier vat number | vat number | vat no | vat reg no | vat registration number
        | vat registration no | vat id | vat id no | vat identification number | vat reg | tax id | tax number
        | tax registration number | gst no | gst reg no | gst id | gst id no | gst number | abn | gstin | vat reg number
        | vat registration | vat registered no | our vat no | our vat number | our vat id | company vat no
        | company vat number | gst registration no | gst registration number | gst hst no | gst hst number
        | gst hst registration no | hst no | hst number | hst registration no | abn no | abn number | gstin uin | gstin no
        | gstin number | our gstin | trn | tax registration no | trn no | trn number | tax identification number | ein
        | federal tax id | fein | fed tax id | federal ein | supplier gstin | seller gstin | gstin of supplier | seller vat no
        | supplier vat no | supplier vat id | vat tin | vat number of supplier | vat identification no | vat reg nr | vat nr
        | vat code | our abn | vat # | gst # | hst # | tax id no | taxpayer id | taxpayer identification number
        | gst reg number | gst reg | supplier abn | tax registration number trn | vat registration nr | nzbn gst no | qst no
        | employer identification number | company tax id | pin no | pin number | kra pin | tin | tin no | tin number | tpin
        | tin vat | ird no | ird number | gst registration | hst registration | hst reg | hst reg no | gst hst reg no | gst hst
        | sst id | sst no | sst reg no | sst registration no | vat tin no | vat pin | supplier pin | supplier tin | seller tin
        | seller pin | supplier trn | seller trn | our trn | our tin | our pin | kra pin n | bir tin | tin vat n | bir reg tin | firs tin | vat registration tin | gst identification n | seller pin n | seller tax id | tax pin | taxpayer pin | taxpayers identification n`),
    },
    buyerVatId: {
      strong: list(`customer vat number | customer vat no | customer vat id | customer vat | your vat id | your vat number | your vat no
        | client vat number | buyer vat number | buyer vat id | buyer gstin | customer gstin | gstin of buyer
        | gstin of recipient | recipient gstin | customer abn | your gstin | client vat no | client vat id | customer gst no
        | customer trn | bill to gstin | buyers vat number | buyers vat no | buyer vat no | vat number of customer
        | vat number customer | customer vat reg no | customer tax id | buyer tax id | client tax id | your tax id
        | customer vat registration number | client gstin | customer vat reg | purchaser vat no | buyer trn | vat no customer
        | recipient vat number | customer pin | client pin | buyer pin | customer tin | buyer tin | client tin | your pin | your tin
        | purchaser pin | purchaser tin | pin of buyer | tin of buyer | buyers pin | buyers tin | customer kra pin | your trn | client trn | buyers gstin | customer kra pin n | customers pin | buyer kra pin | clients pin | gstin uin of recipient | customer vat reg n | gstin of customer | buyer vat reg n | gstin of the recipient | client vat reg n | client kra pin | buyer tax id n`),
    },
    otherVatId: {
      strong: list('ship to vat id | ship from vat id | payee vat id'),
    },
    iban: {
      strong: list('iban no | iban number | iban code'),
    },
    bic: {
      strong: list('swift code | bic code'),
    },
    currency: {
      strong: list(`currency | currency code | currency of invoice | invoice currency | document currency | all amounts in | amounts in
        | payment currency | billing currency | account currency | prices in`),
    },
    lineTotal: {
      strong: list(`total amount of lines | total amount lines | sum of lines | total lines | line total | lines total | items total
        | total of items | item total | merchandise total | goods total | total goods | sum of line amounts
        | total of line items | line items total | net goods | goods value | items subtotal | item subtotal
        | merchandise subtotal | product total | products total | services total | sum of line net amounts`),
      weak: list('subtotal'),
    },
    netTotal: {
      strong: list(`net total | net amt | total net | net amount | total excl vat | total excl tax | total excluding vat
        | total excluding tax | total before tax | total ex vat | amount excl vat | net value | taxable amount
        | total taxable amount | tax basis total | amount before tax | untaxed amount | total without tax | total excl gst
        | invoice total without vat | total without vat | tax exclusive amount | total amount without vat | amount untaxed
        | total excluding gst | excl gst total | subtotal excl vat | subtotal ex vat | subtotal before tax
        | subtotal excluding vat | total ex gst | amount excluding vat | net invoice amount | total net amount | net sum
        | net subtotal | taxable value | total taxable value | total exc vat | total exc tax | total ex tax | nett amount
        | amount excluding tax | total exclusive of vat | total exclusive of tax | vatable amount | vatable sales
        | net invoice value | net before vat | total before vat | subtotal before vat | taxable total | taxable subtotal
        | subtotal excl tax | subtotal excl gst | net charges | total net value | total net of vat | goods net | amount ex vat
        | subtotal net | subtotal ex gst | total amount excl vat | total amount excluding vat | total assessable value
        | total taxable | total value before tax | assessable value | total charges before tax | charges excl vat
        | net total excl vat | net amount excl vat | total net excl vat | subtotal exclusive of vat | total before gst
        | total before taxes | amount before vat | amount before gst | pre tax total | total pre tax | net of vat
        | invoice net | net invoice total | invoice net amount | net value excl vat | amount excl tax | price excl vat total
        | total taxable supplies | subtotal without vat | subtotal without tax | value excl vat | total exempt of vat | total vatable | amount excl of vat | total vat exclusive | vat exclusive total | total amount before tax | total exclusive vat | total vat excl | subtotal vat exclusive | total net of tax`),
      weak: list(`subtotal | net | base | amount net | vat base | taxable`),
    },
    taxTotal: {
      strong: list(`total tax | tax total | total vat | vat total | vat amount | tax amount | sales tax | gst amount | total gst
        | total tax amount | total vat amount | amount of vat | plus vat | add vat | estimated tax | total taxes
        | total sales tax | total hst | gst total | hst amount | vat charged | vat payable | vat due | tax due | gst payable
        | gst included | includes gst of | vat included | total tax due | of which vat | incl vat of | including vat of
        | includes vat of | total includes gst of | total includes gst | gst component | sales tax total | state tax
        | state sales tax | county tax | output vat | total igst | total gst amount | value added tax | goods and services tax
        | harmonized sales tax | harmonised sales tax | vat total amount | total vat payable | total vat due
        | total vat charged | vat amount total | amount of tax | plus gst | add gst | plus tax | tax included
        | gst included in total | vat sum | total sales tax amount | igst amount | taxes total | total of taxes
        | vat at standard rate | vat value | tax value | total tax payable | gct | total gct | gct amount | gst hst total`),
      weak: list(`tax | vat | gst | hst | taxes | cgst | sgst | igst | pst | qst | vat at | gst at | tax at | sales taxes`),
    },
    grossTotal: {
      strong:
        list(`refund amount | amount refunded | credit due to you | total in your favour | total in your favor | net credit | grand total | gross total | gross amt | total after rounding | total incl rounding | total payable amount
        | total including gst | total including sst | total incl sst | total myr | total sgd | total amt | total amt payable
        | total amt incl gst | amount to be paid | total amount payable | total sales inclusive gst | total sales incl gst
        | total incl | bill total | total bill | net amount payable | totals incl gst | total amount | invoice total
        | total incl vat | total incl tax | total including vat | total including tax | total inclusive of vat
        | total with vat | gross amount | total invoice amount | invoice amount | total gross | total incl gst
        | total inclusive gst | total incl of gst | total rm | tax inclusive amount | total charges | total cost | order total
        | total due | total sales inclusive of gst | total inclusive of gst | total amount incl gst | rounded total
        | total rounded | nett total | total payable | total sale | total sales | total for this invoice
        | total billing amount | total contract amount | contract total | total price | amount payable | total gross amount
        | invoice total with vat | total invoice value | total eur | total inc vat | total inc tax | total inc gst
        | amount including vat | total invoice | order value | total order value | invoice value | gross invoice amount
        | amount including tax | total inclusive | total inclusive of tax | total incl taxes | total including taxes
        | total with tax | invoice total incl vat | invoice total including vat | total invoice amount incl vat
        | total amount incl vat | total amount including vat | total amount inclusive of vat | grand total incl vat
        | grand total incl gst | grand total including vat | grand total usd | total usd | total gbp | total cad | total aud
        | total inr | gross invoice total | gross invoice value | final amount | final total | total amount charged
        | amount charged | total charged | total for this bill | total this invoice | this invoice total | total this bill
        | total new charges | total current charges | total amount of invoice | invoice total amount | invoice grand total
        | total bill amount | bill amount | total fee | total fees | total premium | total rent | total rental
        | order total incl vat | quote total | quotation total | estimate total | total quote | total estimate
        | contract value | contract price | total credit | credit total | total credit amount | credit note total
        | total refund | refund total | amount credited | total to be credited | total credited | amount of credit
        | credit amount total | total quoted | quoted total | total inclusive of taxes | amount incl vat | amount incl gst
        | total value incl vat | total after tax | amount after tax | total amount after tax | grand total amount
        | total invoice value incl gst | total gross incl vat | total chf | total zar | total aed | total nzd
        | invoice value incl vat | total sum | total due incl vat | total including all taxes | total incl all taxes
        | total tax inclusive | purchase total | sale total | total sale amount | total bill value | total purchase
        | total of this invoice | total payable incl vat | fee total | amount due total | total vat inclusive | net bill amount | total amount in figures | total rent due | gross amount payable`),
      weak: list(`current charges | total | amount | gross | totals | total value | total charge | amount total | sum | final price`),
    },
    paid: {
      weak: list('deposit | advance | retainer | security deposit'),
      strong:
        list(`payments credits | card payment received | less payment received | less retainer applied | trust account applied | paid by interac | paid by debit | paid by credit card | paid by cheque | amount paid | paid amount | already paid | paid | prepaid | prepaid amount | payments received | less payments
        | deposit paid | advance payment | advance paid | total paid | prepayment | total prepaid | less deposit
        | less amount paid | payment received | deposit received | payment made | payments made | payments to date
        | total payments | previous payments | less payment | less payments received | paid to date | less previously paid
        | advance received | less advance | paid by card | paid on account | amount already paid | total paid to date
        | retainer applied | payment applied | payments applied | paid in advance | prepayments | amount received
        | total received | total amount paid | amount paid to date | payment to date | less paid | received with thanks
        | less deposit paid | already received | sum paid | deposit applied | total payments received | previously paid
        | paid by you | paid with thanks | advance deducted | less advance paid | deposit received with thanks | total paid today | paid by visa | paid by m pesa | downpayment | amount prepaid | booking deposit | prior payments`),
    },
    amountDue: {
      strong: list(`amount due | balance due | due payable amount | payable amount | outstanding amount | outstanding balance
        | net amount due | total amount due | amount to pay | remaining amount | balance to pay | please pay | open amount
        | due amount | total to pay | net due | balance outstanding | total outstanding | remaining balance | total now due
        | amount outstanding | amount now due | total amount now due | amount payable now | balance now due | balance payable
        | total balance due | amount owed | amount owing | total owed | total owing | balance owing | current balance due
        | total amount outstanding | pay this amount | amount remaining | balance remaining | due now | total due now
        | new balance due | total amount due now | net amount to pay | remaining due | amount due now | net balance due
        | unpaid balance | unpaid amount | amount unpaid | balance of account due | total now payable | total amount to pay
        | outstanding total | total unpaid | outstanding | total outstanding balance | amount to settle | sum due
        | left to pay | amount still due | still to pay | net payable | total net payable | final balance due
        | invoice balance | balance on this invoice | amount required | total arrears | total you owe`),
      weak: list(`balance | now due | to pay | amount payable | arrears | you owe`),
    },
    sellerName: {
      strong:
        list(`seller | order to | orders to | bank transfer to | by bank transfer to | bacs payment to | supplier | vendor | vendor name | supplier name | seller name | issuer | billed by
        | service provider | remit to | payee | pay to | make checks payable to | sold by | seller details | supplier details
        | vendor details | billed from | bill from | invoice from | issuing company | supplied by | sellers name
        | name of supplier | name of seller | payable to | cheques payable to | make cheques payable to
        | make cheque payable to | make payment to | landlord | lessor | contractor | exporter | service provider name
        | service company | biller | seller company | your supplier | name of vendor | company issuing | quoted by
        | quotation from | licensor | sellers details | issuing party | shipper exporter | merchant name | provider name`),
      weak: list(`from | issued by | beneficiary | beneficiary name | provider | shipper | consignor | issuing office | sender | merchant`),
    },
    buyerName: {
      strong: list(`buyer | bill to | billed to | billing address | invoice to | sold to | customer | customer name | client name
        | invoice address | bill to address | invoiced to | purchaser | buyer name | issued to | recipient | customer address
        | client | invoice for | customer details | ordered by | prepared for | invoiced party | sold to party | bill to party
        | charge to | charged to | customer billing address | billing details | billing name | client address | client details
        | tenant | lessee | guest | guest name | policyholder | importer | importer of record | buyer details | buyer bill to
        | purchased by | purchaser details | issued for | quote for | quotation for | quote to | quotation to | estimate for
        | invoice recipient | member name | messrs | m s | ordered for | name of customer | name of buyer | buyers name
        | name of client | customer name and address | name and address of customer | buyer name and address
        | bill to customer | customer bill to | sold to customer | invoicing address | billing party | credit to | credited to
        | proposal for | party name | name of recipient | invoice to address | account customer | prepared for client | payer | name of tenant | tenant name | name of insured | insured name | name of patient | name of member | name of guest | insured party | named insured | payor | lessee name | hirer | borrower | student name | name of student | customer bill to address | buyer bill to party | consumer name | name of payer | received with thanks from`),
      weak: list(
        `to | patient | patient name | insured | subscriber | student | recipient name | issued in the name of | donor | donor name | pupil | passenger name | the insured | members name | applicant`,
      ),
    },
    shipTo: {
      weak: list('destination | site | location'),
      strong: list(`ship to | deliver to | delivery address | shipping address | delivery to | site address | delivered to | shipped to
        | consignee | consignee address | delivery location | place of delivery | delivery point | ship to address
        | shipping to | deliver at | goods delivered to | deliver goods to | send to | service address | supply address
        | job site | job address | delivery details | shipping details | installation address | ship to location
        | consignee ship to | delivered at | deliver to address | ship to name | delivery site | receiver | final destination`),
    },
    shipFrom: {
      strong: list(`ship from | shipped from | dispatched from | despatched from | collection address | pick up address | port of loading`),
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
      strong: list(`flight dates | flight | dates | flight date | order flight | contract dates | contract date | campaign dates
        | flight date range | schedule dates | run dates`),
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
      strong: list(`statement period | billing period | invoice period | period covered | statement dates | account period
        | service period | billing cycle | activity period | bill period | charges for period | service dates | supply period
        | usage period | consumption period | reading period | pay period | rental period | lease period | period of insurance
        | policy period | subscription period | dates of stay | reporting period | accounting period | statement cycle
        | billing dates | period of supply | for the period | period of cover | statement covers | statement for the period
        | transaction period | charge period | rent period | invoicing period | coverage period | term covered | for period | rental term | period from to | date range | statement date range | cover period | tenancy period | insurance period | bill cycle | invoice for period | hire period`),
      weak: list(`period | statement from | stay | for the month of | billing month`),
    },
    periodFrom: {
      weak: list('from | check in date | arrival date'),
      strong: list(`period from | period start | statement from | from date | start of period | begin date | opening date | period begin
        | service from | billing from | period commencing | period starting | date of arrival | policy start date
        | cover start date | service start date | service start | commencement date | date from | hire start | tenancy start date | inception date | coverage start date | start of cover`),
    },
    periodTo: {
      weak: list('to | check out date | departure date'),
      strong: list(
        `period to | period end | statement to | to date | end of period | closing date | statement date
        | statement closing date | service to | billing to | period ending | for the period ending | policy end date
        | cover end date | service end date | service end | month ending | date to | hire end | tenancy end date | coverage end date | end of cover`,
      ),
    },
    openingBalance: {
      weak: list(
        `balance as on | balance outstanding at | balance outstanding on | balance outstanding as at | capital balance at | cash balance at | cash balance on | cash at bank at | cash at bank on | cash in hand at | loan balance at | loan balance on | account balance at | account balance on | account balance as at | account balance as of | principal balance at | principal balance on | principal balance as of | b f | balance at | balance on | balance as at | balance as of`,
      ),
      strong: list(`opening balance | previous balance | balance brought forward | beginning balance | starting balance | balance forward
        | brought forward | last statement balance | previous statement balance | balance from last statement
        | balance at start | balance b f | bal b f | balance from previous statement | opening bal | your opening balance
        | start balance | your previous balance | balance from last bill | opening ledger balance
        | balance at beginning of period | balance at period start | balance on previous statement | last balance
        | prior balance | opening account balance | initial balance | balance at start of period | previous bill balance | balance b d | brought down | bal b d | balance b fwd | opening balance b f | arrears b f | arrears brought forward | beginning book balance | balance brought down | balance last statement`),
    },
    closingBalance: {
      weak: list(
        `balance as on | balance outstanding at | balance outstanding on | balance outstanding as at | capital balance at | cash balance at | cash balance on | cash at bank at | cash at bank on | cash in hand at | loan balance at | loan balance on | account balance at | account balance on | account balance as at | account balance as of | principal balance at | principal balance on | principal balance as of | balance as of | balance as at | c f | balance at | balance on`,
      ),
      strong: list(`closing balance | new balance | ending balance | balance carried forward | carried forward | final balance
        | current balance | balance at end | statement balance | balance c f | closing bal | end balance | balance carried fwd
        | your closing balance | new statement balance | your new balance | balance on statement date | closing ledger balance
        | balance at end of period | balance at period end | ending account balance | balance at close | end of period balance
        | closing account balance | closing cleared balance | balance on this statement | balance c d | carried down | balance c fwd | bal c f | bal c d | ending book balance | closing book balance | balance carried down`),
    },
    accountNumber: {
      weak: list('acct'),
      strong: list(`account number | account no | account nr | account # | a c no | a c number | acct no | acct number | account
        | account number ending in | card number | bank account number | bank account no | account iban | a c | bank account
        | account number iban | checking account number | savings account number | current account number | account no iban
        | card no | card number ending | acc no | acc number | savings account n | current account n | bank acct n | bank acc n | nuban | bank a c n | paybill n | current a c n | beneficiary account n | credit card n | sb a c n`),
    },
    accountHolder: {
      weak: list('member'),
      strong: list(`account holder | account name | account holder name | account owner | cardholder | name of account holder
        | account title | account in the name of | account holders | title of account | primary account holder
        | name of account | cardholder name | customer account name | account holders name | a c name | acct name | acc name | name on account | bank account name | name of the account | a c holder | account in name of`),
    },
    branchCode: {
      strong: list(`branch code | sort code | bank code | branch id | bank sort code | routing number | aba routing | routing no | bsb
        | bsb number | transit number | aba no | aba number | branch sort code`),
    },
    ifsc: {
      strong: list('ifsc code | rtgs neft ifsc code'),
    },
    paymentTerms: {
      strong: list(`payment terms | terms of payment | payment method | terms and conditions of payment | credit terms | payment type
        | method of payment | mode of payment | mode terms of payment | payment mode | payment conditions | pay method
        | payment instructions`),
      weak: list(`terms | settlement`),
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
      strong: list(`order date | date of order | ordered on | purchase date | purchase order date | po date | date ordered | order placed
        | order placed on | sales order date | ordered | date of purchase order`),
    },
    contractDate: {
      strong: list('agreement date | date of contract | date of agreement'),
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
      strong: list(
        'bank name | bank | name of bank | bankers | beneficiary bank | our bank | our bankers | bank & branch | bank and branch | issuing bank',
      ),
    },
    withholdingTax: {
      strong: list(
        `withholding tax | tds | less withholding tax | wht | withholding | tax withheld | less ewt | withholding vat | less wht | tax deducted at source | withholding tax amount | creditable withholding tax`,
      ),
      weak: folded('ewt'),
    },
    sellerTaxNumber: {
      strong: list(`tax no | pan | pan no | pan number | company pan | utr | tax ref no | tax reference number
        | tax file number`),
    },
    sellerRegistrationNumber: {
      strong: list(`company registration no | registered number | company registered number | registration number
        | company registration number | company no | company reg no | co reg no | legal registration id | company registration
        | registered company no | company number | registered in england no | cin | acn | crn | company reg | reg no company
        | registered no | business registration no | business number | cipc reg no | corporate identification number
        | company registration nr | registered company number | uen | uen no | roc no | rc number | cac no | cac reg n | business reg n | llpin | msme n | udyam n | fssai n | udyam registration n | certificate of incorporation n | enterprise n | fssai lic n | dti reg n | sec reg n | fssai license n | charity n | registered charity n | ck number | drug licence n | nmls id`),
    },
    deliveryNoteNumber: {
      strong: list(`delivery note no | delivery note number | delivery note # | delivery docket no | delivery no | delivery number
        | despatch note no | dispatch note no | packing slip no | packing slip # | packing slip number | packing list no
        | packing list number | shipment no | shipment number | consignment note no | consignment no | delivery order no
        | delivery ref | delivery reference | challan no | waybill no | delivery ticket no | pod no | goods delivery note no
        | dn no | dn number`),
    },
    yourReference: {
      strong: list('your reference | your ref | customer reference | client reference'),
    },
    ourReference: {
      strong: list('our reference | our ref'),
    },
    contact: {
      strong: list(`contact | contact person | attention | attn | contact name | your contact | our contact | enquiries
        | for the attention of | fao | attention to`),
    },
    discountTotal: {
      weak: list('savings'),
      strong: list(`discount | total discount | discount amount | less discount | trade discount | allowances amount | agency commission
        | agency comm | commission | total discounts | discounts | less trade discount | less rebate | rebate
        | volume discount | early payment discount | promotional discount | total savings | you saved | discount given
        | discount total | member discount | loyalty discount | coupon | order discount | multibuy savings | sc pwd discount | senior citizen discount | settlement discount | discount applied | cash discount | pwd discount | less discounts`),
    },
    chargeTotal: {
      strong: list(
        `charges | charges amount | shipping | shipping handling | freight | service charge | transport | postage
        | delivery charge | shipping and handling | shipping charge | shipping charges | shipping cost | freight charges
        | freight charge | carriage | delivery | delivery fee | postage and packing | p p | handling | handling charge
        | handling fee | courier charges | transport charges | packing charges | booking fee | admin fee | administration fee
        | surcharge | fuel surcharge | gratuity | tip | service fee | shipping fee | s h | labour charges | p & f charges | loading charges | shipping & handling | transportation charges | insurance charges | delivery charges`,
      ),
      weak: folded('packing | courier'),
    },
    roundingAmount: {
      strong: list(
        `rounding | rounding adjustment | round off | rounding off | rounded off | rounding adj | round adj | rounding amount | rounding difference`,
      ),
    },
    cashTendered: {
      strong: list(`cash | tender | total tender | received cash | cash tendered | tendered | amount tendered | cash received
        | credit card | debit card | payment | eftpos | card payment | contactless | apple pay | google pay | gift card
        | paid by cash | mastercard debit | visa debit | visa credit | upi | visa | amex | american express | visa contactless | mastercard contactless | card total | chip and pin | m pesa | mobile money | momo | paid by mobile money | gcash | paynow | cash paid | cash amount | gift voucher | interac | debit card payment | credit card payment | bank card | card sale | card amount`),
    },
    change: {
      strong: list(`change | changes | change balance | balance change | total change | cash change | change due | change given
        | your change | cash back | change returned`),
    },
    totalQuantity: {
      strong: list(`total qty | total quantity | total item | total items | item count | total spots | qty total | no of items
        | total no of items | number of items | items sold | total pieces | total units | total no of packages
        | total packages | no of packages | total cartons | number of packages | item qty | total pcs | total number of items`),
    },
    associatedInvoiceNumber: {
      strong: list(`original invoice number | original invoice no | original invoice | original invoice # | credit for invoice
        | against invoice no | credit against invoice | relating to invoice | relates to invoice | reference invoice no
        | ref invoice | against invoice | in respect of invoice | original tax invoice no | credited invoice
        | credited invoice no | invoice credited | corrected invoice no | refers to invoice`),
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
  labelFillers: list(`in | incl | inc | including | inclusive | excl | of | the | is | total | no | number | amount | amt | adj | adjustment
        | gst | vat | tax | taxes | date | net | gross | code | id | sr | due | payable | rounded | rounding`),
  netWords: list('net | excl | excluding | exclusive | before | without'),
  debtWords: list('overdrawn | overdraft'),
  grossWords: list('gross | incl | including | inclusive | with'),
  titles: {
    Letter: list(
      'final reminder | reminder letter | dunning letter | payment reminder | overdue notice letter | cover letter | covering letter | offer letter | letter of appointment | letter of intent | memorandum | notice of termination | circular | letter of demand | final demand letter | reference letter | recommendation letter',
    ),
    'Credit Note':
      list(`vat credit note | credit note vat | cancellation invoice | return note credit | gst credit note | supplier credit note | credit note | credit memo | credit invoice | credit advice | tax credit note | adjustment note | sales credit note
        | refund note | self billing credit note | sales credit memo | credit adjustment | refund invoice | credit memorandum | sales return`),
    Invoice:
      list(`vat invoice | invoice cum delivery challan | tax invoice cum challan | statement invoice | interim bill | fee bill | legal bill | bill of costs | demand notice | school fees invoice | tuition invoice | dental invoice | veterinary invoice | gas and electricity bill | council tax bill | property tax bill | membership invoice | progress claim invoice | gst invoice | cash invoice | tax bill | ground rent demand | vehicle invoice | workshop invoice | job invoice | fees invoice | maintenance bill | society maintenance bill | fuel bill | storage invoice | warehouse invoice | debit memo | call off invoice | invoice | tax invoice | guest invoice | guest folio | hotel invoice | hotel bill | commercial invoice | sales invoice
        | proforma invoice | proforma | bill | electricity bill | gas bill | water bill | utility bill | phone bill
        | telephone bill | energy bill | your bill | statement of charges | sales tax invoice | fee note | bill of supply
        | rent invoice | service invoice | freight invoice | final invoice | interim invoice | progress claim
        | application for payment | pro forma invoice | pro forma | customs invoice | export invoice | self billing invoice
        | debit note | rental invoice | medical bill | hospital bill | repair invoice | e invoice
        | recipient created tax invoice | invoice statement | retail invoice | deposit invoice | tax invoice cash
        | rent demand | service charge demand | premium notice | rates notice | payment request | mobile bill | broadband bill
        | internet bill | billing statement | patient bill | consolidated invoice | recurring invoice | subscription invoice | statement of fees | fee invoice | self billed invoice | invoice cum receipt | tax invoice cash bill | abridged tax invoice | full tax invoice | final bill | fiscal tax invoice`),
    Receipt:
      list(`fiscal receipt | legal receipt | fees receipt | fee receipt | school fee receipt | school fees receipt | payment confirmation receipt | toll receipt | petty cash receipt | efd receipt | bar bill | table bill | counter sale | cash register receipt | pos receipt | offering receipt | tithe receipt | temporary receipt | provisional receipt | fee slip | fee deposit slip | pharmacy receipt | laundry receipt | repair receipt | cash sale slip | cash sale receipt | simplified invoice | abbreviated tax invoice | receipt | guest check | cash receipt | sales receipt | cash bill | simplified tax invoice | ticket | cash sales | payment receipt
        | official receipt | sales slip | cash memo | rent receipt | donation receipt | receipt of payment | till receipt
        | parking receipt | taxi receipt | fuel receipt | customer receipt | vat receipt | tax receipt | purchase receipt
        | order receipt | card receipt | deposit receipt | e receipt | gift receipt | cash sale | acknowledgment receipt | payment confirmation | proof of payment | transaction receipt | receipt voucher | booking receipt`),
    'Bank Statement':
      list(`loan statement | mortgage statement | account statement summary | savings statement | statement of transactions | mobile money statement | m pesa statement | e wallet statement | full statement | interim statement of account | share account statement | member statement | bank statement | account statement | statement of account | statement | credit card statement
        | current account statement | savings account statement | checking account statement | statement of accounts
        | credit card account statement | card statement | account activity | transaction history | mini statement
        | business account statement | passbook | business checking statement | business current account
        | statement of your account | account transactions | bank account statement | e statement | transaction statement | mpesa statement | account history | loan account statement | consolidated statement`),
    'Purchase Order': list(
      `lpo | local service order | purchase contract | purchase indent | supplier order | stock order | material order | import order | standing order form for goods | trade order | job card order | procurement order | order form to supplier | purchase order | order | order confirmation | order response | purchase order change | sales order | contract
        | broadcast order | sales order confirmation | order acknowledgement | order acknowledgment | job order
        | blanket order | service order | purchase requisition | purchase order confirmation | official order
        | purchase order form | local purchase order | work order | supply order | order sheet | blanket purchase order`,
    ),
    Quote:
      list(`proforma quotation | estimate of costs | estimate for work | quotation for supply | schedule of works and prices | bill of quantities | priced bill of quantities | quotation sheet | written estimate | removal quote | building estimate | bid form | fee quote | your quote | quote for works | tender form | quote | quotation | estimate | offer | price quotation | price quote | proposal | cost estimate | sales quotation
        | sales quote | tender | bid | repair estimate | fee proposal | formal quotation | budget estimate | written quotation
        | estimate for repairs | commercial offer | price offer | business proposal | price proposal | preliminary estimate
        | firm offer | work estimate | budget quote`),
    'Delivery Note':
      list(`cartage note | goods received voucher | gate pass | cartnote | cart note | delivery sheet | delivery docket and invoice | transfer note | stock transfer note | dispatch slip | despatch slip | goods issue slip | outward challan | job work challan | road consignment note | loading list | bill of delivery | delivery manifest sheet | weighbridge docket | goods return note | dispatch challan | delivery and collection note | lorry receipt | consignment list | goods outward note | shipment advice | handover note | tally sheet | delivery confirmation | receiving report | goods receipt note | materials receipt note | delivery note | packing slip | packing list | despatch note | delivery docket | delivery order | packing note
        | goods delivery note | dispatch note | proof of delivery | goods received note | waybill | consignment note
        | delivery challan | shipping note | advice note | delivery ticket | delivery advice | despatch advice
        | dispatch advice | shipment note | collection note | weighbridge ticket | delivery receipt | packaging list
        | shipping list | delivery slip | pick list | picking list | goods issue note | shipping manifest | delivery manifest
        | goods dispatch note | grn | e way bill | material receipt note | weigh ticket | pick ticket`),
    'Price List':
      list(`fees structure | fees & charges | fees charges | fees and charges | fee structure | school fees structure | schedule of fees and charges | rate list | rate sheet | rates and charges | price schedule | list of charges | tariff of charges | our rates | service prices | treatment prices | takeaway menu | drinks menu | wine list | lunch menu | dinner menu | room rates | hire rates | export price list | seasonal price list | fee list | products and prices | schedule of tariffs | trade prices list | catalogue and price list | price list | pricelist | rate card | price catalogue | tariff | menu | fee schedule | schedule of fees
        | schedule of charges | schedule of rates | trade price list | wholesale price list | price sheet | price guide
        | product price list | retail price list | our prices | tariff sheet | list of prices | prices and services | pricing
        | dealer price list | wholesale prices | trade prices`),
    Report:
      list(`certificate of conformity | minutes | minutes of meeting | meeting minutes | mill certificate | assay report | assay certificate | soil test report | water analysis report | water quality report | site inspection report | incident report | survey results | daily report | weekly report | production report | progress summary | summary report | rent roll | stock report | sales summary | school report | report card | progress report card | transcript of records | academic transcript | statement of results | term report | milk supply statement | energy performance certificate | electrical installation certificate | condition report | veterinary report | radiology report | pathology report | histology report | haematology report | urinalysis | inspection certificate | service report | maintenance report | weighing report | yield report | budget report | financial summary | statement of income | statement of activities | cash book | ledger report | rent ledger | trial run report | site diary | certificate of testing | gas safety record | examination results | report | annual report | statistics | survey | lab report | laboratory report | test report | inspection report
        | certificate of analysis | annual accounts | financial statements | income statement | balance sheet
        | statement of financial position | trial balance | profit and loss | profit and loss account | cash flow statement
        | quarterly report | monthly report | sales report | expense report | audit report | survey report
        | management accounts | interim report | medical report | analysis report | status report | valuation report
        | aged debtors report | laboratory results | test results | blood test results | half year report | progress report
        | financial report | analysis certificate | test certificate | calibration certificate | discharge summary | site report`),
    Form: list(`declaration of goods | enrollment application | job application | complaint form | order slip | sign in sheet | attendance sheet | attendance register | sign up sheet | time sheet | job card | job sheet | requisition form | stock requisition | leave application form | application for leave | admission slip | entry slip | permit application | notification form | court form | statement of claim | notice of hearing | affidavit | power of attorney form | medical history form | referral form | inspection checklist | risk assessment form | risk assessment | vehicle inspection form | pre start checklist | delivery request form | returns form | return form | change request | nomination form | ballot paper | visitor log | self assessment form | declaration of income | import declaration | export declaration | custom declaration | declaration of origin | maintenance request | work request | logbook | log sheet | school enrolment | temporary food permit | form | application form | application | declaration | questionnaire | timesheet | weekly timesheet | registration form
        | claim form | order form | enrolment form | enrollment form | consent form | tax return | vat return
        | customs declaration | request form | feedback form | membership application | intake form | declaration form
        | booking form | entry form | expense claim | expense claim form | membership form | patient registration
        | accident report form | leave request | travel expense claim | reimbursement form | claim for expenses
        | change of address | admission form | checklist | leave application | petty cash voucher | order requisition`),
    Other:
      list(`remittance slip | certificate of attendance | deed of sale | sale agreement | rental contract | hire agreement | service agreement | guarantee certificate | warranty card | birth certificate | marriage certificate | membership card | vaccination card | proof of insurance | certificate of currency | policy document | certificate of motor insurance | pay statement advice | payroll advice | pay stub | paystub | wages slip | salary statement | earnings statement and deposits | boarding card | packing instructions | payslip | pay slip | payroll slip | curriculum vitae | pay advice | salary slip | wage slip | earnings statement
        | pay statement | remittance advice | payment advice | certificate of insurance | policy schedule | insurance schedule
        | prescription | itinerary | boarding pass | tenancy agreement | lease agreement | insurance certificate
        | bill of lading | air waybill | booking confirmation | reservation confirmation | e ticket | schedule of insurance
        | insurance policy schedule | certificate of origin | payroll statement | statement of earnings | rental agreement
        | sea waybill | employment contract | lease | travel itinerary | payment voucher`),
    Table: list(
      `amortisation schedule | amortization schedule | repayment schedule | loan schedule | payment plan | results | full results | final results | race results | start list | fixtures | fixture list | class timetable | exam timetable | duty roster | roster | rota | staff rota | shift roster | league standings | stock sheet | stock card | bin card | stock count sheet | stock take sheet | inventory sheet | inventory count | stock taking sheet | price comparison | distance chart | tide table | prayer timetable | prayer times | sailing schedule | flight schedule | schedule of flights | class list | school timetable | parts list | bill of materials | cutting list | asset register | fixed asset register | leaderboard | score sheet | round robin results | seating plan | phone list | contact list | ranking list | tour dates | timetable | stock list | inventory list | train timetable | bus timetable | departure board | league table`,
    ),
  },
  creditMarks: list('credit'),
  invoiceMarks: list('invoice'),
  totals: list(
    `total | order value | totals | subtotal | sub total | sub-total | grand total | amount due | balance due | total due | net total | gross total | net amount due | invoice total | order total | agency commission | carried forward | brought forward | balance brought forward | balance carried forward | balance forward | previous balance | starting balance | beginning balance | opening balance | closing balance | new balance | ending balance | total before | vat total | tax total | sales tax | vat amount | plus vat | shipping | grand totals | total incl vat | total excl vat | total net | total gross | amount payable | section total | page total | group total | total carried forward | total brought forward | total credit | total debits | total credits | total withdrawals | total deposits | sum total | balance payable | total payable | net payable | total hours | total earnings | total deductions | gross pay | net pay | total pay | net total excl vat | taxable amount | taxable value | sales total | total tax | total vat | amount before tax | total amount | vatable sales | net of vat | outstanding balance`,
  ),
  carried: list(`balance | carried over | carry over | page total | report | carried fwd | brought fwd | balance b f | balance c f
        | b f | c f | balance bf | balance cf | balance brought fwd | balance carried fwd | total carried forward
        | total brought forward | brought forward from previous page | carried to next page | subtotal carried forward
        | continued on next page | amount brought forward | amount carried forward`),
  payments: list(
    `cash | change | rounding | rounded | rounding adj | round adj | payable | paid | payment | tender | tendered | amount tendered | card | debit card | credit card | gst | vat | tax | taxable | taxes | hst | net | nett | balance | item: | items: | item(s): | item count: | items count: | item(s) count: | item sold: | items sold: | item(s) sold: | no of items | number of items | eftpos | contactless | apple pay | google pay | gift card | subtotal vat | loyalty points | you saved | gratuity | auth code | tax total`,
  ),
  units: list('pc | pcs | ea | each | lb | oz'),
  times: list('at | per'),
  missing: list('n/a | na | nil | none'),
  blurredTotals: list('total | sub total | grand total'),
  tradingAs: list('trading as | t/a | dba | d/b/a | doing business as'),
  saidOfNames: list('is a | is an | is the trading name of'),
  listEnds: list('end of statement | end of list | end of report | nothing follows | amount in words | total in words'),
  payWords: list(
    `basic pay | basic salary | gross pay | net pay | taxable gross | national insurance | paye tax | paye | employee no | employee number | employee id | payroll no | payroll number | pay period | pay date | tax code | overtime | federal withholding | federal income tax | social security | medicare | provident fund | professional tax`,
  ),
  columns: {
    position: list(
      `position | no | line | line no | item no | nr | num | sr no | s no | sl no | ref | item # | line # | line item | srl | sl | sr | s n | item nr | line nr | # no | s l no | pos nr | position no | pos no`,
    ),
    articleNumber: list(
      `article no | article number | article | item number | item code | product code | part number | part no | code | material | reference | stock code | article nr | product no | product number | product id | product # | part # | item id | catalog no | catalogue number | cat no | model no | material nr | barcode | hsn | hsn code | hsn sac | sac | item ref | product ref | cat # | catalog # | catalogue no | stock no | style no | sku code | art # | item code no | part code | order code | product nr | isbn no | mfr part no | your item no | supplier code | our ref no | hs code | commodity code | tariff code | plu | hsn sac code | service code | charge code | cpt code | procedure code | material no | material number | article code | product sku | ndc`,
    ),
    description: list(
      `description | item | items | item description | product | product name | product description | service | services | details | detail | particulars | goods | transaction | transaction description | transaction details | remarks | narrative | text | nature | task | activity | program | item name | items description | description of goods | description of services | goods description | description of goods and services | goods and services | service description | product service | item service | work performed | service provided | charge description | charges description | fee | fees | expense | memo | article description | particulars of goods | item & description | details of charges | charge type | material description | work description | description of charges | analyte | parameter | treatment | procedure | medication | drug | dish | line description | description of work | description of service | expense type | payee | merchant | transaction type | product service description | goods description and specification | item product | description details | description of items | description of product | description of article | item particulars | work carried out | work done | activity description | product and description | product details | item details | service details | name of product | article name | product item | description of goods services | name of item | payment type and details | particular | services rendered | professional services | payment details | merchant name | cost item | position description | scope of work`,
    ),
    quantity: list(
      `consumption | usage | quantity | qty | qty shipped | quantity ordered | hours | days | units | pieces | pcs | spots | qty hrs | qty hours | hrs | hrs qty | order qty | quantity shipped | qnty | qty ordered | no of units | number of units | qty del | qty delivered | quantity delivered | delivered qty | delivered quantity | nights | no of nights | hours worked | nos | no of pcs | pack qty | qty pcs | billed units | packs | cartons | boxes | pallets | no of days | qty kg | qty ea | shipped qty | ship qty | shipped quantity | quantity pcs | qty sold | qty invoiced | number of hours | kwh | no of hours | quantity kg | no of packages | time hrs | qty supplied | invoiced qty | units used | pax`,
    ),
    unit: list(
      `unit | uom | unit of measure | units of measure | unit of measurement | unit of issue | pack size | u m | um unit | unit type | uoms | size unit | per unit`,
    ),
    unitPrice: list(`unit price | price | unit cost | rate | price each | each | unit net price | net price | gross price | price per unit
        | item price | u price | p u | unit amount | unit value | unit rate | rate hr | hourly rate | price unit | price per
        | net unit price | unit price net | unit price excl vat | price excl vat | net price unit | list price | sales price
        | p unit | unit price usd | unit price gbp | unit price eur | rate per unit | rate per hour | unit charge
        | unit price ex vat | unit price ex gst | unit price inc gst | unit price excl gst | price ea | price ex vat
        | price inc vat | nett price | day rate | daily rate | room rate | nightly rate | rate usd | unit cost usd | fee rate
        | price per item | price per kg | price kg | rrp | trade price | retail price | wholesale price | selling price
        | sell price | mrp | price usd | price gbp | price eur | price each excl vat | unit pr | unit prc | price per night
        | price hour | rate day | per hour | net rate | net unit | price in eur | price in gbp | price in usd | price excl tax
        | gross unit price | price per piece | price pc | price per hour | your price | standard price | unit gross price
        | price chf | tariff rate | unit price chf`),
    discount: list(`discount | disc | discount % | disc % | discount amount | allowance | disc amt | less discount | rebate | discount amt
        | trade discount | disc amount | disc pct | discount pct`),
    taxRate: list(`tax rate | vat rate | vat % | vat | tax | tax % | gst | gst % | taxes | % vat | vat code | tax code | vat rate %
        | sales tax | gst rate | hst | tax type | igst | cgst | sgst | igst % | cgst % | sgst % | tax percentage | sales tax %
        | vat type | gst rate % | tax rate % | vat rate code | vat percentage | t c | tax % rate | % tax | vat percent | hst %
        | pst | qst`),
    taxAmount: list(`vat amount | tax amount | gst amount | vat total | tax total | igst amount | cgst amount | sgst amount | igst amt
        | cgst amt | sgst amt | tax amt | vat amt | gst amt | sales tax amount | vat value | tax value | vat gbp | vat eur
        | tax due`),
    lineTotal: list(
      `total | amount | line total | net amount | total amount | total price | extended price | ext price | extension
        | subtotal | sub total | value | amt | line amount | net | cost | total net | gross amount | line value
        | line net amount | item total | item amount | extended amount | extended | extended cost | ext amount | total cost
        | total net price | total excl vat | total incl vat | amount excl vat | charge amount | price total | line price
        | total line | net value | gross | gross total | total value | taxable value | taxable amount | total eur | total usd
        | total gbp | amount eur | amount usd | amount gbp | amount chf | subtotal eur | total amt | net amt | gross amt
        | total aud | total inr | amount inr | amount cad | amount aud | amount ex vat | amount inc vat | amount excl gst
        | total ex vat | total inc vat | total ex gst | total inc gst | total including vat | total excluding vat | nett
        | nett amount | total charge | total price usd | total price eur | total price gbp | line total excl vat | value gbp
        | value usd | value eur | total cost usd | net total | total fob | fob value | customs value | goods value
        | amount charged | ext | ext price usd | amount in usd | amount in eur | amount in gbp | line sum | sum | total in eur
        | total in usd | total in gbp | item value | net line total | amount due | total incl gst | amount incl gst
        | price in total | net value eur | total charges | row total | total line amount | fees usd | gross price total
        | gross value | total chf | total amount usd | total amount eur | total amount gbp | total per item | extended value
        | billed amount | value excl vat | insurance premium | total fee`,
    ),
    date: list(
      `date | post date | trans date | transaction date | posting date | value date | air date | start date | end date | service date | date of service | service period | entry date | booking date | txn date | tran date | effective date | date posted | trn date | txn dt | date of entry | posted date | date of sale | order date | invoice date | doc date | document date | due date | delivery date | date processed | process date | date time | visit date | date of visit | date of transaction | work date`,
    ),
    debit: list(`debit | debits | withdrawal | withdrawals | paid out | money out | payments | charges | debit amount
        | withdrawal amount | withdrawals debits | withdrawals and debits | payments out | debits withdrawals | outgoings
        | debit amt | debit gbp | debit usd | withdrawn | money out gbp | payments made | paid out gbp | dr | dr amount
        | amount out | debits gbp | debit inr | debit eur | withdrawal dr | withdrawal amt | withdrawals inr
        | checks and debits`),
    credit: list(`credit | credits | deposit | deposits | paid in | money in | credit amount | deposit amount | deposits credits
        | deposits and credits | credits deposits | lodgement | lodgements | payments in | credit gbp | credit usd | receipts
        | money in gbp | cr | cr amount | amount in | payments received | paid in gbp | credit inr | credit eur | deposit cr
        | deposit amt | deposits inr`),
    balance: list(`balance | running balance | account balance | balance amount | book balance | available balance | bal | ledger balance
        | new balance | balance gbp | balance usd | closing balance | outstanding balance | cleared balance | balance inr
        | balance eur | end of day balance | daily balance | acct balance | amount outstanding`),
  },
  columnQualifiers: list('excl | ex | incl | inc | without'),
  greetings: list('dear | to whom it may concern'),
  titlesOfPersons: folded('mr | mrs | ms | miss | dr'),
  signing: folded(
    'signature of | signature and | s signature | authorised signatory | authorized signatory | authorised signature | authorized signature | customer signature | signature customer | receiver signature',
  ),
  salutations: list('mr | mrs | ms | dear customer | to'),
  yourWords: list('your'),
  periodWords: list('from | period | statement | between'),
  remarks: list(`source | sources | note | notes | nb | remark | remarks | comment | comments | see also | example | warning
        | important | attention | tip | figure | table | nota bene | please note | disclaimer | terms
        | remarks and instructions | special instructions | comments and instructions | delivery instructions
        | notes and terms | caution | instructions`),
  captions: list('table | tab. | exhibit | figure | fig. | chart | box | source | note'),
  notes: list('source | note | notes | nb | key'),
  openEnds: list('of | and | or | the | for | in | to | with | by | from | per'),
  streets: list(
    `street | st | road | rd | avenue | ave | av | lane | ln | drive | dr | boulevard | blvd | bd | court | ct | way | suite | ste | floor | square | sq | highway | hwy | parkway | pkwy | plaza | terrace | close | crescent | grove | parade | esplanade | mews | quay | gardens | wharf | circuit | po box | box | lot | section | block | blk | unit | level | no | bldg | industrial estate | business park | turnpike | pike | apt | apartment | nagar | marg`,
  ),
  legalForms: list(
    `ltd | limited | wll | npc | llc | llp | lp | plc | inc | incorporated | corp | corporation | co | company | pte | pty | pvt | private | enterprise | enterprises | trading | holdings | group | associates | partners | foundation | trust | gmbh | cic | lllp | pllc | pbc | bros | sons | brothers | solicitors | psc | fze | fzco | fzc | sole proprietor | ulc | cooperative`,
  ),
  legalFormEndings: list('ptyltd | pteltd'),
  countries: list(`germany | france | austria | switzerland | italy | spain | netherlands | belgium | luxembourg | portugal | poland
        | united kingdom | uk | great britain | england | ireland | usa | united states | united states of america | us
        | canada | malaysia | singapore | india | china | japan | australia | denmark | sweden | norway | finland
        | czech republic | hungary | romania | new zealand | south africa | mexico | brazil | argentina | chile | turkey
        | greece | croatia | slovenia | slovakia | bulgaria | serbia | ukraine | russia | united arab emirates | uae
        | saudi arabia | israel | egypt | thailand | vietnam | indonesia | philippines | south korea | republic of korea
        | taiwan | hong kong | czechia | estonia | latvia | lithuania | iceland | malta | cyprus | scotland | wales
        | northern ireland | republic of ireland | the netherlands | pakistan | bangladesh | sri lanka | nigeria | kenya
        | ghana`),
  replyMarks: list('re | fw | fwd'),
  registers: list('reg | roc | co | company'),
  registerNumbers: list('abn | acn'),
  codeWords: list('id | reg | roc | gst'),
  contacts: list(
    `tel | telephone | phone | mobile | vat | gst | uen | roc | tin | ein | bank | reg no | toll free | freephone | gstin | cin | abn | acn | trn | registered office | company registration | registered in | regd office | sort code | customer service | helpline | enquiries | phone no | vat no | vat reg`,
  ),
  confirmationMarks: list('confirmation | acknowledg | order response | sales order | contract'),
  attentionWords: list('Attn | Attn: | Attn. | ATTN: | Attention:'),
  paymentSlips: list(
    'payment advice | remittance advice | remittance slip | payment slip | payment coupon | payment stub | remittance stub | return this portion | please return this portion | please detach | detach and return | please return this slip',
  ),
  copyMarks: list(`original | original for recipient | original for buyer | duplicate | duplicate for transporter | duplicate for supplier
        | triplicate | triplicate for supplier | triplicate for assessee | extra copy | copy | customer copy | merchant copy | office copy
        | file copy | seller copy | buyer copy | supplier copy | client copy | accounts copy | original copy | duplicate copy
        | second copy | white copy | yellow copy | pink copy | recipient copy | original invoice | reprint | duplicata | cardholder copy
        | customers copy | true copy | certified copy | electronic copy | customer receipt | merchant receipt | computer generated invoice
        | page 1 | continued | draft | specimen | sample | void | paid | cancelled`),
  tillWords: folded(
    'cashier | your server | served by | your cashier | you were served by | till no | till id | terminal id | table no | covers | auth code | approval code | merchant id | eat in | take away | take out | dine in | tender | txn | receipt copy | card ending | contactless | chip read | pin verified | pos id',
  ),
  periodJoiners: list('to | until | through'),
  pageCountWords: list('of'),
  sumRemarks: list('only | all | figures | figure | amount | amounts | price | prices | words | in'),
  bankParts: list('sort code | routing | bank | swift | beneficiary'),
  bankCodes: list('ifsc | bsb | aba'),
  otherUnits: list(
    'gold | real | reals | won | mark | marks | pound | pounds | dram | rights | units | unit | rand | top | colon | crown | all',
  ),
  yearMarks: list('FY | CY'),
  periodLetters: list('Q | H'),
  rateWords: list('per'),
};
