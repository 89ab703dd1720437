import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Dutch. */
export const DUTCH: LanguageLexicon = {
  code: 'nl',
  smallWords:
    list(`de | het | een | en | van | voor | met | factuur | factuurnummer | factuurdatum | datum | aantal | prijs | bedrag | totaal
    | btw | klant | klantnummer | nummer | omschrijving | adres | betaling | vervaldatum | op | te | uw | wij | per | excl | incl
    | subtotaal | levering | kvk | straat | aan | bij | is | ons | onze | niet | dit | deze | naar | of | bestelling | ontvangen | rekening | gegevens | stuks | maand | wordt | gelieve | graag`),
  numberWords: list('nummer'),
  labels: {
    invoiceNumber: {
      strong:
        list(`bon nr | factuurnummer | factuurnr | nummer factuur | factuur no | faktuurnummer | notanummer | bonnummer | creditnota nr
        | creditnotanummer | creditfactuurnummer | documentnummer | factuur n | fact nr | notanr | kasbon nr | nummer creditnota | creditnota n | creditfactuur nr | documentnr | afrekening nr | uw factuurnummer | onze factuur | factuurnr btw`),
      weak: list('factuur | nummer | no | nota'),
    },
    issueDate: {
      strong: list(
        'factuurdatum | datum factuur | faktuurdatum | datum van uitgifte | datum document | documentdatum | datum creditnota | afdrukdatum | datum afschrift | afschriftdatum | opgesteld op | opgemaakt op | datum offerte | offertedatum | datum rapport | rapportdatum | datum bon | bondatum | verzenddatum nota | notadatum | datum nota | uitgereikt op | datum afgifte | opmaakdatum',
      ),
      weak: list('datum'),
    },
    dueDate: {
      strong:
        list(` | vervaldatum | wordt afgeschreven op | automatische incasso op | incasso op | wordt geincasseerd op | afschrijving op | uiterste betaaldatum | te betalen voor | betalen voor | vervaldag | uiterlijk te betalen | betaaldatum | vervalt op
        | betalen uiterlijk | te voldoen voor | te betalen voor datum | uiterste betaaldag | vervaldatum factuur | uiterlijk voldoen op | incassodatum | datum incasso | datum afschrijving | te voldoen uiterlijk | betaling voor | vervaldatum betaling | betaal voor | betaal uiterlijk | te betalen uiterlijk op`),
    },
    deliveryDate: {
      strong: list(
        'leverdatum | leveringsdatum | gewenste leverdatum | datum levering | afleverdatum | bezorgdatum | geleverd op | datum uitvoering | uitvoeringsdatum | datum prestatie | prestatiedatum | datum van levering | verwachte leverdatum | leverdag | datum werkzaamheden',
      ),
      weak: list('levering | levertijd'),
    },
    orderNumber: {
      strong:
        list(`order no | order nr | order id | bestelnummer | ordernummer | bestel nr | uw bestelling | uw ordernummer | inkoopordernummer
        | opdrachtnummer | uw bestelnummer | bestelling nr | bestelbon nr | uw order | bestelbonnummer | bestelbon | order n | inkoopnummer | inkooporder nr | uw opdracht | opdracht nr | uw ordernr | po nummer | uw po nummer | aanvraagnummer`),
      weak: list('order | bestelling | inkooporder'),
    },
    contractNumber: {
      strong: list(
        'contract no | contract nr | contract id | contractnummer | contract n | overeenkomst nr | overeenkomstnummer | polisnummer | polis nr | projectnummer | projectnr | dossiernummer | huurcontract nr',
      ),
      weak: list('contract'),
    },
    customerNumber: {
      strong: list(
        'klantnummer | klant nr | debiteurnummer | klantcode | relatienummer | debiteurnr | debiteurennummer | klant n | uw klantnummer | uw klantnr | relatienr | lidnummer | lidnr | clientnummer | patientnummer | ons klantnummer | afnemernummer | accountnummer | ons klantnummer bij u | ons klantnr bij u | klantnummer bij leverancier',
      ),
    },
    sellerVatId: {
      strong: list(
        `btw nummer | btw nr | btw id | btw identificatienummer | btw | btw no | btw id nr | btw nummer leverancier | ondernemingsnummer | btw be | btw nl | ond nr | ondernemingsnr | btw identificatienr | ob nummer | btw nr leverancier | rsin | kbo nummer | kbo nr | kbo`,
      ),
    },
    buyerVatId: {
      strong: list(
        'btw nummer klant | uw btw nummer | btw nr klant | uw btw nr | btw nummer afnemer | btw klant | uw btw | btw nr afnemer | btw klantnummer | btw nummer koper | btw id klant | btw nr koper | uw ondernemingsnummer',
      ),
    },
    iban: {
      strong: list('iban nr | rekeningnummer iban | iban rekening | bankrekening iban | bankrekening'),
    },
    currency: {
      strong: list('valuta | munteenheid'),
    },
    lineTotal: {
      strong: list('totaal regels | totaal artikelen | totaal goederen | goederentotaal | totaal werkzaamheden | totaal producten'),
      weak: list('subtotaal'),
    },
    netTotal: {
      strong:
        list(`totaal excl btw | totaal exclusief btw | totaal excl | bedrag excl btw | nettobedrag | totaal netto | excl btw | grondslag
        | maatstaf van heffing | basisbetrag | totaal exclusief | totaal ex btw | subtotaal excl btw | subtotaal exclusief btw
        | totaalbedrag excl btw | bedrag exclusief btw | netto totaal | subtotaal ex btw | bedrag ex btw | totaalbedrag exclusief btw | totaal zonder btw | subtotaal exclusief | netto bedrag totaal | totaal belastbaar | belastbaar bedrag | btw grondslag | totaal maatstaf | bedrag zonder btw | totaal netto excl btw | nettofactuurbedrag | goederenbedrag`),
      weak: list('netto | subtotaal'),
    },
    taxTotal: {
      strong: list(
        'btw bedrag | totaal btw | btw totaal | bedrag btw | totaal btw bedrag | omzetbelasting | btw hoog | btw laag | btw 21 | btw 9 | btw 6 | btw 21% | btw 9% | btw 6% | te betalen btw | btw over | verschuldigde btw | btw-bedrag totaal | plus btw',
      ),
      weak: list('btw'),
    },
    grossTotal: {
      strong:
        list(`totaal credit | creditbedrag | terug te betalen | totaal te crediteren | u ontvangt terug | totaal incl btw | totaal inclusief btw | totaalbedrag | factuurbedrag | totaal generaal | eindtotaal | incl btw
        | totaal inclusief | totaal te betalen | factuurtotaal | totaalbedrag incl btw | totaalbedrag inclusief btw | eindbedrag
        | totaal factuur | bedrag incl btw | bedrag inclusief btw | totaal factuurbedrag | totaal te voldoen | algemeen totaal | totaal met btw | totaal der factuur | totaal nota | totaal creditnota | totaal tegoed | notabedrag | te ontvangen bedrag | totaalprijs incl btw | totaal offerte | offertebedrag | totaal order | totaal bestelling | te crediteren bedrag | totaal incl`),
      weak: list('totaal | bedrag'),
    },
    paid: {
      strong: list(
        'betaald met | betaald per pin | minus aanbetaling | betaald per | reeds betaald | betaald | aanbetaling | vooruitbetaald | vooruitbetaling | reeds voldaan | voorschot | ontvangen | betaald met pin | voldaan | voldaan per pin | betaald per bank | aanbetaling voldaan | in mindering | voorschotten | betaalde voorschotten | betaald voorschot | reeds ontvangen',
      ),
    },
    amountDue: {
      strong:
        list(`te betalen | te voldoen | te betalen bedrag | openstaand bedrag | openstaand | nog te betalen | nog te voldoen | resterend bedrag
        | restbedrag te betalen | te betalen saldo | door u te betalen | totaal door u te betalen | nog verschuldigd | saldo te betalen | openstaand saldo | bedrag te betalen | te betalen totaal | bij te betalen | door u te voldoen | af te schrijven bedrag`),
      weak: list('saldo'),
    },
    sellerName: {
      strong: list(
        'verkoper | leverancier | afzender | geleverd door | verkoper naam | dienstverlener | opdrachtnemer | uitvoerder | aannemer | verhuurder | vervoerder naam',
      ),
    },
    buyerName: {
      strong:
        list(`contractant | koper | klant | afnemer | factuuradres | factureren aan | factuur aan | gefactureerd aan | factuur voor | klantgegevens
        | ontvanger | besteld door | opdrachtgever | besteller | huurder | gefactureerd naar | factuur t n v | factuurgegevens | geadresseerde | verzekeringnemer | polishouder | debiteur naam | ter attentie van | verzekerde | bewoner`),
    },
    shipTo: {
      strong: list(
        'afleveradres | bezorgadres | leveradres | leveren aan | geleverd aan | afleverplaats | leveringsadres | bezorgen op | losadres | afleveren bij | plaats van levering',
      ),
    },
    name: {
      strong: list('naam'),
    },
    product: {
      weak: list('product'),
    },
    period: {
      strong: list(
        'factuurperiode | afschriftperiode | periode | verbruiksperiode | tijdvak | afrekenperiode | over de periode | loonperiode | facturatieperiode | rapportageperiode | polisperiode',
      ),
    },
    openingBalance: {
      weak: list(`saldo per | saldo op`),
      strong: list(
        'beginsaldo | vorig saldo | oud saldo | beginstand | vorige stand | saldo begin | aanvangssaldo | saldo vorig afschrift | saldo begin periode | openingssaldo',
      ),
    },
    closingBalance: {
      weak: list(`saldo per | saldo op`),
      strong: list('eindsaldo | nieuw saldo | eindstand | nieuwe stand | saldo einde | saldo einde periode | slotsaldo'),
    },
    accountNumber: {
      strong: list('rekeningnummer | rekening | rekening nr | uw rekening | bankrekeningnummer | spaarrekening | betaalrekening'),
    },
    accountHolder: {
      strong: list('rekeninghouder | naam rekeninghouder | ten name van | t n v | rekening ten name van | op naam van'),
    },
    paymentTerms: {
      strong: list('betalingsvoorwaarden | betalingstermijn'),
    },
    orderDate: {
      strong: list('besteldatum'),
    },
    productCode: {
      strong: list('product code'),
    },
    phone: {
      strong: list('tel nr | telefoon'),
    },
    sellerRegistrationNumber: {
      strong: list('kvk nr | kvk | kvk nummer'),
    },
    deliveryNoteNumber: {
      strong: list('pakbonnummer'),
    },
    yourReference: {
      strong: list('uw referentie | uw kenmerk | uw ref | referentie klant | kenmerk'),
    },
    ourReference: {
      strong: list('onze referentie | ons kenmerk | onze ref'),
    },
    contact: {
      strong: list('contactpersoon | uw contactpersoon | behandeld door | contact | accountmanager'),
    },
    discountTotal: {
      strong: list('korting | totaal korting'),
    },
    chargeTotal: {
      strong: list('verzendkosten'),
    },
    cashTendered: {
      strong: list('contant'),
    },
    change: {
      strong: list('wisselgeld'),
    },
    page: {
      strong: list('pagina | blad'),
    },
    postBox: {
      strong: list('postbus'),
    },
    bic: { strong: list('bic code | bic nummer | swift code') },
    periodFrom: { strong: list('ingangsdatum | periode van | begindatum | datum van | vanaf datum') },
    periodTo: { strong: list('einddatum | periode tot | periode t m | datum tot | geldig tot en met') },
  },
  labelFillers: list('btw | de | nr | incl | excl'),
  netWords: list('netto | excl | zonder'),
  debtWords: list('debetsaldo | debetstand'),
  grossWords: list('incl | met'),
  titles: {
    Letter: list('aanmaning | betalingsherinnering | herinnering | sommatie | begeleidende brief'),
    Table: list(
      'uitslagen | uitslag | uitslagenlijst |  dienstregeling |  lesrooster | voorraadlijst | inventarislijst | stuklijst | werkrooster |  afvalkalender | startlijst | deelnemerslijst | klassement',
    ),
    'Credit Note': list('credit factuur | credit nota | retourfactuur | correctiefactuur | creditnota | creditfactuur'),
    Invoice: list(
      'proforma factuur | proformafactuur | huurfactuur | huurnota | termijnfactuur | servicekostenafrekening | waterrekening | energierekening | energieafrekening | honorariumnota | ereloonnota | aanmaning factuur | contributienota | slotfactuur | reparatiefactuur | aanslagbiljet | vervaldagbericht | factuurnota | kostennota | factuur | btw factuur | voorschotfactuur | eindfactuur | verzamelfactuur | deelfactuur | rekening | jaarafrekening | eindafrekening | nota | declaratie | energienota | pro forma factuur',
    ),
    Receipt: list(
      'ontvangstbewijs | betalingsbewijs | kassaticket | huurkwitantie | parkeerbon | tankbon | btw bon | kassabon | kasticket | bon | kwitantie | aankoopbewijs | betaalbewijs | kasbon',
    ),
    'Bank Statement': list(
      'mutatieoverzicht | transactieoverzicht | creditcardafschrift | spaarrekeningafschrift | rekening courant overzicht |  rekeningafschrift | bankafschrift | afschrift | rekeninguittreksel | dagafschrift | rekeningoverzicht',
    ),
    'Purchase Order': list(
      'orderbevestiging | bestellijst | opdrachtbevestiging |  werkorder | aankooporder | bestelopdracht | order | contract | inkooporder | bestelling | bestelbon | orderbon | bestelformulier | inkoopbestelling | opdrachtbon',
    ),
    Quote: list(
      'offerte aanvraag | kostenbegroting | prijsaanbieding | prijsvoorstel | vrijblijvende offerte |  kostenopgave | offerte | prijsopgave | prijsofferte | aanbieding | bestek | kostenraming | begroting',
    ),
    'Delivery Note': list(
      'aflevernota | leveringsbewijs | afleveringsbon | vrachtlijst | retourbon | transportbon | begeleidingsbon | vervoersbewijs | laadlijst | weegbon | ontvangstbon | uitgiftebon | pakbon | vrachtbrief | afleverbon | leverbon | leveringsbon | verzendnota | paklijst | zendnota | leveringsnota | cmr vrachtbrief',
    ),
    'Price List': list(
      ' tarievenblad | prijscourant | wijnkaart | menu | drankkaart | lesgelden | onze tarieven | onze prijzen | prijstabel | prijslijst | tarieven | tarievenlijst | tarieflijst | menukaart | prijzen | prijsoverzicht',
    ),
    Report: list(
      'proces verbaal | notulen | testrapport | inspectierapport | taxatierapport | bouwverslag | vergaderverslag | onderzoeksresultaten | analysecertificaat | meetverslag | jaarrekening |  winst en verliesrekening | schoolrapport | cijferlijst | kasstaat | kasboek | opleveringsrapport | werkverslag | laboratoriumrapport | rapport | verslag | jaarverslag | kwartaalrapport | maandrapport | analyserapport | keuringsrapport | labuitslag | onderzoeksrapport | laboratoriumuitslag | meetrapport',
    ),
    Form: list(
      'urenstaat | urenbriefje | werkbon | aanwezigheidslijst | presentielijst | inschrijvingsformulier | intakeformulier | declaratieformulier | onkostendeclaratie | schadeformulier | klachtenformulier |  volmacht | toestemmingsformulier | verlofaanvraag | belastingaangifte |  retourformulier | checklist | bestelformulier leden | formulier | aanvraagformulier | aangifte | aanmeldformulier | inschrijfformulier | aanvraag',
    ),
    Other: list(
      'loonstrook | salarisspecificatie | loonbrief | loonfiche | salarisstrook | polisblad | huurovereenkomst | rittenstaat | dienstrooster',
    ),
  },
  titleEndings: {
    'Credit Note': list('creditnota | creditfactuur'),
    Invoice: list('factuur'),
    'Bank Statement': list('rekeningafschrift | rekeningoverzicht'),
    'Purchase Order': list('bestelling'),
    Quote: list('offerte'),
    'Delivery Note': list('pakbon | vrachtbrief'),
    'Price List': list('prijslijst'),
    Report: list('verslag | rapport'),
    Form: list('formulier'),
    Receipt: list('kwitantie | kassabon'),
  },
  totals: list('vorig saldo | saldo | oud saldo | nieuw saldo | beginsaldo | eindsaldo | totaal | subtotaal | te betalen'),
  carried: list('te transporteren | transporteren'),
  payments: list(
    'wisselgeld | pin | pinnen | btw | afronding | maestro | bancontact | retour | totaal btw | betaald | kaart | contant | vpay | te betalen | grondslag',
  ),
  payWords: list(
    `brutoloon | nettoloon | loonheffing | bruto salaris | netto salaris | vakantiegeld | pensioenpremie | loonheffingskorting | personeelsnummer | bijzonder tarief | heffingsloon`,
  ),
  columns: {
    position: list('no | nr | regel'),
    articleNumber:
      list(`product code | code | artikelnummer | artikelnr | artikel nr | art nr | artnr | art no | artikel | artikelcode | product no
      | product id | artikel no | art nummer | productcode`),
    description: list('product | boeking | omschrijving | omschrijving artikel | artikelomschrijving | dienst | diensten'),
    quantity: list('verbruik | dagen | aantal | stuks | uren | stuk'),
    unit: list('eenheid | eenh'),
    unitPrice: list(
      `prijs | stukprijs | prijs per stuk | eenheidsprijs | eenheids prijs | prijs per eenheid | tarief | uurtarief | prijs excl`,
    ),
    discount: list('korting | kort | korting %'),
    taxRate: list('btw | btw % | btw tarief | btw code | btw percentage'),
    taxAmount: list('btw bedrag | btw eur'),
    lineTotal:
      list(`netto | bedrag | totaal | totaalprijs | regeltotaal | netto bedrag | nettobedrag | totaal excl | totaal excl btw | totaal eur
      | bedrag excl | bedrag excl btw | bedrag eur | subtotaal`),
    date: list('datum | valuta | boekdatum | valutadatum'),
    debit: list('debit | af | debet | uitgaven | afschrijving'),
    credit: list('credit | bij | inkomsten | bijschrijving'),
    balance: list('saldo | nieuw saldo'),
  },
  columnQualifiers: list('excl | incl'),
  greetings: list('geachte | beste'),
  salutations: list('t a v | aan | de heer | mevrouw | dhr | mevr | de familie | de heer en mevrouw | ter attentie van'),
  yourWords: list('uw | je | jouw'),
  periodWords: list('van | periode'),
  writtenAt: list('Gedaan te'),
  datedOn: list('op'),
  remarks: list('opmerking | opmerkingen | bron'),
  captions: list('tabel'),
  openEnds: list('van | en | de'),
  streets: list(
    'straat | laan | weg | plein | kade | gracht | singel | dreef | baan | markt | park | hof | pad | postbus | bus | steenweg | boulevard | wal | dijk | haven | industrieweg',
  ),
  streetEndings: list(
    'straat | laan | plein | kade | gracht | dreef | steenweg | weg | pad | hof | markt | park | dijk | wal | baan | lei | haven | ring | erf | veld',
  ),
  replyMarks: list('antw'),
  legalForms: list('bv | nv | vof | cv | bvba | commv | ebvba | vzw | coop | eenmanszaak | srl | ua | esv'),
  leadingLegalForms: list('stichting'),
  countries: list('nederland | belgie'),
  contacts: list(
    'btw | kvk | tel | telefoon | fax | mobiel | bank | ondernemingsnummer | rekeningnummer | iban | website | e mail | gsm | rpr',
  ),
  units: list('st | stuk | stuks | uur | doos | pak | rol | zak'),
  bankWords: list('bank | rabobank | spaarbank'),
  confirmationMarks: list('bevestiging'),
  copyMarks: list(
    'origineel | kopie | duplicaat | afschrift | klantkopie | kopie klant | klantticket | kopie factuur | kopie handelaar | concept',
  ),
  tillWords: folded(
    'kassa | kassier | tafel | bediend door | u bent geholpen door | u werd bediend door | contactloos | terminal | fooi | bonnr | kassamedewerker',
  ),
};
