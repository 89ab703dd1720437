import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** German. */
export const GERMAN: LanguageLexicon = {
  code: 'de',
  ofManyCountries: true,
  pointSomewhere: true,
  latinModel: 'deu',
  letters: 'äöüß',
  charsets: list('windows-1252 | windows-1250 | macintosh | cp850'),
  smallWords:
    list(`der | die | das | und | fur | von | mit | den | dem | ist | zu | rechnung | datum | menge | preis | betrag | summe | gesamt
    | netto | brutto | mwst | ust | kunde | kundennummer | rechnungsnummer | zahlung | bis | wir | sie | ihr | ihre | auf | aus
    | nach | zzgl | lieferung | stuck | seite | strasse | gesamtbetrag | einzelpreis | bitte | steuer | lieferdatum | nicht | nr`),
  dates: {
    months: {
      1: list('jn | jän'),
      2: list('feber | febr'),
      3: list('maerz | mrz | mär | märz'),
      4: list('apr'),
      7: list('jul'),
      8: list('aug'),
      9: list('sep'),
      10: list('okt'),
      11: list('nov'),
      12: list('dez'),
    },
    locales: list('de-AT'),
    timeOpenings: list('um'),
    timeEndings: list('uhr'),
  },
  money: { debitMarks: list('S'), creditMarks: list('H') },
  numberWords: list('nummer'),
  labels: {
    invoiceNumber: {
      strong: list(`rechnungsnummer | rechnungsnr | rechnung nr | rechnung no | re nr | rg nr | rechn nr | belegnummer | beleg nr
        | handelsrechnung nr | gutschrift nr | gutschriftsnummer | korrekturrechnung nr | bon nr | quittung nr | faktura nr
        | rechnung nummer | rechnungskorrektur nr | stornorechnung nr | gutschriftnummer | kassenbon nr | honorarnote nr
        | rechnungs id | faktura no | unsere rechnung nr | unsere rechnungsnummer | rg nummer | rechn nummer | dokumentnummer
        | dokument nr | dok nr | r nr | gutschrifts nr | storno nr | stornorechnungsnummer
        | bescheidnummer | abrechnungsnummer | abrechnung nr | quittungsnummer | quittungs nr | kassenbeleg nr | bonnummer
        | fakturanummer | honorarnoten nr | liquidation nr | liquidationsnummer
        | honorarrechnung nr | teilrechnung nr | schlussrechnung nr | abschlagsrechnung nr | proforma rechnung nr
        | beitragsrechnung nr | fakt nr | fakturen nr | rechnungsbelegnummer
        | korrekturrechnungsnummer | rechnungskorrekturnummer | zahlschein nr | gebuhrenbescheid n | barbeleg n`),
      weak: list(
        `rechnung | faktura | nummer | gutschrift | no | beleg | bon | quittung | rechnungs | angebot n | angebotsnummer | kostenvoranschlag n | offerten n`,
      ),
    },
    issueDate: {
      strong: list(
        `rechnungsdatum | ausstellungsdatum | belegdatum | datum der rechnung | rechnung vom | rechnungsdat | rg datum | datum rechnung | ausgestellt am | rechnungs und lieferdatum | rechnungsdatum leistungsdatum | datum der ausstellung | erstellt am | ausgestellt | ausstellungstag | rechnungsstellung am | gutschriftsdatum | datum gutschrift | datum des belegs | briefdatum | angebotsdatum | datum des angebots | angebot vom | berichtsdatum | erstelldatum | erstellungsdatum | dokumentdatum | fakturadatum | rechnung datum | auszugsdatum | erstellt | datum der erstellung | abrechnungsdatum | datum der abrechnung | bescheid vom | kaufdatum | offertdatum | fakturierungsdatum | datum der faktura | verkaufsdatum | bondatum | gutschrift vom | kontoauszug vom | befunddatum | datum des berichts | datum des befundes | ort datum | ort und datum | bescheiddatum | datum der gutschrift | rechnungslegung am`,
      ),
      weak: list(`datum | vom | gultig ab | gueltig ab`),
    },
    dueDate: {
      strong:
        list(`abbuchung erfolgt am | lastschrift am | wird eingezogen am | netto bis | buchen wir am | buchen wir zum | abbuchung zum | eingezogen am | belasten wir am | fallig am | falligkeitsdatum | zahlbar bis | fallig bis | falligkeit | zahlungsziel
        | zahlbar bis zum | zahlbar zum | fallig zum | spatestens bis zum | bis spatestens | uberweisen sie bis zum
        | bitte uberweisen sie bis zum | zahlungsfrist | faelligkeitsdatum | faellig am | zahlungsfalligkeit
        | zahlungsziel bis | zahlbar spatestens | zahlungstermin | falligkeitstag | zahlung bis | zahlung bis zum
        | zahlbar bis spatestens | fallig | fallig per | zahlung fallig am | zahlung fallig bis | falligkeit am
        | fallig zum datum | zu zahlen bis | bitte zahlen sie bis | bitte zahlen bis | zahlung erbeten bis | zahlbar am
        | bitte bis | wird abgebucht am | abbuchung am | einzug am | abbuchungstermin | einzugsdatum | lastschrifteinzug am
        | zahldatum | falligkeit der zahlung | zu begleichen bis | uberweisung bis | spatester zahlungstermin
        | netto fallig am | zahlbar netto bis | zahlungsdatum | zahlungseingang bis | netto zahlbar bis | zu bezahlen bis
        | einzahlung bis | fallig spatestens am | spatestens zahlbar bis | valuta bis | bitte uberweisen bis | einzahlen bis | zahlungsfrist bis | zahltermin`),
      weak: list(`bis zum | fallig zum monatsende`),
    },
    deliveryDate: {
      strong: list(`lieferdatum | leistungsdatum | liefer und leistungsdatum | liefer leistungsdatum | lieferung am | datum der lieferung
        | leistungs und lieferdatum | lieferdatum leistungsdatum | liefertag | tag der lieferung | leistungstag
        | tatsachliches lieferdatum | liefertermin | lieferzeitpunkt | leistungszeitpunkt | liefer oder leistungsdatum
        | wunschtermin | gewunschter liefertermin | anlieferung am | versanddatum | versandt am | geliefert am
        | lieferdatum leistung | datum der leistung | ausgeliefert am | leistung am | ausfuhrungsdatum | leistung erbracht am
        | erbracht am | auslieferungsdatum | auslieferung am | liefertermin voraussichtlich | voraussichtlicher liefertermin
        | lieferdat | warenausgang | warenausgangsdatum | lieferung vom | anlieferdatum | anliefertermin | wunschliefertermin
        | bestatigter liefertermin | lieferwoche | versandtag | lieferung bis | zu liefern bis | zu liefern am
        | lieferung erbeten bis | lieferfrist bis | ausgefuhrt am | behandlungsdatum | lieferung erfolgte am`),
      weak: list('leistungszeitraum | lieferung | lieferzeitraum'),
    },
    orderNumber: {
      strong: list(`order no | order nr | bestellnummer | bestellnr | bestellung nr | auftragsnummer | auftragsnr | auftrag nr
        | ihre bestellung | bestellung nr kunde | ihre bestellnummer | ihre bestell nr | bestellreferenz | kundenbestellnummer
        | bestellung | ihre bestellung nr | ihr auftrag | ihre auftragsnummer | kundenauftrag | kundenbestellung | ihre order
        | bestellnr kunde | unsere auftragsnummer | unsere auftrags nr | auftragsreferenz | bestellung nummer
        | ihre auftrags nr | po nummer | po nr | einkaufsauftrag nr | kundenauftragsnummer | ihre kommission
        | bestellnummer kunde | abrufnummer | abruf nr | kommissionsnummer | kommission nr
        | auftragsbestatigung nr | auftragsbestatigungsnummer | ab nr | bestellbezug | ihre bestellung vom
        | unsere bestellnummer | unsere bestellung nr | bestellkennzeichen | einkaufsbestellung nr | auftragskennung`),
      weak: list(`ihr zeichen | ihre referenz | order | auftrag | kommission | projekt nr | vorgangsnummer`),
    },
    contractNumber: {
      strong: list(`vertragsnummer | vertragsnr | vertrag nr | rahmenvertrag nr | rahmenvertragsnummer | mietvertrag nr
        | mietvertragsnummer | wartungsvertrag nr | vertragskonto nr | vertragsreferenz | unsere vertragsnummer | versicherungsnummer | versicherungsschein nr | policen nr | policennummer | versicherungsscheinnummer`),
      weak: list(`rahmenvertrag | vertrag | vertragskonto | vertragskontonummer`),
    },
    customerNumber: {
      weak: list('patientennummer | patienten nr | ahv nr | matrikelnummer'),
      strong:
        list(`kassenzeichen | buchungszeichen | versicherten nr | versichertennummer | kundennummer | kundennr | kunde nr | kd nr | ihre kundennummer | debitorennummer | debitor nr | kunden no
        | ihre kunden nr | kunde nummer | kd nummer | kunden id | debitoren nr | debitorenkonto | mitgliedsnummer
        | mitglieds nr | mitglied nr | kundenkonto | kundenkontonummer | unsere kundennummer | kunden kennung | klientennummer
        | mandantennummer | mandant nr | mieternummer | mieter nr | deb nr | unsere kunden nr bei ihnen | unsere kundennummer bei ihnen | teilnehmernummer | abonummer | abonnentennummer | vertragspartnernummer | geschaftspartnernummer`),
    },
    sellerVatId: {
      strong: list(`ust idnr | ust id | umsatzsteuer id | umsatzsteueridentifikationsnummer | umsatzsteuer idnr | umsatzsteuer ident nr
        | ust ident nr | uid | uid nr | uid nummer | mwst nr | mehrwertsteuernummer | unsere ust idnr | mwst nummer
        | ust id nummer | umsatzsteuer identnummer | mwst idnr | unsere ust id | unsere uid | unsere uid nr
        | umsatzsteuer identifikations nr | ust identifikationsnummer | mwst uid nr | uid mwst | uid mwst nr
        | umsatzsteuernummer | atu nummer | uid atu | mwst id | vat nr | vat idnr | ust idnr des leistenden unternehmers
        | unsere umsatzsteuer id | mehrwertsteuer nr | eu umsatzsteuer id | unsere mwst nr | atu nr | ust ident | che mwst | umst id n | uid nr mwst`),
    },
    buyerVatId: {
      strong: list(`ihre ust idnr | ihre ust id | ihre uid | kunden ust id | ust idnr kunde | ust id kunde | uid kunde
        | ust idnr des leistungsempfangers | ihre mwst nr | kunden uid | ust idnr kaufer | ihre uid nummer
        | ust idnr des kunden | kunden ust idnr | ust id des kunden | ust idnr empfanger | uid des kunden | uid nr des kunden
        | uid des leistungsempfangers | uid nummer des kunden | ihre umsatzsteuer id | ihre uid nr | kunden uid nr
        | ihre vat nr | ust id empfanger | uid empfanger | umsatzsteuer id des kunden | uid nr kunde | kaufer ust id
        | ust idnr kundin | uid leistungsempfanger | kaufer ust idnr`),
    },
    iban: {
      strong: list(
        'iban no | iban nr | iban code | konto nr | kontonummer iban | iban n | iban konto | iban kontonummer | bankverbindung iban | iban des zahlungsempfangers | iban des empfangers | iban empfanger',
      ),
    },
    currency: {
      strong: list(`wahrung | waehrung | belegwahrung | rechnungswahrung | valuta | wahrungscode | alle betrage in | betrage in
        | preise in | rechnungswaehrung | kontowahrung | alle preise in | angaben in`),
    },
    lineTotal: {
      strong: list(`summe positionen | summe der positionen | positionssumme | summe der nettobetrage | warenwert | gesamtsumme positionen
        | summe positionsbetrage | summe aller positionen | gesamtsumme der positionen | summe der rechnungspositionen
        | summe positionen netto | gesamt netto positionen | summe artikel | positionssumme netto | summe leistungen
        | summe material | summe lohn | summe artikel netto | warenwert gesamt | summe waren | zwischensumme positionen`),
      weak: list('zwischensumme | zwischentotal'),
    },
    netTotal: {
      strong: list(`rechnungssumme netto | nettobeitrag | warenwert netto | nettobetrag | netto gesamt | summe netto | nettosumme
        | gesamtbetrag netto | gesamt netto | rechnungsbetrag netto | nettogesamtbetrag | gesamtsumme netto
        | summe netto betrag | rechnungssumme ohne ust | summe ohne mwst | nettowert | steuerbasis | bemessungsgrundlage
        | gesamtbetrag ohne steuern | gesamtsumme ohne mwst | nettorechnungsbetrag | total netto | netto total
        | rechnungsbetrag ohne ust | gesamtsumme ohne ust | gesamtbetrag ohne umsatzsteuer | zwischensumme netto
        | summe exkl mwst | gesamtsumme exkl mwst | total exkl mwst | betrag exkl mwst | nettorechnungssumme
        | summe ohne umsatzsteuer | total ohne mwst | nettoentgelt | gesamtpreis netto | netto warenwert
        | zwischensumme ohne mwst | total exkl ust | gesamt ohne mwst | gesamt ohne ust | gesamtpreis ohne mwst
        | summe netto eur | nettobetrag eur | nettosumme eur | rechnungsbetrag ohne mwst | betrag ohne mwst | betrag ohne ust
        | total ohne ust | total exkl | total zzgl mwst | zwischentotal netto | subtotal netto | nettogesamtsumme
        | nettoendbetrag | gesamtnettobetrag | auftragssumme netto | angebotssumme netto | summe ohne ust | nettopreis gesamt
        | nettohonorar | honorar netto | gesamthonorar netto | umsatz netto | nettoumsatz | betrag netto | entgelt netto
        | bemessungsgrundlage netto | summe zzgl mwst | gesamtsumme zzgl mwst | mwst pflichtig | steuerpflichtiger betrag
        | total exkl mehrwertsteuer | netto eur | gesamtnettowert | warennettowert | auftragswert netto | summe der nettowerte
        | nettobetrag gesamt | nettorechnungswert | summe exkl ust | summe nettobetrage | endbetrag netto`),
      weak: list(`netto | zwischensumme | zwischentotal | entgelt | summe der positionen netto | warenwert`),
    },
    taxTotal: {
      strong: list(`mwst betrag | mehrwertsteuer | umsatzsteuer | versicherungsteuer | versicherungssteuer | ust betrag | steuerbetrag
        | summe mwst | summe ust | steuer gesamt | zzgl mwst | zzgl ust | zzgl umsatzsteuer | zzgl mehrwertsteuer
        | gesamt mwst | mwst gesamt | ust gesamt | summe umsatzsteuer | steuersumme | gesamtbetrag der steuern
        | gesamtsteuerbetrag | gesamtsumme ust | summe steuer | gesamtbetrag mwst | umsatzsteuerbetrag | zuzuglich mwst
        | zuzuglich umsatzsteuer | plus mwst | enthaltene mwst | inkl mwst betrag | summe umsatzsteuerbetrage
        | gesamtbetrag umsatzsteuer | summe steuerbetrage | davon mwst | davon ust | darin enthaltene mwst | darin mwst
        | enthaltene ust | mwst total | gesamtbetrag mehrwertsteuer | mwst summe | umsatzsteuer gesamt | ust summe
        | mwst in eur | ust in eur | mwst eur | enthaltene mehrwertsteuer | enthaltene umsatzsteuer | gesetzliche mwst
        | gesetzliche mehrwertsteuer | gesetzliche umsatzsteuer | zzgl gesetzl mwst | zzgl ges mwst | zzgl gesetzlicher mwst
        | zzgl gesetzlicher mehrwertsteuer | zzgl gesetzlicher umsatzsteuer | inkl gesetzl mwst | darin enthaltene ust
        | darin enthaltene mehrwertsteuer | im betrag enthaltene mwst | mehrwertsteuerbetrag | steuerbetrag gesamt | plus ust
        | plus umsatzsteuer | mwst anteil | ust anteil | davon mehrwertsteuer | davon umsatzsteuer | zuzuglich ust
        | zuzuglich mehrwertsteuer | gesamte mwst | total mwst | total ust | steueranteil | mwst in chf | mwst chf
        | betrag mwst | betrag ust | mehrwertsteuer gesamt | enthalt mwst | gesamtsteuer | hierin enthaltene mwst
        | summe mehrwertsteuer`),
      weak: list(`mwst | ust | steuer | steuern | zzgl | inkl mwst`),
    },
    grossTotal: {
      strong:
        list(`gutschrift gesamt | gutschriftssumme | zu ihren gunsten | guthaben gesamt | summe gutschrift | betrag zu ihren gunsten | zahlbeitrag | rechnungssumme brutto | bruttogesamtbetrag | gesamtbetrag | rechnungsbetrag | bruttobetrag
        | rechnungsbeitrag | bruttobeitrag | gesamtsumme | endbetrag | gesamt brutto | summe brutto | brutto gesamt | endsumme
        | rechnungssumme | rechnungsendbetrag | gesamtbetrag brutto | rechnungsbetrag brutto | bruttosumme
        | gesamtbetrag inkl mwst | gesamt inkl mwst | rechnungsgesamtbetrag | gesamtsumme brutto | gesamtsumme inkl mwst
        | summe inkl mwst | gesamtbetrag inkl ust | total brutto | gesamtrechnungsbetrag | rechnungsbetrag inkl mwst
        | total eur | gesamt inkl ust | total inkl mwst | totalbetrag | total chf | bruttorechnungsbetrag | summe inkl ust
        | endbetrag brutto | rechnungstotal | gesamtpreis brutto | auftragssumme | bestellsumme | rechnungsbetrag eur
        | rechnungsbetrag chf | gesamtbetrag eur | gesamtbetrag chf | endbetrag eur | rechnungsbetrag inkl ust
        | rechnungsbetrag inklusive mwst | gesamtbetrag inklusive mwst | gesamtsumme inkl ust | total inkl | total inkl ust
        | total inklusive mwst | summe gesamt | gesamtsumme eur | betrag inkl mwst | betrag inkl ust | gesamtpreis inkl mwst
        | gesamtpreis inkl ust | endpreis | gesamt eur | summe eur | zu zahlen eur | summe brutto eur | rechnungsbruttobetrag
        | angebotssumme | angebotssumme brutto | angebotspreis | auftragssumme brutto | auftragswert | auftragswert brutto
        | bestellwert | bestellwert gesamt | gesamtwert | gutschriftsbetrag | gutschriftbetrag | gesamtgutschrift
        | gutschrift brutto | erstattungsbetrag | totalbetrag inkl mwst | fakturabetrag | rechnungsendsumme
        | zahlungsbetrag brutto | gesamt inklusive mwst | bruttopreis gesamt | bruttoendbetrag | gesamtbruttobetrag
        | total rechnung | total der rechnung | endbetrag inkl mwst | gesamtforderung | gesamtkosten brutto
        | jahresbeitrag gesamt | kaufpreis | kaufpreis gesamt | gesamtmiete | gesamtmiete brutto | warmmiete gesamt
        | gesamthonorar | honorarsumme | zahlbetrag brutto | offertbetrag | offerttotal | offertsumme | summe rechnung
        | gesamt inklusive ust | gesamtbetrag der rechnung | total zu bezahlen | totalbetrag chf
        | total inklusive mehrwertsteuer | zu zahlende gesamtsumme | rechnungsgesamtsumme | auftragstotal | bruttobetrag gesamt`),
      weak: list(`total | gesamt | summe | brutto | betrag | zu zahlen | gesamtpreis | gesamtkosten
        | kosten gesamt`),
    },
    paid: {
      weak: list('abschlag | zahlung'),
      strong:
        list(`abzuglich abschlag | abzgl abschlag | abzgl abschlagszahlung | abzuglich abschlagszahlungen | abzgl geleistete zahlungen | bezahlt mit karte | bezahlt per | bezahlt mit | abzuglich erhaltene anzahlung | abzuglich geleisteter abschlage | abzuglich geleistete abschlage | geleisteter abschlage | vorausbezahlter betrag | vorausbezahlt | bereits gezahlt | anzahlung | bezahlt | gezahlt | bereits bezahlt
        | vorauszahlung | gezahlter betrag | abzuglich anzahlung | erhaltene anzahlung | geleistete anzahlung | anzahlungen
        | anzahlungsbetrag | abzgl anzahlung | akonto | akontozahlung | abschlagszahlung | abzuglich abschlagszahlung
        | bereits erhalten | bereits geleistete zahlungen | geleistete zahlungen | bisherige zahlungen
        | abzuglich bereits gezahlt | erhaltene abschlagszahlungen | geleistete abschlage | gezahlte abschlage
        | abschlagszahlungen | abzgl abschlagszahlungen | abzgl geleisteter zahlungen | abzuglich zahlung | abzgl zahlung
        | erhaltene zahlungen | teilzahlung | teilzahlung erhalten | zahlung erhalten | dankend erhalten
        | gezahlte vorauszahlungen | geleistete vorauszahlungen | a conto zahlung | akontozahlungen | bereits beglichen
        | abzuglich vorauszahlung | abzuglich akonto | ihre abschlage | bezahlter betrag | erhaltene abschlage | bezahlte abschlage | abzgl bezahlte abschlage | abzuglich bezahlter abschlage | abzgl geleistete abschlage | abzgl vorauszahlung | betrag dankend erhalten | bar bezahlt | betrag erhalten | bar erhalten am`),
    },
    amountDue: {
      strong: list(
        `zahlbetrag | zu zahlender betrag | offener betrag | noch zu zahlen | falliger betrag | restbetrag | zu zahlen | zahlungsbetrag | offen | zahlbarer betrag | ausstehender betrag | faelliger betrag | zu bezahlen | restzahlung | fallige zahlung | bitte zahlen | zu zahlender beitrag | nachzahlung | nachzahlungsbetrag | nachforderung | summe nachzahlung | restforderung | offener restbetrag | noch offen | verbleibender betrag | schlusszahlung | rechnungsbetrag offen | offene forderung | offener rechnungsbetrag | restschuld | verbleibende forderung | noch zu zahlender betrag | noch zu bezahlen | restsumme | ihr zahlbetrag | zu uberweisen | zu uberweisender betrag | uberweisungsbetrag | abbuchungsbetrag | lastschriftbetrag | einzugsbetrag | wir buchen ab | betrag zu zahlen | falliger gesamtbetrag | gesamtforderung offen | bitte uberweisen | ausstehend | restzahlung fallig | offener saldo | zu begleichender betrag | saldo zu ihren lasten | saldo zu unseren gunsten | noch offener betrag | zu entrichten | noch zu entrichten | zu begleichen | ihre nachzahlung | rest offen | verbleibt zu zahlen | restbetrag zu zahlen`,
      ),
      weak: list(`saldo | rest`),
    },
    sellerName: {
      weak: list('versender | zahlung an | unternehmer'),
      strong: list(`verkaufer | lieferant | rechnungssteller | leistungserbringer | aussteller | absender | auftragnehmer
        | rechnungsersteller | rechnungsaussteller | kreditor | anbieter | rechnung von
        | dienstleister | leistender unternehmer | rechnungsleger | vermieter | zahlungsempfanger
        | begunstigter | verkauft von | ihr lieferant | lieferantenname | lieferant name | aussteller der rechnung | exporteur
        | zahlbar an | konto zahlbar an`),
    },
    buyerName: {
      weak: list('adressat | rechnungspartner | mitglied'),
      strong: list(
        `erhalten von | empfangen von | vertragspartner | kaufer | kunde | rechnungsempfanger | leistungsempfanger | rechnungsadresse | rechnung an | empfanger | rechnungsanschrift | auftraggeber | kaufer leistungsempfanger | kaeufer | kundenname | besteller | rechnung fur | debitor | bestellt von | kundenadresse | rechnungsempfangerin | kundin | kunde name | auftraggeberin | bestellerin | kaufername | mieter | mieterin | patientin | versicherungsnehmer | versicherungsnehmerin | gast | empfanger der leistung | empfanger der rechnung | importeur | rechnungsanschrift kunde | angebot fur | angebot an | kundenanschrift | bauherr | zahlungspflichtiger | rechnung geht an | name des kunden | abnehmer | bezieher | gutschrift an | klient | mandant | schuldner | kauferin | zahlbar durch`,
      ),
    },
    shipTo: {
      strong: list(
        `lieferadresse | lieferanschrift | warenempfanger | versandadresse | versand an | lieferung an | liefern an | lieferort
        | versandanschrift | lieferstelle | lieferempfanger | warenempfangerin | verbrauchsstelle | abnahmestelle
        | anlieferadresse | entladestelle | anlieferstelle | abladestelle | lieferadresse kunde | bestimmungsort
        | leistungsort | lieferung nach | objekt | einsatzort | empfangsadresse | zustelladresse`,
      ),
    },
    shipFrom: {
      strong: list('versandort | ladestelle | beladestelle | abholadresse'),
    },
    name: {
      strong: list(`firma | firmenname | name des unternehmens | unternehmen | vor und nachname | name vorname`),
    },
    advertiser: {
      strong: list('werbetreibender'),
    },
    agency: {
      strong: list('agentur'),
    },
    period: {
      weak: list('monat'),
      strong: list(
        `abrechnungszeitraum | auszugszeitraum | leistungszeitraum | zeitraum | rechnungszeitraum | abrechnungsperiode
        | lieferzeitraum | abrechnungsmonat | leistungsmonat | verbrauchszeitraum | nutzungszeitraum | versicherungszeitraum
        | mietzeitraum | kontoauszug zeitraum | lieferperiode | abrechnungszeit | fur den zeitraum | im zeitraum
        | buchungszeitraum | berichtszeitraum | berechnungszeitraum | rechnungsperiode | leistungsperiode | vertragszeitraum
        | beitragszeitraum | ableseperiode | verbrauchsperiode | aufenthalt | aufenthaltszeitraum`,
      ),
    },
    periodFrom: {
      strong: list(
        `zeitraum von | von datum | beginn | zeitraum beginn | anfangsdatum | lieferbeginn | versicherungsbeginn | mietbeginn | periode von | leistungszeitraum von | abrechnungszeitraum von | datum von`,
      ),
      weak: folded('anreise'),
    },
    periodTo: {
      strong: list(
        `zeitraum bis | bis datum | zeitraum ende | enddatum | ablauf | lieferende | periode bis | leistungszeitraum bis | abrechnungszeitraum bis | versicherungsende | mietende | datum bis`,
      ),
      weak: folded('abreise'),
    },
    openingBalance: {
      weak: list(
        `kontostand zum | saldo zum | kassenbestand | kassenbestand am | kassenbestand zum | kassenbestand per | bestand am | bestand zum | bestand per | guthaben am | guthaben per | guthaben zum | restschuld am | restschuld zum | restschuld per | darlehensstand am | darlehensstand zum | darlehensstand per | darlehenssaldo per | bankguthaben am | bankguthaben per | vortrag | kontostand am | kontostand per | kontostand vom | saldo per | saldo am | saldo vom`,
      ),
      strong: list(`anfangssaldo | alter kontostand | alter saldo | saldo alt | kontostand alt | anfangsbestand | saldovortrag
        | anfangsstand | startsaldo | kontostand am beginn | letzter kontostand | kontostand alt eur | kontostand zu beginn
        | saldo zu beginn | eroffnungssaldo | kontostand letzter auszug | saldo vormonat | vorheriger saldo | bisheriger saldo
        | ubertrag vormonat | saldo letzter auszug | kontostand per anfang | saldo am anfang | alter saldo eur
        | kontostand am anfang | saldo vorjahr`),
    },
    closingBalance: {
      weak: list(
        `saldo zum | kassenbestand | kassenbestand am | kassenbestand zum | kassenbestand per | bestand am | bestand zum | bestand per | guthaben am | guthaben per | guthaben zum | restschuld am | restschuld zum | restschuld per | darlehensstand am | darlehensstand zum | darlehensstand per | darlehenssaldo per | bankguthaben am | bankguthaben per | kontostand | kontostand am | kontostand per | kontostand vom | saldo per | saldo am | saldo vom`,
      ),
      strong: list(`endsaldo | neuer kontostand | neuer saldo | saldo neu | kontostand neu | schlusssaldo | endbestand | endstand
        | schlussaldo | kontostand am ende | aktueller kontostand | kontostand am ende der periode | kontostand zum
        | saldo per ende | abschlusssaldo | saldo am ende | schlussstand | kontostand aktuell | neuer kontostand eur
        | kontostand am auszugsende | endkontostand | saldo zu ihren gunsten`),
    },
    accountNumber: {
      strong:
        list(`kontonummer | konto nr | kreditkartennummer | kartenkonto | kartenkonto nr | kreditkartenkonto | kto nr | kontokorrent nr | postkonto | girokonto nr | girokonto
        | kontonummer bankleitzahl | kundenkonto iban | kartennummer | kreditkarten nr | sparkonto nr | pc konto | postscheckkonto | postkonto n | konto des empfangers | empfangerkonto | spendenkonto | geschaftskonto | depotnummer | lastschriftkonto`),
      weak: folded('kto'),
    },
    accountHolder: {
      strong: list(
        `kontoinhaber | konto lautend auf | kontobezeichnung | kontoinhaberin | karteninhaber | kontoinhaber name | lautend auf`,
      ),
    },
    branchCode: {
      strong: list('blz | bankleitzahl'),
    },
    paymentTerms: {
      strong: list(`zahlungsbedingungen | zahlungskonditionen | zahlungsart | zahlungsweise | zahlungsmethode | zahlungsmittel
        | zahlungsform | zahlart | zahlungskondition | zahlungsvereinbarung | zahlungsmodalitaten`),
    },
    printDate: {
      strong: list(`druckdatum | gedruckt am | ausdruck vom | ausgedruckt am`),
    },
    orderDate: {
      strong: list(`bestelldatum | auftragsdatum | datum der bestellung | bestelldat | bestellung vom | auftrag vom
        | bestellt am | auftragseingang | datum des auftrags | auftragsdat`),
    },
    contractDate: {
      strong: list(`vertragsdatum | vertrag vom | vertragsabschluss | vertragsbeginn | datum des vertrags`),
    },
    deliveryNoteDate: {
      strong: list(`lieferscheindatum | lieferschein vom | datum lieferschein`),
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
      strong: list('kreditinstitut | geldinstitut | bank | bankinstitut | hausbank | name der bank | bank des empfangers'),
    },
    sellerTaxNumber: {
      strong: list(`steuernummer | steuernr | steuer no | st nr | st nummer | steuernummer des ausstellers | unsere steuernummer
        | finanzamt steuernummer`),
    },
    sellerRegistrationNumber: {
      strong: list(`handelsregister nr | firmenbuchnummer | firmenbuch nr | hrb | handelsregisternummer | hrb nr | hrb nummer
        | handelsregister | register nr | registernummer | firmenbuch | fn | hr nr | unternehmensnummer | unternehmens id
        | che nummer | uid register | vereinsregister nr | vr nr | hra`),
    },
    deliveryNoteNumber: {
      strong: list(`lieferscheinnummer | lieferschein nr | lieferschein | ls nr | unser lieferschein nr | lieferung nr | liefernr
        | liefernummer | packzettel nr | frachtbrief nr | versandnummer | warenbegleitschein nr`),
    },
    yourReference: {
      strong: list(`ihr zeichen | ihre referenz | ihre ref | ihr zeichen ihre nachricht vom | kundenreferenz | ihre kundenreferenz
        | ihre nachricht vom | leitweg id | ihr bezug | ihre ref nr`),
    },
    ourReference: {
      strong: list(
        `unser zeichen | unsere referenz | unser zeichen unsere nachricht vom | unsere zeichen | aktenzeichen | geschaftszeichen`,
      ),
      weak: folded('az'),
    },
    contact: {
      strong: list(`ansprechpartner | bearbeiter | sachbearbeiter | kontakt | ihr ansprechpartner | ihr ansprechpartner bei uns
        | ihre ansprechpartnerin | kontaktperson | zustandig | ansprechperson | betreuer | sachbearbeiterin | bearbeiterin
        | es betreut sie | ihr kontakt | ihr betreuer | auskunft erteilt`),
    },
    discountTotal: {
      strong: list(`gesamtrabatt | rabatt | nachlass | gesamtbetrag der abschlage | summe abschlage | gesamtnachlass | preisnachlass
        | abzuglich rabatt | abzgl rabatt | abzuglich nachlass | kundenrabatt | mengenrabatt | sonderrabatt | rabattbetrag
        | treuerabatt | sofortrabatt | ersparnis | sie sparen | summe rabatte | rabatt gesamt | abzug`),
    },
    chargeTotal: {
      strong: list(`gesamtbetrag der zuschlage | summe zuschlage | versandkosten | fracht | versand | versandkosten netto
        | versand und verpackung | verpackung und versand | porto | porto und verpackung | verpackung | transportkosten
        | lieferkosten | frachtkosten | versandkostenpauschale | versandpauschale | lieferpauschale | mindermengenzuschlag
        | anfahrt | anfahrtspauschale | bearbeitungsgebuhr | mautzuschlag | energiezuschlag | zustellgebuhr
        | nebenkosten versand | servicegebuhr | fracht und verpackung | versandspesen | spesen | porto und versand
        | dieselzuschlag`),
    },
    roundingAmount: {
      strong: list(`rundung | rundungsdifferenz | rappenrundung | rundungsbetrag | aufrundung`),
    },
    cashTendered: {
      strong: list(`gegeben | bar | barzahlung | ec cash | girocard | kartenzahlung | kreditkarte | ec karte | bar erhalten | bargeld
        | gegeben bar | twint | maestro | bankomat | postcard | karte | ec | mit karte | debitkarte | visa | mastercard | kontaktlos | ec kontaktlos | girocard kontaktlos | bar eur | karte eur | bankkarte | ec lastschrift`),
    },
    change: {
      strong: list(`ruckgeld | zuruck | wechselgeld | retourgeld | ruckgeld bar | zuruck bar | herausgabe`),
    },
    totalQuantity: {
      strong: list(`anzahl artikel | anzahl positionen | gesamtmenge | gesamtanzahl | artikelanzahl | gesamtstuckzahl | anzahl kolli
        | anzahl packstucke | stuckzahl gesamt`),
    },
    associatedInvoiceNumber: {
      strong: list(`zu rechnung nr | zur rechnung nr | zu rechnung | zur rechnung | bezug rechnung nr | ursprungliche rechnung
        | ursprungliche rechnungsnummer | originalrechnung nr | bezug auf rechnung | stornierte rechnung
        | betrifft rechnung nr | korrigierte rechnung | gutschrift zu rechnung | bezugsrechnung | rechnungsbezug
        | bezug rechnung | korrektur zu rechnung | originalrechnung | storno zu rechnung | gutschrift zur rechnung`),
    },
    associatedInvoiceDate: {
      strong: list('datum der ursprunglichen rechnung | rechnung vom datum original'),
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
  debtWords: list('sollsaldo | uberzogen | uberziehung'),
  grossWords: list('brutto | inkl | inklusive | einschliesslich | mit'),
  titles: {
    'Credit Note':
      list(`korrekturgutschrift | gutschrift zur rechnung | retourengutschrift | leergutgutschrift | bonusgutschrift | gutschrift | rechnungskorrektur | korrekturrechnung | stornorechnung | rechnungsgutschrift | storno rechnung
        | kaufmannische gutschrift | gutschriftsanzeige | warengutschrift | rechnungsstorno | gutschein rechnung`),
    Invoice: list(
      `kursrechnung | abrechnung nebenkosten | hausgeldabrechnung | tierarztrechnung | rechnung liefernachweis | abwassergebuhrenbescheid | grundsteuerbescheid | versicherungsrechnung | abschlagsplan | wasserabrechnung | gasabrechnung | stromabrechnung | warmeabrechnung | zinsrechnung | spitalrechnung | zahnarztrechnung | privatliquidation | taxirechnung | betriebskostenabrechnung | nebenkostenabrechnung | heizkostenabrechnung | rechnung | handelsrechnung | beitragsrechnung | jahresrechnung | monatsrechnung | sammelrechnung | verbrauchsabrechnung | teilrechnung | schlussrechnung | abschlagsrechnung | faktura | honorarnote | jahresabrechnung | stromrechnung | gasrechnung | wasserrechnung | telefonrechnung | mobilfunkrechnung | honorarrechnung | liquidation | arztrechnung | hotelrechnung | mietrechnung | zahlungsaufforderung | proforma rechnung | proformarechnung | vorausrechnung | anzahlungsrechnung | zwischenrechnung | dauerrechnung | kleinbetragsrechnung | reparaturrechnung | werkstattrechnung | frachtrechnung | bescheid | gebuhrenbescheid | gebuhrenrechnung | kostenrechnung | zollrechnung | ausgangsrechnung | beitragsbescheid | lieferantenrechnung | kostennote | pramienrechnung | ihre rechnung | steuerrechnung | nebenkosten abrechnung | heizkosten abrechnung | betriebskosten abrechnung | rechnung lieferschein | mitgliedsbeitrag rechnung | energieabrechnung | einzelrechnung | vorschreibung | zahlungsvorschreibung`,
    ),
    Receipt:
      list(` kassenzettel | gastebeleg | rechnung bon | barzahlungsbeleg | einzahlungsbeleg | quittungsbeleg | quittung | kassenbon | kassenbeleg | beleg | bewirtungsbeleg | bewirtungsrechnung | spendenquittung | barquittung
        | zahlungsbeleg | kassenquittung | parkschein | tankbeleg | taxiquittung | kaufbeleg | kassazettel | kassabon
        | barbeleg | barverkauf | kundenbeleg | zahlungsbestatigung | empfangsbestatigung | mietquittung | tankquittung | zuwendungsbestatigung | kassabeleg | spendenbestatigung`),
    'Bank Statement': list(
      `kontokorrentauszug | darlehenskontoauszug | darlehensauszug | mieterkonto | vermogensausweis | kontoauszug | kreditkartenabrechnung | kontoauszuge | kontoubersicht | umsatzubersicht | kreditkartenauszug | girokontoauszug | postkontoauszug | finanzstatus | kontoumsatze | umsatzanzeige | sparkontoauszug | depotauszug | kartenabrechnung | bankauszug | kontoausdruck | umsatzliste | tagesauszug | kontobewegungen | buchungsubersicht | vermogensubersicht | rechnungsabschluss`,
    ),
    'Purchase Order': list(`order | bestellung | auftrag | auftragsbestatigung | bestellschein | einkaufsbestellung | bestellauftrag
        | auftragserteilung | abruf | lieferauftrag | bestellbestatigung | kaufauftrag | werkauftrag | lieferabruf
        | nachbestellung | bestellanforderung`),
    Quote:
      list(`leistungsverzeichnis | reparaturangebot | kostenvoranschlage | angebotsschreiben | vorentwurf kosten | heil und kostenplan | angebot | kostenvoranschlag | offerte | preisangebot | kostenschatzung | richtofferte | preisofferte | honorarangebot
        | kostenangebot | unverbindliches angebot | angebot kostenvoranschlag | leistungsangebot | pauschalangebot | anbot`),
    'Delivery Note':
      list(`lieferschein rechnung | warenausgangsschein | ubergabeprotokoll | entladeschein | abholschein | retourenschein | rucknahmeschein | lieferliste | versandschein | cmr frachtbrief | begleitpapier | entsorgungsnachweis | tourenliste | warenannahmeschein | lieferschein | packliste | packzettel | frachtbrief | warenbegleitschein | lieferpapier | wareneingangsschein
        | versandanzeige | speditionsauftrag | ladeliste | begleitschein | wiegeschein | ladeschein | lieferavis
        | warenlieferschein | transportschein`),
    'Price List': list(
      `preistabelle | eintrittspreise | weinkarte | getranke und speisen | unsere preise | honorartabelle | entgeltverzeichnis | entgelttabelle | stundensatze | mietpreise | zimmerpreise | saisonpreise | kursgebuhren | aktionspreise | preisliste | tarif | preisverzeichnis | preisubersicht | speisekarte | tarifblatt | gebuhrenverzeichnis | tarifubersicht | preisblatt | leistungsverzeichnis preise | gebuhrenordnung | getrankekarte | preiskatalog | preise und leistungen | preis und leistungsverzeichnis | preisaushang | tarife | gebuhrenliste | handlerpreisliste`,
    ),
    Report:
      list(`messbericht | prufzeugnis | werkszeugnis | abnahmeprotokoll | besprechungsprotokoll | sitzungsprotokoll | tagesbericht | bautagesbericht | wochenbericht | statusbericht | arztbericht | arztbrief | kassenbericht | abrechnungsbericht | trinkwasseranalyse | bodenuntersuchung | wasseranalyse | inventurbericht | wartungsprotokoll | mietspiegel | notenspiegel | bericht | jahresbericht | geschaftsbericht | befund | laborbefund | prufbericht | gutachten | auswertung | protokoll
        | bilanz | gewinn und verlustrechnung | quartalsbericht | monatsbericht | tatigkeitsbericht | untersuchungsbericht
        | laborbericht | betriebswirtschaftliche auswertung | jahresabschluss | statistik | halbjahresbericht | prufprotokoll
        | analysebericht | analysenzertifikat | untersuchungsbefund | lagebericht | zwischenbericht | erfolgsrechnung
        | messprotokoll | wertgutachten | abschlussbericht | zwischenmitteilung | quartalsmitteilung | kurzbericht`),
    Form: list(
      `arbeitszeitnachweis | fahrtenbuch | urlaubsschein | uberweisungsschein | kursanmeldung | vereinsanmeldung | einverstandniserklarung | aufnahmebogen | erfassungsbogen | tatigkeitsnachweis | stundennachweis | regiebericht | arbeitsrapport | zeiterfassung | strafanzeige | zollanmeldung | ausfuhranmeldung | gewerbeanmeldung | kaufantrag | lieferantenbewertung | mahnbescheid | formular | antrag | stundenzettel | anmeldung | anmeldeformular | fragebogen | antragsformular | bestellformular | steuererklarung | beitrittserklarung | spesenabrechnung | reisekostenabrechnung | einzugsermachtigung | sepa lastschriftmandat | schadenanzeige | schadenmeldung | aufnahmeantrag | meldebogen | erhebungsbogen | mitgliedsantrag | urlaubsantrag | checkliste | umsatzsteuer voranmeldung | kundigungsformular | unfallbericht | meldeformular | krankmeldung | anamnesebogen`,
    ),
    Other: list(
      `lohnabrechnung | gehaltsabrechnung | entgeltabrechnung | verdienstabrechnung | gehaltsmitteilung | bezugemitteilung | lohnausweis | lohnzettel | entgeltnachweis | lohnschein | versicherungsschein | police | versicherungspolice | mietvertrag | rezept | lebenslauf | zahlungsavis | fahrkarte | buchungsbestatigung | reservierungsbestatigung | zeugnis | verdienstnachweis | bezugeabrechnung | abrechnung der brutto netto bezuge | brutto netto abrechnung | entgeltbescheinigung | kaufvertrag | arbeitsvertrag | nachtrag zum versicherungsschein | versicherungsnachweis | reiseplan | bordkarte | mahnung | zahlungserinnerung`,
    ),
    Table: list(
      'tilgungsplan | ruckzahlungsplan | ratenplan | ergebnisliste | startliste | rangliste | spieltabelle | schichtplan | einsatzplan | abfahrtsplan | stuckliste | lagerliste | abfuhrkalender | terminplan | belegungsplan | teilnehmerliste | notenliste | gezeitentabelle | fahrplan | stundenplan | bestandsliste | inventarliste | spielplan | dienstplan',
    ),
  },
  titleEndings: {
    'Credit Note': list('gutschrift'),
    Invoice: list(`rechnung`),
    Receipt: list('quittung | kassenbon'),
    'Bank Statement': list('kontoauszug'),
    'Purchase Order': list('bestellung'),
    Quote: list('angebot | voranschlag'),
    'Delivery Note': list('lieferschein'),
    'Price List': list('preisliste'),
    Report: list(`bericht | gutachten`),
    Form: list(`formular | antrag | fragebogen`),
    Other: list('versicherungsschein'),
  },
  noTitleEndings: list('berechnung | abrechnung | verrechnung | umrechnung'),
  creditMarks: list('gutschrift | storno | korrektur'),
  invoiceMarks: list('rechnung'),
  totals:
    list(`total | auftragswert | bestellwert | order total | alter kontostand | neuer kontostand | kontostand | alter saldo | saldovortrag | anfangsbestand
        | endbestand | neuer saldo | anfangssaldo | endsaldo | saldo | schlusssaldo | gesamt | gesamtbetrag | gesamtbeitrag
        | gesamtpramie | rechnungsbeitrag | gesamtsumme | endbetrag | endsumme | summe | zwischensumme | nettosumme
        | nettobetrag | bruttobetrag | bruttosumme | netto gesamt | positionssumme | rechnungssumme | rechnungsbetrag
        | zahlbetrag | steuerbetrag | steuerbasisbetrag | versicherungsteuer | versicherungssteuer | ubertrag | uebertrag
        | warenwert | mwst | zzgl | zuzugl | zuzuglich | inkl | umsatzsteuer | mehrwertsteuer | total netto
        | gesamtsumme netto | gesamtsumme brutto | gesamt netto | gesamt brutto | summe netto | summe brutto
        | summe positionen | seitensumme | zwischentotal | subtotal | total inkl mwst | total exkl mwst | totalbetrag
        | zu zahlen | zahlungsbetrag | restbetrag | offener betrag | gesamtpreis | endpreis | gesamtkosten | gesamtbrutto
        | nettoverdienst | auszahlungsbetrag | gesamtabzuge | summe abzuge | zwischensumme netto | gesamtnetto | summe titel
        | titelsumme | summe gewerk | gruppensumme | summe soll | summe haben | summe der belastungen | summe der gutschriften
        | rechnungstotal | gesamtgewicht | gesamtmenge | rundung | nachzahlung | guthaben | gesamthonorar | zwischenergebnis`),
  carried: list(
    `vortrag | seitensumme | ubertrag von seite | ubertrag auf seite | saldovortrag vom vormonat | ubertrag seite | zwischensumme ubertrag | ubertrag folgeseite | ubertrag vorseite | vortrag seite`,
  ),
  payments: list(
    `bar | bargeld | gegeben | ruckgeld | rueckgeld | ec karte | kartenzahlung | zu zahlen | steuer | ust | netto | brutto
        | anzahl | girocard | ec cash | kreditkarte | barzahlung | wechselgeld | twint | rundung | ruckgabe | anzahl artikel
        | gegeben bar | retourgeld | total mwst | maestro`,
  ),
  units: list('stk | st | stück | stueck'),
  times: list('à'),
  saidOfNames: list('ist eine | ist ein'),
  listEnds: list('ende der liste | ende des auszugs | listenende'),
  payWords: list(
    `bruttolohn | nettolohn | lohnsteuer | krankenversicherung | rentenversicherung | arbeitslosenversicherung | pflegeversicherung | solidaritatszuschlag | auszahlungsbetrag | gesamtbrutto | steuerbrutto | netto verdienst | stundenlohn | lohnart | grundlohn | personalnummer | pers nr | steuerklasse | quellensteuer`,
  ),
  columns: {
    position: list(`pos | position | no | lfd nr | nr | zeile | pos nr | posnr | posten | posit | lfd | zl | position nr | pos no | lfdnr`),
    articleNumber: list(
      `artikelnummer | artikelnr | artikel nr | art nr | art nr lieferant | lieferanten artikelnummer | artnr | art no | artikel | material | referenzen | artikel no | artikelnr lieferant | sachnummer | materialnummer | material nr | teilenummer | bestellnummer | produktnummer | produktcode | art nummer | artikel code | artikelcode | best nr | bestell nr | produkt nr | produktnr | ean code | teile nr | teilenr | artikelnr hersteller | material no | pzn | gebuhrenziffer | ziffer | goz nr | goa nr | katalognummer | katalog nr | warennummer | zolltarifnummer | artikel id | ident nr | sach nr | leistungsnummer | isbn`,
    ),
    description: list(
      `beschreibung | bezeichnung | artikelbezeichnung | artikelbeschreibung | produktbezeichnung | leistungsbeschreibung | leistung | leistungen | produkt | text | warenbezeichnung | buchungstext | verwendungszweck | vorgang | artikelname | artikel bezeichnung | bezeichnung der leistung | art der leistung | leistungsart | produktname | ware | waren | warenbeschreibung | dienstleistung | tatigkeit | position bezeichnung | artikelbezeichnung beschreibung | gegenstand | leistungstext | arbeitsleistung | bezeichnung artikel | bezeichnung beschreibung | artikel beschreibung | beschreibung der leistung | leistungsbezeichnung | tatigkeitsbeschreibung | buchungsinformation | buchungsdetails | umsatzart | verwendungszweck empfanger | auftraggeber empfanger | empfanger auftraggeber | vorgang verwendungszweck | buchungstext verwendungszweck | transaktion | details | bezeichnung der ware | bezeichnung der waren | gericht | speise | untersuchung | analyse | material bezeichnung | kostenart | lohnart | warenart | erlauterung | erlauterungen | erlauterungstext | beschreibung artikel | gegenstand der lieferung | bezeichnung der dienstleistung | artikel bezeichnung beschreibung | produkt beschreibung | text leistung | leistungsgegenstand | name der ware | bezeichnung leistung | massnahme | behandlung | medikament | wirkstoff | buchungsvorgang`,
    ),
    quantity: list(
      `verbrauch | tage | menge | anzahl | stuck | stunden | stueck | menge einheit | anz | mge | menge me | nachte | liefermenge | gelieferte menge | liefermenge stuck | anzahl stuck | bestellmenge | std | arbeitsstunden | kolli | gewicht kg | anz stk | stk | stuckzahl | menge stk | menge kg | lieferumfang menge | anzahl stunden | stunden std | arbeitszeit | anzahl nachte | anzahl tage | faktor menge | ubernachtungen | verbrauch kwh | mg | gelief menge | auftragsmenge | abgerechnete menge`,
    ),
    unit: list(`einheit | me | mengeneinheit | einh | mengen einheit | verpackungseinheit | ve | mass | mengeneinh | bestelleinheit
        | gebinde | vpe`),
    unitPrice: list(`preis | einzelpreis | stuckpreis | e preis | ep | preis einheit | nettopreis | bruttopreis | stueckpreis
        | einheitspreis | einzel | einzelpreis netto | preis netto | netto preis | netto einzelpreis | e preis netto
        | preis pro einheit | preis je einheit | stundensatz | einzelbetrag | ek preis | vk preis | tarif | preis je stuck
        | preis stuck | preis pro stuck | preis stk | preis je me | preis pro me | e preis eur | ep eur | ep netto | ep in eur
        | einzelpreis eur | einzelpreis in eur | einzelpreis brutto | e preis brutto | preis eur | preis in eur | vk | uvp
        | listenpreis | ansatz | preis pro kg | kg preis | preis kg | preis chf | einzelpreis chf | einheitspreis chf
        | stundenlohn | stundensatz eur | arbeitspreis | ct kwh | preis je einheit eur | e p | preis pro stunde | grundpreis
        | bruttopreis eur | ladenpreis | preis pro nacht | verkaufspreis | preis einzel | einzel preis | einzelkosten
        | netto ep | netto preis eur | stk preis | preis me | einheitspreis netto | brutto einzelpreis | einstandspreis
        | tagessatz`),
    discount: list(`rabatt | nachlass | rab | rabatt % | nachlasse | skonto | abschlag | rabatt in % | nachl | nachlass % | rabattsatz
        | rab % | rabatt eur | abzug | rabatt betrag`),
    taxRate: list(`mwst | mwst % | mwst satz | ust | ust % | ust satz | steuersatz | steuer | % mwst | ust in % | mwst in % | ust satz %
        | mwst code | steuer % | mehrwertsteuer | mwst kz | ust kz | steuercode | mwst satz % | mwst schlussel | stkz
        | steuerschlussel | mwst in prozent | umsatzsteuer | steuer in % | st % | ust code | mwst %satz | mwst prozent
        | steuersatz % | mwst klasse | umsatzsteuersatz | mehrwertsteuersatz`),
    taxAmount: list(`mwst betrag | steuerbetrag | mwst eur | ust betrag | mwst in eur | ust eur | steuer eur | ust in eur | mwst chf
        | mehrwertsteuerbetrag | umsatzsteuerbetrag | steuerbetrag eur`),
    lineTotal: list(`total | gesamt | gesamtpreis | betrag | summe | nettobetrag | nettowert | entgelt | positionssumme | zeilensumme
        | gesamtwert | warenwert | g preis | gp | netto | wert | gesamtbetrag | positionsbetrag | umsatz | umsatze | total eur
        | gesamt netto | gesamt brutto | gesamtpreis netto | gesamt preis | gesamt eur | netto gesamt | betrag netto
        | betrag eur | betrag in eur | betrag in euro | betrag brutto | brutto | bruttobetrag | preis gesamt | total netto
        | zeilenbetrag | warenwert netto | pos preis | positionspreis | gesamtpreis eur | gesamtpreis in eur | g preis eur
        | gp eur | gp netto | gesamtbetrag eur | gesamt in eur | summe eur | summe in eur | betrag chf | betrag in chf
        | total chf | gesamtpreis chf | gesamtpreis brutto | nettopreis gesamt | nettosumme | nettogesamt | preis total
        | total in chf | totalpreis | gesamtkosten | kosten | honorar | gebuhr | gesamtwert eur | wert eur | wert in eur
        | netto eur | brutto eur | netto betrag | brutto betrag | betrag netto eur | positionswert | zeilenpreis | endpreis
        | summe netto | summe brutto | nettogesamtpreis | gesamtsumme | gesamtentgelt | leistungsbetrag | rechnungsbetrag
        | netto in eur | brutto in eur | netto chf | gesamtbetrag netto | gesamtbetrag brutto | g p | pos gesamt | pos summe
        | gesamt netto eur | zwischensumme | jahresbetrag | positionssumme netto | warenwert eur`),
    date: list(
      `datum | buchungstag | wertstellung | valuta | buchung | belegdatum | leistungsdatum | leistungszeitraum | buch tag | buchungsdatum | buchungsdat | buchung datum | wertstellungstag | belegdat | buchungstag valuta | buchungsdatum valuta | rechnungsdatum | lieferdatum | transaktionsdatum | kaufdatum | umsatztag | valutadatum | datum buchung | datum valuta | behandlungsdatum | einkaufsdatum | datum der leistung | bu tag | buchung valuta`,
    ),
    debit: list(`soll | belastung | belastungen | lastschrift | auszahlung | auszahlungen | zu lasten | ausgaben | ausgang | soll eur
        | lastschriften | abgang | belastung chf | zu ihren lasten | zu lasten eur | lastschrift eur | belastung eur
        | abbuchung | abbuchungen | soll chf | betrag soll | umsatz soll`),
    credit: list(`haben | gutschrift | gutschriften | einzahlung | einzahlungen | zu gunsten | einnahmen | eingang | haben eur
        | gutschrift eur | zugang | gutschrift chf | zu ihren gunsten | zu gunsten eur | gutschriften eur | haben chf
        | betrag haben | umsatz haben | zahlungseingang`),
    balance: list(`saldo | kontostand | saldo neu | neuer saldo | saldo eur | saldo chf | kontostand eur | laufender saldo | saldo in eur
        | saldo in chf | restsaldo`),
  },
  columnQualifiers: list('ohne | exkl | inkl | zzgl'),
  addressedAs: list('An Herrn | Herrn'),
  attentionWords: list('z. Hd. | z.Hd. | z. H. | z.H. | zu Händen'),
  paymentSlips: list('zahlungsabschnitt | zahlungsavis | einzahlungsschein | zahlteil | rücksendeabschnitt'),
  greetings: list(
    `sehr geehrte | sehr geehrter | liebe | lieber | liebes | guten tag | sehr geehrte damen und herren | hallo | gruezi | guten morgen | geschatzte | hallo zusammen`,
  ),
  titlesOfPersons: folded('frau | dr | prof'),
  signing: folded('unterschrift | unterzeichner | unterzeichnende'),
  salutations:
    list(`firma | frau und herr | herr und frau | an | herrn | herr | frau | an die firma | familie | herrn und frau | eheleute | zu handen | z hd | zhd
        | an frau | an herrn | damen und herren`),
  yourWords: list('ihr | ihre | ihrem | ihren | ihrer | ihres'),
  periodWords: list('zeitraum | von | vom'),
  datedOn: list('den | der | am'),
  datedOnAlone: list('den'),
  remarks: list(`quelle | quellen | anmerkung | hinweis | bemerkung | abbildung | tabelle | hinweise | bemerkungen | anmerkungen
        | achtung | wichtig | bitte beachten | wichtiger hinweis | legende | erlauterung | zahlungshinweis`),
  captions: list('tabelle | abbildung | quelle'),
  notes: list('quelle'),
  openEnds: list('und | der | die | von'),
  streets: list(
    `strasse | str | weg | platz | allee | gasse | ring | ufer | damm | chaussee | postfach | gassli | hof | steig | steg | markt | promenade | pfad | hausnr | stiege`,
  ),
  streetEndings: list(`strasse | str | weg | platz | allee | gasse | ring | damm | ufer | steig | promenade | pfad | graben | stieg`),
  streetOpenings:
    list(`am | im | zum | zur | an der | an den | an dem | in der | in den | in dem | auf der | auf den | auf dem | vor der | vor den | vor dem
    | hinter der | hinter den | hinter dem | unter der | unter den | unter dem`),
  replyMarks: list('aw | wg'),
  legalForms: list(
    `gmbh | ggmbh | gmbh&co | gmbh&cokg | ag | kg | ohg | gbr | ug | ev | eg | ek | mbh | kgaa | se | stiftung | verein | aktiengesellschaft | gesmbh | gmbhcokg | partg | partgmbb | mbb | ewiv | genossenschaft | gesbr | einzelunternehmen | rechtsanwalte | steuerberater | apotheke | kdor`,
  ),
  leadingLegalForms: list('firma'),
  legalFormEndings: list('gmbhcokg | gmbh&cokg | eingetragenerverein'),
  countries: list(`deutschland | frankreich | osterreich | schweiz | italien | spanien | niederlande | belgien | luxemburg | polen
        | liechtenstein | danemark | schweden | norwegen | finnland | tschechien | ungarn | slowakei | slowenien | kroatien
        | griechenland | turkei | vereinigtes konigreich | grossbritannien | vereinigte staaten | irland | rumanien
        | bulgarien | portugal`),
  contacts: list(`tel | telefon | fon | telefax | mobil | ust | hrb | hra | steuernummer | steuer | amtsgericht | geschaftsfuhrer | bank
        | konto | handelsregister | tel nr | mobil nr | geschaftsfuhrung | inhaber | steuernr | st nr | firmenbuch | fn
        | registergericht | gerichtsstand | sitz der gesellschaft | vorstand | aufsichtsrat | uid | mwst | mwst nr
        | bankverbindung | vereinsregister | finanzamt | glaubiger id | hotline | servicetelefon`),
  bankWords: list('blz | konto | kto'),
  confirmationMarks: list('bestatigung'),
  copyMarks:
    list(`original | kopie | duplikat | zweitschrift | durchschlag | ausfertigung | erstausfertigung | zweitausfertigung | abschrift | kundenbeleg | handlerbeleg
        | ausfertigung fur den kunden | kundenkopie | rechnungskopie | rechnungsdoppel | belegkopie | entwurf | muster | bezahlt | storniert`),
  tillWords: folded(
    'kassierer | kassiererin | es bediente sie | sie wurden bedient von | bediener | bedienung | kellner | kellnerin | tisch | kassen nr | kasse nr | terminal id | ta nr | trace nr | bon nr | tse | tse signatur | kartenzahlung | girocard | kontaktlos | bewirtungsbeleg | trinkgeld | bediente sie',
  ),
  periodJoiners: list('bis'),
  pageCountWords: list('von'),
  bankParts: list('bank'),
  bankCodes: list('blz'),
  sideMarks: list('S | H'),
};
