import { list } from './label-list';

/** What kind of value a field has; decides which printed texts can be its value at all. */
export type ValueType = 'code' | 'date' | 'dateRange' | 'amount' | 'text' | 'iban' | 'bic' | 'vatId' | 'currency';

/** The labels of one field. `strong` ones name it alone, `weak` ones also head other things and yield to a strong one. */
export interface LabelEntry {
  key: string;
  type: ValueType;
  strong: readonly string[];
  weak?: readonly string[];
}

/** Labels in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish; compared without case, accents, blanks and points. */
export const LABEL_LEXICON: readonly LabelEntry[] = [
  {
    key: 'invoiceNumber',
    type: 'code',
    strong:
      list(`invoice number | invoice no | invoice nr | invoice # | invoice num | invoice id | booking id | booking number | booking no | invoice ref | inv no | inv # | inv number | tax invoice no | tax invoice number | bill number | bill no | receipt no | receipt number | receipt # | document number | document no | doc no
      | rechnungsnummer | rechnungsnr | rechnung nr | rechnung no | re nr | rg nr | rechn nr | belegnummer | beleg nr | handelsrechnung nr | gutschrift nr | gutschriftsnummer | korrekturrechnung nr | bon nr | quittung nr
      | numero de facture | numero facture | facture no | facture n | no facture | no de facture | n facture | n de facture | avoir no | numero de piece | facture # | ref facture
      | numero de factura | numero factura | factura no | factura n | no factura | no de factura | num factura | n factura | n de factura | numero fattura | fattura n | n fattura | numero documento | factuurnummer | factuurnr | nummer factuur | fatura no | fatura n | numero da fatura | numero fatura | n da fatura | numer faktury | nr faktury | faktura nr | faktura vat nr | faktura numer | numer dokumentu`),
    weak: list(
      'rechnung | invoice | facture | factura | fattura | factuur | fatura | faktura | number | nummer | numero | credit note | gutschrift | no',
    ),
  },
  {
    key: 'issueDate',
    type: 'date',
    strong:
      list(`invoice date | date of invoice | issue date | date of issue | date issued | issued on | bill date | tax invoice date | document date | doc date | receipt date | inv date | issued | tax date
      | rechnungsdatum | ausstellungsdatum | belegdatum | datum der rechnung | rechnung vom | rechnungsdat | rg datum
      | date de facture | date facture | date de la facture | date de facturation | date d emission | facture du | emise le | date emission | date de creation
      | fecha de factura | fecha factura | fecha de emision | fecha emision | fecha de la factura | fecha de expedicion
      | data fattura | data della fattura | data di emissione | data emissione | data documento | factuurdatum | datum factuur | data da fatura | data de emissao | data emissao | data fatura
      | data wystawienia | data faktury | z dnia | wystawiono dnia`),
    weak: list('date | datum | fecha | data | dated | vom | le | date time'),
  },
  {
    key: 'dueDate',
    type: 'date',
    strong:
      list(`due date | payment due | payment due date | due by | due on | pay by | date due | payable by | payment date | pay before | please pay by
      | netto bis | tagen netto bis | tage netto bis | fallig am | falligkeitsdatum | zahlbar bis | fallig bis | falligkeit | zahlungsziel | zahlbar bis zum | zahlbar zum | fallig zum | spatestens bis zum | bis spatestens | uberweisen sie bis zum | bitte uberweisen sie bis zum | zahlungsfrist | faelligkeitsdatum | faellig am | zahlungsfalligkeit
      | date d echeance | echeance | date echeance | date limite de paiement | a payer avant le | a payer avant | payable le | a regler avant le | date de paiement | reglement le
      | fecha de vencimiento | vencimiento | fecha vencimiento | fecha de pago | data di scadenza | scadenza | data scadenza | da pagare entro | scadenza pagamento
      | vervaldatum | uiterste betaaldatum | te betalen voor | betalen voor | vervaldag | data de vencimento | vencimento | data vencimento | data limite de pagamento | pagar ate
      | termin platnosci | termin zaplaty | data platnosci`),
    weak: list('due | bis zum'),
  },
  {
    key: 'deliveryDate',
    type: 'date',
    strong:
      list(`delivery date | date of delivery | date of supply | supply date | service date | shipping date | ship date | date shipped | tax point | delivered on
      | lieferdatum | leistungsdatum | liefer und leistungsdatum | liefer leistungsdatum | lieferung am | datum der lieferung | leistungs und lieferdatum | lieferdatum leistungsdatum | liefertag | tag der lieferung | leistungstag | tatsachliches lieferdatum
      | date de livraison | date livraison | livre le | date d expedition | date de prestation | fecha de entrega | fecha entrega | fecha de operacion | data di consegna | data consegna | leverdatum | leveringsdatum | data de entrega | data entrega
      | data dostawy | data sprzedazy | data wykonania uslugi`),
    weak: list('livraison | leistungszeitraum | lieferung | lieferzeitraum'),
  },
  {
    key: 'orderNumber',
    type: 'code',
    strong:
      list(`order number | order no | order rev | order revision | order nr | order # | order id | purchase order | purchase order no | purchase order number | po number | po no | po # | your order | your order no | customer order no | order ref | order reference | sales order no | buyer reference order | cust po | buyers order no
      | bestellnummer | bestellnr | bestellung nr | auftragsnummer | auftragsnr | auftrag nr | ihre bestellung | bestellung nr kunde | ihre bestellnummer | ihre bestell nr | bestellreferenz | kundenbestellnummer | bestellung
      | numero de commande | no commande | n commande | commande n | bon de commande | bon de commande no | bon de commande n | votre commande | ref commande | n bon de commande | n bc | bc n | bc | commande | n de commande | reference commande
      | numero de pedido | no pedido | n pedido | pedido no | pedido n | su pedido | numero ordine | n ordine | ordine n | vostro ordine | ordine di acquisto
      | bestelnummer | ordernummer | bestel nr | uw bestelling | numero da encomenda | encomenda n | no encomenda | n encomenda | numer zamowienia | nr zamowienia | zamowienie nr`),
    weak: list(
      'your reference | votre reference | ihr zeichen | ihre referenz | order | auftrag | pedido | ordine | po | source document | origine | reference document',
    ),
  },
  {
    key: 'contractNumber',
    type: 'code',
    strong: list(
      `contract number | contract no | contract # | contract nr | contract num | contract id | contract agreement number | contract revision | contract rev | order rev | order revision | vertragsnummer | vertragsnr | vertrag nr | numero de contrat | contrat no | contrat n | n contrat | numero de contrato | contrato no | n contrato | numero contratto | contratto n | contractnummer | numero do contrato | numer umowy | nr umowy`,
    ),
    weak: list('contract | vertrag | contrat'),
  },
  {
    key: 'customerNumber',
    type: 'code',
    strong:
      list(`customer number | customer no | customer id | customer # | account no customer | client number | client no | client id | kundennummer | kundennr | kunde nr | kd nr | ihre kundennummer
      | numero de client | code client | no client | n client | client n | ref client | reference client | numero de cliente | codigo cliente | codigo de cliente | cod cliente | codice cliente | klantnummer | klant nr | debiteurnummer | n cliente | numer klienta | nr klienta`),
  },
  {
    key: 'sellerVatId',
    type: 'vatId',
    strong:
      list(`seller vat id | seller vat number | supplier vat number | vat number | vat no | vat reg no | vat registration number | vat registration no | vat id | vat id no | vat identification number | vat reg | tax id | tax number | tax registration number | gst no | gst reg no | gst id | gst id no | gst number | abn | gstin
      | ust idnr | ust id | umsatzsteuer id | umsatzsteueridentifikationsnummer | umsatzsteuer idnr | umsatzsteuer ident nr | ust ident nr | uid | uid nr | uid nummer | mwst nr | mehrwertsteuernummer | unsere ust idnr | numero de tva | no tva | n tva | tva intracommunautaire | tva intracom | no tva intracommunautaire | n tva intracommunautaire | numero de tva intracommunautaire | id tva | tva intra | n de tva | identifiant tva | nif | cif | nif cif | n i f | nif iva | numero de iva | partita iva | p iva | part iva | btw nummer | btw nr | btw id | btw identificatienummer | btw | nipc | contribuinte | contribuinte no | n contribuinte | numero de contribuinte | nip`),
  },
  {
    key: 'buyerVatId',
    type: 'vatId',
    strong:
      list(`customer vat number | customer vat no | customer vat id | customer vat | your vat id | your vat number | your vat no | client vat number | buyer vat number | buyer vat id | ihre ust idnr | ihre ust id | ihre uid | kunden ust id | ust idnr kunde | ust id kunde | uid kunde | ust idnr des leistungsempfangers
      | numero de tva du client | numero tva du client | numero de tva client | tva du client | tva client | no tva client | n tva client | votre tva | votre numero de tva | tva intracom client | nif cliente | cif cliente | partita iva cliente | btw nummer klant | uw btw nummer | contribuinte cliente | v contribuinte | nip nabywcy`),
  },
  {
    key: 'otherVatId',
    type: 'vatId',
    strong: list('ship to vat id | ship from vat id | invoicee vat id | buyer req vat id | payee vat id'),
  },
  {
    key: 'iban',
    type: 'iban',
    strong: list('iban | iban no | iban nr | iban number | iban code | rachunek | numer konta | nr konta | konto nr | kontonummer iban'),
  },
  { key: 'bic', type: 'bic', strong: list('bic | swift | bic swift | swift bic | swift code | bic code | kod swift') },
  {
    key: 'currency',
    type: 'currency',
    strong: list(
      'currency | currency code | wahrung | waehrung | belegwahrung | rechnungswahrung | devise | monnaie | moneda | divisa | valuta | munteenheid | moeda | waluta | wahrungscode',
    ),
  },
  {
    key: 'lineTotal',
    type: 'amount',
    strong:
      list(`total amount of lines | total amount lines | sum of lines | total lines | line total | lines total | items total | total of items | item total | merchandise total | summe positionen | summe der positionen | positionssumme | summe der nettobetrage | warenwert | gesamtsumme positionen | summe positionsbetrage | summe aller positionen | gesamtsumme der positionen
      | total lignes | total des lignes | total produits | montant total des lignes | somme des lignes | summe der rechnungspositionen | summe positionen netto | total positions`),
    weak: list('zwischensumme | subtotal | sous total | subtotaal | subtotale'),
  },
  {
    key: 'netTotal',
    type: 'amount',
    strong:
      list(`net total | net amt | total net | net amount | total excl vat | total excl tax | total excluding vat | total excluding tax | total before tax | total ex vat | amount excl vat | net value | taxable amount | total taxable amount | tax basis total | amount before tax | untaxed amount | total without tax | total excl gst | invoice total without vat | total without vat | tax exclusive amount | total amount without vat | amount untaxed | total excluding gst | excl gst total
      | rechnungssumme netto | nettobeitrag | warenwert netto | nettobetrag | netto gesamt | summe netto | nettosumme | gesamtbetrag netto | gesamt netto | rechnungsbetrag netto | nettogesamtbetrag | gesamtsumme netto | summe netto betrag | rechnungssumme ohne ust | summe ohne mwst | nettowert | steuerbasis | bemessungsgrundlage | gesamtbetrag ohne steuern | gesamtsumme ohne mwst | nettorechnungsbetrag | total netto | netto total | rechnungsbetrag ohne ust | gesamtsumme ohne ust | gesamtbetrag ohne umsatzsteuer
      | total ht | montant ht | total hors taxes | total hors taxe | montant hors taxes | montant total ht | total general ht | net ht | total net ht | sous total ht | base ht | montant ht total | total montant ht | montant net ht
      | base imponible | total sin iva | importe neto | total neto | subtotal sin iva | neto | imponibile | totale imponibile | totale netto | totale senza iva | netto imponibile
      | totaal excl btw | totaal exclusief btw | totaal excl | bedrag excl btw | nettobedrag | totaal netto | excl btw | grondslag | maatstaf van heffing | basisbetrag | total sem iva | total liquido | base tributavel | total iliquido | incidencia | razem netto | wartosc netto | suma netto | kwota netto`),
    weak: list('netto | subtotal | sous total | subtotaal | subtotale | net | zwischensumme | suma | total ht net'),
  },
  {
    key: 'taxTotal',
    type: 'amount',
    strong:
      list(`total tax | tax total | total vat | vat total | vat amount | tax amount | sales tax | gst amount | total gst | total tax amount | total vat amount | amount of vat | plus vat | add vat | estimated tax
      | mwst betrag | mehrwertsteuer | umsatzsteuer | versicherungsteuer | versicherungssteuer | ust betrag | steuerbetrag | summe mwst | summe ust | steuer gesamt | zzgl mwst | zzgl ust | zzgl umsatzsteuer | zzgl mehrwertsteuer | gesamt mwst | mwst gesamt | ust gesamt | summe umsatzsteuer | steuersumme | gesamtbetrag der steuern | gesamtsteuerbetrag | gesamtsumme ust | summe steuer | gesamtbetrag mwst | umsatzsteuerbetrag | zuzuglich mwst | zuzuglich umsatzsteuer | plus mwst | enthaltene mwst | inkl mwst betrag | summe umsatzsteuerbetrage | gesamtbetrag umsatzsteuer | summe steuerbetrage
      | total tva | montant tva | tva totale | montant de la tva | montant total tva | total taxes | total taxe | montant taxe | montant taxes | total de tva | cuota iva | total iva | importe iva | iva total | cuota | totale iva | importo iva | imposta | totale imposta | btw bedrag | totaal btw | btw totaal | bedrag btw | valor iva | total do iva | valor do iva | kwota vat | razem vat | suma vat | podatek vat`),
    weak: list('tax | vat | mwst | ust | tva | iva | btw | gst | hst | taxes | taxe | steuer | steuern'),
  },
  {
    key: 'grossTotal',
    type: 'amount',
    strong:
      list(`grand total | gross total | gross amt | total after rounding | total incl rounding | total payable amount | total including gst | total including sst | total incl sst | total rm incl of gst | total rm including gst | total myr | total sgd | total amt | total amt payable | total amt incl gst | amount to be paid | total amount payable | total sales inclusive gst | total sales incl gst | total incl | bill total | total bill | net amount payable | totals incl gst | total amount | invoice total | total incl vat | total incl tax | total including vat | total including tax | total inclusive of vat | total with vat | gross amount | total invoice amount | invoice amount | total gross | total incl gst | total inclusive gst | total incl of gst | total rm | tax inclusive amount | total charges | total cost | order total | total due | total sales inclusive of gst | total inclusive of gst | total amount incl gst | round d total | rounded total | total rounded | nett total | net total rounded | total payable | total sale | total sales | total for this invoice | total billing amount | total contract amount | contract total | total price | amount payable | total gross amount | invoice total with vat | total invoice value
      | rechnungssumme brutto | bruttogesamtbetrag | gesamtbetrag | rechnungsbetrag | bruttobetrag | rechnungsbeitrag | bruttobeitrag | gesamtsumme | endbetrag | gesamt brutto | summe brutto | brutto gesamt | endsumme | rechnungssumme | rechnungsendbetrag | gesamtbetrag brutto | rechnungsbetrag brutto | bruttosumme | gesamtbetrag inkl mwst | gesamt inkl mwst | rechnungsgesamtbetrag | gesamtsumme brutto | gesamtsumme inkl mwst | summe inkl mwst | gesamtbetrag inkl ust | total brutto | gesamtrechnungsbetrag | rechnungsbetrag inkl mwst
      | total ttc | montant ttc | montant total ttc | total toutes taxes comprises | net ttc | total general ttc | montant total | total general | total facture | montant ttc total
      | total factura | importe total | total con iva | total a pagar | total iva incluido | total euros | total eur | totale fattura | totale documento | importo totale | totale complessivo | totale da pagare | totale a pagare | totale generale
      | totaal incl btw | totaal inclusief btw | totaalbedrag | factuurbedrag | totaal generaal | eindtotaal | incl btw | total da fatura | total com iva | valor total | total geral | total fatura | razem brutto | suma brutto | kwota brutto | wartosc brutto | razem do zaplaty`),
    weak: list('total | gesamt | summe | brutto | totaal | totale | razem | ogolem | amount | betrag | gross | totals | zu zahlen | suma'),
  },
  {
    key: 'paid',
    type: 'amount',
    strong:
      list(`amount paid | paid amount | already paid | paid | prepaid | prepaid amount | payments received | less payments | deposit paid | advance payment | advance paid | total paid | prepayment | total prepaid
      | vorausbezahlter betrag | vorausbezahlt | bereits gezahlt | anzahlung | bezahlt | gezahlt | bereits bezahlt | vorauszahlung | gezahlter betrag | abzuglich anzahlung | erhaltene anzahlung | geleistete anzahlung | anzahlungen | anzahlungsbetrag | abzgl anzahlung
      | acompte | deja paye | montant paye | acompte verse | deja regle | acomptes | deja verse | pagado | anticipo | importe pagado | acconto | pagato | gia pagato | reeds betaald | betaald | aanbetaling | pago | adiantamento | valor pago | zaplacono`),
  },
  {
    key: 'amountDue',
    type: 'amount',
    strong:
      list(`amount due | balance due | due payable amount | payable amount | outstanding amount | outstanding balance | net amount due | total amount due | amount to pay | remaining amount | balance to pay | please pay | open amount | due amount | total to pay | net due
      | zahlbetrag | zu zahlender betrag | offener betrag | noch zu zahlen | falliger betrag | restbetrag | zu zahlen | zahlungsbetrag | offen | zahlbarer betrag | ausstehender betrag | faelliger betrag | zu bezahlen | restzahlung | fallige zahlung | bitte zahlen
      | net a payer | montant a payer | reste a payer | solde a payer | a payer | net a regler | solde du | montant du | reste du | net a payer ttc
      | importe a pagar | pendiente de pago | importe pendiente | saldo pendiente | liquido a pagar | netto a pagare | importo dovuto | da pagare | importo da pagare | saldo a pagare | te betalen | te voldoen | te betalen bedrag | openstaand bedrag | openstaand
      | valor a pagar | a pagar | valor em divida | do zaplaty | pozostalo do zaplaty | kwota do zaplaty`),
    weak: list('balance | saldo | solde'),
  },
  {
    key: 'sellerName',
    type: 'text',
    strong:
      list(`seller | supplier | vendor | vendor name | supplier name | seller name | issued by | issuer | billed by | service provider | remit to | payee | pay to | make checks payable to | verkaufer | lieferant | rechnungssteller | leistungserbringer | aussteller | absender | vendeur | fournisseur | emetteur | prestataire
      | vendedor | proveedor | emisor | fornitore | venditore | cedente prestatore | emittente | verkoper | leverancier | fornecedor | emitente | sprzedawca | wystawca`),
    weak: list('from'),
  },
  {
    key: 'buyerName',
    type: 'text',
    strong:
      list(`buyer | bill to | billed to | billing address | invoice to | sold to | customer | customer name | client name | invoice address | bill to address | invoiced to | purchaser | buyer name | issued to | recipient | customer address
      | kaufer | kunde | rechnungsempfanger | leistungsempfanger | rechnungsadresse | rechnung an | empfanger | rechnungsanschrift | auftraggeber | kaufer leistungsempfanger | kaeufer | kundenname | besteller
      | acheteur | client | facture a | destinataire | adresse de facturation | facturer a | adresse facturation | nom du client
      | cliente | comprador | facturar a | destinatario | datos del cliente | facturado a | acquirente | cessionario committente | spett le | spettabile | intestatario | cessionario | fatturato a
      | koper | klant | afnemer | factuuradres | factureren aan | adquirente | faturar a | exmo s | exmos senhores | nabywca | odbiorca | kupujacy`),
    weak: list('to'),
  },
  {
    key: 'shipTo',
    type: 'text',
    strong: list(
      'ship to | deliver to | delivery address | shipping address | lieferadresse | lieferanschrift | warenempfanger | adresse de livraison | livre a | direccion de entrega | indirizzo di consegna | afleveradres | morada de entrega | destinazione',
    ),
  },
  { key: 'shipFrom', type: 'text', strong: list('ship from') },
  { key: 'invoicee', type: 'text', strong: list('invoicee') },
  { key: 'requisitioner', type: 'text', strong: list('buyer requisitionner | buyer requisitioner | requisitioner') },
  {
    key: 'name',
    type: 'text',
    strong: list(
      'name | firma | company name | company | nom | raison sociale | nombre | razon social | nome | ragione sociale | naam | nazwa | firmenname',
    ),
  },
  {
    key: 'advertiser',
    type: 'text',
    strong: list('advertiser | advertiser name | werbetreibender | annonceur | anunciante | inserzionista'),
  },
  { key: 'product', type: 'text', strong: list('product name'), weak: list('product') },
  { key: 'agency', type: 'text', strong: list('agency | agency name | agentur') },
  { key: 'estimateNumber', type: 'code', strong: list('estimate | estimate # | estimate number | estimate no | est # | agency estimate') },
  {
    key: 'flight',
    type: 'dateRange',
    strong: list(
      'flight dates | flight | dates | flight date | order flight | contract dates | contract date | campaign dates | flight date range | schedule dates | run dates | hiatus flight dates',
    ),
  },
  {
    key: 'flightFrom',
    type: 'date',
    strong: list('flight start | flight start date | flight from | contract start date | contract start | campaign start'),
    weak: list('start date'),
  },
  {
    key: 'flightTo',
    type: 'date',
    strong: list('flight end | flight end date | flight to | contract end date | contract end | campaign end'),
    weak: list('end date'),
  },
  {
    key: 'period',
    type: 'dateRange',
    strong:
      list(`statement period | billing period | invoice period | period covered | statement dates | account period | service period | billing cycle | activity period | abrechnungszeitraum | auszugszeitraum | leistungszeitraum | zeitraum | rechnungszeitraum | abrechnungsperiode
      | periode | periode de facturation | periodo | periodo de facturacion | periodo di riferimento | factuurperiode | afschriftperiode | okres | okres rozliczeniowy | za okres | lieferzeitraum | periodo de liquidacion`),
    weak: list('period | opening closing date | statement from'),
  },
  {
    key: 'periodFrom',
    type: 'date',
    strong: list(
      'period from | period start | statement from | from date | start of period | begin date | opening date | periode du | zeitraum von | fecha desde | data inizio | period begin',
    ),
  },
  {
    key: 'periodTo',
    type: 'date',
    strong: list(
      'period to | period end | statement to | to date | end of period | closing date | statement date | zeitraum bis | fecha hasta | data fine | statement closing date',
    ),
  },
  {
    key: 'openingBalance',
    type: 'amount',
    strong:
      list(`opening balance | previous balance | balance brought forward | beginning balance | starting balance | balance forward | brought forward | last statement balance | previous statement balance | anfangssaldo | alter kontostand | alter saldo | saldo alt | kontostand alt | anfangsbestand | saldovortrag
      | solde initial | ancien solde | solde precedent | solde d ouverture | saldo inicial | saldo anterior | saldo iniziale | saldo precedente | beginsaldo | vorig saldo | oud saldo | saldo poczatkowe`),
  },
  {
    key: 'closingBalance',
    type: 'amount',
    strong:
      list(`closing balance | new balance | ending balance | balance carried forward | carried forward | final balance | current balance | balance at end | statement balance | endsaldo | neuer kontostand | neuer saldo | saldo neu | kontostand neu | schlusssaldo | endbestand
      | solde final | nouveau solde | solde de cloture | saldo final | saldo nuevo | nuevo saldo | saldo finale | nuovo saldo | eindsaldo | nieuw saldo | saldo koncowe`),
  },
  {
    key: 'accountNumber',
    type: 'code',
    strong: list(
      'account number | account no | account nr | account # | a c no | a c number | acct no | acct number | account | kontonummer | konto nr | numero de compte | no de compte | n de compte | compte n | numero de cuenta | cuenta | n cuenta | numero conto | conto n | conto corrente n | rekeningnummer | rekening | numero da conta | conta n | numer rachunku | nr rachunku | account number ending in | card number | kreditkartennummer',
    ),
  },
  {
    key: 'accountHolder',
    type: 'text',
    strong: list(
      'account holder | account name | account holder name | account owner | kontoinhaber | titulaire | titulaire du compte | titular | titular de la cuenta | intestatario del conto | rekeninghouder | naam rekeninghouder | titular da conta | posiadacz rachunku | cardholder | name of account holder',
    ),
  },
  {
    key: 'branchCode',
    type: 'code',
    strong: list('branch code | sort code | bank code | blz | bankleitzahl | branch id | code guichet | codigo de sucursal | cab'),
  },
  { key: 'ifsc', type: 'code', strong: list('ifsc | ifsc code | rtgs neft ifsc code') },
  {
    key: 'paymentTerms',
    type: 'text',
    strong: list(
      'payment terms | terms of payment | zahlungsbedingungen | zahlungskonditionen | conditions de paiement | conditions de reglement | condiciones de pago | forma de pago | condizioni di pagamento | betalingsvoorwaarden | betalingstermijn | condicoes de pagamento | warunki platnosci | payment method | zahlungsart | mode de reglement | mode de paiement',
    ),
    weak: list('terms'),
  },
];

/** Words that may stand between a label and its value and mean nothing by themselves. */
export const QUALIFIERS: ReadonlySet<string> = new Set(
  list(
    'in | incl | inkl | inc | including | inclusive | excl | exkl | of | the | is | total | no | nr | number | # | amount | amt | adj | adjustment | betrag | eur | euro | euros | usd | gbp | chf | pln | rm | myr | sgd | gst | vat | mwst | ust | tva | iva | btw | tax | taxes | date | le | am | vom | du | der | des | de | la | ht | ttc | netto | brutto | net | gross | zum | bis | code | id | % | sr | due | payable | rounded | rounding',
  ),
);
