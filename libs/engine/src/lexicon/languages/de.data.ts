import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** German. */
export const GERMAN: LanguageLexicon = {
  code: 'de',
  smallWords: list(
    `und | der | die | das | nicht | mit | für | rechnung | datum | betrag | bitte | von | zu | ist | menge | straße | netto | nr`,
  ),
  tellingWords:
    list(`der | die | das | und | fur | von | mit | den | dem | ist | zu | rechnung | datum | menge | preis | betrag | summe | gesamt
    | netto | brutto | mwst | ust | kunde | kundennummer | rechnungsnummer | zahlung | bis | wir | sie | ihr | ihre | auf | aus
    | nach | zzgl | lieferung | stuck | seite | strasse | gesamtbetrag | einzelpreis | bitte | steuer | lieferdatum`),
  numberWords: list('nummer'),
  labels: {
    invoiceNumber: {
      strong: list(`rechnungsnummer | rechnungsnr | rechnung nr | rechnung no | re nr | rg nr | rechn nr | belegnummer | beleg nr
        | handelsrechnung nr | gutschrift nr | gutschriftsnummer | korrekturrechnung nr | bon nr | quittung nr | faktura nr
        | rechnung nummer | rechnungskorrektur nr | stornorechnung nr | gutschriftnummer | kassenbon nr | honorarnote nr | rechnungs id
        | faktura no`),
      weak: list('rechnung | faktura | nummer | gutschrift | no | beleg'),
    },
    issueDate: {
      strong:
        list(`rechnungsdatum | ausstellungsdatum | belegdatum | datum der rechnung | rechnung vom | rechnungsdat | rg datum | datum rechnung
        | ausgestellt am | rechnungs und lieferdatum | rechnungsdatum leistungsdatum`),
      weak: list('datum | vom'),
    },
    dueDate: {
      strong: list(`netto bis  | tage netto bis | fallig am | falligkeitsdatum | zahlbar bis | fallig bis | falligkeit
        | zahlungsziel | zahlbar bis zum | zahlbar zum | fallig zum | spatestens bis zum | bis spatestens | uberweisen sie bis zum
        | bitte uberweisen sie bis zum | zahlungsfrist | faelligkeitsdatum | faellig am | zahlungsfalligkeit | zahlungsziel bis
        | zahlbar spatestens | zahlungstermin | falligkeitstag`),
      weak: list('bis zum'),
    },
    deliveryDate: {
      strong: list(`lieferdatum | leistungsdatum | liefer und leistungsdatum | liefer leistungsdatum | lieferung am | datum der lieferung
        | leistungs und lieferdatum | lieferdatum leistungsdatum | liefertag | tag der lieferung | leistungstag
        | tatsachliches lieferdatum | liefertermin | lieferzeitpunkt | leistungszeitpunkt | liefer oder leistungsdatum | wunschtermin
        | gewunschter liefertermin | anlieferung am`),
      weak: list('leistungszeitraum | lieferung | lieferzeitraum'),
    },
    orderNumber: {
      strong:
        list(`order no | order nr | bestellnummer | bestellnr | bestellung nr | auftragsnummer | auftragsnr | auftrag nr | ihre bestellung
        | bestellung nr kunde | ihre bestellnummer | ihre bestell nr | bestellreferenz | kundenbestellnummer | bestellung
        | ihre bestellung nr | ihr auftrag | ihre auftragsnummer | kundenauftrag | kundenbestellung | ihre order`),
      weak: list('ihr zeichen | ihre referenz | order | auftrag'),
    },
    contractNumber: {
      strong: list('vertragsnummer | vertragsnr | vertrag nr'),
      weak: list('vertrag'),
    },
    customerNumber: {
      strong: list('kundennummer | kundennr | kunde nr | kd nr | ihre kundennummer | debitorennummer | debitor nr | kunden no'),
    },
    sellerVatId: {
      strong: list(`ust idnr | ust id | umsatzsteuer id | umsatzsteueridentifikationsnummer | umsatzsteuer idnr | umsatzsteuer ident nr
        | ust ident nr | uid | uid nr | uid nummer | mwst nr | mehrwertsteuernummer | unsere ust idnr | mwst nummer | ust id nummer
        | umsatzsteuer identnummer | mwst idnr`),
    },
    buyerVatId: {
      strong: list(`ihre ust idnr | ihre ust id | ihre uid | kunden ust id | ust idnr kunde | ust id kunde | uid kunde
        | ust idnr des leistungsempfangers | ihre mwst nr | kunden uid | ust idnr kaufer | ihre uid nummer | ust idnr des kunden`),
    },
    iban: {
      strong: list('iban no | iban nr | iban code | konto nr | kontonummer iban'),
    },
    currency: {
      strong: list('wahrung | waehrung | belegwahrung | rechnungswahrung | valuta | wahrungscode'),
    },
    lineTotal: {
      strong: list(`summe positionen | summe der positionen | positionssumme | summe der nettobetrage | warenwert | gesamtsumme positionen
        | summe positionsbetrage | summe aller positionen | gesamtsumme der positionen | summe der rechnungspositionen
        | summe positionen netto | gesamt netto positionen | summe artikel`),
      weak: list('zwischensumme'),
    },
    netTotal: {
      strong: list(`rechnungssumme netto | nettobeitrag | warenwert netto | nettobetrag | netto gesamt | summe netto | nettosumme
        | gesamtbetrag netto | gesamt netto | rechnungsbetrag netto | nettogesamtbetrag | gesamtsumme netto | summe netto betrag
        | rechnungssumme ohne ust | summe ohne mwst | nettowert | steuerbasis | bemessungsgrundlage | gesamtbetrag ohne steuern
        | gesamtsumme ohne mwst | nettorechnungsbetrag | total netto | netto total | rechnungsbetrag ohne ust | gesamtsumme ohne ust
        | gesamtbetrag ohne umsatzsteuer | zwischensumme netto | summe exkl mwst | gesamtsumme exkl mwst | total exkl mwst
        | betrag exkl mwst | nettorechnungssumme | summe ohne umsatzsteuer | total ohne mwst | nettoentgelt | gesamtpreis netto
        | netto warenwert | zwischensumme ohne mwst | total exkl ust`),
      weak: list('netto | zwischensumme | entgelt'),
    },
    taxTotal: {
      strong:
        list(`mwst betrag | mehrwertsteuer | umsatzsteuer | versicherungsteuer | versicherungssteuer | ust betrag | steuerbetrag | summe mwst
        | summe ust | steuer gesamt | zzgl mwst | zzgl ust | zzgl umsatzsteuer | zzgl mehrwertsteuer | gesamt mwst | mwst gesamt
        | ust gesamt | summe umsatzsteuer | steuersumme | gesamtbetrag der steuern | gesamtsteuerbetrag | gesamtsumme ust | summe steuer
        | gesamtbetrag mwst | umsatzsteuerbetrag | zuzuglich mwst | zuzuglich umsatzsteuer | plus mwst | enthaltene mwst
        | inkl mwst betrag | summe umsatzsteuerbetrage | gesamtbetrag umsatzsteuer | summe steuerbetrage | davon mwst | davon ust
        | darin enthaltene mwst | darin mwst | enthaltene ust | mwst total | gesamtbetrag mehrwertsteuer | mwst summe
        | umsatzsteuer gesamt | ust summe`),
      weak: list('mwst | ust | steuer | steuern'),
    },
    grossTotal: {
      strong:
        list(`order total | rechnungssumme brutto | bruttogesamtbetrag | gesamtbetrag | rechnungsbetrag | bruttobetrag | rechnungsbeitrag
        | bruttobeitrag | gesamtsumme | endbetrag | gesamt brutto | summe brutto | brutto gesamt | endsumme | rechnungssumme
        | rechnungsendbetrag | gesamtbetrag brutto | rechnungsbetrag brutto | bruttosumme | gesamtbetrag inkl mwst | gesamt inkl mwst
        | rechnungsgesamtbetrag | gesamtsumme brutto | gesamtsumme inkl mwst | summe inkl mwst | gesamtbetrag inkl ust | total brutto
        | gesamtrechnungsbetrag | rechnungsbetrag inkl mwst | total eur | gesamt inkl ust | total inkl mwst | totalbetrag | total chf
        | bruttorechnungsbetrag | summe inkl ust | endbetrag brutto | rechnungstotal | gesamtpreis brutto | auftragssumme | bestellsumme`),
      weak: list('total | gesamt | summe | brutto | betrag | zu zahlen | gesamtpreis'),
    },
    paid: {
      strong:
        list(`vorausbezahlter betrag | vorausbezahlt | bereits gezahlt | anzahlung | bezahlt | gezahlt | bereits bezahlt | vorauszahlung
        | gezahlter betrag | abzuglich anzahlung | erhaltene anzahlung | geleistete anzahlung | anzahlungen | anzahlungsbetrag
        | abzgl anzahlung | akonto | akontozahlung | abschlagszahlung | abzuglich abschlagszahlung | bereits erhalten`),
    },
    amountDue: {
      strong:
        list(`zahlbetrag | zu zahlender betrag | offener betrag | noch zu zahlen | falliger betrag | restbetrag | zu zahlen | zahlungsbetrag
        | offen | zahlbarer betrag | ausstehender betrag | faelliger betrag | zu bezahlen | restzahlung | fallige zahlung | bitte zahlen
        | zu zahlender beitrag | nachzahlung | nachzahlungsbetrag | nachforderung | summe nachzahlung | restforderung
        | offener restbetrag | noch offen | verbleibender betrag | schlusszahlung`),
      weak: list('saldo'),
    },
    sellerName: {
      strong:
        list(`verkaufer | lieferant | rechnungssteller | leistungserbringer | aussteller | absender | auftragnehmer | rechnungsersteller
        | rechnungsaussteller | kreditor`),
    },
    buyerName: {
      strong:
        list(`kaufer | kunde | rechnungsempfanger | leistungsempfanger | rechnungsadresse | rechnung an | empfanger | rechnungsanschrift
        | auftraggeber | kaufer leistungsempfanger | kaeufer | kundenname | besteller | rechnung fur | debitor | bestellt von
        | kundenadresse`),
    },
    shipTo: {
      strong: list(
        `lieferadresse | lieferanschrift | warenempfanger | versandadresse | versand an | lieferung an | liefern an | lieferort`,
      ),
    },
    name: {
      strong: list('firma | firmenname'),
    },
    advertiser: {
      strong: list('werbetreibender'),
    },
    agency: {
      strong: list('agentur'),
    },
    period: {
      strong: list(
        `abrechnungszeitraum | auszugszeitraum | leistungszeitraum | zeitraum | rechnungszeitraum | abrechnungsperiode | lieferzeitraum`,
      ),
    },
    periodFrom: {
      strong: list('zeitraum von'),
    },
    periodTo: {
      strong: list('zeitraum bis'),
    },
    openingBalance: {
      strong:
        list(`anfangssaldo | alter kontostand | alter saldo | saldo alt | kontostand alt | anfangsbestand | saldovortrag | anfangsstand
        | startsaldo | kontostand am beginn`),
    },
    closingBalance: {
      strong:
        list(`endsaldo | neuer kontostand | neuer saldo | saldo neu | kontostand neu | schlusssaldo | endbestand | endstand | schlussaldo
        | kontostand am ende`),
    },
    accountNumber: {
      strong: list('kontonummer | konto nr | kreditkartennummer | kto nr'),
    },
    accountHolder: {
      strong: list('kontoinhaber'),
    },
    branchCode: {
      strong: list('blz | bankleitzahl'),
    },
    paymentTerms: {
      strong: list('zahlungsbedingungen | zahlungskonditionen | zahlungsart'),
    },
    altOrderNumber: {
      strong: list('alt order # | alt order no'),
    },
    printDate: {
      strong: list('druckdatum'),
    },
    orderDate: {
      strong: list('bestelldatum | auftragsdatum | datum der bestellung'),
    },
    contractDate: {
      strong: list('vertragsdatum'),
    },
    deliveryNoteDate: {
      strong: list('lieferscheindatum'),
    },
    accountExecutive: {
      strong: list('kassierer'),
    },
    phone: {
      strong: list('tel | telefon | tel nr | fon | mobil | handy'),
    },
    fax: {
      strong: list('telefax'),
    },
    website: {
      strong: list('internet'),
    },
    bankName: {
      strong: list('kreditinstitut | geldinstitut | bank'),
    },
    sellerTaxNumber: {
      strong: list('steuernummer | steuernr | steuer no | st nr'),
    },
    sellerRegistrationNumber: {
      strong: list('handelsregister nr | firmenbuchnummer | firmenbuch nr | hrb | handelsregisternummer'),
    },
    deliveryNoteNumber: {
      strong: list('lieferscheinnummer | lieferschein nr | lieferschein'),
    },
    yourReference: {
      strong: list('ihr zeichen | ihre referenz'),
    },
    ourReference: {
      strong: list('unser zeichen'),
    },
    contact: {
      strong: list('ansprechpartner | bearbeiter | sachbearbeiter | kontakt | ihr ansprechpartner'),
    },
    discountTotal: {
      strong: list('gesamtrabatt | rabatt | nachlass | gesamtbetrag der abschlage | summe abschlage'),
    },
    chargeTotal: {
      strong: list('gesamtbetrag der zuschlage | summe zuschlage | versandkosten | fracht | versand | versandkosten netto'),
    },
    roundingAmount: {
      strong: list('rundung'),
    },
    cashTendered: {
      strong: list('gegeben | bar'),
    },
    change: {
      strong: list('ruckgeld | zuruck'),
    },
    page: {
      strong: list('seite | blatt'),
    },
    postBox: {
      strong: list('postfach'),
    },
  },
  labelFillers: list('in | inkl | exkl | nr | betrag | mwst | ust | am | vom | der | des | netto | brutto | zum | bis'),
  netWords: list('netto | exkl | ohne'),
  grossWords: list('brutto | inkl | inklusive | einschliesslich | mit'),
  titles: {
    'Credit Note': list('gutschrift | rechnungskorrektur | korrekturrechnung | stornorechnung'),
    Invoice: list(`betriebskostenabrechnung | nebenkostenabrechnung | heizkostenabrechnung | rechnung | handelsrechnung | beitragsrechnung
      | jahresrechnung | monatsrechnung | sammelrechnung | verbrauchsabrechnung | teilrechnung | schlussrechnung | abschlagsrechnung
      | faktura | honorarnote`),
    Receipt: list('quittung | kassenbon | kassenbeleg | beleg'),
    'Bank Statement': list('kontoauszug | kreditkartenabrechnung'),
    'Purchase Order': list('order | bestellung | auftrag | auftragsbestatigung'),
    Quote: list('angebot | kostenvoranschlag | offerte'),
    'Delivery Note': list('lieferschein'),
    'Price List': list('preisliste | tarif'),
    Report: list('bericht | jahresbericht | geschaftsbericht'),
    Form: list('formular | antrag | stundenzettel'),
    Other: list('lohnabrechnung | gehaltsabrechnung | entgeltabrechnung | verdienstabrechnung'),
  },
  titleEndings: {
    'Credit Note': /gutschrift$/,
    Invoice: /\p{L}{3}(?<!be|ab|ver|um)rechnung$/u,
    Receipt: /\p{L}{3}(?:quittung|kassenbon)$/u,
    'Bank Statement': /\p{L}{3}kontoauszug$/u,
    'Purchase Order': /\p{L}{3}bestellung$/u,
    Quote: /\p{L}{3}(?:angebot|voranschlag)$/u,
    'Delivery Note': /\p{L}{3}lieferschein$/u,
    'Price List': /\p{L}{3}preisliste$/u,
    Report: /\p{L}{3}bericht$/u,
    Form: /\p{L}{3}(?:formular|antrag|fragebogen)$/u,
  },
  creditMarks: list('gutschrift | storno | korrektur'),
  invoiceMarks: list('rechnung'),
  totals:
    list(`total | order total | alter kontostand | neuer kontostand | kontostand | alter saldo | saldovortrag | anfangsbestand | endbestand
    | neuer saldo | anfangssaldo | endsaldo | saldo | schlusssaldo | gesamt | gesamtbetrag | gesamtbeitrag | gesamtpramie
    | rechnungsbeitrag | gesamtsumme | endbetrag | endsumme | summe | zwischensumme | nettosumme | nettobetrag | bruttobetrag
    | bruttosumme | netto gesamt | positionssumme | rechnungssumme | rechnungsbetrag | zahlbetrag | steuerbetrag | steuerbasisbetrag
    | versicherungsteuer | versicherungssteuer | ubertrag | uebertrag | warenwert | mwst | zzgl | zuzugl | zuzuglich | inkl
    | umsatzsteuer | mehrwertsteuer`),
  carried: list('vortrag | seitensumme'),
  payments: [
    'bar',
    'bargeld',
    'gegeben',
    'r(?:ü|ue?)ckgeld',
    'ec[- ]?karte',
    'kartenzahlung',
    'zu zahlen',
    'steuer',
    'ust',
    'netto',
    'brutto',
    'anzahl',
  ],
  columns: {
    position: list('pos | position | no | lfd nr | nr | zeile | pos nr | posnr | posten'),
    articleNumber:
      list(`artikelnummer | artikelnr | artikel nr | art nr | art nr lieferant | lieferanten artikelnummer | artnr | art no | artikel
      | material | referenzen | artikel no | artikelnr lieferant | sachnummer | materialnummer | material nr | teilenummer
      | bestellnummer | produktnummer | produktcode | art nummer`),
    description:
      list(`beschreibung | bezeichnung | artikelbezeichnung | artikelbeschreibung | produktbezeichnung | leistungsbeschreibung | leistung
      | leistungen | produkt | text | warenbezeichnung | buchungstext | verwendungszweck | vorgang | artikelname | artikel bezeichnung
      | bezeichnung der leistung | art der leistung | leistungsart | produktname | ware | waren | warenbeschreibung | dienstleistung
      | tatigkeit | position bezeichnung`),
    quantity: list(
      `verbrauch | tage | menge | anzahl | stuck | stunden | stueck | menge einheit | anz | mge | menge me | nachte | liefermenge`,
    ),
    unit: list('einheit | me | mengeneinheit | einh | mengen einheit'),
    unitPrice:
      list(`preis | einzelpreis | stuckpreis | e preis | ep | preis einheit | nettopreis | bruttopreis | stueckpreis | einheitspreis | einzel
      | einzelpreis netto | preis netto | netto preis | netto einzelpreis | e preis netto | preis pro einheit | preis je einheit
      | stundensatz | einzelbetrag | ek preis | vk preis | tarif`),
    discount: list('rabatt | nachlass | rab | rabatt % | nachlasse | skonto | abschlag'),
    taxRate:
      list(`mwst | mwst % | mwst satz | ust | ust % | ust satz | steuersatz | steuer | % mwst | ust in % | mwst in % | ust satz % | mwst code
      | steuer % | mehrwertsteuer`),
    taxAmount: list('mwst betrag | steuerbetrag | mwst eur | ust betrag'),
    lineTotal:
      list(`total | gesamt | gesamtpreis | betrag | summe | nettobetrag | nettowert | entgelt | positionssumme | zeilensumme | gesamtwert
      | warenwert | g preis | gp | netto | wert | gesamtbetrag | positionsbetrag | umsatz | umsatze | total eur | gesamt netto
      | gesamt brutto | gesamtpreis netto | gesamt preis | gesamt eur | netto gesamt | betrag netto | betrag eur | betrag in eur
      | betrag in euro | betrag brutto | brutto | bruttobetrag | preis gesamt | total netto | zeilenbetrag | warenwert netto | pos preis
      | positionspreis`),
    date: list(
      `datum | buchungstag | wertstellung | valuta | buchung | belegdatum | leistungsdatum | leistungszeitraum | buch tag | buchungsdatum`,
    ),
    debit: list('soll | belastung | belastungen | lastschrift | auszahlung | auszahlungen | zu lasten | ausgaben | ausgang'),
    credit: list('haben | gutschrift | gutschriften | einzahlung | einzahlungen | zu gunsten | einnahmen | eingang'),
    balance: list('saldo | kontostand | saldo neu | neuer saldo'),
  },
  columnQualifiers: list('ohne | exkl | inkl | zzgl'),
  greetings: list('sehr geehrte | sehr geehrter | liebe | lieber | liebes | guten tag'),
  salutations: list('firma | an | herrn | herr | frau | an die firma | familie'),
  yourWords: list('ihr | ihre | ihrem | ihren | ihrer | ihres'),
  periodWords: list('zeitraum | von | vom'),
  datedOn: list('den | der'),
  datedOnAlone: list('den'),
  remarks: list('quelle | quellen | anmerkung | hinweis | bemerkung | abbildung | tabelle'),
  captions: list('tabelle | abbildung | quelle'),
  notes: list('quelle'),
  openEnds: list('und | der | die | von'),
  streets: list('strasse | str | weg | platz | allee | gasse | ring | ufer | damm | chaussee | postfach'),
  streetEndings: list('strasse | str | weg | platz | allee | gasse | ring | damm | ufer'),
  streetOpenings:
    list(`am | im | zum | zur | an der | an den | an dem | in der | in den | in dem | auf der | auf den | auf dem | vor der | vor den | vor dem
    | hinter der | hinter den | hinter dem | unter der | unter den | unter dem`),
  legalForms: list(
    `gmbh | gmbh&co | gmbh&cokg | ag | kg | ohg | gbr | ug | ev | eg | ek | mbh | kgaa | se | stiftung | verein | aktiengesellschaft`,
  ),
  leadingLegalForms: list('firma'),
  legalFormEndings: list('gmbhcokg | gmbh&cokg | eingetragenerverein'),
  countries: list(`deutschland | frankreich | osterreich | schweiz | italien | spanien | niederlande | belgien | luxemburg | polen`),
  contacts:
    list(`tel | telefon | fon | telefax | mobil | ust | hrb | hra | steuernummer | steuer | amtsgericht | geschaftsfuhrer | bank | konto
    | handelsregister`),
  bankWords: list('blz | konto | kto'),
};
