import { list } from './label-list';

/** Header labels by what their column holds, folded (lower case, no accents), in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish. */
export const COLUMN_ROLE_WORDS = {
  position:
    list(`pos | position | no | # | line | line no | item no | lfd nr | nr | n | num | ligne | linea | riga | regel | linha | lp | l p
    | sr no | s no | sl no | ref | item # | line # | line item | srl | zeile | pos nr | posnr | posten | n ligne | n o | posicion
    | posizione | poz | postion | pozycja | lp poz`),
  articleNumber: list(`article no | article number | article | item number | item code | product code | sku | part number | part no | code
    | artikelnummer | artikelnr | artikel nr | art nr | art nr lieferant | lieferanten artikelnummer | artnr | art no | artikel
    | material | reference | ref article | code article | codigo | cod | codice | cod articolo | artikelcode | referencia
    | referencias | referenzen | indeks | kod | gtin | ean | stock code | article nr | product no | product number | product id
    | product # | part # | item id | catalog no | catalogue number | cat no | model no | artikel no | art n | artikelnr lieferant
    | sachnummer | materialnummer | material nr | teilenummer | bestellnummer | produktnummer | produktcode | code produit
    | ref produit | n article | num article | reference article | code art | cod articulo | codigo articulo | codigo producto
    | referencia articulo | codice articolo | codice prodotto | articolo | art nummer | productcode | codigo artigo | artigo
    | ref artigo | kod towaru | numer katalogowy | isbn | upc | barcode | hsn | hsn code | hsn sac | sac | asin | cpv`),
  description:
    list(`description | item | items | item description | product | product name | product description | service | services | details
    | detail | particulars | goods | transaction | transaction description | transaction details
    | merchant name or transaction description | remarks | narrative | beschreibung | bezeichnung | artikelbezeichnung
    | artikelbeschreibung | produktbezeichnung | leistungsbeschreibung | leistung | leistungen | produkt | text | warenbezeichnung
    | buchungstext | verwendungszweck | vorgang | designation | libelle | operation | operations | nature des operations
    | nature de l operation | operacion | operazione | operacja | opis operacji | boeking | movimiento | movimento | produit
    | prestation | prestations | objet | nature | descripcion | concepto | articulo | producto | servicio | descrizione | prodotto
    | servizio | causale | omschrijving | descricao | produto | designacao | servico | nazwa | opis | nazwa towaru
    | nazwa towaru lub uslugi | tytul | task | activity | program | item name | items description | description of goods
    | description of services | goods description | description of goods and services | goods and services | service description
    | product service | item service | work performed | service provided | charge description | charges description | fee | fees
    | expense | memo | article description | artikelname | artikel bezeichnung | bezeichnung der leistung | art der leistung
    | leistungsart | produktname | ware | waren | warenbeschreibung | dienstleistung | tatigkeit | position bezeichnung
    | designation des produits | designation du produit | designation article | designation des articles | description des services
    | intitule | denomination | nature de la prestation | descripcion del producto | descripcion del servicio | detalle
    | denominacion | producto servicio | descrizione articolo | descrizione prodotto | descrizione dei beni | denominazione
    | oggetto | omschrijving artikel | artikelomschrijving | dienst | diensten | descricao do artigo | descricao do produto
    | nazwa uslugi | nazwa produktu | nazwa i opis | usluga | nazwa towaru uslugi`),
  quantity:
    list(`consumption | usage | verbrauch | consommation | consumo | verbruik | zuzycie | quantity | qty | qty shipped | quantity ordered
    | hours | days | tage | jours | dias | giorni | giornate | dagen | dni | units | pieces | pcs | spots | menge | anzahl | stuck
    | stunden | stueck | quantite | qte | qt | nb | nombre | cantidad | cant | quantita | q ta | qta | aantal | quantidade | qtd
    | quant | ilosc | menge einheit | heures | qty hrs | qty hours | hrs | hrs qty | order qty | quantity shipped | qnty
    | qty ordered | no of units | number of units | anz | mge | menge me | nachte | liefermenge | qte livree | quantite livree
    | quantite facturee | qte facturee | nbre | nombre d heures | unidades | uds | horas | n unidades | pezzi | ore | stuks | uren
    | stuk | qtde | liczba | godziny | szt`),
  unit: list(`unit | uom | unit of measure | einheit | me | mengeneinheit | unite | unidad | unita | um | u m | eenheid | unidade | un | jm
    | j m | jednostka | units of measure | unit of measurement | einh | mengen einheit | unites | u mesure | ud | unita di misura
    | eenh | jednostka miary | j miary`),
  unitPrice: list(`unit price | price | unit cost | rate | price each | each | unit net price | net price | gross price | price per unit
    | item price | u price | preis | einzelpreis | stuckpreis | e preis | ep | preis einheit | nettopreis | bruttopreis
    | stueckpreis | einheitspreis | einzel | prix | prix unitaire | prix unit | pu | p u | pu ht | p u ht | prix unitaire ht
    | prix ht | precio | precio unitario | precio unidad | prezzo | prezzo unitario | prijs | stukprijs | prijs per stuk
    | eenheidsprijs | preco | preco unitario | pr unitario | cena | cena jednostkowa | cena netto | cena jedn | unit amount
    | unit value | unit rate | rate hr | hourly rate | price unit | price per | net unit price | unit price net
    | unit price excl vat | price excl vat | net price unit | list price | sales price | einzelpreis netto | preis netto
    | netto preis | netto einzelpreis | e preis netto | preis pro einheit | preis je einheit | stundensatz | einzelbetrag | ek preis
    | vk preis | tarif | tarif unitaire | montant unitaire | prix unit ht | prix u | prix u ht | pu net | pu net ht | p u net
    | p unitaire | prix net | taux horaire | precio unit | precio ud | p unit | p unitario | importe unitario | tarifa
    | base unitaria | pr unit | prezzo unit | prezzo netto | importo unitario | eenheids prijs | prijs per eenheid | tarief
    | uurtarief | prijs excl | valor unitario | valor unit | preco unit | cena jedn netto | cena jednostkowa netto | cena brutto`),
  discount: list(`discount | disc | rabatt | nachlass | remise | rem | reduction | descuento | dto | sconto | korting | desconto | rabat
    | discount % | remise % | disc % | discount amount | allowance | rab | rabatt % | nachlasse | skonto | abschlag | rem % | rist
    | ristourne | descuento % | desc | dcto | % dto | sconto % | scont | kort | korting % | desc % | desconto % | upust | upust %`),
  taxRate:
    list(`tax rate | vat rate | vat % | vat | tax | tax % | gst | gst % | mwst | mwst % | mwst satz | ust | ust % | ust satz | steuersatz
    | steuer | tva | tva % | taux tva | taux | taxe | taxes | iva | iva % | tipo iva | aliquota | aliquota iva | btw | btw % | taxa
    | taxa iva | stawka vat | stawka | % tva | % iva | % | % vat | % mwst | vat code | tax code | vat rate % | sales tax | gst rate
    | hst | tax type | ust in % | mwst in % | ust satz % | mwst code | steuer % | mehrwertsteuer | tva en % | code tva | taux de tva
    | tx tva | tva taux | iva en % | impuestos | al iva | cod iva | btw tarief | btw code | btw percentage | imposto | vat stawka`),
  taxAmount: list(`vat amount | tax amount | gst amount | mwst betrag | steuerbetrag | montant tva | cuota iva | importo iva | btw bedrag
    | valor iva | kwota vat | vat total | tax total | mwst eur | ust betrag | montant de la tva | montant taxe | importe iva
    | total iva | imposta | btw eur`),
  lineTotal: list(`total | amount | line total | net amount | total amount | total price | extended price | ext price | extension | subtotal
    | sub total | value | amt | line amount | net | cost | gesamt | gesamtpreis | betrag | summe | nettobetrag | nettowert | entgelt
    | positionssumme | zeilensumme | gesamtwert | warenwert | g preis | gp | netto | wert | gesamtbetrag | positionsbetrag | montant
    | montant ht | total ht | prix total | total ttc | montant ttc | montant total | importe | total linea | importo | totale
    | prezzo totale | bedrag | totaal | totaalprijs | regeltotaal | valor | umsatz | umsatze | valor total | montante | wartosc
    | wartosc netto | wartosc brutto | kwota | $ amount | amount $ | sous total | sous total ht | total net | gross amount
    | line value | line net amount | item total | item amount | extended amount | extended | extended cost | ext amount | total cost
    | total net price | total excl vat | total incl vat | amount excl vat | charge amount | price total | line price | total line
    | net value | gross | gross total | total value | taxable value | taxable amount | total eur | total usd | total gbp
    | amount eur | amount usd | amount gbp | amount chf | gesamt netto | gesamt brutto | gesamtpreis netto | gesamt preis
    | gesamt eur | netto gesamt | betrag netto | betrag eur | betrag in eur | betrag in euro | betrag brutto | brutto | bruttobetrag
    | preis gesamt | total netto | zeilenbetrag | warenwert netto | pos preis | positionspreis | total net ht | net ht | montant net
    | montant net ht | montant eur | prix total ht | total ligne | total ligne ht | importe neto | importe total | importe eur
    | neto | subtotal eur | base imponible | totale riga | importo netto | importo eur | importo totale | prezzo tot | imponibile
    | netto bedrag | nettobedrag | totaal excl | totaal excl btw | totaal eur | bedrag excl | bedrag excl btw | bedrag eur
    | subtotaal | valor liquido | total liquido | montante eur | wartosc sprzedazy | kwota netto | kwota brutto | razem`),
  date: list(`date | post date | trans date | transaction date | posting date | value date | datum | buchungstag | wertstellung | valuta
    | buchung | date operation | date valeur | date comptable | fecha | fecha valor | fecha operacion | data | data valuta
    | data contabile | data valor | data operacji | data ksiegowania | boekdatum | valutadatum | air date | start date | end date
    | service date | date of service | service period | entry date | booking date | txn date | tran date | effective date
    | date posted | belegdatum | leistungsdatum | leistungszeitraum | buch tag | buchungsdatum | date de valeur | date d operation
    | date ope | date op | f valor | f operacion | fecha de operacion | fecha de valor | data operazione | data mov | data movimento
    | data lanc | data transakcji`),
  debit: list(`debit | debits | withdrawal | withdrawals | paid out | money out | payments | charges | soll | belastung | belastungen
    | debit eur | cargo | cargos | dare | addebiti | uscite | af | debito | debet | obciazenia | wn | debit amount
    | withdrawal amount | withdrawals debits | withdrawals and debits | payments out | debits withdrawals | outgoings | debit amt
    | lastschrift | auszahlung | auszahlungen | zu lasten | ausgaben | ausgang | debit euros | retrait | retraits | depenses | debe
    | retiros | salidas | adeudos | addebito | dare eur | uitgaven | afschrijving | saidas | levantamentos | wyplaty`),
  credit: list(`credit | credits | deposit | deposits | paid in | money in | haben | gutschrift | gutschriften | credit eur | abono | abonos
    | avere | accrediti | entrate | bij | credito | uznania | ma | credit amount | deposit amount | deposits credits
    | deposits and credits | credits deposits | lodgement | lodgements | payments in | einzahlung | einzahlungen | zu gunsten
    | einnahmen | eingang | credit euros | versement | versements | depots | recettes | haber | ingresos | depositos | entradas
    | accredito | versamenti | inkomsten | bijschrijving | wplaty`),
  balance: list(`balance | running balance | account balance | saldo | kontostand | solde | saldo contabile | balance amount | book balance
    | available balance | bal | ledger balance | new balance | saldo neu | neuer saldo | solde progressif | nouveau solde
    | saldo disponible | saldo final | saldo attuale | nieuw saldo | saldo po operacji`),
} as const;
