import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Portuguese. */
export const PORTUGUESE: LanguageLexicon = {
  code: 'pt',
  smallWords:
    list(`o | a | os | as | do | da | dos | das | e | de | para | uma | um | fatura | factura | data | quantidade | preco | valor | total
    | iva | cliente | numero | descricao | endereco | pagamento | vencimento | por | com | nif | contribuinte | morada | unitario
    | nota | fiscal | incidencia | taxa | montante | rua | nao`),
  numberWords: list('numero'),
  labels: {
    invoiceNumber: {
      strong:
        list(`doc no | numero documento | fatura no | fatura n | numero da fatura | numero fatura | n da fatura | proforma no | documento n
        | n documento | n da nota fiscal | nota fiscal n | recibo n | fatura recibo n | fatura simplificada n | nota de credito n
        | numero da nota | numero de fatura | n de fatura`),
      weak: list('fatura | numero | no | recibo | nota'),
    },
    issueDate: {
      strong: list(`data documento | data da fatura | data de emissao | data emissao | data fatura | data doc | emitida em | emitido em
        | data do documento`),
      weak: list('data'),
    },
    dueDate: {
      strong:
        list(`data de vencimento | vencimento | data vencimento | data limite de pagamento | pagar ate | vence | vence em | data limite
        | vencimento em`),
    },
    deliveryDate: {
      strong: list(`data de entrega | data entrega | entrega prevista | data prevista de entrega | data da prestacao | data do servico`),
      weak: list('entrega'),
    },
    orderNumber: {
      strong:
        list(`numero de pedido | no pedido | n pedido | pedido no | pedido n | numero da encomenda | encomenda n | no encomenda | n encomenda
        | n de pedido | referencia pedido | vossa encomenda | nota de encomenda n | n de encomenda | pedido de compra | ordem de compra
        | v encomenda`),
      weak: list('pedido | encomenda | nota de encomenda'),
    },
    contractNumber: {
      strong: list('numero de contrato | contrato no | n contrato | numero do contrato'),
    },
    customerNumber: {
      strong: list(
        `numero de cliente | codigo cliente | codigo de cliente | cod cliente | n cliente | cliente n | codigo do cliente | n de cliente`,
      ),
    },
    sellerVatId: {
      strong:
        list(`nif | nif iva | numero de iva | nipc | contribuinte | contribuinte no | n contribuinte | numero de contribuinte | nif vendedor
        | n iva | nif contribuinte | numero de identificacao fiscal | nif fornecedor | nif emitente | cnpj`),
    },
    buyerVatId: {
      strong: list(`nif cliente | contribuinte cliente | v contribuinte | nif comprador | nif do cliente | nif adquirente | v n contribuinte
        | v n contrib | v no contrib | n contribuinte cliente`),
    },
    currency: {
      strong: list('moeda'),
    },
    lineTotal: {
      strong: list('total mercadoria | total mercadorias'),
    },
    netTotal: {
      strong: list(`total sem iva | total liquido | base tributavel | total iliquido | incidencia | total sem imposto | subtotal sem iva
        | valor sem iva | valor liquido | base de incidencia | valor tributavel | total tributavel | total antes de iva
        | total sem impostos`),
      weak: list('base'),
    },
    taxTotal: {
      strong: list(`total iva | iva total | valor iva | total do iva | valor do iva | valor do imposto | total imposto | total de iva
        | montante do iva | total impostos`),
      weak: list('iva | imposto'),
    },
    grossTotal: {
      strong:
        list(`total a pagar | total da fatura | total com iva | valor total | total geral | total fatura | total do documento | total documento
        | total com imposto | total com impostos | valor total da nota | valor total da fatura | montante total | valor da fatura`),
      weak: list('total | valor'),
    },
    paid: {
      strong: list('pago | adiantamento | valor pago | ja pago | adiantamentos'),
    },
    amountDue: {
      strong:
        list(`liquido a pagar | valor a pagar | a pagar | valor em divida | saldo a pagar | total em divida | saldo em divida | valor em falta
        | restante a pagar`),
      weak: list('saldo'),
    },
    sellerName: {
      strong: list('vendedor | fornecedor | emitente | dados do fornecedor | emissor | prestador'),
    },
    buyerName: {
      strong: list(`cliente | comprador | destinatario | adquirente | faturar a | exmo s | exmos senhores | dados do cliente | faturado a
        | exmo s sr s | exmo sr | tomador`),
    },
    shipTo: {
      strong: list('morada de entrega | enviar a | local de entrega | enviar para | endereco de entrega'),
    },
    period: {
      strong: list('periodo'),
    },
    openingBalance: {
      strong: list('saldo inicial | saldo de abertura'),
    },
    closingBalance: {
      strong: list('saldo final | saldo de fecho'),
    },
    accountNumber: {
      strong: list('numero da conta | conta n | n da conta | n conta | conta | n de conta'),
    },
    accountHolder: {
      strong: list('titular | titular da conta'),
    },
    paymentTerms: {
      strong: list('condicoes de pagamento'),
    },
    orderDate: {
      strong: list('data da encomenda'),
    },
    phone: {
      strong: list('telefone'),
    },
    bankName: {
      strong: list('banco'),
    },
    withholdingTax: {
      strong: list('retencao na fonte | retencao irs | retencao'),
    },
    yourReference: {
      strong: list('vossa referencia'),
    },
    contact: {
      strong: list('contacto'),
    },
    discountTotal: {
      strong: list('desconto | total desconto'),
    },
    chargeTotal: {
      strong: list('portes | porte'),
    },
    cashTendered: {
      strong: list('dinheiro'),
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
  },
  labelFillers: list('total | iva | de'),
  netWords: list('sem'),
  grossWords: list('com'),
  titles: {
    'Credit Note': list('nota de credito | nota credito'),
    Invoice: list('fatura | proforma | nota fiscal'),
    Receipt: list('recibo | talao'),
    'Bank Statement': list('extrato bancario | extrato de conta'),
    'Purchase Order': list('pedido | encomenda | nota de encomenda'),
    Quote: list('orcamento | oferta'),
    'Delivery Note': list('nota de entrega | guia de remessa | guia de transporte'),
    'Price List': list('lista de precos | tabela de precos'),
    Report: list('relatorio'),
    Other: list('recibo de vencimento'),
  },
  invoiceMarks: list('fatura'),
  totals: list('total | saldo | saldo final | novo saldo | total iva | total liquido | valor total'),
  carried: list('a transportar'),
  payments: list('dinheiro | troco | multibanco | iva'),
  units: list('un'),
  missing: list('nd'),
  payWords: list(
    `vencimento base | salario base | remuneracao base | taxa social unica | subsidio de alimentacao | subsidio de refeicao | retencao irs | total de descontos | liquido a receber | inss | fgts | vale transporte | proventos | descontos`,
  ),
  columns: {
    position: list('no | n | num | linha | ref | n o'),
    articleNumber: list('codigo | cod | referencia | codigo artigo | artigo | ref artigo'),
    description: list('movimento | descricao | produto | designacao | servico | descricao do artigo | descricao do produto'),
    quantity: list('consumo | dias | quantidade | qtd | quant | unidades | horas | n unidades | qtde'),
    unit: list('unit | unidade | un | ud'),
    unitPrice: list('preco | preco unitario | p unit | p unitario | tarifa | valor unitario | valor unit | preco unit'),
    discount: list('desconto | desc | desc % | desconto %'),
    taxRate: list('iva | iva % | taxa | taxa iva | % iva | cod iva | imposto'),
    taxAmount: list('valor iva | total iva'),
    lineTotal: list('total | valor | valor total | montante | valor liquido | total liquido | montante eur'),
    date: list('data | data valor | data mov | data movimento | data lanc'),
    debit: list('debito | saidas | levantamentos'),
    credit: list('credito | entradas'),
    balance: list('saldo | saldo final'),
  },
  columnQualifiers: list('sem'),
  greetings: list(`exmo senhor | exma senhora | exmos senhores | exmas senhoras | caro | cara | prezado | prezada | prezados | prezadas`),
  salutations: list('exmo s sr s | exmos senhores | exmo senhor | a'),
  yourWords: list('seu | sua | vossa'),
  writtenAt: list('Feito em | Feito a'),
  datedOn: list('em'),
  streets: list('rua | avenida | av | travessa | praca | estrada | largo | apartado'),
  legalForms: list('lda | ltda | sa | eireli | me'),
  countries: list('portugal'),
  contacts: list('nif | iva'),
};
