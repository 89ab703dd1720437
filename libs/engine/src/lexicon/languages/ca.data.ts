import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Catalan: what Spanish prints alike stands there. */
export const CATALAN: LanguageLexicon = {
  code: 'ca',
  ofFewPapers: true,
  latinModel: 'cat',
  opensWithTwoStems: true,
  letters: 'àçéèíïóòúü',
  smallWords: folded(
    'el | la | els | les | dels | amb | i | per | del | al | pel | pels | que | aquest | aquesta | aquests | és | ens | més | sense | fins | seva | seu | seves | vostre | vostra | nostre | nostra | gràcies | també | dies | preu | quantitat | import | factura | venciment | adreça | carrer | telèfon | correu | pagament | lliurament | servei | serveis | comanda | albarà | pressupost | unitat | descripció | concepte | descompte | dades | núm | codi | hores | rebut | imposable',
  ),
  dates: { monthOpenings: list("de | d'"), yearOpenings: list('de | del') },
  numberWords: folded('núm | número | nombre'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'núm de factura | número de factura | n de factura simplificada | n de la factura simplificada | n de tiquet | tiquet n | n tiquet | n de rebut | rebut n | n rebut | factura rectificativa núm | n d abonament | abonament n | n de document | número de pressupost | n de pressupost | pressupost n | n pressupost | núm fra | n d ordre de factura | n albarà factura | referència de la factura | ref de la factura | n de certificat | n d informe | informe n | n de pòlissa | pòlissa n | n de proforma | n d expedient | expedient n | n de registre | n de sol licitud | n d oferta | oferta núm | factura electrònica n | codi de factura | n de la nota | albarà factura n | sèrie i n',
      ),
      weak: folded('rebut | tiquet'),
    },
    issueDate: {
      strong: folded(
        'data de factura | data factura | data d emissió | data emissió | data de la factura | data d expedició | data de document | data del document | emesa el | emès el | expedida el | data de facturació | data i hora | data del tiquet | data de pressupost | data del pressupost | data de l informe | data d informe | data de compra | data de venda | data de l extracte | data d emissió de la factura | data i hora d emissió | lloc i data | data del rebut | data de l oferta | data de la mostra | data de l analítica | data d abonament | data pressupost | data rebut',
      ),
    },
    dueDate: {
      strong: folded(
        'data de venciment | data venciment | venciment | venciments | data límit de pagament | data de pagament | venç el | pagar abans del | a pagar abans del | pagament abans del | data límit | es carregarà el | data de càrrec | data prevista de càrrec | data de cobrament | pagament fins al | termini de pagament | data límit pagament | es cobrarà el | pagar fins al | venciment el | es carregarà al vostre compte el | pagar abans de',
      ),
    },
    deliveryDate: {
      strong: folded(
        'data de lliurament | data lliurament | data d entrega | lliurament previst | termini de lliurament | data de servei | data del servei | data d operació | data de l operació | data d enviament | data de prestació | data de sortida | data d execució | data prevista de lliurament | data de l albarà | data de recollida | data de recepció',
      ),
    },
    orderNumber: {
      strong: folded(
        'núm de comanda | n de comanda | n comanda | comanda n | la vostra comanda | la seva comanda | referència de comanda | n de la comanda | ordre de compra | vostra comanda | comanda client | ordre de treball n | ref comanda | n d ordre | comanda de compra | ordre de compra n',
      ),
      weak: folded('comanda'),
    },
    contractNumber: {
      strong: folded('n de contracte | n contracte | contracte n | referència del contracte | ref contracte'),
      weak: folded('contracte | codi cups | codi de subministrament | punt de subministrament | pòlissa'),
    },
    customerNumber: {
      strong: folded(
        'codi de client | codi client | n de client | núm client | client n | n client | codi del client | n d abonat | n abonat | n de soci | n soci | n de sòcia | codi d abonat | referència de client | n d historial | codi de pacient | n de col legiat | codi de soci | n de treballador | n d assegurat',
      ),
    },
    sellerVatId: {
      strong: folded(
        'nif proveïdor | nif de l emissor | nif de l empresa | cif de l empresa | nif emissor | n d identificació fiscal | cif emissor | identificació fiscal | nrt | nrt n | n de registre tributari | número registre tributari | nrt emissor | nif n | nrt proveïdor | nif del venedor | registre tributari',
      ),
    },
    buyerVatId: {
      strong: folded(
        'nif client | nif del client | cif client | cif del client | nif del comprador | nif destinatari | nif del destinatari | el vostre nif | dni nif | nif receptor | nrt client | nrt del client | nrt comprador | nrt destinatari | nrt del comprador',
      ),
    },
    sellerRegistrationNumber: {
      strong: folded(
        'registre mercantil de barcelona | registre mercantil | inscrita al registre mercantil | registre de comerç | n de registre de comerç | número de comerç | registre de comerç i indústria | n de comerç | inscrita al registre de societats | registre de societats',
      ),
    },
    currency: { strong: folded('moneda de la factura | divisa de la factura') },
    lineTotal: { strong: folded('suma de línies | import brut | total línies | suma dels imports') },
    netTotal: {
      strong: folded(
        'base imposable | base imp | total base imposable | import net | total net | total sense iva | import sense iva | suma base imposable | subtotal sense iva | base imposable total | total abans d impostos | import sense impostos | total sense impostos | total bases imposables | suma de bases | base imposable iva | total b i | import base | total sense igi | base igi | suma bases | import sense igi | base imposable igi',
      ),
      weak: folded('base'),
    },
    taxTotal: {
      strong: folded(
        'quota iva | quota d iva | import iva | import d iva | import de l iva | total quota | total impostos | total quota iva | quota total | iva repercutit | quota iva total | total d iva | iva inclòs | dels quals iva | import impostos | total igi | quota igi | import igi',
      ),
      weak: folded('impostos | igi'),
    },
    grossTotal: {
      strong: folded(
        'import total | total amb iva | total iva inclòs | total factura iva inclòs | import factura | import de la factura | import total de la factura | import total factura | total import | total amb impostos | total impostos inclosos | import total iva inclòs | total pressupost | total comanda | total tiquet | total compra | total rebut | total del rebut | total general iva inclòs | import total a pagar | total a abonar al client | preu total | total document iva inclòs | total pressupost iva inclòs | total euros iva inclòs | import amb iva | import líquid | total de la vostra factura | total del document | total de l abonament | import a retornar | import total euros | total amb igi | total igi inclòs | total document',
      ),
    },
    paid: {
      strong: folded(
        'pagat | pagat amb | pagat amb targeta | pagat en efectiu | bestreta | bestretes | import pagat | a compte | pagaments a compte | lliurat a compte | lliurament a compte | paga i senyal | ja pagat | abonat a compte | pagaments rebuts | cobrat | total pagat | pagament rebut',
      ),
    },
    amountDue: {
      strong: folded(
        'import a pagar | total a percebre | líquid a percebre | pendent de pagament | import pendent | saldo pendent | líquid a pagar | resta a pagar | pendent | total pendent | import pendent de pagament | deute pendent | import a ingressar | restant | a pagar en total | quantitat a pagar | deute total | import a cobrar | queda per pagar | resta per pagar',
      ),
    },
    sellerName: {
      strong: folded(
        'proveïdor | emissor | dades de l emissor | dades del proveïdor | emissor de la factura | empresa emissora | expedidor | dades fiscals de l emissor | venedor | prestador del servei | arrendador | raó social de l emissor | nom de l emissor | facturat per | venut per | dades del venedor | companyia asseguradora',
      ),
      weak: folded('emès per | remitent | beneficiari'),
    },
    buyerName: {
      strong: folded(
        'client | comprador factura | facturar a nom de | destinatari | dades del client | dades client | facturat a | adreça de facturació | dades de facturació | dades fiscals del client | nom del client | titular del subministrament | titular del contracte | arrendatari | llogater | pacient | rebut de | hem rebut de | he rebut de | nom del pacient | treballador | treballadora | alumne | alumna | sol licitant | assegurat | prenedor | prenedor de l assegurança | nom i cognoms | abonat a nom de | client nom | hoste | pagador | interessat | client factura | dades del comprador | llogatera | prenedor de la pòlissa',
      ),
      weak: folded('senyors | nom i cognom | assegurada | destinatària | llogatari'),
    },
    shipTo: {
      strong: folded(
        'adreça de lliurament | adreça d entrega | lloc de lliurament | adreça d enviament | enviar a l adreça | lloc de subministrament | adreça de subministrament | lliurar a | adreça del subministrament | punt de lliurament | destinació | lloc d entrega | adreça del servei | adreça lliurament | adreça de l obra | lloc de prestació',
      ),
    },
    shipFrom: { strong: folded('lloc de càrrega | adreça de recollida | magatzem | lloc de recollida') },
    name: { strong: folded('nom | raó social | nom o raó social | nom comercial') },
    period: {
      strong: folded(
        'període | període de facturació | període facturat | període de consum | període de liquidació | període facturació | període de l extracte | mes de facturació | període consum | període de lectura | període liquidat | durada de l estada | període de servei | trimestre facturat',
      ),
    },
    periodFrom: {
      strong: folded('data d inici | inici del període | data inici | des de la data | data d entrada | data inicial | període des de'),
    },
    periodTo: {
      strong: folded('data de fi | fi del període | data fi | fins a la data | data final | període fins a | final del període'),
    },
    openingBalance: {
      strong: folded('saldo a l inici | saldo inicial del període | saldo d obertura | saldo a inici de període | saldo inici'),
      weak: folded('saldo a data'),
    },
    closingBalance: {
      strong: folded(
        'saldo al final | saldo nou | nou saldo | saldo de tancament | saldo a final de període | saldo final del període | saldo tancament',
      ),
      weak: folded('saldo a data'),
    },
    accountNumber: {
      strong: folded(
        'n de compte | compte bancari | compte corrent | n compte | compte n | compte de càrrec | compte de domiciliació | núm de compte bancari | codi compte client | n de targeta | domiciliació al compte | targeta n | compte corrent n | número de compte bancari',
      ),
      weak: folded('compte'),
    },
    accountHolder: { strong: folded('titular del compte | titular compte | nom del titular | titulars del compte') },
    branchCode: { strong: folded('oficina n | codi d oficina') },
    bankName: {
      strong: folded('banc | entitat bancària | entitat financera | nom del banc | caixa o banc | banc caixa'),
      weak: folded('entitat | domiciliació bancària'),
    },
    paymentTerms: {
      strong: folded(
        'forma de pagament | condicions de pagament | mètode de pagament | mode de pagament | manera de pagament | mitjà de pagament | forma pagament | tipus de pagament',
      ),
    },
    contractDate: { strong: folded('data de contracte | data del contracte | data de signatura') },
    orderDate: { strong: folded('data de comanda | data comanda | data de la comanda') },
    deliveryNoteDate: { strong: folded('data albarà | data d albarà') },
    deliveryNoteNumber: { strong: folded('n d albarà | núm albarà | albarà núm | nota de lliurament n') },
    printDate: { strong: folded('data d impressió | imprès el') },
    phone: { strong: folded('telèfon | tel mòbil | mòbil | telèfon de contacte | atenció al client telèfon | telf contacte') },
    email: { strong: folded('correu electrònic | correu | adreça electrònica') },
    website: { strong: folded('pàgina web | lloc web') },
    contact: { strong: folded('persona de contacte | contacte | a l atenció de | dades de contacte') },
    accountExecutive: {
      strong: folded('caixer | caixera | cambrer | us ha atès | atès per | venedor a | comercial assignat | l ha atès | metge | metgessa'),
    },
    discountTotal: {
      strong: folded(
        'import descompte | total descompte | total descomptes | import del descompte | descompte total | descompte aplicat | bonificació | dte comercial',
      ),
      weak: folded('descompte'),
    },
    chargeTotal: {
      strong: folded(
        'despeses d enviament | ports i despeses | despeses de transport | transport i lliurament | recàrrec | despeses de gestió | recàrrec d equivalència | enviament | despeses d envio',
      ),
    },
    roundingAmount: { strong: folded('arrodoniment') },
    cashTendered: {
      strong: folded(
        'efectiu | en efectiu | targeta | targeta de crèdit | targeta bancària | lliurat | entregat efectiu | al comptat | targeta dèbit',
      ),
    },
    change: { strong: folded('canvi | canvi a tornar | a tornar') },
    totalQuantity: {
      strong: folded('total unitats | n d articles | pes total | pes net | pes brut | n de bultos | total quilos | nombre de paquets'),
    },
    withholdingTax: { strong: folded('retenció irpf | retenció | import irpf | retenció d irpf | import retenció') },
    associatedInvoiceNumber: {
      strong: folded('factura rectificada | factura que es rectifica | rectifica la factura | n factura rectificada | factura original n'),
    },
    yourReference: { strong: folded('la vostra referència | vostra referència | la seva referència') },
    ourReference: { strong: folded('la nostra referència | nostra referència') },
    page: { strong: folded('pàg | pàgina') },
    postBox: { strong: folded('apartat de correus') },
    iban: { strong: folded('compte iban | iban compte | codi iban | iban del compte | número iban') },
  },
  titles: {
    'Credit Note': folded('factura d abonament | abonament de factura | nota d abonament | nota de crèdit | devolució de compra'),
    Invoice: folded(
      'factura proforma de venda | factura de lloguer | factura d aigua | factura de la llum | factura d electricitat | factura de gas | rebut de l aigua | rebut de lloguer | minuta d honoraris | factura electrònica | factura de serveis | factura albarà | certificació d obra | rebut de quota | la vostra factura | factura ordinària | factura bestreta | nota d honoraris',
    ),
    Receipt: folded(
      'tiquet | rebut | tiquet de compra | tiquet de caixa | rebut de pagament | comprovant de pagament | justificant de pagament | tiquet de venda | rebut de caixa | justificant de compra | factura simplificada tiquet | comprovant de compra | rebut de donatiu | tiquet regal | factura tiquet',
    ),
    'Bank Statement': folded(
      'extracte | extracte bancari | extracte de compte | extracte de moviments | extracte mensual | moviments del compte | moviments de compte | extracte del compte | extracte de targeta | llistat de moviments | extracte de compte corrent | resum de compte | extracte integrat',
    ),
    'Purchase Order': folded(
      'comanda de compra | full de comanda | confirmació de comanda | ordre de compra | comanda a proveïdor | comanda de client | confirmació de la comanda | ordre de treball | comanda de material | full d encàrrec | nota de comanda',
    ),
    Quote: folded(
      'pressupost | pressupost d obra | proposta econòmica | oferta econòmica | pressupost de reparació | proposta comercial | pressupost de reforma | oferta de serveis | proposta de pressupost | pressupost sense compromís | pressupost de serveis',
    ),
    'Delivery Note': folded(
      'albarà | albarà de lliurament | nota de lliurament | full de lliurament | albarà de transport | albarà valorat | nota d entrega | carta de port | llista de contingut | albarà de sortida | albarà d entrega | full de ruta | llista d embalatge | comprovant de lliurament | acta de lliurament | acta de recepció',
    ),
    'Price List': folded(
      'llista de preus | tarifa de preus | tarifes | preus públics | els nostres preus | llistat de preus | carta de preus | carta de vins | llista de tarifes | menú del dia | taxes i preus públics | preus i tarifes | catàleg de preus | menú migdia | quadre de tarifes',
    ),
    Report: folded(
      'informe mèdic | memòria anual | informe anual | informe mensual | butlletí de notes | informe de notes | acta de reunió | acta de la reunió | resultats d anàlisi | informe d anàlisi | informe d inspecció | balanç de situació | compte de resultats | comptes anuals | compte de pèrdues i guanys | informe tècnic | tancament de caixa | resum mensual | resum de vendes | acta de la junta | informe d alta | informe de laboratori | informe de gestió | informe d assaig | informe de vendes | balanç',
    ),
    Form: folded(
      'sol licitud | formulari | full d inscripció | butlleta d inscripció | formulari d inscripció | sol licitud d inscripció | sol licitud de vacances | declaració responsable | autorització | full de reclamació | consentiment informat | full de matrícula | qüestionari | full de registre | full d assistència | full de despeses | instància genèrica | sol licitud d admissió | declaració jurada | enquesta de satisfacció | full de treball | llista d assistència | sol licitud de permís | full de queixa',
    ),
    Other: folded(
      'full de nòmina | full de salari | rebut de salaris | nòmina mensual | contracte de lloguer | contracte d arrendament | pòlissa d assegurança | certificat d assegurança | recepta mèdica | contracte de treball | carnet de soci | targeta d embarcament | certificat d empadronament | contracte de serveis | certificat de garantia',
    ),
    Letter: folded(
      'carta de presentació comercial | recordatori de pagament | avís de pagament | reclamació de pagament | convocatòria | carta de reclamació | comunicat als clients',
    ),
    Table: folded(
      'horari | horaris | horari de classes | calendari laboral | quadrant de torns | inventari | classificació | resultats oficials | horaris d autobús | horari d autobusos | quadre de torns | quadre d amortització | llistat d existències | inventari d existències | calendari de torns | llista de participants',
    ),
  },
  columns: {
    position: folded('núm | línia | pos línia'),
    articleNumber: folded(
      'codi | codi article | codi d article | codi producte | cod article | ref article | codi de barres | codi de producte | referència article | referència',
    ),
    description: folded(
      'descripció | concepte | servei | conceptes | detall | descripció de l article | descripció del producte | descripció del servei | producte | articles | serveis | productes | denominació | treballs realitzats | descripció dels treballs | concepte descripció | moviment | operació | partida d obra | prova | determinació | plat | nom del producte | descripció concepte | descripció del concepte | assignatura | medicament | nom de l article | matèria',
    ),
    quantity: folded(
      'quantitat | quant | qtat | unitats | hores | quantitat servida | quilos | nits | consum | n d unitats | caixes | dies | n hores | peces | paquets | consum kwh | quantitat demanada | q tat | pes kg',
    ),
    unit: folded('unitat | unitat de mesura | u mesura | unitat mesura'),
    unitPrice: folded(
      'preu | preu unitari | preu unitat | preu unit | preu u | preu ut | import unitari | preu per unitat | preu sense iva | preu euros | preu hora | preu kg | preu net | preu venda | preu base | preu nit | preu amb iva | preu kwh | preu unitari sense iva | preu un | preu brut',
    ),
    discount: folded('descompte | descompte % | % dte | dte | dte % | % descompte | desc te'),
    taxRate: folded('tipus iva | tipus d iva | % d iva | tipus impositiu | % tipus | tipus %'),
    taxAmount: folded('quota iva | import iva | iva import | quota d iva'),
    lineTotal: folded(
      'import | import net | import total | preu total | base imposable | import eur | import euros | total sense iva | import brut | import sense iva | total línia | import amb iva | total net | total amb iva | net | import línia',
    ),
    date: folded(
      'data | data valor | data operació | data de valor | d valor | data d operació | data factura | data comptable | data moviment | data i hora',
    ),
    debit: folded('càrrec | càrrecs | deure | despeses | sortides | pagaments'),
    credit: folded('abonament | abonaments | haver | ingressos | entrades'),
    balance: folded('saldo disponible eur | saldo compte'),
  },
  columnQualifiers: folded('sense'),
  creditMarks: folded('abonament'),
  invoiceMarks: folded('factur'),
  confirmationMarks: folded('confirmació'),
  labelFillers: folded('núm'),
  netWords: folded('sense'),
  grossWords: folded('inclòs | inclosos'),
  totals: folded(
    'suma i segueix | import total | base imposable | total iva inclòs | total amb iva | total sense iva | import net | quota iva | total quota | total impostos | total línies | total brut | total net | total meritat | total a deduir | líquid a percebre | líquid total a percebre | total unitats | total descompte | saldo final | saldo anterior | suma anterior | total pressupost | total capítol | total tiquet | total compra | total càrrecs | total abonaments | total hores | total deduccions | import a pagar | subtotal base | total bases | quota igi',
  ),
  carried: folded('suma i segueix | suma anterior | suma i segueix pàgina següent'),
  payments: folded('efectiu | canvi | targeta | iva inclòs | lliurat | al comptat | descompte | total articles | targeta de crèdit'),
  units: list(
    'ut | uts | unitat | unitats | caixa | caixes | hores | hora | paquet | ampolla | dia | mes | mesos | metre | metres | litre | litres | quilo | quilos | peça | peces | parell | sac | sacs',
  ),
  greetings: folded(
    'benvolgut | benvolguda | benvolguts | benvolgudes | estimat client | distingit senyor | apreciat | apreciada | senyors | bon dia | hola',
  ),
  signing: folded('signatura'),
  salutations: folded('benvolgut client | sr i sra | senyor | senyora | a l atenció de | senyors'),
  yourWords: folded('vostre | vostra | vostres | seva | seves'),
  periodWords: folded('període | des del | fins al'),
  periodJoiners: list('fins al | fins a | al'),
  datedOn: list('a'),
  remarks: folded('observacions | nota important | notes | avís important | comentaris | atenció | informació'),
  captions: list('Taula | Figura | Quadre | Gràfic'),
  openEnds: list('amb | els | dels | per | del | i | les'),
  listEnds: folded('import en lletres | quantitat en lletres | fi de l extracte | són'),
  streets: folded(
    'carrer | avinguda | passeig | rambla | carretera | camí | ctra | polígon industrial | pol ind | urbanització | travessera | travessia | ronda | via | baixada | pujada | passatge',
  ),
  streetOpenings: folded('plaça | plaça de | plaça del'),
  legalForms: folded('sccl | slp | scp | sl | sa | societat limitada | societat anònima | slu | cooperativa catalana'),
  leadingLegalForms: folded('associació | fundació | ajuntament'),
  countries: folded('espanya | catalunya | andorra | principat d andorra | illes balears | frança | alemanya | itàlia | regne unit'),
  contacts: folded(
    'telèfon | tel | mòbil | nif | cif | correu electrònic | registre mercantil | inscrita | atenció al client | banc | compte bancari',
  ),
  bankWords: folded('caixabank | banc sabadell | caixa d enginyers | compte corrent | domiciliació bancària | compte bancari'),
  bankParts: list('banc'),
  registers: folded('registre mercantil'),
  copyMarks: folded(
    'còpia | còpia client | original client | exemplar client | duplicat | còpia per al client | exemplar per al client | exemplar per a l empresa | esborrany | còpia autèntica',
  ),
  payWords: folded(
    'salari base | meritacions | deduccions | total meritat | total a deduir | líquid total a percebre | líquid a percebre | contingències comunes | antiguitat | retenció irpf | grup de cotització | base de cotització | atur | formació professional | paga extra | hores extraordinàries | plus conveni | plus transport | seguretat social | percepcions salarials | prorrata paga extra',
  ),
  tillWords: folded(
    'caixer | caixera | cambrer | cambrera | taula | us ha atès | atès per | comensals | propina | contactless | tiquet n | l ha atès | caixa n | tpv | per emportar',
  ),
};
