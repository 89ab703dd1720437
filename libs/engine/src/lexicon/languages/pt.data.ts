import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Portuguese. */
export const PORTUGUESE: LanguageLexicon = {
  code: 'pt',
  ofManyCountries: true,
  latinModel: 'por',
  letters: 'àáâãçéêíóôõú',
  otherLetters: 'ü',
  charsets: list('windows-1252 | macintosh | cp850'),
  smallWords:
    list(`o | a | os | as | do | da | dos | das | e | de | para | uma | um | fatura | factura | data | quantidade | preco | valor | total
    | iva | cliente | numero | descricao | endereco | pagamento | vencimento | por | com | nif | contribuinte | morada | unitario
    | nota | fiscal | incidencia | taxa | montante | rua | nao | no | na | em | ao | pelo | pela | seu | sua | ou | mais | periodo | conta | mes | emitido | via | desconto | documento | entrega | referencia | se | qualquer | obrigado | empresa`),
  dates: {
    months: { 10: list('out') },
    locales: list('pt-BR'),
    dayEndings: list('o | a'),
    monthOpenings: list('de'),
    yearOpenings: list('de'),
  },
  numberWords: list('numero'),
  labels: {
    invoiceNumber: {
      strong:
        list(`doc no | numero documento | fatura no | fatura n | numero da fatura | numero fatura | n da fatura | proforma no | documento n
        | n documento | n da nota fiscal | nota fiscal n | recibo n | fatura recibo n | fatura simplificada n | nota de credito n
        | numero da nota | numero de fatura | n de fatura | n fatura | n nota fiscal | nf n | nfe n | nota fiscal eletronica n | n da nf | fatura recibo | fatura simplificada | factura n | n da factura | n factura | n recibo | n do recibo | nota de debito n | n nota de credito | cupom n | n do cupom | coo | extrato n | n do documento | doc n | fatura proforma n | talao n | ft n | n da nfs e | recibo de renda n | nfs e n | numero da nf e | cupom fiscal n | n de fatura recibo | venda a dinheiro n`),
      weak: list('fatura | numero | no | recibo | nota | orcamento n | n orcamento | proposta n | numero do orcamento | cotacao n'),
    },
    issueDate: {
      strong: list(`data documento | data da fatura | data de emissao | data emissao | data fatura | data doc | emitida em | emitido em
        | data do documento | emissao | emitido a | emitida a | data da emissao | data de emissao da fatura | data do recibo | data da nota | data da factura | data do orcamento | data orcamento | data do extrato | data da nota fiscal | data do relatorio | data da colheita | data e hora da emissao | data hora | data e hora | data de expedicao | local e data | data e hora de emissao | data de emissao da nfs e`),
      weak: list('data'),
    },
    dueDate: {
      strong:
        list(`data de vencimento | debito em conta em | sera debitado em | debito direto em | debito em | vencimento | data vencimento | data limite de pagamento | pagar ate | vence | vence em | data limite
        | vencimento em | pagamento ate | pague ate | vencimento da fatura | data de pagamento | data pagamento | data do vencimento | a pagar ate | pagavel ate | data de debito | debito em conta a | data do debito | prazo de pagamento ate | data venc | dt vencimento | limite de pagamento`),
    },
    deliveryDate: {
      strong: list(
        `data de entrega | data entrega | entrega prevista | data prevista de entrega | data da prestacao | data do servico | data da entrega | entregue em | data do fornecimento | data carga | data de carga | data saida | data de saida | data da saida | data prevista | previsao de entrega | data execucao | data de descarga | inicio do transporte | data de inicio do transporte | data da realizacao | prazo de entrega | data saida entrada | data da prestacao do servico`,
      ),
      weak: list('entrega'),
    },
    orderNumber: {
      strong:
        list(`numero de pedido | no pedido | n pedido | pedido no | pedido n | numero da encomenda | encomenda n | no encomenda | n encomenda
        | n de pedido | referencia pedido | vossa encomenda | nota de encomenda n | n de encomenda | pedido de compra | ordem de compra
        | v encomenda | n da encomenda | n enc | enc n | encomenda cliente | numero do pedido | n do pedido | pedido de compra n | ordem de compra n | ordem de fornecimento n | n da ordem de compra | oc n | nota encomenda n | v ref encomenda | requisicao n | n requisicao | n da requisicao | sua encomenda | ordem de servico n | v requisicao | o v pedido | v pedido | nosso pedido`),
      weak: list('pedido | encomenda | nota de encomenda'),
    },
    contractNumber: {
      strong: list(
        'numero de contrato | contrato no | n contrato | numero do contrato | contrato n | n do contrato | contrato | apolice n | n apolice | numero da apolice | n da apolice | apolice | processo n | n processo | obra n | n do processo | projeto n | conta contrato',
      ),
      weak: folded(
        'código de ponto de entrega | cui gás | cpe n | instalação n | n da instalação | unidade consumidora | código de instalação | local de consumo',
      ),
    },
    customerNumber: {
      strong: list(
        `numero de cliente | codigo cliente | codigo de cliente | cod cliente | n cliente | cliente n | codigo do cliente | n de cliente | codigo | numero do cliente | n do cliente | cod do cliente | entidade cliente | n socio | n de socio | n utente | n de utente | codigo do assinante | conta cliente n | n conta cliente | matricula | n de beneficiario | n do associado | conta cliente`,
      ),
    },
    sellerVatId: {
      strong:
        list(`nif | nif iva | numero de iva | nipc | contribuinte | contribuinte no | n contribuinte | numero de contribuinte | nif vendedor
        | n iva | nif contribuinte | numero de identificacao fiscal | nif fornecedor | nif emitente | cnpj | n i f | n contrib | contrib | contribuinte n | nif empresa | n de contribuinte | cnpj do emitente | cnpj cpf | cnpj emitente | nipc nif | pt nif | vat pt | nif do prestador | cnpj do prestador | nif do emitente | nuit | cnpj mf | cnpj n | nuit n | nif n | cnpj do fornecedor | inscricao cnpj | cnpj do beneficiario | cpf cnpj do beneficiario | nuit do fornecedor | contribuinte fiscal n`),
    },
    buyerVatId: {
      strong: list(`nif cliente | contribuinte cliente | v contribuinte | nif comprador | nif do cliente | nif adquirente | v n contribuinte
        | v n contrib | v no contrib | n contribuinte cliente | contribuinte do cliente | n contribuinte do cliente | v nif | vosso nif | seu nif | nif consumidor | nif do adquirente | cnpj cliente | cnpj do destinatario | cnpj do cliente | cpf do cliente | cpf | cnpj do tomador | cpf cnpj do consumidor | cpf cnpj | n contrib cliente | v contrib | cnpj cpf do destinatario | cpf cnpj do tomador | vosso contribuinte | cpf cnpj do pagador | cpf cnpj do cliente | vosso n contribuinte | nuit do cliente | cnpj do contratante | cpf do consumidor`),
    },
    currency: {
      strong: list('moeda'),
    },
    lineTotal: {
      strong: list(
        'total mercadoria | total mercadorias | total produtos | valor total dos produtos | valor dos produtos | total bruto mercadorias | total iliquido de linhas | soma | total de mercadorias | total servicos | valor dos servicos',
      ),
    },
    netTotal: {
      strong: list(`total sem iva | total liquido | base tributavel | total iliquido | incidencia | total sem imposto | subtotal sem iva
        | valor sem iva | valor liquido | base de incidencia | valor tributavel | total tributavel | total antes de iva
        | total sem impostos | total s iva | valor s iva | subtotal s iva | total base | total base tributavel | base incidencia | base iva | base de calculo | valor total tributavel | total parcial sem iva | total antes impostos | preco sem iva | valor base | total liquido sem iva | valor total dos servicos | incidencia total`),
      weak: list('base'),
    },
    taxTotal: {
      strong: list(`total iva | iva total | valor iva | total do iva | valor do iva | valor do imposto | total imposto | total de iva
        | montante do iva | total impostos | iva 23 | iva a taxa | iva liquidado | valor do icms | valor do iss | imposto total | iva incluido | valor total do imposto | montante de iva | total de imposto | valor do issqn | montante iva | valor do ipi`),
      weak: list('iva | imposto'),
    },
    grossTotal: {
      strong:
        list(`total da nota de credito | valor creditado | total a creditar | total a seu favor | valor a devolver | total creditado | total a pagar | total da fatura | total com iva | valor total | total geral | total fatura | total do documento | total documento
        | total com imposto | total com impostos | valor total da nota | valor total da fatura | montante total | valor da fatura | total c iva | total euros | total eur | total r$ | valor total da nf | total nota | valor a cobrar | total do orcamento | total orcamento | valor do documento | valor do orcamento | total da encomenda | total do pedido | total da nota | total do recibo | total recibo | valor total do pedido | total factura | total da factura | total liquido a pagar | importancia total | valor total r$ | total pago | valor total da nfs e | valor liquido da nota | valor da nota | valor cobrado | total da nota fiscal | total final`),
      weak: list('total | valor'),
    },
    paid: {
      strong: list(
        'pago com | menos adiantamento | pago por multibanco | pago | adiantamento | valor pago | ja pago | adiantamentos | sinal | valor adiantado | entrada | valor recebido | pagamento recebido | total pago ja | adiantamento recebido | sinal pago | valor ja pago | recebido | pagamentos efetuados',
      ),
      weak: folded('caução | depósito'),
    },
    amountDue: {
      strong:
        list(`liquido a pagar | valor a pagar | a pagar | valor em divida | saldo a pagar | total em divida | saldo em divida | valor em falta
        | restante a pagar | saldo devedor | por liquidar | por pagar | total por pagar | montante a pagar | importancia a pagar | valor a debitar | valor total a pagar | falta pagar | valor do debito | total a liquidar | a liquidar | restante | valor liquido da nfs e | em divida | valor em aberto | montante em divida | total em aberto | valor por liquidar`),
      weak: list('saldo'),
    },
    sellerName: {
      strong: list(
        'fornecedor | emitente | dados do fornecedor | emissor | prestador | empresa | prestador de servicos | razao social do emitente | senhorio | fornecedor nome | nome do fornecedor | contratada | beneficiario | remetente | expedidor | locador | vendida por | prestador do servico | nome do emitente | contratado | empresa emitente',
      ),
      weak: list('vendedor'),
    },
    buyerName: {
      weak: list(
        `exmo s | exmos senhores | exmo s sr s | exmo sr | exmo sr a | consumidor | hospede | socio | aluno | beneficiario do plano`,
      ),
      strong: list(
        `recebemos de | recebi de | recebi emos de | titular do contrato | cliente | comprador | destinatario | destinatario remetente | adquirente | faturar a | dados do cliente | faturado a | tomador | nome do cliente | nome cliente | razao social do cliente | nome razao social | tomador de servicos | tomador do servico | contratante | sacado | pagador | inquilino | faturado para | paciente | utente | segurado | tomador do seguro | destinatario da mercadoria | comprador nome | cobrar a | locatario | assinante | razao social do tomador | morada de faturacao | nome razao social do destinatario | pagador sacado`,
      ),
    },
    shipTo: {
      strong: list(
        'morada de entrega | enviar a | local de entrega | enviar para | endereco de entrega | local de descarga | descarga | morada de descarga | entregar em | local da entrega',
      ),
    },
    period: {
      strong: list(
        'periodo | periodo de faturacao | periodo de referencia | periodo de consumo | periodo do extrato | mes de referencia periodo | periodo faturado | periodo de facturacao | periodo de faturamento | mes de referencia | mes referencia | periodo de apuracao | periodo de vigencia | mes de competencia',
      ),
      weak: folded('competência | referente a'),
    },
    openingBalance: {
      weak: list(
        `saldo a data de | saldo em conta em | saldo da conta em | capital em divida em | capital em divida a | saldo devedor em | saldo disponivel em | saldo de caixa em | saldo em caixa em | saldo em | saldo a`,
      ),
      strong: list(
        'saldo inicial | saldo de abertura | saldo anterior | saldo inicial em | saldo do extrato anterior | saldo contabilistico inicial | saldo do mes anterior | saldo em conta anterior',
      ),
    },
    closingBalance: {
      weak: list(
        `saldo a data de | saldo em conta em | saldo da conta em | capital em divida em | capital em divida a | saldo devedor em | saldo disponivel em | saldo de caixa em | saldo em caixa em | saldo em | saldo a | saldo em conta`,
      ),
      strong: list(
        'saldo final | saldo de fecho | saldo atual | saldo actual | saldo final em | novo saldo | saldo contabilistico | saldo do periodo | saldo contabilistico final',
      ),
    },
    accountNumber: {
      strong: list(
        'numero do cartao | n do cartao | cartao n | conta corrente n | numero da conta | conta n | n da conta | n conta | conta | n de conta | conta corrente | agencia conta | conta a ordem | n conta d o | agencia codigo do beneficiario | conta bancaria n | nib n | conta a ordem n | agencia e conta',
      ),
    },
    accountHolder: {
      strong: list(
        'titular | titular da conta | nome do titular | titulares | 1 titular | primeiro titular | correntista | cooperado | associado | favorecido',
      ),
    },
    paymentTerms: {
      strong: list('condicoes de pagamento'),
    },
    orderDate: {
      strong: list('data da encomenda'),
    },
    phone: {
      strong: list('telefone | telef | telf | telemovel | tlm | celular'),
    },
    bankName: {
      strong: list('banco | nome do banco | banco do beneficiario | instituicao financeira'),
      weak: folded('instituição'),
    },
    withholdingTax: {
      strong: list('retencao na fonte | retencao irs | retencao | retencao na fonte irs | irs retido | retencao irc'),
    },
    yourReference: {
      strong: list('vossa referencia | v referencia | v ref | sua referencia | vossa ref'),
    },
    contact: {
      strong: list('contacto | contato | vendedor a | responsavel | atendido por'),
    },
    discountTotal: {
      strong: list(
        'desconto | total desconto | desconto comercial | desconto global | valor do desconto | desconto financeiro | descontos | descontos incondicionais',
      ),
    },
    chargeTotal: {
      strong: list('portes | porte'),
    },
    cashTendered: {
      strong: list(
        'dinheiro | cartao | cartao de debito | cartao de credito | cartao debito | cartao credito | multibanco | numerario | pix | mb way | pagamento multibanco | visa',
      ),
    },
    change: {
      strong: list('troco'),
    },
    page: {
      strong: list('pagina'),
    },
    postBox: {
      strong: list('caixa postal'),
    },
    iban: { strong: list('iban | nib iban | iban conta | conta iban | iban da conta | codigo iban') },
    bic: { strong: list('bic swift | swift') },
    periodFrom: { strong: list('data inicial | data de inicio | inicio do periodo | de data | periodo de | data inicio') },
    periodTo: { strong: list('data final | data de fim | fim do periodo | data fim | periodo ate') },
    ourReference: { strong: list('n referencia | n ref | nossa referencia | nossa ref | referencia interna') },
    email: { strong: list('correio eletronico | correio electronico') },
    sellerRegistrationNumber: {
      strong: folded(
        'matrícula crc | crc n | inscrição estadual | inscrição municipal | insc estadual | insc municipal | nire | alvará n | alvará',
      ),
    },
    roundingAmount: { strong: folded('arredondamento') },
  },
  labelFillers: list('total | iva | de'),
  netWords: list('sem'),
  debtWords: list('devedor'),
  grossWords: list('com'),
  titles: {
    Letter: list('carta de cobranca | aviso de divida | circular | comunicado | oficio | memorando | carta de apresentacao'),
    Table: list(
      'plano de amortizacao | tabela de amortizacao | plano de pagamentos | horario | horarios | resultados | classificacao | escala de servico | escala de turnos | lista de existencias | mapa de ferias | mapa de stocks | grelha de horarios | tabela de classificacao | lista de materiais | relacao de estoque | posicao de estoque | controle de estoque',
    ),
    'Credit Note': list(
      'nota de credito fatura | nota fiscal de devolucao | nota de devolucao | nota de abono | nota de credito | nota credito',
    ),
    Invoice: list(
      'nota fiscal eletronica danfe | documento auxiliar da nota fiscal eletronica | nfs e | nota fiscal de servico eletronica | nota fiscal de servicos eletronica | boleto | boleto bancario | conta de luz | conta de agua | conta de gas | fatura de energia | fatura eletronica | fatura de gas | fatura de telecomunicacoes | fatura proforma comercial | recibo de renda fatura | fatura de cartao | fatura global | fatura de adiantamento | aviso de cobranca | nota de cobranca | fatura | proforma | nota fiscal | factura | fatura recibo | fatura simplificada | fatura proforma | nota fiscal eletronica | nota fiscal de servicos | danfe | fatura de servicos | nota de honorarios | nota de debito | conta de energia | fatura de eletricidade | fatura de agua | duplicata | nf e | fatura pro forma | nota fiscal fatura',
    ),
    Receipt: list(
      'venda a dinheiro | recibo de renda | recibo de quitacao | recibo verde | comprovante de pagamento | cupom fiscal eletronico | nfc e | recibo de aluguel | recibo provisorio | talao de caixa | danfe nfc e | nota de venda | recibo | talao | talao de venda | cupom fiscal | cupom | recibo de pagamento | fatura simplificada talao | talao de compra | documento auxiliar da nota fiscal de consumidor | comprovativo de pagamento | nota fiscal de consumidor eletronica | comprovante de transferencia | comprovante pix',
    ),
    'Bank Statement': list(
      'extrato de movimentos | extrato de cartao | extrato de conta poupanca | movimentos de conta | extrato consolidado | extrato integrado | extrato de cliente | extrato bancario | extrato de conta | extrato | extracto | extrato combinado | extrato mensal | extrato de conta corrente | extracto de conta | extrato da conta',
    ),
    'Purchase Order': list(
      'pedido de venda | ordem de fornecimento | ordem de servico | requisicao de compra | nota de pedido | pedido de encomenda | autorizacao de fornecimento | solicitacao de compra | autorizacao de compra | confirmacao de encomenda | confirmacao de pedido | pedido | encomenda | nota de encomenda | pedido de compra | ordem de compra | ordem de encomenda | requisicao | nota encomenda | encomenda a fornecedor',
    ),
    Quote: list(
      'proposta de orcamento | proposta de preco | proposta de precos | orcamento de reparacao | orcamento de obra | proposta de honorarios | proposta tecnica e comercial | orcamento | oferta | proposta | proposta comercial | cotacao | orcamentacao | proposta de fornecimento | cotacao de precos | estimativa',
    ),
    'Delivery Note': list(
      'guia de remessa de materiais | guia de transporte de mercadorias | minuta de expedicao | romaneio de carga | romaneio de entrega | ordem de entrega | comprovante de entrega | conhecimento de transporte eletronico | dacte | manifesto de carga | guia de recepcao | guia de saida | nota de expedicao | auto de entrega | protocolo de entrega | nota de entrega | guia de remessa | guia de transporte | guia | guia de entrega | romaneio | lista de embalagem | remessa | guia de transporte global | nota de remessa | conhecimento de transporte | carta de porte | guia de consignacao | guia de devolucao',
    ),
    'Price List': list(
      'tabela de tarifas | tarifas | tabela de valores | lista de preco | lista de servicos e precos | carta de vinhos | tabela de honorarios | tabela de taxas | nossos precos | lista de precos | tabela de precos | precario | tabela de preco | precos | ementa | cardapio | tarifario | menu',
    ),
    Report: list(
      'relatorio de ensaio | relatorio tecnico | relatorio de visita | relatorio de vendas | relatorio de analises | relatorio anual e contas | laudo tecnico | laudo de analise | laudo laboratorial | boletim escolar | boletim de notas | ata | ata de reuniao | ata de assembleia | certificado de analise | certificado de qualidade | resultado de exames | balanco patrimonial | demonstracoes financeiras | fecho de caixa | fechamento de caixa | auto de medicao | historico escolar | relatorio de inspecao | resumo mensal | relatorio | boletim de analises | relatorio mensal | resultados de analises | relatorio anual | boletim de ensaio | balancete | boletim | demonstracao de resultados | laudo | balanco | relatorio de contas | relatorio medico',
    ),
    Other: list(
      'contrato de prestacao de servicos | contrato de trabalho | curriculo | receita medica | cartao de embarque | certificado de seguro | recibo de ordenado | recibo de vencimento | recibo de remuneracoes | recibo de salario | contracheque | holerite | demonstrativo de pagamento | apolice | condicoes particulares | contrato de arrendamento | folha de pagamento | recibo vencimento | escala',
    ),
    Form: list(
      'ficha de matricula | ficha de cadastro | ficha de cliente | ficha de registo | ficha clinica | folha de ponto | folha de presenca | lista de presenca | folha de horas | mapa de deslocacoes | nota de despesas | relatorio de despesas | mapa de quilometros | termo de responsabilidade | termo de consentimento | declaracao de rendimentos | declaracao aduaneira | declaracao amigavel | boletim de inscricao | boletim de ocorrencia | questionario | inquerito | pedido de ferias | participacao de sinistro | check list | modelo de requerimento | formulario | requerimento | declaracao | ficha de inscricao | pedido de inscricao | ficha',
    ),
  },
  invoiceMarks: list('fatura'),
  totals: list(
    'total | saldo | saldo final | novo saldo | total iva | total liquido | valor total | valor a pagar | valor liquido | incidencia',
  ),
  carried: list('a transportar'),
  payments: list(
    'dinheiro | troco | multibanco | iva | cartao | mb | mb way | pix | entregue | total iva | debito | credito | valor pago | pago | taxa | base',
  ),
  units: list('un | cx | kg | par | pct | lt | mt | hr | pc | unid'),
  missing: list('nd'),
  listEnds: list('fim do extrato | fim do documento | valor por extenso'),
  payWords: list(
    `vencimento base | salario base | remuneracao base | taxa social unica | subsidio de alimentacao | subsidio de refeicao | retencao irs | total de descontos | liquido a receber | inss | fgts | vale transporte | proventos | descontos`,
  ),
  columns: {
    position: list('no | n | num | linha | ref | n o'),
    articleNumber: list('codigo | cod | referencia | codigo artigo | artigo | ref artigo | ncm | ncm sh'),
    description: list(
      'movimento | descricao | produto | designacao | servico | descricao do artigo | descricao do produto | descritivo | discriminacao | historico | lancamento | discriminacao dos servicos',
    ),
    quantity: list('consumo | dias | quantidade | qtd | quant | unidades | horas | n unidades | qtde'),
    unit: list('unit | unidade | un | ud | unid medida'),
    unitPrice: list(
      'vr unitario | vr unit | vl unitario | vl unit | vlr unitario | vlr unit | preco | preco unitario | p unit | p unitario | tarifa | valor unitario | valor unit | preco unit | v unit',
    ),
    discount: list('desconto | desc | desc % | desconto %'),
    taxRate: list('iva | iva % | taxa | taxa iva | % iva | cod iva | imposto'),
    taxAmount: list('valor iva | total iva'),
    lineTotal: list(
      'vr total | vl total | vlr total | total | valor | valor total | montante | valor liquido | total liquido | montante eur | importancia',
    ),
    date: list('data | data valor | data mov | data movimento | data lanc'),
    debit: list('debito | saidas | levantamentos'),
    credit: list('credito | entradas | recebimentos'),
    balance: list('saldo | saldo final'),
  },
  columnQualifiers: list('sem'),
  greetings: list(`exmo senhor | exma senhora | exmos senhores | exmas senhoras | caro | cara | prezado | prezada | prezados | prezadas`),
  titlesOfPersons: folded('sr | sra | dona | dr | dra'),
  signing: folded('assinatura | carimbo'),
  salutations: list('exmo s sr s | exmos senhores | exmo senhor | a | exmo sr | exma sra | ao | aos | sr | sra'),
  saidOfNames: list('é uma | é um'),
  yourWords: list('seu | sua | vossa'),
  writtenAt: list('Feito em | Feito a'),
  datedOn: list('em'),
  streets: list(
    'rua | avenida | av | travessa | praca | estrada | largo | apartado | alameda | beco | calcada | rotunda | quinta | bairro | zona industrial | parque | lote | rodovia | r | trav | pc | avda | urb | lugar | edificio | andar | loja',
  ),
  signedForms: list('s/a'),
  legalForms: list(
    'lda | ltda | sa | eireli | me | unipessoal | epp | crl | sgps | eirl | ei | unip | s a | sociedade | limitada | cooperativa',
  ),
  countries: list(
    'portugal | brasil | espanha | franca | alemanha | angola | mocambique | italia | holanda | belgica | suica | luxemburgo',
  ),
  contacts: list(
    'nif | iva | tel | telefone | telef | telm | tlm | fax | contribuinte | capital social | cons reg com | conservatoria | cnpj | inscricao estadual | nib | matricula | iban | e mail | telemovel | celular | ie | site',
  ),
  creditMarks: list('credito'),
  periodWords: list('de | periodo | entre'),
  attentionWords: list('A/C | a/c'),
  remarks: list('observacoes | obs | nota | notas | observacao | fonte'),
  openEnds: list('de | do | da | e | para | com | em | a | o'),
  confirmationMarks: list('confirmacao'),
  copyMarks:
    list(`original | duplicado | triplicado | quadruplicado | copia | segunda via | 1a via | 2a via | 3a via | via do cliente | via cliente | via do estabelecimento
        | via lojista | copia do documento original | original do cliente | primeira via | rascunho | via do consumidor`),
  tillWords: folded(
    'operador de caixa | mesa | empregado de mesa | atendido por | garcom | troco | multibanco | nfc e | operador | caixa no | gorjeta | cupom fiscal eletronico',
  ),
  periodJoiners: list('a | até'),
  pageCountWords: list('de'),
  sumRemarks: list('em'),
  bankParts: list('banco'),
  bankCodes: list('nib'),
  otherUnits: list('real | reais | libra | libras'),
  currencyUnitFirst: true,
};
