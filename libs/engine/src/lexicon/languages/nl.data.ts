import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Dutch. */
export const DUTCH: LanguageLexicon = {
  code: 'nl',
  ofManyCountries: true,
  latinModel: 'nld',
  letters: 'áäéëíïóöúü',
  otherLetters: 'è',
  smallWords:
    list(`de | het | een | en | van | voor | met | factuur | factuurnummer | factuurdatum | datum | aantal | prijs | bedrag | totaal
    | btw | klant | klantnummer | nummer | omschrijving | adres | betaling | vervaldatum | op | te | uw | wij | per | excl | incl
    | subtotaal | levering | kvk | straat | aan | bij | is | ons | onze | niet | dit | deze | naar | of | bestelling | ontvangen | rekening | gegevens | stuks | maand | wordt | gelieve | graag`),
  dates: { months: { 3: list('mrt') }, dayEndings: list('e') },
  numberWords: list('nummer'),
  labels: {
    invoiceNumber: {
      strong:
        list(`bon nr | factuurnummer | factuurnr | nummer factuur | factuur no | faktuurnummer | notanummer | bonnummer | creditnota nr
        | creditnotanummer | creditfactuurnummer | documentnummer | factuur n | fact nr | notanr | kasbon nr | nummer creditnota | creditnota n | creditfactuur nr | documentnr | afrekening nr | uw factuurnummer | onze factuur | factuurnr btw | ons factuurnr | ons factuurnummer | factuur id | factuurreferentie | creditnummer | kassabonnummer | kassabonnr | offertenummer | offertenr | declaratienummer | kwitantienummer | afschriftnummer | volgnummer afschrift | rapportnummer | aanslagnummer | notanummer factuur | rekening nummer factuur | afrekeningsnummer | afrekening nummer | ticketnummer | transactienummer | voorschotfactuur n | proformanummer | jaarafrekening n | eindafrekening n | stuknummer | documentnr factuur | pakbon factuurnummer | verkoopfactuur n | betalingsuitnodiging n`),
      weak: list('factuur | nummer | no | nota | prijsopgave n | transactienr'),
    },
    issueDate: {
      strong: list(
        'factuurdatum | datum factuur | faktuurdatum | datum van uitgifte | datum document | documentdatum | datum creditnota | afdrukdatum | datum afschrift | afschriftdatum | opgesteld op | opgemaakt op | datum offerte | offertedatum | datum rapport | rapportdatum | datum bon | bondatum | verzenddatum nota | notadatum | datum nota | uitgereikt op | datum afgifte | opmaakdatum | fact datum | datum factuur datum | datum en tijd | datum tijd | aankoopdatum | datum aankoop | datum van de factuur | datum offerte opgesteld | datum aanmaak | aanmaakdatum | aangemaakt op | uitgiftedatum | datum van opmaak | opgemaakt te | gedateerd | dagtekening | datum declaratie | datum kwitantie | datum uitslag | datum verslag | datum rekening | rekeningdatum | boekingsdatum factuur | creditdatum | datum credit | creditfactuurdatum | transactiedatum en tijd | printdatum factuur | datum opdracht bevestiging | monsterdatum | afnamedatum | plaats en datum | afgiftedatum | datum van uitreiking',
      ),
      weak: list('datum'),
    },
    dueDate: {
      strong:
        list(`vervaldatum | wordt afgeschreven op | automatische incasso op | incasso op | wordt geincasseerd op | afschrijving op | uiterste betaaldatum | te betalen voor | betalen voor | vervaldag | uiterlijk te betalen | betaaldatum | vervalt op
        | betalen uiterlijk | te voldoen voor | te betalen voor datum | uiterste betaaldag | vervaldatum factuur | uiterlijk voldoen op | incassodatum | datum incasso | datum afschrijving | te voldoen uiterlijk | betaling voor | vervaldatum betaling | betaal voor | betaal uiterlijk | te betalen uiterlijk op | vervaldatum betaling factuur | vervaldat | betalen voor datum | gelieve te betalen voor | gelieve te betalen uiterlijk | te betalen tegen | te betalen ten laatste op | uiterlijk te voldoen | uiterlijke betaaldatum | voldoen voor | betalen tot | betaaltermijn tot | te voldoen voor datum | betalingsdatum | einddatum betaling | domiciliering op | datum domiciliering | wordt van uw rekening afgeschreven op | wordt automatisch afgeschreven op | wij schrijven af op | af te schrijven op | vervalt | uiterlijk te betalen op | uiterlijk betalen op | betaling uiterlijk op | afschrijfdatum | te betalen uiterlijk`),
    },
    deliveryDate: {
      strong: list(
        'leverdatum | leveringsdatum | gewenste leverdatum | datum levering | afleverdatum | bezorgdatum | geleverd op | datum uitvoering | uitvoeringsdatum | datum prestatie | prestatiedatum | datum van levering | verwachte leverdatum | leverdag | datum werkzaamheden | leverdatum order | leverweek | levertijdstip | bezorgdag | bezorgmoment | bezorging op | gewenste levering | gewenste leveringsdatum | bevestigde leverdatum | bevestigde levering | datum aflevering | datum oplevering | opleverdatum | geleverd | geleverd d d | uitgevoerd op | datum dienst | datum van dienst | laaddatum | losdatum | ophaaldatum | datum ophalen | verzonden op | verzenddatum | datum verzending | werkdatum | behandeldatum | datum behandeling | datum prestatie dienst | afhaaldatum | verwachte levering | verwachte bezorgdatum',
      ),
      weak: list('levering | levertijd'),
    },
    orderNumber: {
      strong:
        list(`order no | order nr | order id | bestelnummer | ordernummer | bestel nr | uw bestelling | uw ordernummer | inkoopordernummer
        | opdrachtnummer | uw bestelnummer | bestelling nr | bestelbon nr | uw order | bestelbonnummer | bestelbon | order n | inkoopnummer | inkooporder nr | uw opdracht | opdracht nr | uw ordernr | po nummer | uw po nummer | aanvraagnummer | uw ordernr nr | klantorder | klantordernummer | verkooporder | verkoopordernummer | onze order | onze ordernr | ons ordernummer | uw inkoopnummer | uw inkooporder | uw inkoopordernummer | bestelreferentie | bestelordernummer | uw bestelbon | uw bestelbonnr | bestelling nummer | webordernummer | po nr klant | uw po | uw po nr | werkordernummer | werkbonnummer | uw opdrachtnummer | opdrachtbon n | reserveringsnummer | reservering n | boekingsnummer | boeking n | boekingsnr | ordernummer klant | afroepnummer | afroeporder | inkoopreferentie | rekwisitie n | verplichtingnummer | verplichtingennummer | werkbon n`),
      weak: list('order | bestelling | inkooporder'),
    },
    contractNumber: {
      strong: list(
        'contract no | contract nr | contract id | contractnummer | contract n | overeenkomst nr | overeenkomstnummer | polisnummer | polis nr | projectnummer | projectnr | dossiernummer | huurcontract nr | contractreferentie | raamovereenkomst n | huurovereenkomst n | huurcontractnummer | huurnummer | verzekeringsnummer | polis | abonnementnummer | projectcode | project | werknummer | werk nr | zaaknummer | dossier | kenteken zaak | ean code aansluiting | ean code elektriciteit | ean code gas | ean nummer aansluiting | leningnummer | schadenummer',
      ),
      weak: list('contract | ean gas | ean stroom'),
    },
    customerNumber: {
      strong: list(
        'klantnummer | klant nr | debiteurnummer | klantcode | relatienummer | debiteurnr | debiteurennummer | klant n | uw klantnummer | uw klantnr | relatienr | lidnummer | lidnr | clientnummer | patientnummer | ons klantnummer | afnemernummer | accountnummer | ons klantnummer bij u | ons klantnr bij u | klantnummer bij leverancier | klantnummer nr | klant id | klantreferentie nummer | klantennummer | klantennr | uw klantencode | klantencode | klantenkaart | debiteurcode | deb nr | relatienummer klant | relatie | lidmaatschapsnummer | patientnr | patientennummer | bsn | huurdersnummer | huurder n | clientnr | abonneenummer | verbruikersnummer | aansluitnummer | gastnummer | bewonersnummer | kaartnummer klant | subjectnummer | verzekerdennummer | verzekerdenummer | leerlingnummer | studentnummer',
      ),
    },
    sellerVatId: {
      strong: list(
        `btw nummer | btw nr | btw id | btw identificatienummer | btw | btw no | btw id nr | btw nummer leverancier | ondernemingsnummer | btw be | btw nl | ond nr | ondernemingsnr | btw identificatienr | ob nummer | btw nr leverancier | rsin | kbo nummer | kbo nr | kbo | btw nummer be | btw nr nl | btw nummer nl | btw id nummer | btw ident | ons btw nummer | ons btw nr | btw identificatie | btw nummer verkoper | btw plichtige | btw ondernemingsnummer | btw rpr | vat nr nl | btw be0 | onze btw id | btw ident nr | kbo btw`,
      ),
    },
    buyerVatId: {
      strong: list(
        'btw nummer klant | uw btw nummer | btw nr klant | uw btw nr | btw nummer afnemer | btw klant | uw btw | btw nr afnemer | btw klantnummer | btw nummer koper | btw id klant | btw nr koper | uw ondernemingsnummer | uw btw id | uw btw identificatienummer | btw nummer opdrachtgever | klant btw nummer | klant btw nr | klant btw | btw ontvanger | btw nummer ontvanger | btw nr opdrachtgever | btw identificatienummer afnemer | vat nummer klant | ondernemingsnummer klant | btw id afnemer | btw id koper',
      ),
    },
    iban: {
      strong: list(
        'iban nr | rekeningnummer iban | iban rekening | bankrekening iban | bankrekening | iban n | iban bankrekening | iban rekeningnummer begunstigde',
      ),
    },
    currency: {
      strong: list('valuta | munteenheid | munt | valuta factuur | muntsoort | factuurvaluta'),
    },
    lineTotal: {
      strong: list(
        'totaal regels | totaal artikelen | totaal goederen | goederentotaal | totaal werkzaamheden | totaal producten | regels totaal | totaal artikelregels | som artikelen | totaal materialen | totaal arbeid',
      ),
      weak: list('subtotaal'),
    },
    netTotal: {
      strong:
        list(`totaal excl btw | totaal exclusief btw | totaal excl | bedrag excl btw | nettobedrag | totaal netto | excl btw | grondslag
        | maatstaf van heffing | basisbetrag | totaal exclusief | totaal ex btw | subtotaal excl btw | subtotaal exclusief btw
        | totaalbedrag excl btw | bedrag exclusief btw | netto totaal | subtotaal ex btw | bedrag ex btw | totaalbedrag exclusief btw | totaal zonder btw | subtotaal exclusief | netto bedrag totaal | totaal belastbaar | belastbaar bedrag | btw grondslag | totaal maatstaf | bedrag zonder btw | totaal netto excl btw | nettofactuurbedrag | goederenbedrag | subtotaal excl | subtotaal zonder btw | totaal exclusief belasting | totaal excl belasting | totaal factuur excl btw | totaalprijs excl btw | prijs excl btw totaal | bedrag excl | bedrag netto | netto excl btw | netto te factureren | totaal goederen excl btw | ordertotaal excl btw | offertetotaal excl btw | basis btw | maatstaf btw | totaal basis | belastbare basis | totaal belastbare basis | belastbare grondslag | grondslag btw | totaal voor btw | bedrag voor btw | over bedrag | totaal ex | netto totaalbedrag | totaal excl 21% | excl btw totaal | exclusief btw | kostprijs excl btw`),
      weak: list('netto | subtotaal'),
    },
    taxTotal: {
      strong: list(
        'btw bedrag | totaal btw | btw totaal | bedrag btw | totaal btw bedrag | omzetbelasting | btw hoog | btw laag | btw 21 | btw 9 | btw 6 | te betalen btw | btw over | verschuldigde btw | btw-bedrag totaal | plus btw | btw totaalbedrag | totaalbedrag btw | btw hoog tarief | btw laag tarief | btw bedrag hoog | btw bedrag laag | waarvan btw | inclusief btw bedrag | totaal belasting | belasting toegevoegde waarde | bedrag omzetbelasting | btw eur | btw te betalen | hiervan btw | totale btw | btw bedrag eur | som btw',
      ),
      weak: list('btw'),
    },
    grossTotal: {
      strong:
        list(`totaal credit | creditbedrag | terug te betalen | totaal te crediteren | u ontvangt terug | totaal incl btw | totaal inclusief btw | totaalbedrag | factuurbedrag | totaal generaal | eindtotaal | incl btw
        | totaal inclusief | totaal te betalen | factuurtotaal | totaalbedrag incl btw | totaalbedrag inclusief btw | eindbedrag
        | totaal factuur | bedrag incl btw | bedrag inclusief btw | totaal factuurbedrag | totaal te voldoen | algemeen totaal | totaal met btw | totaal der factuur | totaal nota | totaal creditnota | totaal tegoed | notabedrag | te ontvangen bedrag | totaalprijs incl btw | totaal offerte | offertebedrag | totaal order | totaal bestelling | te crediteren bedrag | totaal incl | totaal te betalen eur | totaal te betalen bedrag | te betalen totaalbedrag | te betalen incl btw | totaalbedrag te betalen | totaalsom | totaal euro | totaal eur | totaal in eur | totaal factuur incl btw | factuurbedrag incl btw | factuurbedrag inclusief btw | totaal factuurbedrag incl btw | totaalprijs | totaalprijs inclusief btw | totaal incl belasting | ordertotaal | ordertotaal incl btw | orderbedrag | orderwaarde | bestelbedrag | besteltotaal | totaal bestelling incl btw | offertetotaal | offertetotaal incl btw | totaal offerte incl btw | totaal aanneemsom | aanneemsom | totaal kosten | totale kosten | totaal premie | totale premie | jaarpremie | huur totaal | totale huur | totaal huur | eindtotaal incl btw | netto te betalen | bon totaal | totaal bon | totaal aankoop | te ontvangen | totaal verschuldigd | totaal verschuldigd bedrag | u betaalt | door u verschuldigd | totaal ticket | saldo factuur | bedrag factuur | bedrag te voldoen | bedrag in eur | totale prijs | totaal declaratie`),
      weak: list('totaal | bedrag'),
    },
    paid: {
      strong: list(
        'betaald met | betaald per pin | minus aanbetaling | betaald per | reeds betaald | betaald | aanbetaling | vooruitbetaald | vooruitbetaling | reeds voldaan | voorschot | ontvangen | betaald met pin | voldaan | voldaan per pin | betaald per bank | aanbetaling voldaan | in mindering | voorschotten | betaalde voorschotten | betaald voorschot | reeds ontvangen | reeds betaald bedrag | al betaald | betaald bedrag | betaald op | ontvangen betaling | ontvangen betalingen | betalingen ontvangen | reeds gefactureerd | reeds in rekening gebracht | eerder gefactureerd | voorschot betaald | betaald voorschot totaal | aftrek voorschot | aftrek voorschotten | af voorschot | minus voorschot | waarborg | waarborg betaald | waarborgsom | borg | borgsom | betaald via ideal | betaald met ideal | voldaan per bank | betaald contant | gepind | betaald via bancontact | betaald per creditcard | in mindering gebracht | verrekend voorschot | uw betalingen | totaal betaald | termijnen betaald | betaalde termijnen | door u betaald | reeds aangerekende voorschotten | aangerekende voorschotten | reeds gefactureerde voorschotten | gefactureerde voorschotten | verrekende voorschotten | reeds betaalde voorschotten | ontvangen bedrag',
      ),
    },
    amountDue: {
      strong:
        list(`te betalen | te voldoen | te betalen bedrag | openstaand bedrag | openstaand | nog te betalen | nog te voldoen | resterend bedrag
        | restbedrag te betalen | te betalen saldo | door u te betalen | totaal door u te betalen | nog verschuldigd | saldo te betalen | openstaand saldo | bedrag te betalen | te betalen totaal | bij te betalen | door u te voldoen | af te schrijven bedrag | nog openstaand | openstaande saldo | nog openstaand bedrag | openstaande bedrag | openstaand totaal | totaal openstaand | achterstallig bedrag | achterstand | betalingsachterstand | restbedrag | resterend | resterend saldo | resterend te betalen | rest te betalen | restant | restant te betalen | restsaldo | nog verschuldigd bedrag | verschuldigd bedrag | verschuldigd saldo | verschuldigd | blijft te betalen | saldo verschuldigd | bij te betalen bedrag | nabetaling | bijbetalen | terug te ontvangen of bij te betalen | te betalen voor zover niet voldaan | saldo te voldoen | nog door u te betalen | te incasseren bedrag | incassobedrag | af te schrijven | te voldoen bedrag`),
      weak: list('saldo'),
    },
    sellerName: {
      strong: list(
        'verkoper | leverancier | afzender | geleverd door | verkoper naam | dienstverlener | opdrachtnemer | uitvoerder | aannemer | verhuurder | vervoerder naam | naam leverancier | naam verkoper | gegevens leverancier | gegevens verkoper | verzekeraar | verzekeringsmaatschappij | vervoerder | transporteur | onderaannemer | zorgverlener | zorgaanbieder | behandelaar | werkgever | factuur van | offerte van | energieleverancier | netbeheerder | aanbieder | verhuurder naam | handelaar | crediteur | lener | makelaar | gefactureerd door | uitgevende partij',
      ),
    },
    buyerName: {
      strong:
        list(`contractant | koper | klant | afnemer | factuuradres | factureren aan | factuur aan | gefactureerd aan | factuur voor | klantgegevens
        | ontvanger | besteld door | opdrachtgever | besteller | huurder | gefactureerd naar | factuur t n v | factuurgegevens | geadresseerde | verzekeringnemer | polishouder | debiteur naam | ter attentie van | verzekerde | bewoner | naam klant | klantnaam | naam koper | gegevens klant | gegevens koper | klantinformatie | facturatieadres | facturatiegegevens | facturatie aan | gefactureerd aan naam | factuurontvanger | factuur naar | factureren naar | offerte voor | offerte aan | debiteur gegevens | huurder naam | naam huurder | patient | naam patient | client | naam client | verzekeringsnemer | naam verzekerde | gast | naam gast | abonnee | naam lid | leerling | naam leerling | begunstigde klant | eigenaar | aangeslotene | contractant naam | aanvrager | consument | verbruiker | besteld voor | in opdracht van | rekening aan | aangekocht door | bouwheer | werknemer klant | reiziger | gericht aan`),
      weak: folded('lid'),
    },
    shipTo: {
      strong: list(
        'afleveradres | bezorgadres | leveradres | leveren aan | geleverd aan | afleverplaats | leveringsadres | bezorgen op | losadres | afleveren bij | plaats van levering | verzendadres | verzenden naar | verzenden aan | bezorgen aan | bezorging aan | levering aan | lever aan | leveren op | te leveren aan | aflevering aan | afleverlocatie | leverplaats | leveringsplaats | losplaats | plaats van lossing | werfadres | werf | werkadres | uitvoeringsadres | locatie werkzaamheden | ophaalpunt | afhaalpunt | goederen bestemd voor | bestemming | plaats van bestemming | aansluitadres | verbruiksadres | leveradres naam',
      ),
    },
    name: {
      strong: list(
        'naam | bedrijfsnaam | voornaam en naam | naam en voornaam | naam voornaam | voor en achternaam | naam bedrijf | naam medewerker | naam werknemer | firma | firmanaam',
      ),
    },
    product: {
      weak: list('product'),
    },
    period: {
      strong: list(
        'factuurperiode | afschriftperiode | periode | verbruiksperiode | tijdvak | afrekenperiode | over de periode | loonperiode | facturatieperiode | rapportageperiode | polisperiode | periode factuur | betreft periode | betreffende periode | in de periode | contractperiode | huurperiode | verzekeringsperiode | verzekerde periode | leveringsperiode | afrekeningsperiode | verrekenperiode | salarisperiode | loontijdvak | verblijf | verblijfsperiode | periode van tot | periode van t m | maand | voor de maand | abonnementsperiode | declaratieperiode | meetperiode | dienstverband periode | abonnementsperiode van | looptijd | rapporteerperiode | voorschotperiode',
      ),
    },
    openingBalance: {
      weak: list(
        `saldo d d | stand per | stand op | restschuld per | restschuld op | openstaand saldo per | openstaand saldo op | kassaldo per | kasstand per | hoofdsom per | banksaldo per | saldo per | saldo op`,
      ),
      strong: list(
        'beginsaldo | vorig saldo | vorig openstaand | vorig openstaand saldo | oud saldo | beginstand | vorige stand | saldo begin | aanvangssaldo | saldo vorig afschrift | saldo begin periode | openingssaldo | oud saldo op | saldo vorige periode | vorige saldo | saldo bij aanvang | beginsaldo op | openingsaldo | saldo begin van de periode | vorig saldo op | saldo vorige afrekening | startsaldo | vorig eindsaldo | saldo vorig uittreksel',
      ),
    },
    closingBalance: {
      weak: list(
        `saldo d d | stand per | stand op | restschuld per | restschuld op | openstaand saldo per | openstaand saldo op | kassaldo per | kasstand per | hoofdsom per | banksaldo per | saldo per | saldo op`,
      ),
      strong: list(
        'eindsaldo | nieuw saldo | nieuw openstaand | nieuw openstaand saldo | eindstand | nieuwe stand | saldo einde | saldo einde periode | slotsaldo | eindsaldo op | nieuw saldo op | nieuw saldo per | saldo einde van de periode | huidig saldo | actueel saldo | beschikbaar saldo | besteedbaar saldo | afsluitend saldo | saldo nieuw',
      ),
    },
    accountNumber: {
      strong: list(
        'kaartnummer | creditcardnummer | kaart nr | rekening courant | rekeningnummer | rekening | rekening nr | uw rekening | bankrekeningnummer | spaarrekening | betaalrekening | rek nr | bankrekening nr | zichtrekening | uw rekeningnummer | ons rekeningnummer | iban rekeningnummer | op rekening | op rekeningnummer | overmaken naar | te betalen op rekening | tegenrekening | g rekening | rekeningnummer begunstigde | rekening begunstigde | girorekening | gironummer',
      ),
    },
    accountHolder: {
      strong: list(
        'rekeninghouder | naam rekeninghouder | ten name van | t n v | rekening ten name van | op naam van | naam begunstigde | begunstigde | rekeninghouder naam | houder rekening | ten name van rekening | titularis | titularis rekening | kaarthouder | naam kaarthouder',
      ),
    },
    paymentTerms: {
      strong: list(
        'betalingsvoorwaarden | betalingstermijn | betaalconditie | betalingsconditie | betalingscondities | betalingsvoorwaarde | betaaltermijn | termijn | betalingswijze | wijze van betaling | betaalwijze | betaalmethode | betalingsmethode | betaling | betaalvoorwaarden | krediettermijn | betalingstermijn dagen | betaalwijze termijn | betaling binnen',
      ),
    },
    orderDate: {
      strong: list(
        'besteldatum | orderdatum | datum order | datum bestelling | besteld op | uw bestelling van | uw bestelling d d | uw order d d | uw order van | uw opdracht van | opdrachtdatum | datum opdracht',
      ),
    },
    productCode: {
      strong: list('product code'),
    },
    phone: {
      strong: list(
        'tel nr | telefoon | tel | telefoonnummer | telefoonnr | mobiel nummer | mobiele telefoon | gsm | gsm nummer | gsm nr | klantenservice | klantendienst | mob | tel algemeen | doorkiesnummer',
      ),
    },
    sellerRegistrationNumber: {
      strong: list(
        'kvk nr | kvk | kvk nummer | kamer van koophandel | kvk te | kvk utrecht | handelsregister | handelsregisternummer | handelsregister nr | inschrijvingsnummer | inschrijving kvk | rpr | vestigingsnummer | agb code | big nummer | erkenningsnummer',
      ),
    },
    deliveryNoteNumber: {
      strong: list(
        'pakbonnummer | pakbon | pakbon nr | leverbonnummer | leverbon nr | leveringsbon n | leveringsnummer | levering n | afleverbon nr | afleverbonnummer | vrachtbriefnummer | cmr nummer | zendingnummer | zendingsnummer | verzendnota n | verzendnummer | track en trace | track trace code | pakketnummer | weegbon n | transportbon n | zendnota n | barcode zending',
      ),
    },
    yourReference: {
      strong: list(
        'uw referentie | uw kenmerk | uw ref | referentie klant | kenmerk | betalingskenmerk | betaalkenmerk | gestructureerde mededeling | mededeling | omschrijving betaling | betaalreferentie | referentie betaling | onder vermelding van | o v v | uw referentienummer | uw projectnummer | uw inkoopreferentie | acceptgiro kenmerk | uw referentie nr | klantreferentie | uw ref nr | kenmerk klant | machtigingskenmerk | mandaatreferentie | mandaat | incassant id | uw kenmerk nr',
      ),
    },
    ourReference: {
      strong: list(
        'onze referentie | ons kenmerk | onze ref | onze referentie nr | ref onze | ons ref | ons dossier | onze ref nr | ons kenmerk nr',
      ),
    },
    contact: {
      strong: list(
        'contactpersoon | uw contactpersoon | behandeld door | contact | accountmanager | contactpersoon klant | verkoper contact | aanspreekpunt | dossierbeheerder | projectleider | opgesteld door | opgemaakt door | vertegenwoordiger | accountbeheerder | adviseur | inlichtingen bij | inlichtingen | medewerker contact | uw adviseur | verantwoordelijke | behandelend medewerker | tav contact | besteller naam contact',
      ),
    },
    discountTotal: {
      strong: list(
        'korting | totaal korting | totale korting | kortingsbedrag | korting bedrag | kortingen | korting totaal | betalingskorting | korting contant | contantkorting | kwantumkorting | klantkorting | uw voordeel | uw korting | u bespaart | bespaard | besparing | voordeel | actiekorting | bonuskorting | kortingscode | totaal voordeel | uw bonus voordeel | factuurkorting | totaal bespaard | korting op order | verleende korting | statiegeld retour',
      ),
    },
    chargeTotal: {
      strong: list(
        'verzendkosten | verzending | verzendkosten incl btw | verzendkosten excl btw | verzend en administratiekosten | transportkosten | vrachtkosten | bezorgkosten | leveringskosten | leverkosten | bezorging | porto | portokosten | porti | administratiekosten | orderkosten | ordertoeslag | emballage | emballagekosten | verpakkingskosten | brandstoftoeslag | dieseltoeslag | energietoeslag | milieutoeslag | milieubijdrage | verwijderingsbijdrage | recupel | recupelbijdrage | bebat | statiegeld | leeggoed | toeristenbelasting | verblijfsbelasting | reserveringskosten | servicekosten | bedieningsgeld | fooi | voorrijkosten | aanmaningskosten | incassokosten | rente | wettelijke rente | rentekosten | herinneringskosten | toeslag | toeslagen | assurantiebelasting | poliskosten | behandelingskosten | schoonmaakkosten | betaalkosten',
      ),
    },
    cashTendered: {
      strong: list(
        'contant | contant ontvangen | contante betaling | betaald contant eur | ontvangen contant | pinbetaling | pinnen | bancontact | bankkaart | betaalkaart | kaart | kaartbetaling | cadeaubon | cadeaukaart | ecocheques | maaltijdcheques | gegeven | cash | pin | maestro | v pay | betaalpas | contactloos | bankpas | pin eur | bancontact payconiq | payconiq | bank contact',
      ),
    },
    change: {
      strong: list('wisselgeld | wisselgeld terug | terug contant | terug | teruggave wisselgeld | retour contant | terug wisselgeld'),
    },
    page: {
      strong: list('pagina | blad | paginanummer | pag | pagina nr | bladzijde | blad nr'),
    },
    postBox: {
      strong: list('postbus'),
    },
    bic: { strong: list('bic code | bic nummer | swift code | bic swift code | swift bic code | swift nummer') },
    periodFrom: {
      strong: list(
        'ingangsdatum | periode van | begindatum | datum van | vanaf datum | startdatum | aankomst | aankomstdatum | datum aankomst | check in | periode vanaf | geldig vanaf | datum aanvang | aanvangsdatum | begin periode',
      ),
    },
    periodTo: {
      strong: list(
        'einddatum | periode tot | periode t m | datum tot | geldig tot en met | vertrek | vertrekdatum | datum vertrek | geldig tot | geldigheid tot | offerte geldig tot | einde periode | vervaldatum offerte | geldigheidsdatum | offerte is geldig tot | aanbieding geldig tot',
      ),
    },
    salesOffice: { strong: folded('filiaal | vestiging | winkel | kantoor | agentschap | verkoopkantoor') },
    printDate: { strong: folded('afgedrukt op | afgedrukt | geprint op | datum afdruk | print datum | datum print') },
    contractDate: { strong: folded('contractdatum | datum contract | datum overeenkomst') },
    deliveryNoteDate: { strong: folded('datum pakbon | pakbondatum | datum leverbon') },
    associatedInvoiceDate: { strong: folded('datum oorspronkelijke factuur | oorspronkelijke factuurdatum') },
    associatedInvoiceNumber: {
      strong: folded(
        'betreft factuur | betreft factuurnummer | betreft factuurnr | credit op factuur | credit voor factuur | creditering factuur | crediteert factuur | oorspronkelijk factuurnummer | oorspronkelijke factuur | originele factuur | origineel factuurnummer | factuur waarop betrekking | ref factuur | m b t factuur | inzake factuur | correctie op factuur | behoort bij factuur',
      ),
    },
    withholdingTax: { strong: folded('loonheffing | ingehouden loonheffing | bedrijfsvoorheffing | roerende voorheffing | loonbelasting') },
    totalQuantity: {
      strong: folded(
        'aantal artikelen | totaal aantal | totaal stuks | totaal aantal stuks | aantal colli | colli totaal | aantal stuks totaal | aantal producten | aantal items | totaal colli | aantal regels',
      ),
    },
    roundingAmount: { strong: folded('afronding | afrondingsverschil | afgerond | afronding contant | afronding 5 cent') },
    accountExecutive: {
      strong: folded(
        'caissière | kassier | kassamedewerker | bediening | ober | monteur | technieker | chauffeur | medewerker | geholpen door | u werd geholpen door | verkoopmedewerker | kelner',
      ),
    },
    website: { strong: folded('webadres | internet | webstek | internetadres') },
    email: { strong: folded('e mailadres | mailadres | mail') },
    bankName: { strong: folded('banknaam | naam bank | naam van de bank | bankinstelling | bankrelatie') },
    shipFrom: {
      strong: folded(
        'laadadres | laadplaats | plaats van laden | plaats van inlading | ophaaladres | afhaaladres | verzonden vanaf | vanuit magazijn | verzendlocatie',
      ),
    },
  },
  labelFillers: list('btw | de | nr | incl | excl'),
  netWords: list('netto | excl | zonder | exclusief'),
  debtWords: list('debetsaldo | debetstand | debet | rood | negatief'),
  grossWords: list('incl | met | inclusief | bruto'),
  titles: {
    Letter: list(
      'aanmaning | betalingsherinnering | herinnering | sommatie | begeleidende brief | betalingsherinnering 1 | eerste herinnering | tweede herinnering | laatste herinnering | ingebrekestelling | laatste aanmaning | mededeling | uitnodiging | opzegging | kennisgeving | bezwaarschrift | vooraankondiging | incassobrief | aangetekend schrijven | begeleidend schrijven',
    ),
    Table: list(
      'aflossingsschema | aflossingsplan | uitslagen | uitslag | uitslagenlijst | dienstregeling | lesrooster | voorraadlijst | inventarislijst | stuklijst | werkrooster | afvalkalender | startlijst | deelnemerslijst | klassement | planning rooster | agenda tabel | ranglijst | inventaris | werkplanning | weekplanning | ploegenrooster | vertrektijden | voorraadoverzicht | overzicht voorraad | ledenlijst | wedstrijdschema | uurrooster | ophaalkalender | deelnemers | stocklijst | resultaten | materiaallijst | stand van zaken lijst',
    ),
    'Credit Note': list(
      'credit factuur | credit nota | retourfactuur | correctiefactuur | creditnota | creditfactuur | creditering | creditnota nr | creditfactuur nr | creditbon | tegoedbon | tegoednota | retourcredit',
    ),
    Invoice: list(
      'proforma factuur | proformafactuur | huurfactuur | huurnota | termijnfactuur | servicekostenafrekening | waterrekening | energierekening | energieafrekening | honorariumnota | ereloonnota | aanmaning factuur | contributienota | slotfactuur | reparatiefactuur | aanslagbiljet | vervaldagbericht | factuurnota | kostennota | factuur | btw factuur | voorschotfactuur | eindfactuur | verzamelfactuur | deelfactuur | rekening | jaarafrekening | eindafrekening | nota | declaratie | energienota | pro forma factuur | factuur nr | factuur nummer | e factuur | elektronische factuur | belastingfactuur | kopiefactuur | kopie factuur | verkoopfactuur | maandfactuur | tussenfactuur | tussentijdse afrekening | jaarnota | jaarrekening energie | gasrekening | elektriciteitsrekening | stroomrekening | telefoonrekening | internetfactuur | waterfactuur | afrekening | afrekeningsfactuur | eindnota | voorschotnota | voorschotbiljet | premienota | premiefactuur | contributiefactuur | acceptgiro | lidmaatschapsfactuur | transportfactuur | vrachtfactuur | exportfactuur | handelsfactuur | schoolrekening | schoolfactuur | ziekenhuisfactuur | tandartsrekening | tandartsnota | hotelrekening | garagefactuur | werkplaatsfactuur | betalingsverzoek | betaalverzoek | provisie afrekening | syndicusafrekening | afrekening gemeenschappelijke kosten | termijnnota | huurfactuur nr | herinneringsfactuur | voorlopige factuur | zorgnota | zelffactuur | self billing factuur | vorderingsstaat',
    ),
    Receipt: list(
      'ontvangstbewijs | betalingsbewijs | kassaticket | huurkwitantie | parkeerbon | tankbon | btw bon | kassabon | kasticket | bon | kwitantie | aankoopbewijs | betaalbewijs | kasbon | kassabon nr | kassaticket btw | btw kasticket | pin bon | transactiebon | klantbon | bewijs van betaling | bewijs van aankoop | kwijting | parkeerticket | parkeerkaart | taxi bon | rekening restaurant | klantticket | ticket klant | betaalbon | betalingsbevestiging | kasontvangst | stortingsbewijs | inschrijvingsbewijs betaling | btw ticket | rekeningbon',
    ),
    'Bank Statement': list(
      'mutatieoverzicht | transactieoverzicht | creditcardafschrift | spaarrekeningafschrift | rekening courant overzicht | rekeningafschrift | bankafschrift | afschrift | rekeninguittreksel | dagafschrift | rekeningoverzicht | rekeningafschrift nr | afschrift nr | afschrift betaalrekening | bij en afschrijvingen | af en bijschrijvingen | overzicht transacties | overzicht rekening | rekening overzicht | mutaties | uitgavenstaat | kredietkaartafrekening | uitgavenoverzicht kaart | maandoverzicht rekening | uittreksel | bankuittreksel | rekeninguittreksel nr | openstaande posten overzicht | af en bijschriften',
    ),
    'Purchase Order': list(
      'orderbevestiging | bestellijst | opdrachtbevestiging | werkorder | aankooporder | bestelopdracht | order | contract | inkooporder | bestelling | bestelbon | orderbon | bestelformulier | inkoopbestelling | opdrachtbon | inkooporder nr | aankoopbon | inkoopopdracht | aankoopopdracht | verkooporder | opdracht | orderformulier | orderbevestiging nr | bevestiging bestelling | bestelbevestiging | bevestiging van uw bestelling | bevestiging van uw order | transportopdracht | vervoersopdracht | laadopdracht | opdrachtformulier | afroeporder | reserveringsbevestiging | boekingsbevestiging | bevestiging reservering | inkoopaanvraag | bestelorder',
    ),
    Quote: list(
      'offerte aanvraag | kostenbegroting | prijsaanbieding | prijsvoorstel | vrijblijvende offerte | kostenopgave | offerte | prijsopgave | prijsofferte | aanbieding | bestek | kostenraming | begroting | offerte nr | offertenummer offerte | kostenraming werk | calculatie | prijsindicatie | prijsbestek | open begroting | gespecificeerde offerte | voorstel | aannemingsvoorstel | begroting nr | tarievenofferte | meetstaat | prijsvraag | indicatie kosten',
    ),
    'Delivery Note': list(
      'aflevernota | leveringsbewijs | afleveringsbon | vrachtlijst | retourbon | transportbon | begeleidingsbon | vervoersbewijs | laadlijst | weegbon | ontvangstbon | uitgiftebon | pakbon | vrachtbrief | afleverbon | leverbon | leveringsbon | verzendnota | paklijst | zendnota | leveringsnota | cmr vrachtbrief | pakbon nr | leverbon nr | leveringsbon nr | afgiftebon | afgiftebewijs | aflever bon | ontvangstbevestiging | ontvangstmelding | proces verbaal van oplevering | opleveringsformulier | opleverrapport goederen | verzendbon | verzendlijst | paklijst nr | colli lijst | collilijst | goederenontvangst | geleidebrief | geleidebiljet | uitslagbon magazijn | weegbrief | weegticket | afhaalbon | magazijnbon | vrachtbrief cmr | verhuisbon | begeleidingsbrief | begeleidingsformulier | retourformulier goederen',
    ),
    'Price List': list(
      ' tarievenblad | prijscourant | wijnkaart | menu | drankkaart | lesgelden | onze tarieven | onze prijzen | prijstabel | prijslijst | tarieven | tarievenlijst | tarieflijst | menukaart | prijzen | prijsoverzicht | prijslijst nr | prijs lijst | tarieflijst diensten | tarieven en voorwaarden | tariefkaart | kaart dranken | menu van de dag | lunchkaart | spijskaart | behandeltarieven | prijsopgave lijst | brutoprijslijst | nettoprijslijst | catalogusprijzen | verkoopprijzen | huurprijzen | adviesprijzen',
    ),
    Report: list(
      'proces verbaal | notulen | testrapport | inspectierapport | taxatierapport | bouwverslag | vergaderverslag | onderzoeksresultaten | analysecertificaat | meetverslag | jaarrekening | winst en verliesrekening | schoolrapport | cijferlijst | kasstaat | kasboek | opleveringsrapport | werkverslag | laboratoriumrapport | rapport | verslag | jaarverslag | kwartaalrapport | maandrapport | analyserapport | keuringsrapport | labuitslag | onderzoeksrapport | laboratoriumuitslag | meetrapport | bloeduitslag | labuitslagen | resultaten onderzoek | bloedonderzoek | ontslagbrief | medisch verslag | medisch attest | verslag vergadering | verslag bestuur | activiteitenverslag | proef en saldibalans | grootboek | grootboekkaart | resultatenrekening | kwartaalcijfers | maandcijfers | omzetrapport | verkooprapport | dagrapport | dagstaat | kasoverzicht | dagontvangsten | dagontvangstenboek | kassaverslag | keuringsbewijs | keuringsverslag | keuringsattest | testverslag | meetrapport nr | energielabel | expertiseverslag | schadeverslag | schouwingsrapport | inspectieverslag | certificaat van analyse | kwaliteitscertificaat | rapportkaart | puntenlijst | getuigschrift | onderhoudsrapport | plaatsbeschrijving | kascontrole',
    ),
    Form: list(
      'urenstaat | urenbriefje | werkbon | aanwezigheidslijst | presentielijst | inschrijvingsformulier | intakeformulier | declaratieformulier | onkostendeclaratie | schadeformulier | klachtenformulier | volmacht | toestemmingsformulier | verlofaanvraag | belastingaangifte | retourformulier | checklist | bestelformulier leden | formulier | aanvraagformulier | aangifte | aanmeldformulier | inschrijfformulier | aanvraag | aanvraag voor | inschrijving | inschrijvingsfiche | inschrijfblad | registratieformulier | wijzigingsformulier | bestelformulier nr | contactformulier | evaluatieformulier | vragenlijst | beoordelingsformulier | ziekmelding | verlofformulier | verlofbriefje | urenregistratie | urenlijst | tijdregistratie | weekstaat | prestatiestaat | prestatieblad | onkostennota | reisdeclaratie | kilometerregistratie | kilometerstaat | machtigingsformulier | machtiging | doorlopende machtiging | sepa machtiging | verklaring | verklaring op eer | overlijdensakte formulier | verzekeringsvoorstel | ongevalsaangifte | schadeaangifte | aanrijdingsformulier | europees aanrijdingsformulier | garantiebewijs | opzegformulier | herroepingsformulier | medisch formulier | anamneseformulier | aangifteformulier | deelnameformulier | werkopdracht formulier | servicebon | interventiebon | werkbriefje',
    ),
    Other: list(
      'loonstrook | salarisspecificatie | loonbrief | loonfiche | salarisstrook | polisblad | huurovereenkomst | rittenstaat | dienstrooster | loonafrekening | loonspecificatie | salarisafrekening | jaaropgave | jaaropgaaf | loonstaat | koopovereenkomst | koopcontract | arbeidsovereenkomst | arbeidscontract | huurcontract | verzekeringspolis | polisaanhangsel | geneesmiddelenvoorschrift | voorschrift | reisbescheiden | toegangsbewijs | samenwerkingsovereenkomst | onderhoudscontract | leveringsovereenkomst | dienstverleningsovereenkomst | akkoordverklaring | groene kaart | loonbriefje',
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
  totals: list(
    'vorig saldo | orderwaarde | orderbedrag | saldo | oud saldo | nieuw saldo | beginsaldo | eindsaldo | totaal | subtotaal | te betalen | totaal excl btw | totaal incl btw | totaal exclusief btw | totaal inclusief btw | totaal btw | totaal excl | totaal incl | totaalbedrag | totaal te betalen | totaal te voldoen | te voldoen | subtotaal excl btw | btw bedrag | nettobedrag | brutobedrag | totaal netto | totaal bruto | totaal korting | eindtotaal | eindbedrag | factuurbedrag | factuurtotaal | totaal eur | totaal euro | totaal uren | totaal materiaal | totaal materialen | totaal arbeid | totaal arbeidsloon | totaal aantal | totaal stuks | totaal af | totaal bij | totaal debet | totaal credit | totaal bijgeschreven | totaal afgeschreven | totaal inkomsten | totaal uitgaven | totaal inhoudingen | nettoloon | brutoloon | netto te betalen | uit te betalen | reeds betaald | reeds voldaan | nog te betalen | openstaand bedrag | saldo te betalen | resterend bedrag | grondslag | maatstaf | waarvan btw | ordertotaal | totaal generaal | algemeen totaal | totaal pagina | afronding | btw 21% | btw 9% | btw 6% | 21% btw | 9% btw | 6% btw | btw hoog | btw laag | resultaat | bedrijfsresultaat | totale kosten | totaal kosten | opbrengsten',
  ),
  carried: list(
    'te transporteren | transporteren | over te dragen | transport volgende pagina | transport vorige pagina | transporteren naar volgende pagina | overgedragen | te transporteren bedrag | van vorige pagina | per transport',
  ),
  payments: list(
    'wisselgeld | pin | pinnen | btw | afronding | maestro | bancontact | retour | totaal btw | betaald | kaart | contant | vpay | te betalen | grondslag | pinbetaling | kaartbetaling | bankpas | bankkaart | creditcard | contant ontvangen | cash | ideal | maaltijdcheques | ecocheques | btw hoog | btw laag | btw 21 | btw 9 | btw 6 | 21% btw | 9% btw | afronding contant | subtotaal | statiegeld | leeggoed | fooi | aantal artikelen | u bespaart | bonuskorting | betaald met | netto btw | bedrag excl | te voldoen',
  ),
  tradingAs: list('handelend onder de naam | h/o d n'),
  saidOfNames: list('is een'),
  payWords: list(
    `brutoloon | nettoloon | loonheffing | bruto salaris | netto salaris | vakantiegeld | pensioenpremie | loonheffingskorting | personeelsnummer | bijzonder tarief | heffingsloon | salaris | basissalaris | basisloon | uurloon | loon | bruto loon | netto loon | loonheffing tabel | ingehouden loonheffing | arbeidskorting | premie whk | premie zvw | premie pensioen | pensioen werknemer | vakantietoeslag | vakantiedagen | reiskostenvergoeding | reiskosten woon werk | overwerk | onregelmatigheidstoeslag | dertiende maand | eindejaarsuitkering | loon in geld | loon voor loonheffing | sv loon | fiscaal loon | cumulatief | cumulatieven | uit te betalen | netto uit te betalen | wga premie | bijdrage zvw | bedrijfsvoorheffing | rsz | rsz bijdrage | belastbaar loon | maaltijdcheques | eindejaarspremie | dubbel vakantiegeld | ploegenpremie | woon werkverkeer | bijzondere bijdrage sociale zekerheid | parttime percentage | dagen gewerkt | uren gewerkt | adv uren`,
  ),
  columns: {
    position: list('no | nr | regel | regelnr | regel nr | positie | volgnr | lijn | volgnummer'),
    articleNumber:
      list(`product code | code | artikelnummer | artikelnr | artikel nr | art nr | artnr | art no | artikel | artikelcode | product no
      | product id | artikel no | art nummer | productcode | artikelnummer leverancier | art code | art nummer code | productnummer | productnr | bestelcode | ref art | referentie artikel | ref nr artikel | artikelref | itemnummer | itemcode | onderdeelnummer | onderdeelnr | materiaalnummer | leveranciersnummer | prestatiecode | zi nummer`),
    description: list(
      'product | boeking | omschrijving | omschrijving artikel | artikelomschrijving | dienst | diensten | omschrijving werkzaamheden | omschrijving dienst | omschrijving product | omschrijving goederen | omschrijving van de goederen | omschrijving der goederen | beschrijving | benaming | artikel omschrijving | productomschrijving | product omschrijving | productnaam | product dienst | naam product | artikelnaam | werkzaamheden | verrichte werkzaamheden | verrichting | verrichtingen | prestatie | prestaties | mededeling | mededelingen | naam omschrijving | naam mededeling | tegenpartij | transactie | transactieomschrijving | verrichting omschrijving | betreft | onderwerp | geneesmiddel | medicijn | bepaling | onderzoek | gerecht | gerechten | activiteit | activiteiten | taak | soort kosten | kostensoort | looncomponent | behandeling | onderdeel | onderdelen | materiaal | post omschrijving | inhoud | artikelen | artikel benaming | rekening omschrijving | aard der goederen | toelichting | dienstverlening | kostenpost',
    ),
    quantity: list(
      'verbruik | dagen | aantal | stuks | uren | stuk | aant | aantal uren | aantal stuks | aantal st | aantal dagen | aantal nachten | aantal eenheden | hvh | geleverd | geleverd aantal | besteld | besteld aantal | te leveren | nageleverd | backorder | naleveren | gewicht | gew kg | colli aantal | verbruik kwh | verbruik m3 | uren aantal | aantal geleverd | aantal besteld | aantal personen | aantal kg | kilo | aant uren',
    ),
    unit: list(
      'eenheid | eenh | per eenheid | verpakkingseenheid | eenh prijs eenheid | besteleenheid | maateenheid | soort eenheid | verpakking | inhoud eenheid',
    ),
    unitPrice: list(
      `prijs | stukprijs | prijs per stuk | eenheidsprijs | eenheids prijs | prijs per eenheid | tarief | uurtarief | prijs excl | prijs per | prijs per uur | prijs per st | prijs eenheid | prijs eenh | prijs st | prijs excl btw | prijs incl | prijs incl btw | prijs ex btw | prijs exclusief btw | prijs per stuk excl btw | stuksprijs | stuk prijs | stukprijs excl btw | eenheidsprijs excl btw | eenheidsprijs eur | eenh prijs | e prijs | ehp | eh prijs | netto prijs | nettoprijs | bruto prijs | brutoprijs | adviesprijs | verkoopprijs | catalogusprijs | prijs eur | prijs in eur | prijs per kg | uurprijs | uurloon tarief | tarief per uur | tarief excl btw | dagtarief | eenheidstarief | prijs nacht | prijs per nacht | a prijs | prijs per eenheid excl btw | inkoopprijs | literprijs | nieuwe prijs | normale prijs | tarief eur`,
    ),
    discount: list('korting | kort | korting % | korting in % | kortingspercentage | % korting | kortingsbedrag | krt | krt % | kort %'),
    taxRate: list(
      'btw | btw % | btw tarief | btw code | btw percentage | btw in % | btw perc | btw tarief % | % btw | btw % tarief | tarief btw | btw cd | btw soort',
    ),
    taxAmount: list('btw bedrag | btw eur | bedrag btw | btw in eur | totaal btw | btw bedrag eur | waarvan btw'),
    lineTotal:
      list(`netto | bedrag | totaal | totaalprijs | regeltotaal | netto bedrag | nettobedrag | totaal excl | totaal excl btw | totaal eur
      | bedrag excl | bedrag excl btw | bedrag eur | subtotaal | bedrag ex btw | bedrag exclusief btw | bedrag incl | bedrag incl btw | bedrag inclusief btw | bedrag in eur | bedrag in euro | bedrag euro | totaal excl btw eur | totaal ex btw | totaal exclusief btw | totaal exclusief | totaal incl | totaal incl btw | totaal inclusief btw | totaal bedrag | totaal prijs | totale prijs | totaalprijs excl btw | totaalprijs incl btw | totaalbedrag | regelbedrag | regel totaal | bruto bedrag | brutobedrag | netto totaal | som | waarde | kostprijs totaal | prijs totaal | factuurbedrag | openstaand bedrag | te betalen | subtotaal excl btw | totaal netto | bedrag netto | bedrag excl eur | tot excl | tot incl | totaalprijs eur | lijntotaal | totaal lijn`),
    date: list(
      'datum | valuta | boekdatum | valutadatum | rentedatum | boek datum | boekingsdatum | verwerkingsdatum | transactiedatum | datum verrichting | datum boeking | leverdatum | behandeldatum | factuurdatum | uitvoeringsdatum',
    ),
    debit: list(
      'debit | af | debet | uitgaven | afschrijving | bedrag af | af eur | afgeschreven | uitgave | afschrijvingen | opgenomen | uit',
    ),
    credit: list(
      'credit | bij | inkomsten | bijschrijving | bedrag bij | bij eur | bijgeschreven | ontvangsten | ontvangst | bijschrijvingen | gestort | storting',
    ),
    balance: list('saldo | nieuw saldo | saldo na | lopend saldo | saldo na boeking | openstaand saldo | eindsaldo'),
  },
  columnQualifiers: list('excl | incl | exclusief | inclusief | zonder'),
  paymentSlips: list('betaalstrook | antwoordstrook | acceptgiro'),
  greetings: list(
    'geachte | beste | geachte heer | geachte mevrouw | geachte klant | beste klant | goedendag | hallo | hoi | goedemorgen | waarde klant | geachte relatie | waarde heer',
  ),
  titlesOfPersons: folded('de heer | dhr | mevrouw | mevr | mw'),
  signing: folded('handtekening'),
  salutations: list(
    't a v | aan | de heer | mevrouw | dhr | mevr | de familie | de heer en mevrouw | ter attentie van | de heer en mevr | mw | fam | familie | klant | t n v | c o | per adres | ter attentie | de weledele heer | aan de directie van | aan de directie | aan de bewoners van | dhr en mevr',
  ),
  yourWords: list('uw | je | jouw | u | jullie | uwe'),
  periodWords: list('van | periode | vanaf | tot | tijdvak | t m | tot en met'),
  writtenAt: list('Gedaan te'),
  datedOn: list('op'),
  remarks: list(
    'opmerking | opmerkingen | bron | opmerking klant | nota bene | bijzonderheden | bijzondere voorwaarden | leveringsvoorwaarden | algemene voorwaarden | let op | belangrijk | aandacht | informatie | toelichting factuur | notities | notitie | instructies | extra informatie | voorwaarden | voetnoot | disclaimer',
  ),
  captions: list('tabel | figuur | afbeelding | grafiek | schema | bijlage'),
  openEnds: list('van | en | de | aan | voor | met | door | bij | naar | het | een | inclusief | exclusief | onder | zonder'),
  streets: list(
    'straat | laan | weg | plein | kade | gracht | singel | dreef | baan | markt | park | hof | pad | postbus | bus | steenweg | boulevard | wal | dijk | haven | industrieweg | dorp | dorpsstraat | laantje | straatje | plantsoen | oever | kerkplein | stationsplein | kaai | heuvel | terrein | bedrijventerrein | industrieterrein | industriepark | esplanade | vaart',
  ),
  streetEndings: list(
    'straat | laan | plein | kade | gracht | dreef | steenweg | weg | pad | hof | markt | park | dijk | wal | baan | lei | haven | ring | erf | veld | plantsoen | steeg | oever | weide | laantje | kaai | vaart | straatje | pleintje',
  ),
  replyMarks: list('antw | fwd | doorgestuurd'),
  legalForms: list(
    'bv | nv | vof | cv | bvba | commv | ebvba | vzw | coop | eenmanszaak | srl | ua | esv | besloten vennootschap | naamloze vennootschap | b v | n v | v o f | cvba | gcv | ivzw | maatschap | cooperatie | u a | vereniging | stichting | zzp | comm v | bv i o | b v b a | cooperatie ua',
  ),
  leadingLegalForms: list(
    'stichting | vereniging | bouwbedrijf | aannemersbedrijf | bakkerij | slagerij | tandartspraktijk | huisartsenpraktijk | vzw | nv | bvba',
  ),
  countries: list(
    'nederland | belgie | duitsland | frankrijk | luxemburg | verenigd koninkrijk | spanje | italie | suriname | the netherlands nl | belgie be',
  ),
  contacts: list(
    'btw | kvk | tel | telefoon | fax | mobiel | bank | ondernemingsnummer | rekeningnummer | iban | website | e mail | gsm | rpr | mobiele | telefoonnummer | kvk nummer | btw nummer | btw nr | klantenservice | klantendienst | kamer van koophandel | maatschappelijke zetel | vestigingsadres | bezoekadres | postadres | correspondentieadres | rekeningnr | handelsregister | mob | openingstijden | erkenningsnummer',
  ),
  units: list(
    'st | stuk | stuks | uur | doos | pak | rol | zak | paar | pr | doosje | dz | ds | krat | bak | blik | fles | fl | pot | bus | zakken | rollen | bos | bosje | bundel | m2 | m3 | m1 | mtr | meter | strekkende meter | km | kwh | liter | ltr | ton | uren | dag | dagen | week | weken | wk | mnd | maand | maanden | jaar | nacht | nachten | pers | personen | keer | ha | colli | coll | pallet | plt | bundels | vel | vellen | sessie | behandeling | forfait | post | ff | vh | eenh | gram | gr | are | strip | tube | pk | pkt',
  ),
  bankWords: list(
    'bank | rabobank | spaarbank | bankrekening | abn amro | ing bank | belfius | bnp paribas fortis | triodos | argenta | rekeningnummer | crelan | knab | bunq',
  ),
  confirmationMarks: list('bevestiging | bevestigd'),
  copyMarks: list(
    'origineel | kopie | duplicaat | afschrift | klantkopie | kopie klant | klantticket | kopie factuur | kopie handelaar | concept | origineel voor klant | origineel factuur | kopiefactuur | dubbel | dubbel van de factuur | duplikaat | kopie voor klant | klant kopie | klantenbon | bon voor klant | voor eensluidend afschrift | exemplaar klant | exemplaar voor de klant | exemplaar ontvanger | exemplaar afzender | exemplaar vervoerder | kopie bon | merchant kopie | kopie winkel | proefversie',
  ),
  tillWords: folded(
    'kassa | kassier | tafel | bediend door | u bent geholpen door | u werd bediend door | contactloos | terminal | fooi | bonnr | kassamedewerker | kassanr | kassa nr | bon nr | bonnummer | tafelnr | tafel nr | bedankt voor uw bezoek | bedankt voor uw aankoop | tot ziens | graag tot ziens | kassière | caissiere | kaartnr | merchant | maestro | pinpas | u werd geholpen door | autorisatie | akkoord | leesmethode chip | klantticket | bediende | filiaalnr | vct nr | kassa medewerker',
  ),
  missing: list('geen | nihil | nvt | n.v.t'),
  phoneWords: folded('telefoon | mobiel | gsm | mob'),
  codeWords: folded('tel | fax | kvk | btw | gsm | mobiel'),
  registerNumbers: folded('kvk nummer | kvk nr | ondernemingsnummer | rpr'),
  registers: folded('kamer van koophandel | handelsregister'),
  notes: list('bron | bronnen | noot | opmerking | opmerkingen | toelichting | nb | legende | legenda'),
  periodJoiners: list('tot | t/m | tot en met'),
  pageCountWords: list('van'),
  bankParts: list('bank'),
};
