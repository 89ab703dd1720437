import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Finnish. */
export const FINNISH: LanguageLexicon = {
  code: 'fi',
  latinModel: 'fin',
  letters: 'äöå',
  charsets: list('windows-1252 | macintosh | cp850'),
  smallWords: list(
    'ja | on | ei | tai | sekä | lasku | päivä | eräpäivä | yhteensä | alv | summa | maksettava | euroa | kpl | hinta | määrä | viitenumero | klo',
  ),
  dates: { months: { 6: list('kes') } },
  numberWords: folded('numero | nro | nr'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'laskun numero | laskunumero | lasku n | laskun nro | tositenumero | kuitin numero | hyvityslaskun numero | hyvityslasku n | kuitti n | tosite n | kuitin nro | laskun no | hyvityslaskun nro | kuitin no | tositteen numero | tarjousnumero | tarjouksen numero | tarjousnro | maksukehotuksen numero | muistutuslasku n | tiliote n | tiliotteen numero | dokumentin numero | asiakirjan numero | raportin numero | raportti n | ennakkolasku n | ennakkolaskun numero | koontilasku n | proformalasku n | osamaksulasku n | laskutusnumero | laskutunnus | laskun tunnus | asiakirjanumero | laskuerittely n',
      ),
      weak: folded('lasku | numero'),
    },
    issueDate: {
      strong: folded(
        'laskun päivämäärä | laskun päiväys | laskutuspäivä | laskupäivä | päiväys | laskun pvm | laskutuspvm | laskupvm | laskutuspäivämäärä | annettu | laadittu | laskun antopäivä | laskun pm | päivätty | laskun laatimispäivä | laskun laadintapäivä | laadintapäivä | laatimispäivä | tarjouspäivä | tarjouksen päivämäärä | tarjouksen päiväys | kuitin päivämäärä | ostopäivä | ostoaika | myyntipäivä | päiväys ja kellonaika | aika | päivä ja aika | pvm ja aika | tulostettu lasku | raportin päivämäärä | näytteenottopäivä | näyte otettu | tiliotteen päivämäärä | laskutettu | laskun päivä | antopäivä | kirjoituspäivä | luotu | luontipäivä | hyvityspäivä | hyvityslaskun päivämäärä | todistuksen päivämäärä | tositepäivä | tositepvm | laadittu pvm | päiväys pvm | paikka ja päiväys',
      ),
      weak: folded('päivämäärä | pvm | päivä'),
    },
    dueDate: {
      strong: folded(
        'veloitetaan tililtasi | veloituspaiva | eräpäivä | eräpvm | maksettava viimeistään | maksupäivä | laskun eräpäivä | viimeinen maksupäivä | maksun eräpäivä | laskun eräpvm | eräpäivä pvm | maksun eräpvm | erääntyy | erääntymispäivä | maksettava viim | maksettava | maksetaan viimeistään | maksa viimeistään | maksettava eräpäivään mennessä | viimeistään maksettava | maksuaika päättyy | veloituspäivä tililtä | eräpäivä on | suoraveloituspäivä | maksupvm | e-laskun eräpäivä | ja eräpäivä | lasku erääntyy | erääntyy maksettavaksi | maksuaikaa asti | eräpäiv',
      ),
    },
    deliveryDate: {
      strong: folded(
        'toimituspäivä | toimituspäivämäärä | toimituspvm | toimitusaika | toimitettu | suorituspäivä | haluttu toimituspäivä | toivottu toimituspäivä | toimituksen päivämäärä | toimituspv | vahvistettu toimituspäivä | vahvistettu toimitusaika | arvioitu toimitusaika | arvioitu toimituspäivä | toimitusviikko | toim pvm | toim aika | suorituspvm | työ suoritettu | työn suorituspäivä | suoritettu pvm | palvelun suorituspäivä | lähetyspäivä | lähetetty | lähetyspvm | noutopäivä | noudettu | lastauspäivä | purkupäivä | luovutuspäivä | palvelupäivä | tapahtumapäivä toimitus | toivottu toimitus | toimitettu pvm | käyntipäivä | toimituspäivä ja aika',
      ),
      weak: folded('toimitus'),
    },
    orderNumber: {
      strong: folded(
        'tilausnumero | tilaus n | tilauksen numero | ostotilausnumero | tilauksenne | tilausnumeronne | ostotilaus n | tilauksenne numero | ostotilauksen numero | tilausviite | tilaajan viite | tilauksen nro | tilausnumero asiakkaan | asiakkaan tilausnumero | asiakkaan tilausnro | asiakkaan tilaus | ostotilauksen nro | myyntitilaus n | myyntitilauksen numero | tilausnumeromme | tilauksemme | työnumero | työnro | työmääräin n | työmääräimen numero | varausnumero | varauksen numero | verkkotilaus n | tilaustunnus | tilausviite nro | po numero | hankintatunnus | toimeksianto n | tilauksenne nro',
      ),
      weak: folded('tilaus'),
    },
    contractNumber: {
      strong: folded(
        'sopimusnumero | sopimus n | sopimuksen numero | sopimustunnus | sopimuksen nro | vuokrasopimus n | vuokrasopimuksen numero | puitesopimus n | vakuutusnumero | vakuutuksen numero | vakuutuskirja n | projektinumero | projekti | hankenumero | lainanumero | lainan numero | vahinkonumero | käyttöpaikka | käyttöpaikkanumero | käyttöpaikan numero | käyttöpaikkatunnus | diaarinumero | asianumero | liittymänumero | liittymän numero | urakka n | kohdenumero',
      ),
      weak: folded('sopimus | käyttöpaikan tunnus'),
    },
    customerNumber: {
      strong: folded(
        'asiakasnumero | asiakas n | asiakasnumeronne | asiakastunnus | jäsennumero | as nro | asiakaskoodi | asiakkaan numero | asiakas id | jäsennro | potilasnumero | vuokralaisnumero | kuluttajanumero | tilaajanumero | asiakastilin numero | ostajan tunnus',
      ),
    },
    sellerVatId: {
      strong: folded(
        'alv n | alv tunnus | alv tunniste | myyjän alv tunniste | arvonlisäverotunniste | vat tunnus | alv rek n | alv rekisterinumero | alv rek | arvonlisäverotunnus | vat numero | myyjän alv numero | alv tunnistenumero | vat nro | alv tunn',
      ),
    },
    buyerVatId: {
      strong: folded(
        'ostajan alv tunniste | asiakkaan alv tunniste | ostajan alv numero | ostajan vat tunnus | asiakkaan alv numero | ostajan alv tunnus | ostajan alv nro | asiakkaan alv tunnus | asiakkaan vat tunnus | ostajan vat numero | tilaajan alv tunnus | asiakkaan vat numero | ostajan y tunnus | asiakkaan y tunnus | tilaajan y tunnus | teidän y tunnuksenne',
      ),
    },
    iban: { strong: folded('tilinumero iban | saajan tilinumero | iban n | iban tili') },
    currency: { strong: folded('valuutta | valuuttakoodi | laskun valuutta | rahayksikkö') },
    lineTotal: {
      strong: folded('rivit yhteensä | tuotteet yhteensä | rivisummat yhteensä | rivien summa | tuoterivit yhteensä | tarvikkeet yhteensä'),
      weak: folded('välisumma'),
    },
    netTotal: {
      strong: folded(
        'veroton yhteensä | yhteensä ilman alv | yhteensä veroton | veroton summa | alv 0 yhteensä | yhteensä alv 0 | netto yhteensä | veroton hinta yhteensä | veroton arvo | veroton | verollinen peruste | veron peruste | summa ilman alv | nettosumma | ilman alv | arvonlisäveroton | verotta yhteensä | verotta | veroton määrä | yhteensä alv 0% | alv 0% yhteensä | yhteensä ilman arvonlisäveroa | yhteensä ilman veroa | veroton loppusumma | veroton kokonaishinta | veroton hinta | veroton myynti | veroton yht | veroton eur | veroton summa yhteensä | alv 0% | summa alv 0% | summa alv 0 | summa veroton | hinta alv 0% | hinta yhteensä alv 0% | kokonaishinta alv 0% | kokonaissumma alv 0% | netto eur | netto yht | nettohinta yhteensä | nettosumma yhteensä | tuotteet yhteensä alv 0% | rivit yhteensä alv 0% | alviton summa | alviton yhteensä | alviton hinta yhteensä | alv peruste | veron perusteet | veron peruste yhteensä | alv veroton | välisumma alv 0% | välisumma veroton | ilman alv yhteensä | yhteensä netto | ilman arvonlisäveroa | laskun veroton summa | veroton arvo yhteensä | arvonlisäveroton summa',
      ),
      weak: folded('välisumma | alv 0 | netto'),
    },
    taxTotal: {
      strong: folded(
        'alv yhteensä | arvonlisävero | arvonlisävero yhteensä | veron määrä | alv määrä | alv osuus | vero yhteensä | veron osuus | alv eur | alv summa | josta alv | arvonlisäveron määrä | sisältää alv | veron määrä yhteensä | alv euroa | alv yht | alv osuus yhteensä | alv euro | alv euroina | alv summa yhteensä | alv määrä yhteensä | arvonlisäveroa yhteensä | arvonlisäveron osuus | arvonlisäverot | verot yhteensä | vero eur | vero euroa | veroa yhteensä | sisältää arvonlisäveroa | josta veroa | veron määrä eur | alv vero | alv:n osuus',
      ),
      weak: folded('alv | vero'),
    },
    grossTotal: {
      strong: folded(
        'hyvitetaan | hyvitys yhteensa | palautetaan | hyvitettava summa | hyvitettava | maksettava yhteensä | laskun loppusumma | loppusumma | verollinen yhteensä | yhteensä verollinen | yhteensä sis alv | maksettavaa | laskun summa | kokonaissumma | verollinen summa | yhteensä euroa | yhteensä eur | maksettavaa yhteensä | laskun summa yhteensä | laskun määrä | yhteensä sisältäen alv | yhteensä alv sis | bruttosumma | yhteensä maksettava | verollinen hinta yhteensä | lasku yhteensä | kaikki yhteensä | yhteensä alv | lasku yhteensä eur | laskun loppusumma eur | laskun kokonaissumma | loppusumma eur | loppusumma euroa | loppusumma yhteensä | loppusumma sis alv | yhteensä alv 25 5% | yhteensä alv 24% | yhteensä sis alv 24% | yhteensä sis alv 25 5% | yhteensä sis arvonlisäveron | yhteensä sisältäen arvonlisäveron | summa yhteensä | summa yhteensä eur | summa eur | summa euroa | summa sis alv | summa verollinen | kokonaissumma eur | kokonaissumma sis alv | kokonaishinta | kokonaishinta sis alv | kokonaishinta yhteensä | hinta yhteensä | hinta yhteensä sis alv | verollinen loppusumma | verollinen hinta | verollinen kokonaishinta | verollinen yht | verollinen summa yhteensä | verollinen eur | maksettavaa eur | maksettava eur | maksettava yhteensä eur | maksettavaa yhteensä eur | maksettavaksi | maksettavaksi yhteensä | maksettava summa yhteensä | yhteensä maksettavaa | ostokset yhteensä | ostot yhteensä | tilaus yhteensä | tilauksen summa | tilauksen loppusumma | tilauksen arvo | tarjous yhteensä | tarjoushinta yhteensä | tarjouksen loppusumma | kustannukset yhteensä | vuosimaksu yhteensä | vakuutusmaksu yhteensä | vuokra yhteensä | bruttosumma yhteensä | brutto yhteensä | kaikki yhteensä eur | yhteensä sisältää alv | laskutettava summa | laskutetaan yhteensä | summa euroina | laskutettava yhteensä | laskun yhteissumma | yhteissumma',
      ),
      weak: folded('yhteensä | summa | brutto | verollinen | yht'),
    },
    paid: {
      strong: folded(
        'maksettu | jo maksettu | ennakkomaksu | suoritettu | ennakko | maksettu ennakko | suoritukset | saadut maksut | maksettu eur | maksettu summa | maksettu kortilla | maksettu käteisellä | maksettu ennakkoon | ennakkoon maksettu | ennakkomaksut | suoritettu maksu | suorituksia | saatu suoritus | saadut suoritukset | maksusuoritus | maksusuoritukset | maksut yhteensä | vähennetään ennakko | ennakkolaskutettu | aiemmin laskutettu | aiemmin maksettu | käsiraha | varausmaksu | takuuvuokra | maksettu tilille | maksettu mobilepay | osamaksu maksettu',
      ),
    },
    amountDue: {
      strong: folded(
        'avoin summa | maksamatta | jäljellä oleva summa | avoinna | jäljellä | avoin saldo | maksettava summa | maksettava määrä | jää maksettavaa | avoinna eur | avoinna oleva summa | avoinna yhteensä | avoimet laskut yhteensä | avoin yhteensä | jäljellä maksettavaa | jäljellä yhteensä | jäännös | maksamatta yhteensä | maksamaton | maksamaton summa | maksamatta oleva | velka | velka yhteensä | velkasaldo | saatava | saatavat yhteensä | erääntynyt | erääntynyt summa | perittävä summa | perittävää | lisämaksu | maksettavaa jää | maksettavaa jäljellä | loppusumma maksettavana | maksettava saldo | maksettavaksi jää | jäännösvelka | laskun avoin summa | lopputili | jäännössumma',
      ),
      weak: folded('saldo'),
    },
    sellerName: {
      strong: folded(
        'myyjä | toimittaja | laskuttaja | saaja | palveluntarjoaja | lähettäjä nimi | maksun saaja | myyjän nimi | toimittajan nimi | laskuttajan nimi | laskun lähettäjä | palveluntuottaja | vuokranantaja | vakuutusyhtiö | kuljetusliike | rahdinkuljettaja | urakoitsija | työnantaja | myyjäliike | tarjouksen antaja | tarjoaja | energiayhtiö | sähköyhtiö | sähkönmyyjä | hoitopaikka | huoltoliike | yrityksen nimi myyjä | velkoja | luovuttaja',
      ),
      weak: folded('lähettäjä'),
    },
    buyerName: {
      strong: folded(
        'ostaja | asiakas | laskutusosoite | tilaaja | maksaja | laskun saaja | asiakkaan nimi | ostajan nimi | asiakas nimi | asiakastiedot | asiakkaan tiedot | laskutustiedot | laskutettava | laskutetaan | laskutusasiakas | laskun vastaanottaja | laskun maksaja | lasku osoitettu | tilaajan nimi | vuokralainen | vuokralaisen nimi | vakuutuksenottaja | vakuutettu | potilas | potilaan nimi | vieras | vieraan nimi | jäsen | jäsenen nimi | kuluttaja | huollettava | oppilas | opiskelija | ajoneuvon omistaja | omistaja | käyttäjä | maksajan nimi | tarjouksen saaja | tarjouksen pyytäjä | rakennuttaja | taloyhtiö | tilannut | varaaja | varaajan nimi | velallinen | lapsen nimi | toimeksiantaja',
      ),
      weak: folded('vastaanottaja'),
    },
    shipTo: {
      strong: folded(
        'toimitusosoite | toimituspaikka | tavaran vastaanottaja | toimitusosoite nimi | toimitetaan | toimitusos | toimituskohde | vastaanottajan osoite | noutopaikka | noutopiste | purkupaikka | purkuosoite | määräpaikka | työmaa | työkohde | työmaan osoite | kohteen osoite | asennusosoite | käyttöpaikan osoite | toimitus asiakkaalle | jakeluosoite | luovutuspaikka | lähetetään',
      ),
    },
    period: {
      strong: folded(
        'laskutuskausi | laskutusjakso | ajalta | kausi | jakso | tiliotekausi | tilikausi | mittausjakso | ajanjakso | laskutusajanjakso | laskutusväli | laskutus ajalta | laskutettava ajanjakso | vuokrakausi | vuokra ajalta | palkkakausi | palkanmaksukausi | palkka ajalta | vakuutuskausi | sopimuskausi | kulutusjakso | mittauskausi | tiliote ajalta | tiliotejakso | tapahtumat ajalta | jäsenkausi | tilauskausi | tilausjakso | hoitojakso | oleskeluaika | majoitusaika | kuukausi | laskutuskuukausi | vuokra aika | raportointikausi | ajalla | työjakso | lukuvuosi',
      ),
    },
    periodFrom: {
      strong: folded(
        'jakson alku | alkupäivä | alkaen pvm | alkupvm | alkamispäivä | alkaa | tulopäivä | saapumispäivä | saapuminen | voimassa alkaen | voimassaolo alkaa',
      ),
    },
    periodTo: {
      strong: folded(
        'jakson loppu | loppupäivä | päättyen | loppupvm | päättymispäivä | päättyy | lähtöpäivä | lähtö | voimassa asti | voimassaolo päättyy | tarjous voimassa | tarjous voimassa asti | voimassa | tarjouksen voimassaolo',
      ),
    },
    openingBalance: {
      weak: folded('saldo pvm | tilin saldo | velkaa jäljellä | jäljellä oleva velka'),
      strong: folded(
        'alkusaldo | edellinen saldo | saldo edelliseltä | saldo alussa | saldo kauden alussa | edellinen loppusaldo | aikaisempi saldo | aloitussaldo | saldo edellinen | siirtynyt saldo | alkusaldo eur | alkava saldo | saldo edellisestä | saldo kauden alkaessa | avaava saldo',
      ),
    },
    closingBalance: {
      weak: folded('saldo pvm | velkaa jäljellä | jäljellä oleva velka'),
      strong: folded(
        'loppusaldo | uusi saldo | saldo lopussa | saldo kauden lopussa | käytettävissä | käytettävissä oleva saldo | nykyinen saldo | tilin saldo | loppusaldo eur | päättävä saldo | päätössaldo',
      ),
    },
    accountNumber: {
      strong: folded(
        'kortin numero | korttinumero | tilinumero | tili n | pankkitili | tilin numero | tilinumero bic | iban tilinumero | pankkitilin numero | saajan tili | saajan tilinro | saajan iban | pankkiyhteys | maksutili | tilille | tililtä | maksetaan tilille | veloitustili | tilinumeromme | maksajan tili',
      ),
      weak: folded('tili'),
    },
    accountHolder: { strong: folded('tilinomistaja | tilinhaltija | tilin nimi | tilinomistajan nimi | kortinhaltija') },
    paymentTerms: {
      strong: folded(
        'maksuehto | maksuehdot | maksutapa | maksuehto pv | maksuehto netto | maksuaika | maksun ehdot | maksutapa ja ehdot | maksu | maksumuoto | maksuväline | maksutavat | maksuehto pvä | maksuehdot netto | netto pv',
      ),
    },
    printDate: {
      strong: folded('tulostettu | tulostuspäivä | tulostuspvm | tulostusaika | tulostettu pvm | tulostus | tulosteen päivämäärä'),
    },
    orderDate: {
      strong: folded(
        'tilauspäivä | tilattu | tilauspvm | tilauksen päivämäärä | tilauksen päiväys | tilauksen pvm | tilauspäivämäärä | tilattu pvm | tilausaika | tilauksenne päivä',
      ),
    },
    contractDate: { strong: folded('sopimuspäivä | sopimuksen päivämäärä | sopimus tehty | sopimuspvm') },
    accountExecutive: {
      strong: folded(
        'myyjä nimi | kassanhoitaja | kassa | palvelija | teitä palveli | kassahenkilö | myyjä nro | tarjoilija | asentaja | mekaanikko | kuljettaja | työn suorittaja | huoltomies | kassatyöntekijä | käsittelijä nimi',
      ),
    },
    phone: {
      strong: folded(
        'puhelin | puh | matkapuhelin | gsm | puhelinnumero | puhelinnro | puh nro | matkapuh | gsm nro | vaihde | asiakaspalvelu | puhelin vaihde | kännykkä | asiakaspalvelun puhelin',
      ),
    },
    email: { strong: folded('sähköposti | s posti | sähköpostiosoite | s postiosoite | email osoite') },
    website: {
      strong: folded('kotisivu | verkkosivut | www sivut | internet sivut | kotisivut | verkkosivu | verkko osoite | internetosoite'),
    },
    bankName: { strong: folded('pankki | pankin nimi | saajan pankki | pankkikonttori | rahalaitos') },
    sellerRegistrationNumber: {
      strong: folded(
        'y tunnus | ly tunnus | liike ja yhteisötunnus | yritystunnus | yhteisötunnus | yrityksen y tunnus | kaupparekisterinumero | kaupparek n | krnro | ly n | y tunn',
      ),
    },
    deliveryNoteNumber: {
      strong: folded(
        'lähete n | lähetteen numero | lähetysluettelo n | rahtikirjan numero | lähetteen nro | lähetyslista n | lähetyslistan numero | rahtikirja n | rahtikirjan nro | lähetystunnus | lähetysnumero | seurantatunnus | seurantakoodi | pakettinumero | toimitusnumero | toimituksen numero | kuormakirja n | kuormakirjan numero | kollinumero | punnitustosite n | keräyslista n | siirtoasiakirja n',
      ),
    },
    yourReference: {
      strong: folded(
        'viitteenne | viitteenne nro | asiakkaan viite | ostajan viite | viitenumero | viitenro | viite | laskun viite | laskun viitenumero | maksun viite | pankkiviite | rf viite | teidän viite | teidän viitteenne | asiakkaan viitenumero | kansainvälinen viite | viitenumero maksussa | ostajan viitetieto | tilaajan viitetieto | asiakasviite | merkki | merkkinne | käytä viitenumeroa | kustannuspaikka viite',
      ),
    },
    ourReference: {
      strong: folded(
        'viitteemme | viitemme | viitteemme nro | meidän viite | myyjän viite | laskuttajan viite | dnro | diaarinro | viitteemme yhteyshenkilö',
      ),
    },
    contact: {
      strong: folded(
        'yhteyshenkilö | yhteyshenkilömme | yhteyshenkilönne | yhteyshenkilö asiakas | yhteystiedot | vastuuhenkilö | projektipäällikkö | laatija | laatinut | käsittelijä | tarjouksen laatija | yhteyshlö | lisätietoja antaa | tiedustelut | asiakasvastaava | myyntiedustaja | hoitava lääkäri | kontakti | myyjämme | työnjohtaja',
      ),
    },
    discountTotal: {
      strong: folded(
        'alennus | alennus yhteensä | alennukset | alennus eur | alennus euroa | alennukset yhteensä | alennuksen määrä | alennussumma | alennuksia yhteensä | säästit | säästit yhteensä | säästö | säästösi | määräalennus | asiakasalennus | käteisalennus | etu | edut yhteensä | kanta asiakasalennus | kampanja alennus | bonus käytetty | alennettu | hyvitys alennus | paljousalennus',
      ),
    },
    chargeTotal: {
      strong: folded(
        'toimituskulut | rahti | postikulut | laskutuslisä | toimitusmaksu | laskutusmaksu | toimitus ja käsittelykulut | toimituskulu | toimituskulut yhteensä | rahtikulut | rahtimaksu | rahti ja pakkaus | pakkauskulut | pakkaus | postimaksu | postitus | postituskulut | lähetyskulut | laskutuskulut | laskutuslisämaksu | käsittelykulut | käsittelymaksu | palvelumaksu | toimistomaksu | muistutusmaksu | maksumuistutusmaksu | perintäkulut | viivästyskorko | korko | korot | viivästyskorot | huomautusmaksu | pientoimituslisä | pientilauslisä | ympäristömaksu | polttoainelisä | energialisä | kilometrikorvaus lisä | matkakulut | matkaveloitus | pantti | pantit | palautuspantti | kuljetus | kuljetusmaksu | kuljetuskulut | kotiinkuljetus | avausmaksu | perusmaksu | tippi | juomaraha | huoltomaksu | postiennakkomaksu | lisämaksut',
      ),
    },
    roundingAmount: { strong: folded('pyöristys | pyöristysero | pyöristetty | pyöristys eur | sentin pyöristys | käteispyöristys') },
    cashTendered: {
      strong: folded(
        'käteinen | käteismaksu | pankkikortti | korttimaksu | saatu | käteistä | käteinen eur | käteistä saatu | maksettu käteinen | saatu käteinen | kortti | luottokortti | pankkikortilla | lahjakortti | lounasseteli | maksukortti | lähimaksu | debit kortti | mobiilimaksu | korttimaksu debit | korttimaksu eur',
      ),
    },
    change: {
      strong: folded('takaisin | vaihtoraha | takaisin eur | vaihtorahaa | annettu takaisin | käteinen takaisin | rahaa takaisin'),
    },
    associatedInvoiceNumber: {
      strong: folded(
        'alkuperäinen lasku | hyvitettävä lasku | alkuperäisen laskun numero | hyvittää laskun | hyvittää laskua | hyvitetään laskua | hyvitetty lasku | hyvitettävän laskun numero | hyvitettävä lasku n | alkuperäinen laskunumero | koskee laskua | koskee laskua n | liittyy laskuun | laskuun n | viittaa laskuun | alkuperäisen laskun nro | korjaa laskua',
      ),
    },
    page: { strong: folded('sivu | sivu n | s | sivuja') },
    postBox: { strong: folded('postilokero') },
    name: {
      strong: folded(
        'nimi | sukunimi etunimi | etunimi sukunimi | yrityksen nimi | yritys | työntekijä | työntekijän nimi | henkilön nimi | palkansaaja | palkansaajan nimi | koko nimi',
      ),
    },
    salesOffice: { strong: folded('toimipaikka | toimipiste | myymälä | liike | konttori | kauppa | yksikkö toimipaikka') },
    deliveryNoteDate: { strong: folded('lähetteen päivämäärä | lähetepäivä | lähetyslistan päivä') },
    associatedInvoiceDate: { strong: folded('alkuperäisen laskun päiväys | alkuperäisen laskun päivämäärä | alkuperäisen laskun pvm') },
    withholdingTax: { strong: folded('ennakonpidätys | pidätetty vero | ennakkovero | vero pidätetty | lähdevero') },
    totalQuantity: {
      strong: folded(
        'kappalemäärä yhteensä | yhteensä kpl | kpl yhteensä | määrä yhteensä | tuotteita yhteensä | tuotteita | kollimäärä | kollit yhteensä | rivejä | tuotemäärä',
      ),
    },
    bic: { strong: folded('swift koodi | bic koodi | bic swift koodi | saajan bic') },
    shipFrom: { strong: folded('lähtöpaikka | lastauspaikka | lastausosoite | nouto osoite | lähettävä varasto | lähetyspaikka') },
  },
  labelFillers: folded('eur | euroa | alv | yhteensä | nro | sis'),
  netWords: folded('veroton | ilman | netto | verotta'),
  grossWords: folded('verollinen | sis | brutto | sisältäen | sisältää'),
  titles: {
    Letter: folded(
      'maksumuistutus | muistutus | perintäkirje | saatekirje | 1 maksumuistutus | maksuhuomautus | huomautus maksamattomasta laskusta | maksuvaatimus | ilmoitus | irtisanomisilmoitus | irtisanominen | kokouskutsu | tiedoksianto | vahvistus kirje | päätös kirje | reklamaatiovastaus ',
    ),
    Table: folded(
      'tulokset | tulosluettelo | lähtölista | lukujärjestys | työvuorolista | varastoluettelo | inventaario | sarjataulukko | työvuorot | varastosaldo | osaluettelo | taulukko | luettelo | osallistujaluettelo | inventaarilista | inventointi | inventointilista | varastotilanne | aikataulu | aikataulut | vuorolista | sarjataulu | pistetilanne | otteluohjelma | työsuunnitelma | jäsenluettelo | jätehuoltokalenteri | tyhjennyskalenteri | lomalista | lähtöluettelo | kalusteluettelo | bussiaikataulu',
    ),
    'Credit Note': folded(' hyvityslaskelma | palautuslasku | hyvityslasku | hyvityslasku n | hyvitystosite | palautus hyvitys | hyvitys'),
    Invoice: folded(
      'vesilasku | maksukehotus | jäsenmaksulasku | tasauslasku | vastikelasku | kokoomalasku | osalasku | korkolasku | lasku | proformalasku | koontilasku | käteislasku | ennakkolasku | vuokralasku | loppulasku | sähkölasku | lasku n | lasku nro | e lasku | verkkolasku | laskukopio | laskuerittely | maksumuistutuslasku | kaukolämpölasku | puhelinlasku | matkapuhelinlasku | jätehuoltolasku | yhtiövastike | vuokralasku kuukausi | tilisiirto | tilisiirto lomake | jäsenmaksu | vuosilasku | kausilasku | osamaksulasku | vakuutuslasku | vakuutusmaksulasku | korjaamolasku | huoltolasku | huoltolasku auto | kauppalasku | hotellilasku | asiakasmaksu | asiakasmaksulasku | päivähoitomaksu | terveyskeskusmaksu | pysäköintivirhemaksu | maksulappu | hammaslääkärilasku | myyntilasku | loppulaskutus | laskelma',
    ),
    Receipt: folded(
      'käteiskuitti | ostokuitti | pysäköintikuitti | kuitti | kassakuitti | maksukuitti | kassakuitti kopio | kuittikopio | korttikuitti | maksukortti kuitti | taksikuitti | tankkauskuitti | palautuskuitti | asiakkaan kuitti | käteistosite | maksutosite | myyntitosite | vastaanotettu maksu | maksuvahvistus | vahvistus maksusta | matkalippu | pääsylippu | ravintolalasku | välilasku',
    ),
    'Bank Statement': folded(
      'tilitapahtumat | tilin tapahtumat | saldotodistus | tiliote | tiliotteen erittely | tiliote n | tiliotteet | tapahtumaote | tapahtumaluettelo | tilitapahtumat ajalta | korttilasku erittely | luottokorttilasku | korttiote | saldo ja tapahtumat | asiakastiliote | kuukausiote | lainatiliote | viitesiirtoluettelo | saldoilmoitus | konsernitiliote',
    ),
    'Purchase Order': folded(
      ' vahvistus tilauksesta | työmääräin | hankintatilaus | myyntitilaus | tilaus | ostotilaus | tilausvahvistus | ostotilaus n | tilausvahvistus n | tilauksen vahvistus | tilausvahvistus nro | tilauslomake ostot | kuljetustilaus | työtilaus | huoltotilaus | työmääräys | varausvahvistus | vahvistus varauksesta | toimeksiantovahvistus | toimeksianto | kotiinkutsu | hankinta tilaus | tilauslista',
    ),
    Quote: folded(
      'hinta arvio | urakkatarjous | tarjouspyyntö | tarjous | kustannusarvio | tarjous n | tarjous nro | kustannuslaskelma | hinta arvio työstä | hintatarjous | kiinteähintainen tarjous | budjettitarjous | alustava tarjous | laskelma kustannuksista | kustannusarvio työ | urakkahinta | hintalaskelma',
    ),
    'Delivery Note': folded(
      'toimitusvahvistus | keräilylista | kuormakirja | vastaanottokuittaus | punnitustosite | siirtoasiakirja | lähete | rahtikirja | pakkauslista | toimitusluettelo | lähetysluettelo | lähetyslista | lähete n | lähetysluettelo n | toimituslista | toimituskuittaus | kuittaus vastaanotosta | vastaanottotodistus | luovutustodistus | luovutuspöytäkirja | pakkausluettelo | pakkausseloste | pakkauslähete | lastausluettelo | kuljetusasiakirja | palautuslähete | keräyslista | noutolista | punnituskuitti | vaakakuitti | rahtikirja cmr | tavaran vastaanotto | siirtolähete | pakkalista',
    ),
    'Price List': folded(
      ' hintaluettelo | ruokalista | palveluhinnasto | hinnasto | hintalista | palveluhinnat | lounaslista | juomalista | viinilista | maksutaulukko | tariffit | vuokrahinnasto | ohjehinnasto | tukkuhinnasto | hinnasto alv',
    ),
    Report: folded(
      'pöytäkirja | kokouspöytäkirja | tutkimusraportti | testausseloste | tutkimustulos | laboratoriotulokset | toimintakertomus | tuloslaskelma | kuntoraportti | tarkastuspöytäkirja | analyysitodistus | raportti | vuosikertomus | tilinpäätös | selvitys | kokousmuistio | hallituksen pöytäkirja | yhtiökokouksen pöytäkirja | laboratorioraportti | laboratoriotutkimukset | laboratoriovastaus | laboratoriotulos | testausraportti | tutkimustodistus | koestuspöytäkirja | mittauspöytäkirja | huoltoraportti | huoltopöytäkirja | kuntoarvio | kuntotarkastusraportti | tarkastusraportti | katselmus | todistus | lukuvuositodistus | koulutodistus | arvosanat | opintosuoritusote | lääkärinlausunto | epikriisi | hoitopalaute | tuloslaskelma ja tase | pääkirja | kassaraportti | päiväraportti | z raportti | myyntiraportti | kuukausiraportti | osavuosikatsaus | tilintarkastuskertomus | lausunto | arviointi | energiatodistus | analyysitulokset | tarkastustodistus | katsastustodistus | viikkoraportti | loppuraportti | työmaapäiväkirja',
    ),
    Form: folded(
      'tuntilista | tuntilappu | työaikalista | ilmoittautumislomake | matkalasku | kululasku | valtakirja | suostumus | vahinkoilmoitus | ajopäiväkirja | tarkistuslista | veroilmoitus | osallistujalista | haastehakemus | lomake | hakemus | ilmoittautuminen | kyselylomake | hakemuslomake | ilmoittautumislomake kurssi | jäsenhakemus | liittymislomake | tilauslomake | palautuslomake | reklamaatiolomake | reklamaatio | valituslomake | lomahakemus | loma anomus | vapaahakemus | poissaoloilmoitus | palautelomake | arviointilomake | esitietolomake | terveyskysely | suostumuslomake | lupalomake | lupahakemus | vakuutus lomake | sairaslomatodistus lomake | kulukorvaushakemus | kulukorvauslomake | matkakululasku | tuntikirjanpito | tuntikortti | työaikaseuranta | työraportti | työselostus lomake | muuttoilmoitus | osoitteenmuutos | takuutodistus | takuukortti | varauslomake | rekisteröintilomake | tietolomake | lomakemalli | maksusitoumus | korvaushakemus | sopimuslomake',
    ),
    Other: folded(
      'vuokrasopimus | työsopimus | vakuutuskirja | palkkalaskelma | palkkaerittely | palkkakuitti | palkkalaskelma ajalta | palkkatodistus | palkkalista | kauppakirja | kauppasopimus | vuokrasopimus asunto | lääkemääräys | vakuutussopimus | urakkasopimus | palvelusopimus | huoltosopimus | lainasopimus | matkaohjelma | lentolippu | e lippu | työtodistus | toimeksiantosopimus',
    ),
  },
  titleEndings: {
    'Credit Note': list('hyvityslasku'),
    Invoice: list('lasku'),
    Receipt: list('kuitti'),
    Form: list('lomake | hakemus'),
    'Price List': list('hinnasto'),
    Report: list('raportti'),
  },
  creditMarks: folded('hyvitys'),
  invoiceMarks: folded('lasku'),
  totals: folded(
    'yhteensä | summa | tilauksen arvo | välisumma | loppusumma | maksettava | maksettava yhteensä | veroton | verollinen | alkusaldo | loppusaldo | pyöristys | saldo | alv yhteensä | kaikki yhteensä | maksettavaa | yht | veroton yhteensä | yhteensä alv 0% | yhteensä alv 0 | yhteensä veroton | yhteensä verollinen | yhteensä sis alv | yhteensä ilman alv | yhteensä eur | yhteensä euroa | verollinen yhteensä | veroton summa | verollinen summa | alv yht | arvonlisävero | arvonlisävero yhteensä | laskun summa | laskun loppusumma | lasku yhteensä | summa yhteensä | kokonaissumma | maksettavaa yhteensä | maksettava summa | avoinna | maksettu | alennukset yhteensä | alennus yhteensä | rivit yhteensä | tuotteet yhteensä | tarvikkeet yhteensä | työ yhteensä | työt yhteensä | tunnit yhteensä | kpl yhteensä | määrä yhteensä | panot yhteensä | otot yhteensä | tulot yhteensä | menot yhteensä | bruttopalkka | nettopalkka | maksetaan | maksuun | vähennykset yhteensä | lisät yhteensä | ennakonpidätys yhteensä | hinta yhteensä | kokonaishinta | ostokset yhteensä | sivu yhteensä | siirto | jäännös | yht veroton | alv erittely | alv 24 | alv 25 5 | alv 14 | alv 10 | veron osuus | bruttosumma | nettosumma | tilikauden tulos | liikevoitto | tilaus yhteensä | viikko yhteensä | vastaavaa yhteensä',
  ),
  carried: folded(
    'siirretään | siirto edelliseltä sivulta | siirretty | siirto | siirtyy seuraavalle sivulle | siirto seuraavalle sivulle | siirretään seuraavalle sivulle | edelliseltä sivulta | siirto edell sivulta | välisumma siirretään',
  ),
  payments: folded(
    'käteinen | pankkikortti | kortti | takaisin | alv | pyöristys | vaihtoraha | korttimaksu | veroton | käteistä | maksukortti | luottokortti | lähimaksu | lahjakortti | saatu | annettu | alv 24 | alv 25 5 | alv 14 | alv 10 | alv 13 5 | verollinen | vero | alv erittely | korttitapahtuma | pantti | bonus | säästit | debit | tuotteita | rahaa takaisin | verokanta | bruttosumma | maksutapa',
  ),
  units: list(
    'kpl | pkt | pari | tuntia | kappale | kappaletta | pak | pkt. | paketti | rasia | ras | ltk | laatikko | ltk. | pss | pussi | rll | rulla | säkki | sk | pullo | plo | tlk | purkki | prk | m2 | m3 | jm | jm. | metri | metriä | km | kwh | mwh | litra | litraa | ltr | tonni | tn | tunti | pv | pvä | päivä | päivää | vrk | vko | viikko | kk | kuukausi | vuosi | yö | yötä | hlö | henkilö | henkilöä | kerta | krt | krt. | erä | sarja | srj | levy | lava | kolli | astia | annos | pr | ps | kg | kilo | kiloa | gr | käynti | matka | jkp',
  ),
  columns: {
    position: folded('rivi | nro | rivi nro | rivinro | rivi n | nro rivi | jnro | järj nro'),
    articleNumber: folded(
      'tuotenumero | tuotenro | tuotekoodi | koodi | nimikenumero | tuote nro | tuotetunnus | artikkelinumero | tuotekoodi ean | nimikekoodi | nimike nro | tuote n | tuoten | ean koodi | viivakoodi | tilauskoodi | tilausnumero tuote | varaosanumero | osanumero | lvi numero | lvi nro | sähkönumero | snro | art nro | artikkeli | vnr nro | palvelukoodi | tuotenumero ean | nimiketunnus',
    ),
    description: folded(
      'kuvaus | tuote | nimike | selite | tuotenimi | palvelu | tuotteen nimi | tuotekuvaus | selitys | tapahtuma | tuote palvelu | nimitys | saaja maksaja | tuotteen kuvaus | tuote kuvaus | tuotteen nimitys | tuotenimike | tuote ja kuvaus | tuote tai palvelu | palvelun kuvaus | palvelun nimi | palvelut | tuotteet | työ | työn kuvaus | työn selite | työkuvaus | tehty työ | toimenpide | toimenpiteet | sisältö | erittely | laskutusperuste | laskun aihe | aihe | tapahtuman kuvaus | tapahtumalaji | tapahtumatyyppi | saaja | saajan nimi | maksaja saaja | viesti selite | materiaali | tarvike | tarvikkeet | tarvikkeen nimi | lääke | lääkkeen nimi | valmiste | tutkimus | tutkimuksen nimi | analyysi | ruokalaji | annos | kulu | kululaji | palkkalaji | kustannuslaji | tavara | tavaran laji | tavaran kuvaus | varaosa | varaosan nimi | lisätieto | teksti | tieto | suorite | käsittely | otsikko | hoito | maksun aihe | osa | nimi | artikkelin nimi | selvitys',
    ),
    quantity: folded(
      'määrä | kpl | lkm | tunnit | kulutus | toimitettu määrä | tilattu määrä | kpl määrä | kpl lkm | kappaletta | kappalemäärä | määrä kpl | tilattu | toimitettu | toim määrä | til määrä | jälkitoimitus | jt | tuntia | tunti | tuntimäärä | tuntien määrä | päivät | yöt | henkilöä | henkilömäärä | paino | paino kg | kulutus kwh | kpl tilattu | toim kpl | määr | lukum | lukumäärä | kollit | tilavuus | määrä kg',
    ),
    unit: folded('yksikkö | yks | yksikkökoodi | mittayksikkö | pakkaus | pakkauskoko | yksik | mitta'),
    unitPrice: folded(
      'hinta | a hinta | yksikköhinta | yks hinta | kpl hinta | ahinta | veroton hinta | a hinta alv 0 | hinta yks | veroton a hinta | hinta alv 0 | tuntihinta | yksikköhinta alv 0 | a hinta eur | a hinta veroton | a hinta sis alv | ahinta alv 0 | yksikköhinta eur | yksikköhinta veroton | yksikkö hinta | yksikköhinta alv 0% | yks hinta alv 0 | hinta alv 0% | hinta eur | hinta euroa | hinta veroton | hinta sis alv | hinta verollinen | verollinen hinta | verollinen a hinta | kappalehinta | eur kpl | euroa kpl | eur yks | hinta kpl | hinta kpl eur | hinta tunti | tuntiveloitus | veloitus tunti | listahinta | ohjehinta | ovh | nettohinta | norm hinta | myyntihinta | ostohinta | kilohinta | litrahinta | hinta per kpl | hinta h | snt kwh | hinta snt | päivähinta | vuorokausihinta | uusi hinta | yks hinta eur',
    ),
    discount: folded('alennus | ale % | alennus % | al % | ale | ale prosentti | alennus eur | alennusprosentti | aleprosentti'),
    taxRate: folded(
      'alv | alv % | vero % | alv kanta | verokanta | alv prosentti | vero | alv prosentti % | alv kanta % | verokanta % | veroprosentti | alv koodi',
    ),
    taxAmount: folded(
      'alv eur | alv määrä | veron määrä | alv euroa | veroa | vero eur | alv osuus | alv summa | alv yht | alv yhteensä | vero yhteensä | veron osuus',
    ),
    lineTotal: folded(
      'yhteensä | summa | yht | rivisumma | veroton yhteensä | verollinen | veroton | yhteensä eur | verollinen yhteensä | hinta yhteensä | kokonaishinta | summa eur | verollinen summa | yhteensä alv 0 | veroton summa | yht eur | summa alv 0 | summa alv 0% | summa sis alv | summa veroton | summa verollinen | summa yhteensä | yhteensä alv 0% | yhteensä sis alv | yhteensä veroton | yhteensä verollinen | yhteensä euroa | yht alv 0 | yht alv 0% | yht sis alv | yht veroton | yht verollinen | netto yhteensä | brutto yhteensä | veroton hinta yhteensä | verollinen hinta yhteensä | veroton eur | verollinen eur | rivi yhteensä | rivihinta | rivisumma eur | rivin summa | loppusumma | kokonaishinta eur | kokonaissumma | arvo | kustannus | veloitettava | maksettava | laskutettu | määrä eur | summa euroa | maksu eur | hinta yht',
    ),
    date: folded(
      'päivä | pvm | päivämäärä | kirjauspäivä | maksupäivä | arvopäivä | kirjauspvm | arvopvm | kirj pvm | arvopäivä pvm | maksu pvm | tapahtumapäivä | tapahtumapvm | tapahtuma pvm | ostopäivä | suorituspäivä | eräpäivä | toimituspäivä | käyntipäivä | tositepvm | kirjattu',
    ),
    debit: folded(
      'pano otto | otto | otot | menot | debet | veloitus | otto eur | veloitukset | menot eur | ulos | maksettu | lähtevät | veloitettu',
    ),
    credit: folded(
      'pano | panot | tulot | kredit | hyvitys | pano eur | hyvitykset | tulot eur | sisään | saapuvat | hyvitetty | talletus | talletukset',
    ),
    balance: folded('saldo | tilin saldo | saldo tapahtuman jälkeen | loppusaldo'),
  },
  columnQualifiers: folded('ilman | sis'),
  greetings: folded(
    'hyvä | arvoisa | hei | hyvä asiakas | hyvä asiakkaamme | arvoisa asiakkaamme | hyvä vastaanottaja | hyvää päivää | hei hyvä | hyvät | moi',
  ),
  signing: folded('allekirjoitus'),
  salutations: folded('arvoisa asiakas | hyvä asiakas | herra | rouva | c o | att | vastaanottaja | asiakkaalle'),
  yourWords: folded('teidän | tilinne | teille | sinun | tilisi | laskusi'),
  periodWords: folded('ajalta | kausi | jakso | ajalla | aikana | välillä | kaudelta | jaksolta'),
  remarks: folded(
    'huomautus | huomautukset | huom | lähde | taulukko | lisätietoja | viesti | huomioitavaa | huomaa | muuta | muut tiedot | lisätiedot | tiedoksi | tärkeää | viesti asiakkaalle | viestit | ehdot | toimitusehdot | yleiset ehdot | kommentti | kommentit | selite lisätieto | merkinnät',
  ),
  captions: list('taulukko | kuva | kuvio | lähde | kaavio | kuvaaja | liite | tauko'),
  notes: list('lähde | huom | lähteet | huomautus | huomaa | viite'),
  openEnds: list('ja | tai | sekä | kuten | että | mutta | eli | joka | kun | sis'),
  streets: folded(
    'katu | kuja | polku | tori | bulevardi | tie | aukio | ranta | rinne | raitti | kaari | esplanadi | portti | silta | mäki | väylä | katu rappu | as oy',
  ),
  streetEndings: folded(
    'katu | ntie | kuja | polku | ntori | kaari | nranta | raitti | kadun | aukio | rinne | vayla | esplanadi | portti | linja | polun',
  ),
  legalForms: folded(
    'oy | oyj | osk | tmi | ry | osakeyhtiö | kommandiittiyhtiö | avoin yhtiö | osuuskunta | toiminimi | yhdistys | säätiö | asunto oy | as oy | tiekunta | kuntayhtymä | kaupunki',
  ),
  leadingLegalForms: folded('oy | tmi | asunto | as oy | asunto oy | kiinteistö | kiinteistö oy | ky'),
  countries: folded('suomi | finland | ruotsi | viro | saksa | norja | suomi fi | tanska | venäjä'),
  contacts: folded(
    'puh | puhelin | y tunnus | sähköposti | alv rek | pankki | gsm | puhelinnumero | sähköpostiosoite | kotipaikka | kotisivut | asiakaspalvelu | vaihde | postiosoite | käyntiosoite | verkkolaskuosoite | ovt tunnus | ovt | välittäjä | laskutusosoite | kaupparekisteri | bic | matkapuhelin',
  ),
  bankWords: folded(
    'tilinumero | pankki | osuuspankki | nordea | danske bank | säästöpankki | op pohjola | aktia | handelsbanken | s pankki | pankkiyhteys',
  ),
  bankParts: list('pankki'),
  confirmationMarks: list('vahvistus | vahvistettu'),
  copyMarks: list(
    'alkuperainen | kopio | jaljennos | asiakkaan kappale | asiakkaan kopio | asiakaskappale | kopio laskusta | laskukopio | kuittikopio | kuitin kopio | asiakkaan kuitti | kauppiaan kappale | kauppiaan kopio | myyjän kappale | säilytä kuitti | alkuperäiskappale | kaksoiskappale | toisinto | ei kuitti',
  ),
  tillWords: folded(
    'kassa | myyja | poyta | korttitapahtuma | kuitti nro | palveli | lahimaksu | kassa nro | kuittinro | kiitos käynnistä | kiitos ja tervetuloa | tervetuloa uudelleen | tervetuloa | teitä palveli | sinua palveli | pöytä nro | tarjoilija | korttimaksu | kortti nro | bonus | kassatapahtuma | kiitos | kauppias | kanta asiakas | pankkikortti | tapahtumatunnus | kassahenkilö',
  ),
  missing: list('ei | puuttuu | ei ole'),
  phoneWords: folded('puh | puhelin | gsm'),
  replyMarks: folded('vs | vl'),
  codeWords: folded('puh | puhelin | gsm | fax | tel | y tunnus'),
  registerNumbers: folded('y tunnus'),
  registers: folded('kaupparekisteri | kaupparekisterissä'),
  payWords: folded(
    'bruttopalkka | nettopalkka | peruspalkka | kuukausipalkka | tuntipalkka | ennakonpidätys | ennakonpidätyksen alainen palkka | työntekijän tyel maksu | tyel | tyel maksu | työttömyysvakuutusmaksu | sairausvakuutusmaksu | lomaraha | lomapalkka | lomakorvaus | lomapäivät | ylityö | ylityökorvaus | iltalisä | yölisä | lauantailisä | sunnuntailisä | päiväraha | kilometrikorvaus | luontoisetu | puhelinetu | autoetu | lounasetu | ay jäsenmaksu | maksetaan | maksettava palkka | verokortti | veroprosentti | perusprosentti | lisäprosentti | tuloraja | palkka yhteensä | sairausajan palkka | arkipyhäkorvaus | palkkalaji | kertymä | vuoden alusta | työajan lyhennys | ulosotto | matkakorvaus',
  ),
  eachWords: list('hinta | kpl'),
};
