import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Romanian. */
export const ROMANIAN: LanguageLexicon = {
  code: 'ro',
  latinModel: 'ron',
  letters: 'ăâîșşțţ',
  charsets: list('windows-1250 | iso-8859-2'),
  smallWords: list(
    'și | şi | din | pentru | este | sau | nr | factura | factură | data | lei | către | până | cu | prin | plată | cantitate | preț | acest | aceasta | care | dumneavoastra | va | rugam | multumim | furnizor | cumparator | achitat | denumire | valoare | servicii | produse | adresa | judet | localitatea | strada | sediul | conform | fiecare | luna | contract | banca | cota | suma | semnatura',
  ),
  numberWords: folded('nr | număr | numărul | numar'),
  labels: {
    invoiceNumber: {
      strong: folded(
        `n factură | n facturii | n facturi | factura n | factura fiscală n | serie și n | seria și numărul facturii | serie factură | n document | n documentului | bon fiscal n | n bon | chitanța n | factură proformă n | proforma n | factura seria și n | seria n factură | factura seria | n notă de credit | factura storno n | n factură fiscală | serie n | seria n | nr facturii fiscale | seria și nr | seria și nr facturii | serie și număr factură | seria și numărul | bon n | nr bonului | numărul bonului | chitanță seria și n | n chitanță | n chitanței | nr ofertei | n ofertă | oferta n | n deviz | deviz n | n proformă | n proformei | n notei de credit | n aviz factură | factura de avans n | n decont | decont n | n extras | extras n | n raport | n buletin | buletin n | id factură | cod factură | n document fiscal | factura electronică n | n facturi storno | n dispoziție | n ordin | n decizie | nota de credit n`,
      ),
      weak: folded('factura | seria | număr | numărul'),
    },
    issueDate: {
      strong:
        folded(`data emiterii | data facturii | data factură | data emitere | emisă la | emis la | emisă la data de | data întocmirii | data emiterii facturii
        | data eliberării | emisă în data de | data documentului | data document | data facturare | data emiterii documentului | emisă în data | emis în data | data emiterii proformei | data ofertei | data bonului | data și ora | data și ora emiterii | data extrasului | data buletinului | data raportului | data chitanței | data emiterii ofertei | eliberat la data de | data întocmirii facturii | întocmit la data | data tipăririi facturii | data vânzării | data achiziției | data facturării | ziua luna anul | data zi lună an | data generării | data eliberării rezultatului | data recoltării | data devizului | data notei de credit | locul și data | localitatea și data`),
      weak: folded('data | din data | din data de'),
    },
    dueDate: {
      strong: folded(
        `data scadenței | data scadentă | scadență | termen de plată | data limită de plată | scadent la | termen plată | termenul de plată | de plătit până la | scadența la | data limită plată | termen scadență | plata până la | data scadentă a facturii | scadența facturii | data scadenței facturii | scadentă la data de | termen de plată până la | plata se face până la | achitați până la | data de scadență | ultima zi de plată | plătibil până la | data plății | a se achita până la | termen de achitare | termen limită de plată | data limită | scadență plată | vă rugăm să achitați până la | scadent în data de`,
      ),
    },
    deliveryDate: {
      strong:
        folded(`data livrării | data livrare | data expediției | data prestării | data prestării serviciului | data expedierii | termen de livrare | livrat la
        | data livrării prestării | data faptului generator | data livrării mărfii | data livrării bunurilor | data prestării serviciilor | data predării | data recepției | data încărcării | data descărcării | livrare estimată | data estimată de livrare | termen livrare | data executării | data finalizării | livrat în data de | data ridicării | data livrare prestare | data prestare | data efectuării serviciului`),
    },
    orderNumber: {
      strong: folded(
        `n comandă | n comenzii | comanda n | comanda dvs | comanda dumneavoastră | n comanda client | comandă client | comanda clientului n | n comandă internă | comanda internă n | conform comenzii n | cod comandă | id comandă | n bon de comandă | bon de comandă n | n de comandă | po n | comandă de achiziție n | n comenzii dvs | referință comandă | notă de comandă n | n notă de comandă | comanda online n | n solicitare`,
      ),
      weak: folded('comanda'),
    },
    contractNumber: {
      strong: folded(
        'n contract | contract n | n contractului | conform contract n | conform contractului n | contractul n | n contract închiriere | contract de închiriere n | contract de furnizare n | n poliță | poliță n | n poliței | seria și numărul poliței | cod contract | id contract | n acord cadru | acord cadru n | cont contract | n dosar | n proiect | proiect n',
      ),
      weak: folded('contractul | loc de consum | cod pod | nlc loc consum | punct de consum | cod punct de măsurare'),
    },
    customerNumber: {
      strong: folded(
        'cod client | n client | id client | cod abonat | codul clientului | codul dvs de client | cod de client | cod abonament | cod abonat client | id abonat | numărul clientului | cod partener | cod loc de consum | cod punct de consum | loc de consum n | nlc | cod nlc | cod plată | cod de plată | cont client | cod cumpărător | cod beneficiar | id pacient | cod pacient | n abonat | n membru | cod încasare | codul de client | cod unic client | cod titular | pod cod',
      ),
    },
    sellerVatId: {
      strong: folded(
        'cui | cif | cod fiscal | cod de înregistrare fiscală | cod tva | cod unic de înregistrare | cod identificare fiscală | cod înregistrare tva | cui cif | cif cui | cod unic de înregistrare furnizor | cod de tva | cod tva furnizor | cif furnizor | cui furnizor | cif vânzător | cod de identificare fiscală | cod fiscal furnizor | n înregistrare tva | atribut fiscal ro | cod identificare tva',
      ),
    },
    buyerVatId: {
      strong: folded(
        'cui client | cif client | cui cumpărător | cif cumpărător | cod fiscal client | cod fiscal cumpărător | cui beneficiar | cui cif client | cod tva client | cif beneficiar | cod fiscal beneficiar | cnp cui | cod tva cumpărător | cui cumpărătorului | cnp cif | cui partener | cnp cui client',
      ),
    },
    iban: { strong: folded('cont iban | cod iban | contul iban') },
    bic: { strong: folded('cod swift | cod bic | swift cod | cod bic swift | bic banca | swift bancă') },
    currency: { strong: folded('moneda | moneda facturii | valuta facturii | valută | moneda documentului | moneda contului | deviza') },
    lineTotal: {
      strong: folded('total articole | total produse | total linii | total poziții | subtotal produse | valoare produse | total linie'),
      weak: folded('subtotal'),
    },
    netTotal: {
      strong:
        folded(`total fără tva | valoare fără tva | total valoare fără tva | bază de impozitare | baza impozabilă | total net | valoare netă totală
        | total bază de impozitare | subtotal fără tva | suma fără tva | valoare totală fără tva | total bază impozabilă | valoarea fără tva | valoare totală fără taxe | total valoare | subtotal fără taxe | total fără taxe | baza de calcul | baza de calcul tva | bază tva | total bază tva | total net fără tva | valoare bază | total valoric fără tva | valoarea totală fără tva | total produse fără tva | total servicii fără tva | preț total fără tva | valoare fără taxe | bază impozabilă totală | suma netă | total parțial fără tva | total facturare fără tva | valoare impozabilă | bază de impunere`),
      weak: folded('fără tva | valoare netă'),
    },
    taxTotal: {
      strong: folded(
        'total tva | valoare tva | suma tva | total valoare tva | tva total | taxa pe valoarea adăugată | valoarea tva | tva de plată | cota tva valoare | din care tva | suma totală tva | valoare totală tva | tva colectat | total taxă | total taxe | taxa tva | tva lei | cuantum tva | tva inclus | total tva a | total tva b | total tva lei | valoarea totală tva',
      ),
      weak: folded('tva'),
    },
    grossTotal: {
      strong:
        folded(`total de restituit | total stornat | suma de restituit | total storno | total de plată | total plată | total general | total cu tva | total factură | total inclusiv tva | valoare totală | valoare totală cu tva
        | total de plată cu tva | suma totală | total lei | total ron | total factură cu tva | valoare totală factură | total de achitat | total facturat
        | valoare cu tva | suma totală de plată | total valoare cu tva | total facturi | valoarea totală de plată | total de plata lei | total plată lei | total de încasat | total general cu tva | total general de plată | total valoare factură | valoare factură | valoarea facturii | valoarea totală a facturii | total factură curentă | valoare factură curentă | total factură lei | total de plată factură curentă | valoarea totală | valoare totală lei | total inclusiv taxe | total cu taxe | total comandă | valoare comandă | total ofertă | valoare ofertă | valoare totală ofertă | total general fără rotunjire | total bon | total bon fiscal | total eur | total cu tva inclus | preț total cu tva | total deviz | total în lei | total sumă | de plată total | total plăți | total chitanță | am primit suma de | suma achitată în total | prima totală | primă totală de plată | total primă | total cost | cost total`),
      weak: folded('total | suma | valoare'),
    },
    paid: {
      strong: folded(
        'achitat | suma achitată | plătit | avans | plătit în avans | avans achitat | suma plătită | deja achitat | total achitat | achitat în avans | avans facturat | avans încasat | avans plătit | plăți efectuate | plată efectuată | plata primită | suma încasată | încasat | sume achitate | achitat cu card | achitat numerar | plătit cu cardul | ultima plată | plăți | deja plătit | garanție achitată | reținut din avans | acont | stornare avans | stornat avans | total încasări | total încasat',
      ),
    },
    amountDue: {
      strong: folded(
        'de plată | rest de plată | suma de plată | sold de plată | rest de achitat | suma de achitat | sold restant | de achitat | rămas de plată | rămas de achitat | sold de achitat | sold facturi neachitate | restanță | restanțe | total restanțe | datorie | datorii | suma restantă | suma rămasă | diferență de plată | diferență de achitat | sold neachitat | sold total de plată | total sold de plată | sold datorat | suma datorată | de încasat | rest plată | total de plată inclusiv sold | sume restante',
      ),
      weak: folded('sold'),
    },
    sellerName: {
      strong: folded(
        'furnizor | vânzător | prestator | emitent | furnizorul | executant | denumire furnizor | nume furnizor | societatea emitentă | date furnizor | datele furnizorului | vânzătorul | prestatorul | furnizor de servicii | locator | asigurător | asiguratorul | transportator | transportatorul | emitentul | prestator servicii | angajator | companie emitentă | antreprenor | executantul | subscrisa | comerciant | ofertant',
      ),
    },
    buyerName: {
      strong: folded(
        'titular contract | titularul contractului | cumpărător | beneficiar | client | clientul | cumpărătorul | beneficiarul | facturat către | adresa de facturare | denumire client | achizitor | numele clientului | nume client | date client | datele clientului | date cumpărător | date facturare | informații client | abonat | consumator | locatar | chiriaș | chiriașul | asigurat | asiguratul | contractant | pacient | nume pacient | numele pacientului | utilizator | oaspete | nume oaspete | turist | client final | plătitor | cumpărător beneficiar | beneficiar client | către client | facturat la | factură către | client plătitor | achizitorul | nume și prenume client | nume beneficiar | nume abonat | elev | nume cumpărător | ofertă pentru | societatea client',
      ),
      weak: folded('membru'),
    },
    shipTo: {
      strong: folded(
        'adresa de livrare | livrare la | loc de livrare | locul livrării | punct de livrare | adresă livrare | destinatar | locul de livrare | locul descărcării | loc descărcare | destinație | livrat la adresa | livrat către | adresa de expediere | locația de livrare | adresa punctului de lucru | gestiune primitoare | primitor | punct livrare | locul de destinație',
      ),
    },
    name: {
      strong: folded(
        'denumire firmă | nume și prenume | nume firmă | nume | numele și prenumele | nume prenume | prenume și nume | denumirea societății | denumire societate | nume companie | denumirea firmei | nume complet',
      ),
    },
    period: {
      strong: folded(
        'perioada de facturare | perioada | perioada facturată | perioada extrasului | perioada de consum | perioada de la până la | pentru perioada | perioadă facturare | luna facturată | pentru luna | luna de facturare | perioada de raportare | perioada de referință | perioada asigurată | perioada de asigurare | perioadă de închiriere | perioada serviciului | perioada prestării | interval | perioada citirii | perioada sejurului | perioada contractuală',
      ),
    },
    periodFrom: {
      strong: folded(
        'de la data | perioada de la | data de început | început perioadă | data început | data sosirii | check in data | valabil de la | data inițială | dată start',
      ),
    },
    periodTo: {
      strong: folded(
        'până la data | data de sfârșit | sfârșit perioadă | data sfârșit | data plecării | valabilă până la | valabil până la | data finală | oferta este valabilă până la',
      ),
    },
    openingBalance: {
      weak: folded('sold la | sold la data | sold la data de | sold cont la | sold în cont la | numerar în casă la | sold credit la'),
      strong: folded(
        'sold inițial | sold precedent | sold anterior | sold de deschidere | sold la începutul perioadei | sold la început | sold deschidere | sold vechi | sold perioada anterioară | sold inițial la data | sold facturi anterioare | sold preluat | sold inițial creditor | sold inițial cont',
      ),
    },
    closingBalance: {
      weak: folded('sold la | sold la data | sold la data de | sold cont la | sold în cont la | numerar în casă la | sold credit la'),
      strong: folded(
        'sold final | sold curent | sold nou | sold de închidere | sold actual | sold la sfârșitul perioadei | sold la sfârșit | sold închidere | sold la zi | sold disponibil | sold final la data | sold cont | sold contabil final | sold final creditor',
      ),
    },
    accountNumber: {
      strong: folded(
        'numar card | nr card | cont bancar | n cont | contul | numărul contului | cont n | nr contului | cont trezorerie | cont bancă | cont virament | n cont bancar | cod cont | cont furnizor | cont curent | cont de economii | contul bancar | iban furnizor | iban cont | cont beneficiar | cont în lei',
      ),
      weak: folded('cont'),
    },
    accountHolder: {
      strong: folded(
        'titular cont | titularul contului | titular de cont | nume titular cont | nume titular | deținător cont | nume beneficiar cont | deținătorul contului',
      ),
    },
    paymentTerms: {
      strong: folded(
        'modalitate de plată | condiții de plată | metoda de plată | mod de plată | modalitatea de plată | termeni de plată | condiții plată | modalitate plată | tip plată | mod plată | forma de plată | modalități de plată | tipul plății | plata prin | instrument de plată',
      ),
    },
    printDate: {
      strong: folded(
        'data tipăririi | data listării | data tipării | data imprimării | listat la data | tipărit la data | data și ora tipăririi | tipărit la | imprimat la',
      ),
    },
    orderDate: { strong: folded('data comenzii | data comandă | comandă din data | data plasării comenzii | comandat la data') },
    contractDate: { strong: folded('data contractului | contract din data | data semnării contractului | data încheierii contractului') },
    deliveryNoteNumber: {
      strong: folded(
        'aviz n | n aviz | aviz de însoțire n | n avizului | aviz de expediție n | n aviz de însoțire | conform aviz n | notă de livrare n | n notă de livrare | scrisoare de transport n | n scrisoare de transport | awb | awb n | n awb | n cmr | nir n | n nir | bon de livrare n | n bon de livrare',
      ),
    },
    accountExecutive: {
      strong: folded(
        'casier | întocmit de | operator casă | numele casierului | vânzător nume | ospătar nume | servit de | operator facturare | emis de operator | întocmit | casieră | întocmită de',
      ),
    },
    phone: {
      strong: folded(
        'telefon | tel | mobil | tel mobil | tel fax | număr telefon | număr de telefon | nr telefon | telefon fax | telefon mobil | call center | relații clienți telefon',
      ),
    },
    bankName: {
      strong: folded(
        'banca | banca furnizorului | numele băncii | deschis la | banca beneficiar | denumire bancă | banca trezoreria | unitatea bancară',
      ),
    },
    sellerRegistrationNumber: {
      strong: folded(
        'reg com | nr reg com | registrul comerțului | nr registrul comerțului | nr ord reg com an | n ord reg com | n r c | n registru comerț | număr de înregistrare în registrul comerțului | număr înregistrare | reg com furnizor | j n | nr registrul comerțului an | n de ordine în registrul comerțului | nr ordine registrul comerțului | n înmatriculare',
      ),
    },
    contact: {
      strong: folded(
        'persoană de contact | delegat | date contact | contact client | agent vânzări | agent de vânzări | reprezentant vânzări | responsabil | reprezentant | manager cont | delegatul | date delegat | numele delegatului | consilier | medic trimițător',
      ),
    },
    discountTotal: {
      strong: folded(
        'total discount | reducere | total reducere | reducere comercială | discount acordat | valoare discount | reducere acordată | discount total | reduceri | total reduceri | rabat | remiză | economisiți | ați economisit | valoare reducere | discount comercial | discount lei | reducere totală | bonificație',
      ),
    },
    chargeTotal: {
      strong: folded(
        'cost transport | taxă de livrare | cheltuieli de transport | cost livrare | taxa transport | transport | cost de livrare | cost de transport | taxă livrare | servicii de transport | costuri de transport | manipulare | ambalaj | taxă de procesare | taxă procesare | comision ramburs | ramburs | garanție ambalaj | penalități | penalități de întârziere | dobânzi | taxă hotelieră | taxă de stațiune | taxa verde | timbru verde | accize | acciză | contribuție eco | bacșiș | tips | garanție sgr',
      ),
    },
    roundingAmount: { strong: folded('rotunjire | rotunjiri | diferență rotunjire | diferențe din rotunjiri | rotunjire sumă') },
    cashTendered: {
      strong: folded(
        'numerar | plată numerar | card bancar | numerar lei | plată card | plată cu cardul | card | cash | tichete de masă | bonuri valorice | plată modernă | primit numerar | suma primită | voucher | card contactless',
      ),
    },
    change: { strong: folded('rest de primit | rest lei | rest numerar | rest returnat | restul'), weak: folded('rest') },
    associatedInvoiceNumber: {
      strong: folded(
        'factura inițială n | n factură inițială | factura de referință n | factura stornată n | storno la factura n | factura originală n | în baza facturii n | aferent facturii n | referitor la factura n | conform facturii n | contravaloare factura n | n factură stornată | reprezentând contravaloarea facturii n',
      ),
    },
    page: { strong: folded('pagina | pag | pagina n | fila') },
    salesOffice: { strong: folded('punct de lucru | punct de vânzare | magazin | sucursala | agenția | locația') },
    deliveryNoteDate: { strong: folded('data avizului') },
    associatedInvoiceDate: { strong: folded('data facturii inițiale | data facturii stornate | din data facturii') },
    withholdingTax: {
      strong: folded('impozit reținut | impozit pe venit | impozit reținut la sursă | contribuție cas | contribuție cass'),
    },
    totalQuantity: {
      strong: folded(
        'cantitate totală | total cantitate | total bucăți | număr articole | total articole buc | număr produse | total colete',
      ),
    },
    ourReference: { strong: folded('referința noastră | referință internă | n înregistrare document | n intern') },
    yourReference: {
      strong: folded(
        'referința dvs | referința dumneavoastră | referință client | referința clientului | referință plată | cod referință | referința plății',
      ),
    },
    website: { strong: folded('pagina web | site web | adresa web') },
    email: { strong: folded('adresa email | poștă electronică | adresă de email') },
    shipFrom: {
      strong: folded(
        'loc de încărcare | locul încărcării | gestiune predătoare | punct de încărcare | depozit expediere | expeditorul mărfii | loc de expediere',
      ),
    },
  },
  labelFillers: folded('tva | lei | ron | nr | din | de | la | cu | fără'),
  netWords: folded('fără | fără taxe | net | neto'),
  grossWords: folded('cu | inclusiv | brut | taxe incluse'),
  titles: {
    'Credit Note': folded(
      'notă de credit | factură storno | factura storno | nota de credit | storno | notă creditare | notă de creditare | factură de stornare | factură retur | stornare | factură storno nr | factură de corecție',
    ),
    Invoice: folded(
      'factură | factura | factură fiscală | factura fiscală | factură proformă | proformă | factura proforma | factură de avans | factură nr | factură seria | factură de servicii | factură energie electrică | factură gaze naturale | factură apă | factură telefonie | factură telecomunicații | factură chirie | factură finală | factură de regularizare | e factura | factură simplificată | factură proformă nr | aviz de plată | notă de plată utilități | listă de plată | decizie de impunere | înștiințare de plată | factură curentă | invitație de plată | facturi fiscale | factură internă | decont cheltuieli | factură transport | regularizare | factură lunară | fişă de calcul întreținere | notă de debit | factură de rate | invoice factură | factură fiscală seria',
    ),
    Receipt: folded(
      'bon fiscal | chitanță | chitanta | chitanță nr | bon de casă | bon de consum casa | notă de plată | dovadă de plată | confirmare plată | confirmare de plată | dispoziție de plată | dispoziție de încasare | ordin de plată | tichet parcare | bilet de parcare | foaie de vărsământ | chitanță pos | chitanță plată card | bon nefiscal | dispoziție de plată încasare | recipisă | dovada plății',
    ),
    'Bank Statement': folded(
      'extras de cont | extras cont | extrasul de cont | extras de cont nr | extras bancar | extrase de cont | extras de cont curent | extras lunar | extras de cont lunar | istoric tranzacții | listă tranzacții | raport tranzacții | situația contului | extras card de credit | fișa contului | fișă client | fișă de cont',
    ),
    'Purchase Order': folded(
      'comandă de aprovizionare | confirmare comandă | notă de comandă | confirmare de comandă | comandă nr | comandă fermă | comandă de achiziție | comandă furnizor | comandă client | confirmarea comenzii | confirmare comandă nr | bon de comandă | comandă de transport | comandă transport | necesar de materiale | referat de necesitate | cerere de aprovizionare | comandă de lucru | comandă internă | ordin de lucru',
    ),
    Quote: folded(
      'ofertă | oferta | ofertă de preț | deviz | ofertă comercială | deviz estimativ | ofertă nr | ofertă tehnică | ofertă financiară | deviz ofertă | deviz general | deviz de lucrări | deviz reparație | deviz nr | cotație de preț | estimare de preț | estimare costuri | propunere comercială | propunere financiară | cerere de ofertă | antemăsurătoare ',
    ),
    'Delivery Note': folded(
      'aviz de însoțire a mărfii | aviz de expediție | aviz de însoțire | notă de livrare | proces verbal de predare primire | aviz de însoțire a mărfii nr | aviz nr | bon de livrare | notă de recepție | notă de recepție și constatare de diferențe | notă de intrare recepție | bon de consum | bon de predare | bon de transfer | proces verbal de recepție | scrisoare de transport | scrisoare de trăsură | foaie de expediție | listă de colisaj | packing list listă de ambalare | listă de ambalare | bon de cântar | aviz de retur | proces verbal predare primire | proces verbal de predare | foaie de parcurs marfă | borderou de expediție | borderou de livrare',
    ),
    'Price List': folded(
      'listă de prețuri | lista de prețuri | listă prețuri | meniul zilei | listă de vinuri | tarife servicii | catalog de prețuri | lista prețurilor | grilă de prețuri | prețuri și tarife | listă de tarife | tarif servicii | oferta de prețuri produse',
    ),
    Report: folded(
      'raport | raport anual | situație | proces verbal de ședință | buletin de analiză | buletin de analize | buletin de analize medicale | rezultate analize | rezultat analize | rezultate analize medicale | bilet de externare | scrisoare medicală | referat medical | raport de activitate | raport lunar | raport financiar | balanță de verificare | bilanț contabil | cont de profit și pierdere | raport z | registru de casă | raport de încercare | raport de încercări | raport de inspecție | foaie matricolă | certificat de calitate | certificat de conformitate | raport de expertiză | declarație de conformitate | memoriu tehnic | situație de lucrări | raport de evaluare',
    ),
    Form: folded(
      'formular | cerere | chestionar | cerere de | cerere tip | formular de înscriere | fișă de înscriere | formular de comandă client | formular de retur | fișă de prezență | foaie colectivă de prezență | foaie de pontaj | listă de prezență | ordin de deplasare | decont de cheltuieli | foaie de parcurs | împuternicire | acord gdpr | consimțământ | declarație pe propria răspundere | declarație unică | cerere de concediu | reclamație | formular de reclamație | certificat de garanție | fișă tehnică | fișă de evaluare | adeziune | constatare amiabilă | fișă de service | cerere de înscriere | cerere de rambursare | declarație vamală | bon de lucru',
    ),
    Other: folded(
      'fluturaș de salariu | fluturaș | fluturaș salariu | fluturaș de salarizare | stat de plată | stat de salarii | contract de închiriere | contract de muncă | contract individual de muncă | contract de vânzare cumpărare | contract de prestări servicii | poliță de asigurare | poliță rca | rețetă medicală | prescripție medicală | contract de furnizare | contract de comodat | certificat de înmatriculare | bilet de călătorie',
    ),
    Table: folded(
      'program orar | inventar | listă de inventar | listă de inventariere | tabel nominal | centralizator | clasament | grafic de lucru | planificare ture | situația stocurilor | fișă de magazie | lista participanților | catalog note | program de lucru | rezultate | mersul trenurilor | pontaj centralizat',
    ),
    Letter: folded(
      'somație de plată | notificare | adresă de înaintare | scrisoare | invitație | înștiințare | notificare de plată | înștiințare de plată restantă | notificare de reziliere | scrisoare de intenție | adeverință | convocator',
    ),
  },
  creditMarks: folded('storno | nota de credit'),
  invoiceMarks: folded('factur'),
  totals:
    folded(`total | subtotal | total de plată | total general | de plată | rest de plată | sold inițial | sold final | sold precedent | suma de plată
    | total tva | valoare totală | rotunjire | total fără tva | baza de impozitare | total lei | total cu tva | total eur | total ron | total valoare | total factură | total bază | total reducere | total discount | total articole | total cantitate | total pagină | total încasări | total plăți | total debit | total credit | total rulaj | rulaj total | rulaje | total curent | sold anterior | sold curent | suma totală | valoare tva | valoare netă | valoare totală fără tva | subtotal fără tva | total net | total brut | total venituri | total rețineri | rest de achitat | restanțe | total general lei | rotunjiri | total comandă | total produse | total servicii | sold la sfârșit | sold la început | salariu net | total deviz`),
  carried: folded(
    'report din pagina anterioară | de reportat | reportat | de reportat pe pagina următoare | report pagina anterioară | total de reportat | reportat din pagina anterioară | sold reportat',
  ),
  payments: folded(
    'numerar | card | rest | tva | total tva | rotunjire | numerar lei | plată card | card bancar | cash | tichete | bacșiș | restul | rest lei | plată modernă | tva a | tva b | tva c | tva d | total tva a | total tva b | subtotal | mod de plată | modalitate de plată | bonuri valorice | cota tva | din care tva | total taxe',
  ),
  units: list(
    'buc | mp | cutie | buc. | bucăți | bucată | bax | cutii | set. | pachet | pach | sac | saci | rolă | role | mc | m2 | m3 | ml | km | kwh | mwh | gcal | oră | ore | zi | zile | lună | luni | noapte | nopți | pers | abonament | abon | lei/buc | litri | litru | tonă | tone | pereche | per | kit | doză | fiolă | flacon | comp | palet | cursă | serviciu | serv',
  ),
  columns: {
    position: folded('nr crt | crt | nr | poz | nr ctr | n crt | poziție | poziția | nr poz | linie'),
    articleNumber: folded(
      'cod | cod produs | cod articol | cod art | cod produs furnizor | cod bare | cod de bare | cod intern | cod material | referință | cod mat | nr articol | nr catalog | cod client produs | cod nc | cod cpv | cod serviciu | cod piesă | simbol',
    ),
    description:
      folded(`denumire | denumirea | descriere | denumirea produselor sau a serviciilor | denumire produs | produs | serviciu | denumire articol | articol
      | denumirea produselor serviciilor | explicații | denumire produse servicii | detalii | denumire produs serviciu | denumirea produsului | detalii tranzacție
      | denumirea mărfii | specificație | descrierea produselor | descrierea | denumire material | denumire materiale | denumire marfă | denumire bunuri | denumire serviciu | denumire servicii | denumirea serviciului | denumirea serviciilor | denumire și caracteristici | denumire și specificații | denumirea articolului | denumire piesă | denumire lucrare | denumire lucrări | denumire operație | descriere produs | descriere servicii | descriere produse | descrierea serviciilor | nume produs | numele produsului | servicii | produse | produse servicii | produs serviciu | descriere tranzacție | descriere operațiune | explicație | explicații tranzacție | beneficiar ordonator | specificații | obiectul facturării | manoperă | piesă | piese | preparat | analiză | analize | denumire analiză | denumirea analizei | investigație | denumire medicament | mărfuri | conținut | lucrare | lucrări | tip serviciu | capitol lucrări | descriere lucrări | denumire comercială | tranzacție | operațiune | articole`),
    quantity: folded(
      'cantitate | cantitatea | cant | buc | nr buc | consum | cantit | ore | cantități | cantitate livrată | cantitate comandată | cant livrată | cant comandată | cantitate facturată | livrat | comandat | nr ore | număr ore | nr zile | nr nopți | nr persoane | greutate kg | greutate | consum kwh | cantitate buc | bucăți | cantitatea livrată | cant recepționată | nr bucăți | index diferență',
    ),
    unit: folded('um | u m | unitate | unitate de măsură | unit măs | u măs | unități de măsură | unitatea de măsură'),
    unitPrice: folded(
      'preț | preț unitar | pret unitar fara tva | preț unit | p u | pret unit fara tva | prețul unitar | tarif | preț fără tva | preț unitar lei | preț unitar cu tva | preț unitar fără tva lei | preț unitar ron | prețul unitar fără tva | preț pe unitate | preț buc | preț bucată | pret vanzare | preț cu tva | preț lei | preț fără tva lei | tarif unitar | tarif orar | tarif oră | tarif fără tva | pu fără tva | preț de listă | preț listă | preț unitar net | preț net | preț unit lei | preț um | preț um fără tva | cost unitar | preț achiziție | tarif lei',
    ),
    discount: folded('discount | reducere | disc % | red % | reducere % | valoare discount | % disc | % discount | % reducere | disc lei'),
    taxRate: folded('tva | cota tva | tva % | % tva | cotă | procent tva | cota tva % | cote tva | tva procent'),
    taxAmount: folded(
      'valoare tva | valoarea tva | suma tva | val tva | tva lei | tva ron | valoare tva lei | valoarea tva lei | cuantum tva | suma tva lei | val tva lei',
    ),
    lineTotal: folded(
      'valoare | valoarea | total | valoare fără tva | valoare totală | suma | valoare lei | valoare netă | val | total fără tva | valoare cu tva | total cu tva | valoarea fără tva | valoare fără tva lei | valoarea fără tva lei | valoare ron | valoarea lei | total lei | total ron | total linie | preț total | preț total fără tva | preț total cu tva | valoare cu tva lei | val fără tva | val cu tva | suma lei | suma totală | valoare totală fără tva | valoare totală cu tva | valoare brută | cost total | total fără tva lei | total general | valoare eur | valoare totală lei | brut',
    ),
    date: folded(
      'data | data tranzacției | data valutei | data operațiunii | data operării | data înregistrării | data decontării | data procesării | data contabilă | data tranzacție | data operației | data document | data efectivă | zi | ziua',
    ),
    debit: folded(
      'debit | plăți | sume debitate | ieșiri | sume plătite | debitări | rulaj debitor | retrageri | debit lei | plată | sumă debit',
    ),
    credit: folded(
      'credit | încasări | sume creditate | intrări | sume încasate | creditări | rulaj creditor | depuneri | credit lei | încasare | alimentări',
    ),
    balance: folded(
      'sold curent | sold final | sold contabil | sold | sold lei | sold după tranzacție | sold contabil lei | sold disponibil',
    ),
  },
  columnQualifiers: folded('fără | inclusiv'),
  greetings: folded(
    'stimate | stimată | bună ziua | stimați | stimată doamnă | stimate domn | stimate domnule | stimați clienți | stimați parteneri | dragă | dragi | bună',
  ),
  titlesOfPersons: folded('dl | dna | domnul | doamna'),
  signing: folded('semnătura | semnătură | ștampila'),
  salutations: folded(
    'către | domnului | doamnei | stimate client | domnul | doamna | dl | dna | d lui | d nei | firma | client | în atenția | stimați domni',
  ),
  yourWords: folded('dvs | dumneavoastră | dv | vă | voastră | tău | ta | clientului'),
  periodJoiners: list('la | până la'),
  periodWords: folded('perioada | între | de la | perioadei | intervalul | pentru perioada | până la'),
  remarks: folded(
    'observații | observație | notă | mențiuni | sursa | tabel | note | obs | mențiuni speciale | informații suplimentare | informații | atenție | important | termeni și condiții | comentarii | alte mențiuni | detalii suplimentare',
  ),
  notes: list('sursa | notă | surse | observații | note | legendă | atenție'),
  openEnds: list('și | de | la | cu | pentru | prin | care | din | sau | fără | între | către | ale | sub'),
  streets: folded(
    'strada | str | bulevardul | bd | bdul | calea | șoseaua | aleea | piața | bl | sector | ap | intrarea | b dul | splaiul | fundătura | prelungirea | cartier | scara | județ | comuna | sat | municipiul | oraș | cod poștal | drumul | bloc',
  ),
  legalForms: folded(
    'srl | sa | pfa | srld | sca | s r l | s a | s r l d | snc | scs | asociația | cooperativă | onlus | regie autonomă | pfa ii | ifn | srl tva la incasare',
  ),
  leadingLegalForms: folded('sc | s c | societatea | asociația | fundația | cabinet individual | întreprindere individuală'),
  countries: folded('românia | ro | republica moldova | moldova | ungaria | bulgaria | germania | italia | austria'),
  contacts: folded(
    'tel | telefon | cui | cif | reg com | banca | capital social | cod fiscal | registrul comerțului | sediul social | sediu | sediul | punct de lucru | mobil | fax | trezoreria | nr reg com | cod unic | iban | adresa web | c i f | cont bancar',
  ),
  bankWords: folded('trezorerie | banca transilvania | banca comercială | cont bancar | trezoreria | raiffeisen'),
  confirmationMarks: list('confirmare | acceptare comanda'),
  copyMarks: list(
    'original | copie | duplicat | exemplarul 1 | exemplar client | exemplarul clientului | exemplar 1 | exemplar 2 | exemplarul 2 | exemplarul 3 | exemplar furnizor | exemplar cumpărător | exemplar beneficiar | copie client | copie conformă cu originalul | conform cu originalul | albastru exemplarul clientului | roșu exemplar contabil | bon client | exemplar pentru client | duplicat bon',
  ),
  tillWords: folded(
    'casier | masa | ospatar | nr bon | card bancar | amef | bacsis | operator | casier nr | nr masă | bon nr | casa nr | casă de marcat | vă mulțumim | vă mai așteptăm | mulțumim pentru vizită | operator casă | servit de | tichet | z nr | nr amef | cod operator | tranzacție aprobată | contactless | număr bon',
  ),
  missing: list('fără | lipsă'),
  phoneWords: folded('telefon | tel | mobil'),
  replyMarks: folded('răsp'),
  codeWords: folded('tel | fax | cui | cif | nr reg com | mobil'),
  registerNumbers: folded('nr reg com | registrul comerțului'),
  registers: folded('registrul comerțului | reg com | orc'),
  captions: list('tabelul | figura | fig | grafic | imagine'),
  payWords: folded(
    'salariu brut | salariu net | salariu de bază | salariu de încadrare | venit brut | venit net | rest de plată salariu | cas | cass | impozit pe salariu | deducere personală | deduceri personale | ore lucrate | zile lucrate | sporuri | spor vechime | tichete de masă | concediu de odihnă | concediu medical | contribuție asigurări sociale | contribuție asigurări sănătate | impozit pe venit | avans salariu | rețineri | total rețineri | net de plată | bază de calcul impozit | ore suplimentare | prime | tichete vacanță',
  ),
  currencyUnits: { RON: list('lei') },
  currencyUnitFirst: true,
  letteredTaxLabels: folded('cif | cui | fiscala'),
};
