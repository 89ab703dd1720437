import { list } from './label-list';
import type { LabelEntry } from './label-lexicon.data';

/** Further labels as papers of each country print them, by field; folded like those of the lexicon. Danish, Swedish, Norwegian and Czech ride along. */
export const EUROPEAN_LABELS: readonly LabelEntry[] = [
  {
    key: 'invoiceNumber',
    type: 'code',
    strong:
      list(`invoice reference | folio no | folio number | credit note number | credit note no | credit memo no | credit memo number | proforma no | rechnung nummer | rechnungskorrektur nr | stornorechnung nr | gutschriftnummer | kassenbon nr | fakturanummer | honorarnote nr | rechnungs id
      | n de la facture | n avoir | numero d avoir | avoir n | n de ticket | facture ref | n de piece | reference facture | n de la factura | n factura simplificada | factura simplificada n | n ticket | ticket n
      | numero de abono | abono n | factura rectificativa n | serie y numero | ref factura | n fra | fra n | numero della fattura | documento n | n documento | nota di credito n | numero nota di credito | numero ricevuta | ricevuta n | scontrino n
      | factuur no | faktuurnummer | notanummer | bonnummer | creditnota nr | creditnotanummer | creditfactuurnummer | documentnummer | n da nota fiscal | nota fiscal n | recibo n | fatura recibo n | fatura simplificada n | nota de credito n | numero da nota | numero de fatura | n de fatura
      | numer faktury vat | nr faktury vat | faktura vat numer | faktura korygujaca nr | nr dokumentu | paragon nr | nr paragonu | faktura proforma nr | rachunek nr | faktura no | cislo faktury | faktura cislo | danovy doklad c`),
    weak: list('beleg | ticket | recibo | ricevuta | bon | paragon | nota'),
  },
  {
    key: 'issueDate',
    type: 'date',
    strong:
      list(`datum rechnung | ausgestellt am | rechnungs und lieferdatum | rechnungsdatum leistungsdatum | date du document | etabli le | date de la piece | fecha expedicion | fecha doc | fecha documento | emitida el | fecha ticket | emessa il | data doc | data emissione fattura
      | faktuurdatum | datum van uitgifte | emitida em | emitido em | data do documento | data wystawienia faktury | wystawiono | data dokumentu | wystawiona dnia | fakturadatum | fakturadato | datum vystaveni`),
  },
  {
    key: 'dueDate',
    type: 'date',
    strong:
      list(`payment deadline | remit until | remit by | please remit until | please remit by | please pay until | payable until | to be paid by | payable on or before | payment due on | due for payment | latest payment date | zahlungsziel bis | zahlbar spatestens | zahlungstermin | falligkeitstag | echeance le | date limite | paiement avant le | payable avant le | echeance du | reglement avant le | a regler le
      | vence | vence el | fecha limite de pago | fecha de vto | fecha vto | f vencimiento | scadenza il | data scadenza pagamento | data di pagamento | uiterlijk te betalen | betaaldatum | vervalt op | betalen uiterlijk | te voldoen voor | vence em | data limite | vencimento em
      | zaplata do | platne do | termin zaplaty do | termin platnosci do | forfallodag | forfallodatum | forfaldsdato | forfallsdato | datum splatnosti | splatnost`),
  },
  {
    key: 'deliveryDate',
    type: 'date',
    strong:
      list(`delivery by | requested delivery date | required by | required date | delivery due | expected delivery | liefertermin | lieferzeitpunkt | leistungszeitpunkt | liefer oder leistungsdatum | wunschtermin | gewunschter liefertermin | anlieferung am
      | livraison prevue | livraison souhaitee | livraison souhaitee le | date de livraison souhaitee | livraison prevue le | date de livraison prevue | livraison le | date de la prestation | date de la vente | date de la livraison | plazo de entrega | entrega prevista | fecha prestacion | fecha de servicio | fecha de la operacion
      | consegna prevista | consegna entro | data prestazione | data del servizio | data di consegna prevista | gewenste leverdatum | data prevista de entrega | data da prestacao | data do servico
      | termin dostawy | data wykonania | data zakonczenia dostawy | data dokonania dostawy | planowana dostawa | data zakonczenia dostawy lub wykonania uslugi | datum uskutecneni zdanitelneho plneni | duzp`),
    weak: list('delivery | consegna | levering | entrega | dostawa | levertijd'),
  },
  {
    key: 'orderNumber',
    type: 'code',
    strong:
      list(`your order ref | your po | customer po | purchase order ref | your order number | ihre bestellung nr | ihr auftrag | ihre auftragsnummer | kundenauftrag | kundenbestellung | ihre order | n commande client | commande client | votre commande no | reference de commande | votre bon de commande | votre n de commande
      | n de pedido | su pedido n | referencia pedido | orden de compra | orden de compra n | vuestro pedido | vs ordine | vostro ordine n | rif ordine | numero d ordine | ordine cliente | vs rif ordine | n d ordine | ordine di acquisto n
      | uw ordernummer | inkoopordernummer | opdrachtnummer | uw bestelnummer | bestelling nr | bestelbon nr | uw order | vossa encomenda | nota de encomenda n | n de encomenda | pedido de compra | ordem de compra | v encomenda | zamowienie numer | zamowienie klienta | nr zamowienia klienta | panstwa zamowienie | wasze zamowienie | numer zamowienia klienta`),
    weak: list('encomenda | zamowienie | bestelling | inkooporder | nota de encomenda'),
  },
  {
    key: 'customerNumber',
    type: 'code',
    strong: list(
      `debitorennummer | debitor nr | kunden no | n compte client | compte client | numero de compte client | cliente n | klantcode | relatienummer | debiteurnr | debiteurennummer | codigo do cliente | n de cliente | numer kontrahenta | kod klienta | id klienta | kundnummer | kundenummer`,
    ),
  },
  {
    key: 'sellerVatId',
    type: 'vatId',
    strong:
      list(`mwst nummer | ust id nummer | umsatzsteuer identnummer | mwst idnr | n tva intracom | n id tva | n tva intra | numero d identification tva | tva n | tva fr | nif proveedor | cif nif | nif emisor | nif vendedor | n iva
      | p iva c f | partita iva codice fiscale | partita iva e codice fiscale | p iva e c f | c f p iva | c f e p iva | btw no | btw id nr | btw nummer leverancier | ondernemingsnummer | nif contribuinte | numero de identificacao fiscal | nif fornecedor | nif emitente | cnpj
      | nip sprzedawcy | numer nip | nr nip | nip ue | vat ue | momsregnr | vat momsregnr | momsregistreringsnummer | cvr | cvr nr | dic | adoszam`),
  },
  {
    key: 'buyerVatId',
    type: 'vatId',
    strong:
      list(`ihre mwst nr | kunden uid | ust idnr kaufer | ihre uid nummer | ust idnr des kunden | tva acheteur | n tva acheteur | tva intracommunautaire client | nif del cliente | cif del cliente | nif comprador | p iva cliente | p iva del cliente
      | btw nr klant | uw btw nr | btw nummer afnemer | btw klant | nif do cliente | nif adquirente | v n contribuinte | v n contrib | v no contrib | n contribuinte cliente | nip klienta | nip kupujacego | nip odbiorcy`),
  },
  {
    key: 'lineTotal',
    type: 'amount',
    strong:
      list(`goods total | total goods | gesamt netto positionen | summe artikel | total brut ht | total brut | montant brut ht | total marchandises | total lineas | suma de lineas | importe bruto | total bruto | totale righe | totale merce | totale merci | totaal regels | total mercadoria | total mercadorias
      | suma pozycji | wartosc towarow`),
  },
  {
    key: 'netTotal',
    type: 'amount',
    strong:
      list(`subtotal excl vat | subtotal ex vat | subtotal before tax | subtotal excluding vat | total ex gst | amount excluding vat | net invoice amount | total net amount | net sum | net subtotal | taxable value | total taxable value | total exc vat | total exc tax | total ex tax | nett amount
      | zwischensumme netto | summe exkl mwst | gesamtsumme exkl mwst | total exkl mwst | betrag exkl mwst | nettorechnungssumme | summe ohne umsatzsteuer | total ohne mwst | nettoentgelt | gesamtpreis netto | netto warenwert | zwischensumme ohne mwst | total exkl ust
      | sous total hors taxes | montant net | prix total ht | total hors tva | montant hors tva | total facture ht | total htva | htva | montant hors taxe | net hors taxe | base imp | b imponible | importe base | total base imponible | subtotal neto | total antes de impuestos | importe sin iva | total sin impuestos | base imponible total
      | imponibile iva | tot imponibile | totale imponibile iva | importo netto | base imponibile | totale al netto iva | totale netto iva | totaal exclusief | totaal ex btw | subtotaal excl btw | subtotaal exclusief btw | totaalbedrag excl btw | bedrag exclusief btw | netto totaal | subtotaal ex btw | bedrag ex btw | totaalbedrag exclusief btw
      | total sem imposto | subtotal sem iva | valor sem iva | valor liquido | base de incidencia | valor tributavel | total tributavel | total antes de iva | total sem impostos | ogolem netto | razem wartosc netto | wartosc ogolem netto | netto razem | lacznie netto | suma wartosci netto | celkem bez dph | zaklad dane`),
    weak: list('base | entgelt'),
  },
  {
    key: 'taxTotal',
    type: 'amount',
    strong:
      list(`total sales tax | total hst | gst total | hst amount | davon mwst | davon ust | darin enthaltene mwst | darin mwst | enthaltene ust | mwst total | gesamtbetrag mehrwertsteuer | mwst summe | umsatzsteuer gesamt | ust summe | dont tva | montant des taxes | total de la tva | taxe sur la valeur ajoutee
      | importe del iva | cuota de iva | cuota iva total | iva repercutido | total impuestos | total cuota iva | total igic | importe impuestos | imposta iva | ammontare iva | totaal btw bedrag | omzetbelasting | valor do imposto | total imposto | total de iva | montante do iva | total impostos
      | kwota podatku | kwota podatku vat | suma podatku | wartosc vat | razem podatek | ogolem vat | vat razem | total moms | momsbelopp | dph celkem`),
    weak: list('impuestos | imposto | podatek | igic | moms | mva | dph | cgst | sgst | igst | pst | qst'),
  },
  {
    key: 'grossTotal',
    type: 'amount',
    strong:
      list(`total inc vat | total inc tax | total inc gst | amount including vat | total invoice | order value | total order value | invoice value | gross invoice amount | gesamt inkl ust | total inkl mwst | totalbetrag | total chf | bruttorechnungsbetrag | summe inkl ust | endbetrag brutto | rechnungstotal | gesamtpreis brutto | auftragssumme | bestellsumme
      | total tvac | tvac | montant tvac | total tva comprise | prix total ttc | total facture ttc | montant de la facture | montant total a payer | total de la factura | importe total factura | total importe | importe total con iva | total con impuestos | total a abonar | total impuestos incluidos | importe total a pagar
      | totale ivato | totale iva inclusa | totale con iva | totale lordo | importo totale documento | totale dovuto | tot fattura | totaal inclusief | totaal te betalen | factuurtotaal | totaalbedrag incl btw | totaalbedrag inclusief btw | eindbedrag | totaal factuur | bedrag incl btw | bedrag inclusief btw
      | total do documento | total documento | total com imposto | total com impostos | valor total da nota | valor total da fatura | montante total | valor da fatura | lacznie brutto | ogolem brutto | wartosc ogolem brutto | brutto razem | suma do zaplaty | kwota ogolem | lacznie do zaplaty | naleznosc ogolem | suma wartosci brutto | att betala | at betale | celkem k uhrade | celkem s dph`),
    weak: list('importe | gesamtpreis | wartosc | valor | importo | bedrag | kwota | montant | summa | celkem'),
  },
  {
    key: 'paid',
    type: 'amount',
    strong:
      list(`less deposit | less amount paid | payment received | deposit received | akonto | akontozahlung | abschlagszahlung | abzuglich abschlagszahlung | bereits erhalten | acompte recu | deduction acompte | montant deja regle | a cuenta | entregado a cuenta | pagos a cuenta | abonado | anticipos
      | acconto versato | anticipo versato | importo pagato | acconti | vooruitbetaald | vooruitbetaling | reeds voldaan | voorschot | ja pago | adiantamentos | zaliczka | wplacono | przedplata | zaplacona zaliczka`),
  },
  {
    key: 'amountDue',
    type: 'amount',
    strong:
      list(`balance outstanding | zu zahlender beitrag | nachzahlung | nachzahlungsbetrag | nachforderung | summe nachzahlung | total outstanding | remaining balance | total now due | amount outstanding | restforderung | offener restbetrag | noch offen | verbleibender betrag | schlusszahlung | solde restant du | montant restant du | reste a regler | solde a regler | total pendiente | importe adeudado | saldo a pagar
      | residuo da pagare | saldo da pagare | netto da pagare | totale a saldo | nog te betalen | nog te voldoen | resterend bedrag | restbedrag te betalen | total em divida | saldo em divida | valor em falta | restante a pagar | do doplaty | pozostaje do zaplaty | kwota pozostala do zaplaty | saldo do zaplaty`),
  },
  {
    key: 'sellerName',
    type: 'text',
    strong:
      list(`sold by | seller details | supplier details | vendor details | auftragnehmer | rechnungsersteller | rechnungsaussteller | kreditor | emis par | vendu par | datos del emisor | datos del proveedor | emisor de la factura | expedidor | dati fornitore | dati del fornitore | mittente | emesso da | cedente | prestatore
      | afzender | geleverd door | dados do fornecedor | emissor | prestador | dostawca | wykonawca | uslugodawca | sprzedajacy | dane sprzedawcy | dodavatel | leverantor`),
  },
  {
    key: 'buyerName',
    type: 'text',
    strong:
      list(`invoice for | customer details | ordered by | prepared for | rechnung fur | debitor | bestellt von | kundenadresse | facture pour | adresse du client | coordonnees client | datos cliente | factura a | direccion de facturacion | datos de facturacion | dati cliente | dati del cliente | intestata a | fatturare a | committente
      | factuur aan | gefactureerd aan | factuur voor | klantgegevens | ontvanger | besteld door | dados do cliente | faturado a | exmo s sr s | exmo sr | tomador | zamawiajacy | dane nabywcy | klient | platnik | uslugobiorca | odberatel`),
  },
  {
    key: 'shipTo',
    type: 'text',
    strong:
      list(`delivery to | site address | delivered to | versandadresse | versand an | lieferung an | liefern an | lieferort | lieu de livraison | livrer a | adresse livraison | expedier a | enviar a | lugar de entrega | direccion de envio | luogo di consegna | spedire a | consegnare a | indirizzo di spedizione
      | bezorgadres | leveradres | leveren aan | geleverd aan | local de entrega | enviar para | endereco de entrega | adres dostawy | miejsce dostawy`),
  },
  {
    key: 'openingBalance',
    type: 'amount',
    strong: list(
      `anfangsstand | startsaldo | kontostand am beginn | solde anterieur | solde reporte | saldo apertura | saldo de apertura | saldo contabile iniziale | beginstand | vorige stand | saldo de abertura | saldo otwarcia | stan poczatkowy | ingaende saldo`,
    ),
  },
  {
    key: 'closingBalance',
    type: 'amount',
    strong: list(
      `endstand | schlussaldo | kontostand am ende | solde en fin | solde au | saldo de cierre | saldo cierre | saldo contabile finale | eindstand | nieuwe stand | saldo de fecho | saldo zamkniecia | stan koncowy | utgaende saldo`,
    ),
  },
  {
    key: 'accountNumber',
    type: 'code',
    strong: list('n da conta | n conta | conta | rekening nr | conto | c c n | numer rachunku bankowego | kto nr | n de conta'),
  },
];
