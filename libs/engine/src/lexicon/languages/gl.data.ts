import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Galician: what Spanish or Portuguese prints alike stands there. */
export const GALICIAN: LanguageLexicon = {
  code: 'gl',
  ofFewPapers: true,
  letters: 'áéíñóúü',
  smallWords: folded(
    'unha | unhas | dunha | nunha | co | coa | cos | coas | polo | pola | polos | polas | non | ata | grazas | moi | tamén | dende | prezo | prezos | ive | impoñible | enderezo | orzamento | cantidade | vencemento | concello | servizo | servizos | xunta | galicia | provedor | folla | traballo | páxina | tarxeta | vostede | descrición | débeda | cota',
  ),
  dates: { monthOpenings: list('de'), yearOpenings: list('de') },
  numberWords: folded('número'),
  labels: {
    invoiceNumber: {
      strong: folded(
        'número da factura | n da factura | núm de factura | n de factura simplificada | n de tícket | n do recibo | n de orzamento | orzamento n | n do documento | n do informe | n de expediente | n de rexistro | factura rectificativa número | n do orzamento | n da nota | n da póliza | n de certificado | albará factura n',
      ),
    },
    issueDate: {
      strong: folded(
        'data de factura | data da factura | data factura | data de expedición | data de emisión | data do documento | data de facturación | data do orzamento | data de orzamento | data do recibo | data do tícket | data do informe | data e hora de emisión | data de compra | lugar e data | expedida o | data de presentación | emitida o',
      ),
    },
    dueDate: {
      strong: folded(
        'data de vencemento | vencemento | data límite de pagamento | data vencemento | prazo de pagamento | vencementos | data límite de pago | vence o | pagar antes do | data de cargo | data prevista de cargo | data de cobro | a pagar antes do | data de pago',
      ),
    },
    deliveryDate: {
      strong: folded(
        'data de entrega prevista | data do servizo | data de prestación do servizo | data de operación | data de saída | data de envío | data da entrega | data de servizo | prazo de entrega | data de recollida | data do albará | data de prestación',
      ),
    },
    orderNumber: {
      strong: folded(
        'número do pedido | n do pedido | n de encargo | o seu pedido | referencia do pedido | orde de compra | orde de traballo n | n de orde | orde de compra n | seu pedido | pedido do cliente',
      ),
    },
    contractNumber: { strong: folded('n do contrato | referencia do contrato'), weak: folded('código cups') },
    customerNumber: {
      strong: folded(
        'código do cliente | número do cliente | n do cliente | n do aboado | n de aboado | código de aboado | n de socia | n do socio | n de historia clínica | n de abonado',
      ),
    },
    sellerVatId: { strong: folded('nif do emisor | cif da empresa | nif do provedor | nif da empresa | cif do provedor | nif provedor') },
    buyerVatId: { strong: folded('nif do cliente | cif do cliente | nif do destinatario | nif do comprador | nif da persoa destinataria') },
    netTotal: {
      strong: folded(
        'base impoñible | base impoñible total | total sen ive | importe sen ive | total base impoñible | subtotal sen ive | total sen impostos | suma de bases impoñibles | total antes de impostos | importe sen impostos | bases impoñibles | suma base impoñible',
      ),
    },
    taxTotal: {
      strong: folded(
        'cota ive | cota do ive | importe ive | total ive | importe do ive | ive total | total impostos | cota tributaria | cota iva | cota total | ive incluído | total cota ive | imposto sobre o valor engadido | ive repercutido | cota de ive',
      ),
      weak: folded('ive'),
    },
    grossTotal: {
      strong: folded(
        'total con ive | total ive incluído | importe total da factura | total da factura | total a aboar | importe total a aboar | total con impostos | total orzamento | total do recibo | total do pedido | prezo total | total do orzamento | total impostos incluídos | importe con ive | total ive engadido | total factura ive incluído | importe da factura | total xeral',
      ),
    },
    paid: {
      strong: folded(
        'xa pagado | entregado á conta | entregas á conta | pagamentos á conta | aboado | pagado á conta | pagamento recibido | á conta | importe aboado | cobrado | pagamento a conta',
      ),
      weak: folded('fianza'),
    },
    amountDue: {
      strong: folded(
        'pendente de pago | pendente de pagamento | importe pendente | saldo por pagar | débeda | resto por pagar | débeda total | total débeda | importe pendente de pagamento | pendente de cobro | débeda pendente | saldo pendente | total pendente | resta por pagar',
      ),
    },
    sellerName: {
      strong: folded(
        'provedor | emisor da factura | datos do provedor | datos do emisor | expedidor da factura | empresa subministradora | datos da empresa | emitida por',
      ),
    },
    buyerName: {
      strong: folded(
        'datos do cliente | nome do cliente | cliente nome | facturar a nome de | titular da subministración | titular do contrato | doente | recibín de | persoa destinataria | persoa solicitante | enderezo de facturación | traballador | traballadora | nome e apelidos | alumno alumna | nome do paciente | persoa traballadora | persoa asegurada | aluguador',
      ),
      weak: folded('nome e apelido | socio | hóspede | alumno'),
    },
    shipTo: {
      strong: folded(
        'enderezo de entrega | enderezo de envío | enderezo de subministración | enviar ao enderezo | lugar da entrega | enderezo do subministro | enderezo da obra | punto de subministración',
      ),
    },
    shipFrom: { strong: folded('lugar de recollida | enderezo de recollida') },
    name: { strong: folded('nome ou razón social | razón social da empresa | nome razón social') },
    period: {
      strong: folded(
        'período de facturación | período facturado | período de consumo | período de liquidación | mes de facturación | período de lectura | período do extracto | bimestre facturado',
      ),
    },
    periodFrom: { strong: folded('data de inicio | data inicial do período | data de alta do servizo | dende') },
    periodTo: { strong: folded('data de fin | data final do período | data fin | fin do período') },
    openingBalance: { strong: folded('saldo ao inicio | saldo inicial do período | saldo no inicio') },
    closingBalance: { strong: folded('saldo ao peche | saldo final do período | saldo de peche') },
    accountNumber: {
      strong: folded(
        'número da conta | conta de cargo | conta bancaria | conta de domiciliación | n de conta bancaria | n da conta | conta de aboamento | número de tarxeta',
      ),
    },
    accountHolder: { strong: folded('titular da conta bancaria | titular da conta corrente | nome da persoa titular') },
    bankName: { strong: folded('entidade bancaria | entidade financeira | caixa ou banco | nome do banco'), weak: folded('entidade') },
    paymentTerms: {
      strong: folded('condicións de pagamento | medio de pagamento | condicións de pago'),
    },
    contractDate: { strong: folded('data do contrato | data de sinatura') },
    orderDate: { strong: folded('data do pedido | data de pedido') },
    deliveryNoteNumber: { strong: folded('n de albará | albará núm | albará número | n do albará | nota de entrega n') },
    phone: { strong: folded('teléfono de contacto | tfno de contacto | teléfono móbil | móbil') },
    email: { strong: folded('enderezo electrónico | correo electrónico de contacto') },
    website: { strong: folded('páxina web | sitio web') },
    contact: { strong: folded('persoa de contacto | á atención de | datos de contacto') },
    accountExecutive: { strong: folded('caixeira | caixeiro | atendeuno | atendeulle | facultativo responsable') },
    discountTotal: { strong: folded('importe do desconto | total descontos | desconto total | importe desconto | desconto aplicado') },
    chargeTotal: {
      strong: folded(
        'gastos de envío e entrega | recargo de equivalencia | gastos de xestión | custo de envío | gastos de envío | xuros de demora',
      ),
    },
    cashTendered: {
      strong: folded('tarxeta | en efectivo | tarxeta de crédito | pago con tarxeta | pagado con tarxeta | tarxeta bancaria | ao contado'),
    },
    change: { strong: folded('cambio devolto | devolto') },
    totalQuantity: {
      strong: folded('número de artigos | n de artigos | peso neto total | n de vultos | total artigos'),
    },
    withholdingTax: { strong: folded('retención irpf | importe da retención | retención do irpf') },
    associatedInvoiceNumber: { strong: folded('factura que se rectifica | rectifica a factura | factura orixinal n') },
    yourReference: { strong: folded('a súa referencia | vosa referencia') },
    ourReference: { strong: folded('a nosa referencia | nosa referencia') },
    page: { strong: folded('páxina | folla') },
    postBox: { strong: folded('apartado de correos') },
    iban: { strong: folded('iban da conta | código iban') },
    roundingAmount: { strong: folded('arredondamento') },
  },
  titles: {
    'Credit Note': folded('factura de aboamento | nota de aboamento | factura de devolución | aboamento de factura | aboamento'),
    Invoice: folded(
      'factura da auga | factura de auga | factura da luz | recibo da auga | factura de subministración | factura de servizos | recibo da comunidade | factura de electricidade | factura de aluguer | recibo do lixo | recibo de aluguer | certificación de obra executada | factura ordinaria',
    ),
    Receipt: folded(
      'xustificante de pagamento | comprobante de pagamento | recibo de pagamento | xustificante de pago | tícket de compra | recibo de caixa | comprobante de compra | xustificante de ingreso | tícket de caixa',
    ),
    'Bank Statement': folded(
      'extracto da conta | extracto de movementos | movementos da conta | extracto de conta corrente | movementos de conta | extracto de conta bancaria | listaxe de movementos | resumo de conta',
    ),
    'Purchase Order': folded(
      'folla de pedido | confirmación do pedido | orde de compra | folla de encargo | pedido a provedor | orde de traballo | pedido ao provedor | folla de pedidos | nota de encarga',
    ),
    Quote: folded(
      'orzamento | orzamento de obra | proposta económica | orzamento de reparación | orzamento sen compromiso | orzamento de servizos | orzamento de reforma',
    ),
    'Delivery Note': folded(
      'albará | albará de entrega | folla de entrega | nota de entrega de mercadorías | folla de ruta | albará de saída | albará valorado | acta de entrega de material | xustificante de entrega',
    ),
    'Price List': folded(
      'lista de prezos | tarifa de prezos | prezos públicos | listaxe de prezos | táboa de prezos | carta de viños | menú do día | os nosos prezos | catálogo de prezos | prezos e tarifas | cadro de tarifas | tarifas e prezos | prezos',
    ),
    Report: folded(
      'informe anual de actividades | memoria anual | memoria de actividades | acta da reunión | acta da asemblea | informe de inspección | resultados da análise | boletín de cualificacións | balance de situación | conta de resultados | informe de ensaio | informe de alta | conta de perdas e ganancias | informe técnico de avaliación | peche de caixa | boletín de análise | resumo mensual | resumo anual | informe mensual de vendas',
    ),
    Form: folded(
      'solicitude | formulario de solicitude | folla de inscrición | solicitude de inscrición | solicitude de vacacións | declaración responsable | folla de reclamación | follas de reclamación | consentimento informado | folla de matrícula | folla de rexistro | enquisa de satisfacción | solicitude de axuda | declaración xurada | solicitude de admisión | boletín de inscrición | folla de asistencia | solicitude de permiso | parte de traballo',
    ),
    Other: folded(
      'folla de salario | folla de nómina | contrato de alugueiro | contrato de arrendamento | póliza de seguro | receita médica | contrato de traballo | tarxeta de embarque | contrato de servizos | certificado de empadroamento',
    ),
    Letter: folded(
      'recordatorio de pagamento | aviso de pagamento | reclamación de pagamento | convocatoria da asemblea | carta de reclamación',
    ),
    Table: folded(
      'horario de clases | cadro de quendas | cadro de persoal | inventario de existencias | listaxe de participantes | horarios de autobuses | clasificación xeral | cadro de amortización | calendario laboral | horario de autobuses | listaxe de existencias | calendario de quendas',
    ),
  },
  columns: {
    articleNumber: folded('código artigo | ref artigo | código do produto | código de artigo'),
    description: folded(
      'descrición | servizo | servizos prestados | descrición do artigo | descrición do servizo | traballos realizados | mercadoría | concepto descrición | artigos | movemento | descrición dos traballos | descrición do produto | determinación analítica | descrición do concepto | materia',
    ),
    quantity: folded('cantidade servida | horas traballadas | cantidade pedida | noites | quilos | consumo m3 | n de unidades'),
    unit: folded('unidade de medida | unidade medida'),
    unitPrice: folded(
      'prezo | prezo unitario | prezo unidade | prezo ud | prezo sen ive | prezo unit | prezo hora | prezo kg | prezo por unidade | prezo con ive | prezo venda | prezo noite | prezo euros | prezo neto',
    ),
    discount: folded('desconto % | dto desconto | % desconto'),
    taxRate: folded('ive | % ive | tipo ive | ive % | tipo de ive | tipo impositivo ive'),
    taxAmount: folded('cota ive | importe ive | cota do ive'),
    lineTotal: folded(
      'importe sen ive | importe con ive | prezo total | total con ive | base impoñible | total liña | importe liña | total sen ive',
    ),
    date: folded('data valor | data operación | data do movemento | data de operación | data da operación'),
    debit: folded('pagamentos'),
    credit: folded('aboamento | aboamentos'),
  },
  columnQualifiers: folded('sen'),
  creditMarks: folded('aboamento'),
  invoiceMarks: folded('factur'),
  confirmationMarks: folded('confirmación'),
  netWords: folded('sen'),
  grossWords: folded('incluído | incluídos'),
  totals: folded(
    'base impoñible | total sen ive | total con ive | cota ive | total orzamento | total a aboar | total percibido | líquido para percibir | suma e segue | importe total da factura | total ive | total da factura | total unidades | total ingresos | total gastos | total deducións | total devengado | total impostos | total desconto | total capítulo',
  ),
  carried: folded('suma e segue'),
  payments: folded('tarxeta | en efectivo | ive incluído | devolto | desconto | ive'),
  units: list('ud | uds | caixa | caixas | bolsas | litros | quilos | horas | metros | pezas | sacos'),
  greetings: folded('prezado | prezada | estimados señores | benquerido | ola | bos días | estimada clienta'),
  signing: folded('sinatura'),
  salutations: folded('señor | señora | á atención de'),
  yourWords: folded('súa | vosa'),
  periodWords: folded('dende o | período'),
  periodJoiners: list('ata | ata o'),
  remarks: folded('observacións | observación'),
  captions: list('Táboa | Cadro | Gráfica'),
  openEnds: list('coa | para | unha | polo | pola'),
  listEnds: folded('importe en letra | cantidade en letra'),
  streets: folded('rúa | praza | avenida | estrada | polígono industrial | travesía | rolda | paseo | camiño | avda | urbanización'),
  legalForms: folded('slu | slne | sociedade limitada | sociedade anónima | sociedade cooperativa galega | s coop galega | scg'),
  leadingLegalForms: folded('concello'),
  countries: folded('galicia | españa | portugal | francia | alemaña'),
  contacts: folded(
    'tfno | teléfono | móbil | páxina web | correo electrónico | rexistro mercantil | inscrita | conta bancaria | enderezo electrónico | atención ao cliente',
  ),
  bankWords: folded('abanca | conta corrente | domiciliación bancaria | conta bancaria'),
  registers: folded('rexistro mercantil'),
  copyMarks: folded(
    'copia para o cliente | exemplar para o cliente | exemplar cliente | duplicado | orixinal | copia cliente | exemplar para a empresa | borrador',
  ),
  payWords: folded(
    'salario base | percepcións salariais | deducións | líquido para percibir | continxencias comúns | antigüidade | retención irpf | desemprego | formación profesional | paga extra | seguridade social | horas extraordinarias | total deducións',
  ),
  tillWords: folded('caixeira | caixeiro | camareiro | camareira | atendeuno | atendeulle | mesa | comensais'),
};
