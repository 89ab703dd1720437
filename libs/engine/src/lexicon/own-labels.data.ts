import { list } from './label-list';
import type { LabelEntry } from './label-lexicon.data';

/** Labels of fields that EN 16931 has no term for. They keep their own words as the key, and they end the value of a label beside them. */
export const OWN_LABELS: readonly LabelEntry[] = [
  {
    key: 'otherVatId',
    type: 'vatId',
    strong: list(''),
  },
  {
    key: 'altOrderNumber',
    type: 'code',
    strong: list('alt order # | alt order no | alt order number | alternate order number | agency order # | agency order number'),
  },
  { key: 'originalDate', type: 'date', strong: list('original date revision | original date | revision date | changes as of') },
  { key: 'printDate', type: 'date', strong: list('print date | printed on | printed | druckdatum | date d impression') },
  {
    key: 'orderDate',
    type: 'date',
    strong: list(
      'order date | date of order | ordered on | purchase date | bestelldatum | auftragsdatum | datum der bestellung | date de commande | date commande | fecha de pedido | data ordine | besteldatum | data da encomenda | data zamowienia',
    ),
  },
  { key: 'contractDate', type: 'date', strong: list('vertragsdatum | date du contrat') },
  { key: 'deliveryNoteDate', type: 'date', strong: list('lieferscheindatum | delivery note date') },
  { key: 'property', type: 'text', strong: list('property') },
  {
    key: 'accountExecutive',
    type: 'text',
    strong: list(
      'account executive | primary ae | salesperson | sales rep | sales representative | contact commercial | cashier | kassierer',
    ),
  },
  { key: 'salesOffice', type: 'text', strong: list('sales office | office') },
  { key: 'salesRegion', type: 'text', strong: list('sales region | market') },
  { key: 'specialHandling', type: 'text', strong: list('special handling') },
  { key: 'billingCalendar', type: 'text', strong: list('billing calendar') },
  { key: 'billingType', type: 'text', strong: list('billing type | cash trade') },
  { key: 'orderType', type: 'text', strong: list('order type | con type') },
  { key: 'demographic', type: 'text', strong: list('demographic | primary demo | demo') },
  { key: 'advertiserCode', type: 'code', strong: list('advertiser code | adv code | advertiser external id') },
  { key: 'agencyCode', type: 'code', strong: list('agency code | agy code') },
  { key: 'agencyReference', type: 'code', strong: list('agency ref | agency reference') },
  { key: 'advertiserReference', type: 'code', strong: list('advertiser ref | advertiser reference') },
  { key: 'productCode', type: 'code', strong: list('product 1 | product 2 | product 1 2 | product codes | product code') },
  { key: 'dealNumber', type: 'code', strong: list('deal # | deal number | deal no') },
  { key: 'invoiceMonth', type: 'text', strong: list('invoice month') },
  { key: 'station', type: 'text', strong: list('station') },
  {
    key: 'phone',
    type: 'text',
    strong: list(
      'phone | telephone | tel | phone no | tel no | telefon | tel nr | fon | telefono | telefoon | telefone | mobile | mobil | handy',
    ),
  },
  { key: 'fax', type: 'text', strong: list('fax | fax no | telefax | fax nr') },
  { key: 'email', type: 'text', strong: list('email | mail | email address | courriel | correo electronico') },
  { key: 'website', type: 'text', strong: list('website | web | internet | home page | site web') },
  { key: 'bankName', type: 'text', strong: list('bank name | kreditinstitut | banque | banco | banca | geldinstitut | bank') },
  {
    key: 'withholdingTax',
    type: 'amount',
    strong: list(
      'retencion irpf | retencion | retenciones | irpf | ritenuta d acconto | ritenuta acconto | ritenuta | ritenute | retencao na fonte | retencao irs | retencao | withholding tax | retenue a la source',
    ),
  },
  {
    key: 'sellerTaxNumber',
    type: 'code',
    strong: list('steuernummer | steuernr | steuer no | cod fisc | st nr | tax no | codice fiscale | tin'),
  },
  {
    key: 'sellerRegistrationNumber',
    type: 'code',
    strong: list(
      'kvk nr | handelsregister nr | numer krs | firmenbuchnummer | firmenbuch nr | org nr | organisationsnummer | company registration no | registered number | company registered number | ico | siret | siren | siren siret | n siret | rcs | hrb | handelsregisternummer | registration number | company registration number | company no | company reg no | co reg no | kvk | kvk nummer | krs | regon | legal registration id | rea',
    ),
  },
  {
    key: 'deliveryNoteNumber',
    type: 'code',
    strong: list(
      'delivery note no | delivery note number | lieferscheinnummer | lieferschein nr | lieferschein | bon de livraison no | n bon de livraison | no bl | n bl | albaran n | pakbonnummer | ddt n',
    ),
  },
  {
    key: 'yourReference',
    type: 'text',
    strong: list(
      'your reference | your ref | customer reference | client reference | ihr zeichen | ihre referenz | votre reference | votre ref | su referencia | vostro riferimento | uw referentie | uw kenmerk | vossa referencia',
    ),
  },
  {
    key: 'ourReference',
    type: 'text',
    strong: list(
      'our reference | our ref | unser zeichen | notre reference | nuestra referencia | nostro riferimento | onze referentie | ons kenmerk',
    ),
  },
  {
    key: 'contact',
    type: 'text',
    strong: list(
      'contact | contact person | ansprechpartner | bearbeiter | sachbearbeiter | interlocuteur | contacto | contatto | contactpersoon | attention | attn | kontakt | ihr ansprechpartner | contact client',
    ),
  },
  {
    key: 'discountTotal',
    type: 'amount',
    strong: list(
      'discount | total discount | discount amount | gesamtrabatt | rabatt | nachlass | remise | total remise | descuento | sconto | korting | desconto | rabat | descuento comercial | total descuento | totale sconto | totaal korting | total desconto | opust | upust | less discount | trade discount | remise commerciale | gesamtbetrag der abschlage | summe abschlage | allowances amount | agency commission | agency comm | commission',
    ),
  },
  {
    key: 'chargeTotal',
    type: 'amount',
    strong: list(
      'charges | gesamtbetrag der zuschlage | summe zuschlage | charges amount | shipping | shipping handling | freight | versandkosten | fracht | frais de port | gastos de envio | spese di spedizione | verzendkosten | portes | service charge | transport | porte | spese di trasporto | trasporto | koszty wysylki | koszt dostawy | wysylka | postage | delivery charge | versand | versandkosten netto | gastos de transporte | envio',
    ),
  },
  {
    key: 'roundingAmount',
    type: 'amount',
    strong: list(
      'rounding | rounding adjustment | rounding adjusment | round off | rounding off | rounding adj | round adj | rounding amount | rundung | arrondi | rnd adj',
    ),
  },
  {
    key: 'cashTendered',
    type: 'amount',
    strong: list(
      'cash | tender | total tender | received cash | cash tendered | tendered | amount tendered | cash received | gegeben | bar | especes | efectivo | contanti | contant | dinheiro | gotowka | visa | mastercard | credit card | debit card | payment',
    ),
  },
  {
    key: 'change',
    type: 'amount',
    strong: list(
      'change | changes | change balance | balance change | total change | cash change | change due | ruckgeld | zuruck | rendu | cambio | resto | wisselgeld | troco | reszta',
    ),
  },
  {
    key: 'totalQuantity',
    type: 'code',
    strong: list(
      'total qty | total quantity | total item | total items | item count | total spots | qty total | no of items | total spots for',
    ),
  },
  {
    key: 'associatedInvoiceNumber',
    type: 'code',
    strong: list('n de facture associee | original invoice number | original invoice no'),
  },
  { key: 'associatedInvoiceDate', type: 'date', strong: list('date de facture associee | original invoice date') },
  { key: 'servicePeriodFrom', type: 'date', strong: list('date de debut de prestation | pick up start date | effective period start') },
  { key: 'servicePeriodTo', type: 'date', strong: list('date de fin de prestation | pick up end date | effective period end') },
  {
    key: 'page',
    type: 'code',
    strong: list('page | seite | pagina | strona | page no | page number | page nr | blatt | feuille | hoja | foglio | blad'),
  },
  {
    key: 'postBox',
    type: 'code',
    strong: list('po box | post box | postfach | boite postale | apartado | casella postale | postbus | caixa postal | skrytka pocztowa'),
  },
];
