import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Finnish. */
export const FINNISH: LanguageLexicon = {
  code: 'fi',
  smallWords: list(
    'ja | on | ei | tai | sekä | lasku | päivä | eräpäivä | yhteensä | alv | summa | maksettava | euroa | kpl | hinta | määrä | viitenumero | klo',
  ),
  numberWords: folded('numero | nro | nr'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'laskun numero | laskunumero | lasku n | laskun nro | tositenumero | kuitin numero | hyvityslaskun numero | hyvityslasku n | kuitti n | tosite n | kuitin nro',
      ),
      weak: folded('lasku | numero'),
    },
    issueDate: {
      strong: folded(
        'laskun päivämäärä | laskun päiväys | laskutuspäivä | laskupäivä | päiväys | laskun pvm | laskutuspvm | laskupvm | laskutuspäivämäärä | annettu | laadittu | laskun antopäivä',
      ),
      weak: folded('päivämäärä | pvm | päivä'),
    },
    dueDate: {
      strong: folded(
        'veloitetaan tililtasi | veloituspaiva | eräpäivä | eräpvm | maksettava viimeistään | maksupäivä | laskun eräpäivä | viimeinen maksupäivä | maksun eräpäivä',
      ),
    },
    deliveryDate: {
      strong: folded(
        'toimituspäivä | toimituspäivämäärä | toimituspvm | toimitusaika | toimitettu | suorituspäivä | haluttu toimituspäivä | toivottu toimituspäivä',
      ),
      weak: folded('toimitus'),
    },
    orderNumber: {
      strong: folded(
        'tilausnumero | tilaus n | tilauksen numero | ostotilausnumero | tilauksenne | tilausnumeronne | ostotilaus n | tilauksenne numero | ostotilauksen numero | tilausviite | tilaajan viite',
      ),
      weak: folded('tilaus'),
    },
    contractNumber: { strong: folded('sopimusnumero | sopimus n | sopimuksen numero | sopimustunnus'), weak: folded('sopimus') },
    customerNumber: { strong: folded('asiakasnumero | asiakas n | asiakasnumeronne | asiakastunnus | jäsennumero') },
    sellerVatId: {
      strong: folded('alv n | alv tunnus | alv tunniste | myyjän alv tunniste | arvonlisäverotunniste | vat tunnus | alv rek n'),
    },
    buyerVatId: {
      strong: folded(
        'ostajan alv tunniste | asiakkaan alv tunniste | ostajan alv numero | ostajan vat tunnus | asiakkaan alv numero | ostajan alv tunnus',
      ),
    },
    iban: { strong: folded('tilinumero iban | saajan tilinumero') },
    currency: { strong: folded('valuutta') },
    lineTotal: { strong: folded('rivit yhteensä | tuotteet yhteensä'), weak: folded('välisumma') },
    netTotal: {
      strong: folded(
        'veroton yhteensä | yhteensä ilman alv | yhteensä veroton | veroton summa | alv 0 yhteensä | yhteensä alv 0 | netto yhteensä | veroton hinta yhteensä | veroton arvo | veroton | verollinen peruste | veron peruste | summa ilman alv | nettosumma | ilman alv | arvonlisäveroton | verotta yhteensä | verotta | veroton määrä',
      ),
      weak: folded('välisumma | alv 0 | netto'),
    },
    taxTotal: {
      strong: folded(
        'alv yhteensä | arvonlisävero | arvonlisävero yhteensä | veron määrä | alv määrä | alv osuus | vero yhteensä | veron osuus | alv eur | alv summa | josta alv | arvonlisäveron määrä | sisältää alv | veron määrä yhteensä | alv euroa',
      ),
      weak: folded('alv | vero'),
    },
    grossTotal: {
      strong: folded(
        'hyvitetaan | hyvitys yhteensa | palautetaan | hyvitettava summa | hyvitettava | maksettava yhteensä | laskun loppusumma | loppusumma | verollinen yhteensä | yhteensä verollinen | yhteensä sis alv | maksettavaa | laskun summa | kokonaissumma | verollinen summa | yhteensä euroa | yhteensä eur | maksettavaa yhteensä | laskun summa yhteensä | laskun määrä | yhteensä sisältäen alv | yhteensä alv sis | bruttosumma | yhteensä maksettava | verollinen hinta yhteensä | lasku yhteensä | kaikki yhteensä | yhteensä alv',
      ),
      weak: folded('yhteensä | summa | brutto | verollinen | yht'),
    },
    paid: {
      strong: folded('maksettu | jo maksettu | ennakkomaksu | suoritettu | ennakko | maksettu ennakko | suoritukset | saadut maksut'),
    },
    amountDue: {
      strong: folded(
        'avoin summa | maksamatta | jäljellä oleva summa | avoinna | jäljellä | avoin saldo | maksettava summa | maksettava määrä | jää maksettavaa',
      ),
      weak: folded('saldo'),
    },
    sellerName: {
      strong: folded('myyjä | toimittaja | laskuttaja | saaja | palveluntarjoaja | lähettäjä nimi | maksun saaja'),
      weak: folded('lähettäjä'),
    },
    buyerName: {
      strong: folded('ostaja | asiakas | laskutusosoite | tilaaja | maksaja | laskun saaja | asiakkaan nimi'),
      weak: folded('vastaanottaja'),
    },
    shipTo: { strong: folded('toimitusosoite | toimituspaikka | tavaran vastaanottaja') },
    period: {
      strong: folded('laskutuskausi | laskutusjakso | ajalta | kausi | jakso | tiliotekausi | tilikausi | mittausjakso | ajanjakso'),
    },
    periodFrom: { strong: folded('jakson alku | alkupäivä | alkaen pvm') },
    periodTo: { strong: folded('jakson loppu | loppupäivä | päättyen') },
    openingBalance: { strong: folded('alkusaldo | edellinen saldo | saldo edelliseltä') },
    closingBalance: { strong: folded('loppusaldo | uusi saldo') },
    accountNumber: { strong: folded('tilinumero | tili n | pankkitili'), weak: folded('tili') },
    accountHolder: { strong: folded('tilinomistaja | tilinhaltija') },
    paymentTerms: { strong: folded('maksuehto | maksuehdot | maksutapa') },
    printDate: { strong: folded('tulostettu | tulostuspäivä') },
    orderDate: { strong: folded('tilauspäivä | tilattu | tilauspvm') },
    contractDate: { strong: folded('sopimuspäivä') },
    accountExecutive: { strong: folded('myyjä nimi | kassanhoitaja | kassa') },
    phone: { strong: folded('puhelin | puh | matkapuhelin | gsm') },
    email: { strong: folded('sähköposti | s posti') },
    website: { strong: folded('kotisivu | verkkosivut') },
    bankName: { strong: folded('pankki') },
    sellerRegistrationNumber: { strong: folded('y tunnus | ly tunnus | liike ja yhteisötunnus') },
    deliveryNoteNumber: { strong: folded('lähete n | lähetteen numero | lähetysluettelo n | rahtikirjan numero') },
    yourReference: { strong: folded('viitteenne | viitteenne nro | asiakkaan viite | ostajan viite') },
    ourReference: { strong: folded('viitteemme | viitemme') },
    contact: { strong: folded('yhteyshenkilö') },
    discountTotal: { strong: folded('alennus | alennus yhteensä | alennukset') },
    chargeTotal: { strong: folded('toimituskulut | rahti | postikulut | laskutuslisä | toimitusmaksu | laskutusmaksu') },
    roundingAmount: { strong: folded('pyöristys') },
    cashTendered: { strong: folded('käteinen | käteismaksu | pankkikortti | korttimaksu | saatu') },
    change: { strong: folded('takaisin | vaihtoraha') },
    associatedInvoiceNumber: { strong: folded('alkuperäinen lasku | hyvitettävä lasku | alkuperäisen laskun numero | hyvittää laskun') },
    page: { strong: folded('sivu') },
    postBox: { strong: folded('postilokero') },
  },
  labelFillers: folded('eur | euroa | alv | yhteensä | nro | sis'),
  netWords: folded('veroton | ilman | netto'),
  grossWords: folded('verollinen | sis | brutto'),
  titles: {
    Letter: folded('maksumuistutus | muistutus | perintäkirje | saatekirje'),
    Table: folded(
      'tulokset | tulosluettelo | lähtölista |  lukujärjestys | työvuorolista | varastoluettelo | inventaario | sarjataulukko | työvuorot | varastosaldo | osaluettelo',
    ),
    'Credit Note': folded(' hyvityslaskelma | palautuslasku | hyvityslasku'),
    Invoice: folded(
      'vesilasku | maksukehotus | jäsenmaksulasku | tasauslasku | vastikelasku | kokoomalasku | osalasku | korkolasku | lasku | proformalasku | koontilasku | käteislasku | ennakkolasku | vuokralasku | loppulasku | sähkölasku',
    ),
    Receipt: folded('käteiskuitti | ostokuitti |  pysäköintikuitti | kuitti | kassakuitti | maksukuitti'),
    'Bank Statement': folded('tilitapahtumat | tilin tapahtumat | saldotodistus | tiliote | tiliotteen erittely'),
    'Purchase Order': folded(' vahvistus tilauksesta | työmääräin | hankintatilaus | myyntitilaus | tilaus | ostotilaus | tilausvahvistus'),
    Quote: folded('hinta arvio | urakkatarjous | tarjouspyyntö |  tarjous | kustannusarvio'),
    'Delivery Note': folded(
      'toimitusvahvistus | keräilylista | kuormakirja | vastaanottokuittaus | punnitustosite | siirtoasiakirja | lähete | rahtikirja | pakkauslista | toimitusluettelo | lähetysluettelo | lähetyslista',
    ),
    'Price List': folded(' hintaluettelo | ruokalista |   palveluhinnasto | hinnasto'),
    Report: folded(
      'pöytäkirja | kokouspöytäkirja | tutkimusraportti | testausseloste | tutkimustulos | laboratoriotulokset |  toimintakertomus | tuloslaskelma |  kuntoraportti | tarkastuspöytäkirja |  analyysitodistus | raportti | vuosikertomus | tilinpäätös | selvitys',
    ),
    Form: folded(
      'tuntilista | tuntilappu | työaikalista | ilmoittautumislomake |  matkalasku | kululasku | valtakirja | suostumus | vahinkoilmoitus | ajopäiväkirja | tarkistuslista | veroilmoitus | osallistujalista |  haastehakemus | lomake | hakemus | ilmoittautuminen | kyselylomake',
    ),
    Other: folded('vuokrasopimus | työsopimus | vakuutuskirja |   palkkalaskelma | palkkaerittely | palkkakuitti'),
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
    'yhteensä | summa | välisumma | loppusumma | maksettava | maksettava yhteensä | veroton | verollinen | alkusaldo | loppusaldo | pyöristys | saldo | alv yhteensä | kaikki yhteensä | maksettavaa | yht | veroton yhteensä ',
  ),
  carried: folded('siirretään | siirto edelliseltä sivulta | siirretty'),
  payments: folded('käteinen | pankkikortti | kortti | takaisin | alv | pyöristys | vaihtoraha | korttimaksu | veroton'),
  units: list('kpl | pkt | pari | tuntia'),
  columns: {
    position: folded('rivi | nro'),
    articleNumber: folded('tuotenumero | tuotenro | tuotekoodi | koodi | nimikenumero | tuote nro | tuotetunnus | artikkelinumero'),
    description: folded(
      'kuvaus | tuote | nimike | selite | tuotenimi | palvelu | tuotteen nimi | tuotekuvaus | selitys | tapahtuma | tuote palvelu | nimitys | saaja maksaja',
    ),
    quantity: folded('määrä | kpl | lkm | tunnit | kulutus | toimitettu määrä | tilattu määrä'),
    unit: folded('yksikkö | yks'),
    unitPrice: folded(
      'hinta | a hinta | yksikköhinta | yks hinta | kpl hinta | ahinta | veroton hinta | a hinta alv 0 | hinta yks | veroton a hinta | hinta alv 0 | tuntihinta | yksikköhinta alv 0',
    ),
    discount: folded('alennus | ale % | alennus % | al %'),
    taxRate: folded('alv | alv % | vero % | alv kanta | verokanta | alv prosentti | vero'),
    taxAmount: folded('alv eur | alv määrä | veron määrä | alv euroa'),
    lineTotal: folded(
      'yhteensä | summa | yht | rivisumma | veroton yhteensä | verollinen | veroton | yhteensä eur | verollinen yhteensä | hinta yhteensä | kokonaishinta | summa eur | verollinen summa | yhteensä alv 0 | veroton summa | yht eur',
    ),
    date: folded('päivä | pvm | päivämäärä | kirjauspäivä | maksupäivä | arvopäivä | kirjauspvm | arvopvm'),
    debit: folded('pano otto | otto | otot | menot | debet | veloitus'),
    credit: folded('pano | panot | tulot | kredit | hyvitys'),
    balance: folded('saldo'),
  },
  columnQualifiers: folded('ilman | sis'),
  greetings: folded('hyvä | arvoisa | hei'),
  salutations: folded('arvoisa asiakas'),
  yourWords: folded('teidän | tilinne'),
  periodWords: folded('ajalta | kausi | jakso'),
  remarks: folded('huomautus | huomautukset | huom | lähde | taulukko | lisätietoja | viesti'),
  captions: list('taulukko | kuva | kuvio | lähde'),
  notes: list('lähde | huom'),
  openEnds: list('ja | tai | sekä'),
  streets: folded('katu | kuja | polku | tori | bulevardi'),
  streetEndings: folded('katu | ntie | kuja | polku | ntori | kaari | nranta | raitti'),
  legalForms: folded('oy | oyj | osk | tmi | ry'),
  leadingLegalForms: folded('oy | tmi'),
  countries: folded('suomi | finland | ruotsi'),
  contacts: folded('puh | puhelin | y tunnus | sähköposti | alv rek | pankki | gsm'),
  bankWords: folded('tilinumero | pankki'),
  confirmationMarks: list('vahvistus'),
  copyMarks: list('alkuperainen | kopio | jaljennos | asiakkaan kappale | asiakkaan kopio | asiakaskappale'),
  tillWords: folded('kassa | myyja | poyta | korttitapahtuma | kuitti nro | palveli | lahimaksu'),
};
