import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Portuguese. */
export const PORTUGUESE: LanguageLexicon = {
  code: 'pt',
  smallWords:
    list(`o | a | os | as | do | da | dos | das | e | de | para | uma | um | fatura | factura | data | quantidade | preco | valor | total
    | iva | cliente | numero | descricao | endereco | pagamento | vencimento | por | com | nif | contribuinte | morada | unitario
    | nota | fiscal | incidencia | taxa | montante | rua | nao | no | na | em | ao | pelo | pela | seu | sua | ou | mais | periodo | conta | mes | emitido | via | desconto | documento | entrega | referencia | se | qualquer | obrigado | empresa`),
  numberWords: list('numero'),
  labels: {
    invoiceNumber: {
      strong:
        list(`doc no | numero documento | fatura no | fatura n | numero da fatura | numero fatura | n da fatura | proforma no | documento n
        | n documento | n da nota fiscal | nota fiscal n | recibo n | fatura recibo n | fatura simplificada n | nota de credito n
        | numero da nota | numero de fatura | n de fatura | n fatura | n nota fiscal | nf n | nfe n | nota fiscal eletronica n | n da nf | fatura recibo | fatura simplificada | factura n | n da factura | n factura | n recibo | n do recibo | nota de debito n | n nota de credito | cupom n | n do cupom | coo | extrato n | n do documento | doc n | fatura proforma n | talao n | ft n | n da nfs e | recibo de renda n | nfs e n | n nfs e | n da nf e | cupom fiscal n | n cupom | numero do rps | rps n | n da nota de credito | n da nota de debito | recibo verde n | no doc | venda a dinheiro n | orcamento n | n do orcamento | n orcamento | proposta n | n da proposta | cotacao n | n da cotacao | boleto n | nosso numero | n do boleto | conta n fatura | n do extrato | n da conta de energia | n talao | consulta de mesa n | laudo n | n do laudo | n do relatorio | relatorio n | comprovante n | n do comprovante | n da fatura recibo | fatura de adiantamento n | danfe n | n serie | serie numero | n da apolice recibo`),
      weak: list('fatura | numero | no | recibo | nota'),
    },
    issueDate: {
      strong: list(`data documento | data da fatura | data de emissao | data emissao | data fatura | data doc | emitida em | emitido em
        | data do documento | emissao | emitido a | emitida a | data da emissao | data de emissao da fatura | data do recibo | data da nota | data da factura | data do orcamento | data orcamento | data do extrato | data da nota fiscal | data do relatorio | data da colheita | data e hora da emissao | data hora | data e hora | data de expedicao | data de emissao da nota | data e hora de emissao | data hora de emissao | dt emissao | data de documento | data recibo | data da proposta | data da cotacao | data da compra | data de compra | data da venda | data de venda | data do laudo | data da coleta | data de faturacao | data de faturamento | data faturamento | data de processamento | data do processamento | data de impressao da fatura | local e data | elaborado em | data de elaboracao | gerado em | data de geracao | data do pagamento recibo | data da liberacao | data da nota de credito | competencia data`),
      weak: list('data'),
    },
    dueDate: {
      strong:
        list(` | data de vencimento | debito em conta em | sera debitado em | debito direto em | debito em | vencimento | data vencimento | data limite de pagamento | pagar ate | vence | vence em | data limite
        | vencimento em | pagamento ate | pague ate | vencimento da fatura | data de pagamento | data pagamento | data do vencimento | a pagar ate | pagavel ate | data de debito | debito em conta a | data do debito | prazo de pagamento ate | dt vencimento | dt venc | data venc | venc | vence a | vence dia | data limite pagamento | data limite para pagamento | limite de pagamento | prazo para pagamento | pagar ate ao dia | pagar antes de | data prevista de pagamento | debito direto a partir de | debito na conta a partir de | data de cobranca | vencimento da parcela | validade do pagamento | prazo limite`),
    },
    deliveryDate: {
      strong: list(
        `data de entrega | data entrega | entrega prevista | data prevista de entrega | data da prestacao | data do servico | data da entrega | entregue em | data do fornecimento | data carga | data de carga | data saida | data de saida | data da saida | data prevista | previsao de entrega | data execucao | data de descarga | inicio do transporte | data de inicio do transporte | data da realizacao | prazo de entrega | entrega prevista em | data prevista entrega | data da saida entrada | data saida entrada | data de entrada saida | data da prestacao do servico | data de prestacao do servico | data do atendimento | data de execucao | data de realizacao | data de envio | enviado em | data do envio | data de carregamento | data do transporte | data de disponibilizacao | data de recolha | data da coleta mercadoria | data do embarque | data de embarque`,
      ),
      weak: list('entrega'),
    },
    orderNumber: {
      strong:
        list(`numero de pedido | no pedido | n pedido | pedido no | pedido n | numero da encomenda | encomenda n | no encomenda | n encomenda
        | n de pedido | referencia pedido | vossa encomenda | nota de encomenda n | n de encomenda | pedido de compra | ordem de compra
        | v encomenda | n da encomenda | n enc | enc n | encomenda cliente | numero do pedido | n do pedido | pedido de compra n | ordem de compra n | n da ordem de compra | oc n | nota encomenda n | v ref encomenda | requisicao n | n requisicao | n da requisicao | sua encomenda | ordem de servico n | n do pedido de compra | n pedido cliente | pedido do cliente n | pedido do cliente | seu pedido | seu pedido n | n oc | n da oc | n da ordem de servico | os n | n da os | n os | vossa encomenda n | a sua encomenda | n nota de encomenda | v requisicao | vossa requisicao | requisicao | vossa req | n da reserva | reserva n | n de reserva | codigo da reserva | localizador | ordem n | n da ordem | po n | n po | empenho n | nota de empenho n | n do empenho | codigo do pedido | id do pedido | ref encomenda | pedido web n`),
      weak: list('pedido | encomenda | nota de encomenda'),
    },
    contractNumber: {
      strong: list(
        'numero de contrato | contrato no | n contrato | numero do contrato | contrato n | n do contrato | contrato | apolice n | n apolice | numero da apolice | n da apolice | apolice | processo n | n processo | obra n | n do processo | projeto n | codigo do contrato | contrato de aluguel n | contrato de arrendamento n | numero de apolice | n de processo | licitacao n | pregao n | n da licitacao | n do projeto | n sinistro | sinistro n | codigo do local de entrega | cpe | codigo ponto de entrega | cui gas | codigo de instalacao | instalacao n | n da instalacao | unidade consumidora | uc | n da uc | codigo da uc | n de emprestimo | matricula do imovel',
      ),
    },
    customerNumber: {
      strong: list(
        `numero de cliente | codigo cliente | codigo de cliente | cod cliente | n cliente | cliente n | codigo do cliente | n de cliente | codigo | numero do cliente | n do cliente | cod do cliente | entidade cliente | n socio | n de socio | n utente | n de utente | codigo do assinante | conta cliente n | n conta cliente | matricula | id do cliente | conta do cliente | conta cliente | n de conta cliente | n da conta cliente | matricula do aluno | n de matricula | inscricao do aluno | socio n | n de associado | associado n | utente n | n do cartao cliente | prontuario | prontuario n | n do prontuario | n assinante | n de assinante | codigo do consumidor | consumidor n | conta contrato | identificacao do cliente | codigo do usuario | n de beneficiario | codigo do paciente | n de condomino | codigo do sacado`,
      ),
    },
    sellerVatId: {
      strong:
        list(`nif | nif iva | numero de iva | nipc | contribuinte | contribuinte no | n contribuinte | numero de contribuinte | nif vendedor
        | n iva | nif contribuinte | numero de identificacao fiscal | nif fornecedor | nif emitente | cnpj | n i f | n contrib | contribuinte n | nif empresa | n de contribuinte | cnpj do emitente | cnpj cpf | cnpj emitente | nipc nif | pt nif | vat pt | nif do prestador | cnpj do prestador | nif do emitente | nuit | cnpj mf | cnpj n | cnpj prestador | cnpj do fornecedor | cnpj fornecedor | nif n | nipc n | contribuinte fiscal n | nif do vendedor | n id fiscal | cadastro nacional da pessoa juridica | cnpj beneficiario | cnpj do beneficiario`),
    },
    buyerVatId: {
      strong: list(`nif cliente | contribuinte cliente | v contribuinte | nif comprador | nif do cliente | nif adquirente | v n contribuinte
        | v n contrib | v no contrib | n contribuinte cliente | contribuinte do cliente | n contribuinte do cliente | v nif | vosso nif | seu nif | nif consumidor | nif do adquirente | cnpj cliente | cnpj do destinatario | cnpj do cliente | cpf do cliente | cpf | cnpj do tomador | cpf cnpj do consumidor | cpf cnpj | n contrib cliente | v contrib | cnpj tomador | cnpj destinatario | cpf cnpj do cliente | cpf cnpj do tomador | cpf do consumidor | cpf consumidor | cpf cnpj consumidor | cpf cliente | cpf cnpj cliente | cnpj cpf do destinatario | cnpj do comprador | cnpj comprador | cnpj do pagador | nif do comprador | nif destinatario | nif do destinatario | nif utente | vosso contribuinte | o seu nif | nif do consumidor`),
    },
    currency: {
      strong: list('moeda | moeda do documento | divisa | moeda da fatura | especie moeda'),
    },
    lineTotal: {
      strong: list(
        'total mercadoria | total mercadorias | total produtos | valor total dos produtos | valor dos produtos | total bruto mercadorias | total iliquido de linhas | soma | total de mercadorias | total servicos | valor dos servicos | total das linhas | total de linhas | soma dos itens | total dos itens | total dos produtos',
      ),
    },
    netTotal: {
      strong: list(`total sem iva | total liquido | base tributavel | total iliquido | incidencia | total sem imposto | subtotal sem iva
        | valor sem iva | valor liquido | base de incidencia | valor tributavel | total tributavel | total antes de iva
        | total sem impostos | total s iva | valor s iva | subtotal s iva | total base | total base tributavel | base incidencia | base iva | base de calculo | valor total tributavel | total parcial sem iva | total antes impostos | preco sem iva | valor base | total liquido sem iva | valor liquido sem iva | valor total sem iva | valor iliquido | total antes do iva | total antes de impostos | valor sem impostos | base de incidencia iva | incidencia iva | total incidencia | total da incidencia | base de iva | base de calculo do iss | base de calculo do icms | base de calculo icms | valor tributado | materia coletavel | total de mercadoria | total bruto sem iva | soma iliquida | total iliquido eur | valor total dos servicos | valor liquido da nota | valor liquido nfs e | total de servicos | total liq | tot liquido | montante sem iva | montante liquido | base imponivel | total tributado`),
      weak: list('base'),
    },
    taxTotal: {
      strong: list(`total iva | iva total | valor iva | total do iva | valor do iva | valor do imposto | total imposto | total de iva
        | montante do iva | total impostos | iva 23 | iva 23% | iva 6% | iva 13% | iva a taxa | iva liquidado | valor do icms | valor do iss | imposto total | iva incluido | valor total do imposto | montante de iva | valor de iva | montante iva | total de impostos | total dos impostos | valor dos impostos | iva a pagar | iva incluido no total | do qual iva | dos quais iva | iva taxa normal | valor icms | total icms | valor total do icms | icms | valor iss | iss | issqn | valor do issqn | valor do ipi | valor ipi | valor total do ipi | total de tributos | valor aproximado dos tributos | tributos totais incidentes | valor total dos tributos | itbis | imposto sobre o valor acrescentado | valor do pis | valor da cofins`),
      weak: list('iva | imposto'),
    },
    grossTotal: {
      strong:
        list(`total da nota de credito | valor creditado | total a creditar | total a seu favor | valor a devolver | total creditado | total a pagar | total da fatura | total com iva | valor total | total geral | total fatura | total do documento | total documento
        | total com imposto | total com impostos | valor total da nota | valor total da fatura | montante total | valor da fatura | total c iva | total euros | total eur | total r$ | valor total da nf | total nota | valor a cobrar | total do orcamento | total orcamento | valor do documento | valor do orcamento | total da encomenda | total do pedido | total da nota | total do recibo | total recibo | valor total do pedido | total factura | total da factura | total liquido a pagar | importancia total | valor total r$ | total pago | total a pagar eur | total a pagar r$ | total geral r$ | total geral eur | total doc | valor da nota | valor total da nota fiscal | valor total nota | total da nota fiscal | valor fatura | valor documento | valor do boleto | valor cobrado | valor total eur | valor total com iva | valor total c iva | total iva incluido | total iva incl | total c/ impostos | valor bruto | valor bruto da nota | total em euros | total em reais | total reais | total mzn | total akz | total kz | total aoa | total pedido | valor do pedido | total encomenda | valor total do orcamento | valor da proposta | total da proposta | valor total da proposta | valor do recibo | valor recebido recibo | total da compra | total compra | total das compras | total da venda | total venda | total da conta | total conta | valor da conta | total a receber | valor a liquidar | total final | preco total | preco final | preco total com iva | custo total | premio total | premio comercial total | valor do premio | valor da mensalidade | total da mensalidade | total propina | renda total | valor da renda | valor do aluguel | total do aluguel | a importancia de | a quantia de | valor total liquido | total nota de credito | total iliquido com iva | valor da parcela | valor cobrado r$ | total credito`),
      weak: list('total | valor'),
    },
    paid: {
      strong: list(
        'pago com | menos adiantamento | pago por multibanco | pago | adiantamento | valor pago | ja pago | adiantamentos | sinal | valor adiantado | entrada | valor recebido | pagamento recebido | total pago ja | adiantamento recebido | sinal pago | valor ja pago | recebido | total ja pago | pago em | pago por | montante pago | pagamento efetuado | pagamentos efetuados | pagamentos recebidos | valor entregue | valor do sinal | valor da entrada | entrada paga | caucao | caucao paga | deposito pago | pago anteriormente | valor pago anteriormente | abatimento adiantamento | deducao de adiantamento | amortizacao | total amortizado | pagamentos anteriores | ultimo pagamento | pagamento anterior | ja recebido | valor liquidado',
      ),
    },
    amountDue: {
      strong:
        list(`liquido a pagar | valor a pagar | a pagar | valor em divida | saldo a pagar | total em divida | saldo em divida | valor em falta
        | restante a pagar | saldo devedor | por liquidar | por pagar | total por pagar | montante a pagar | importancia a pagar | valor a debitar | valor total a pagar | falta pagar | valor do debito | total a liquidar | a liquidar | restante | montante em divida | em divida | divida | divida total | valor em aberto | total em aberto | saldo em aberto | em aberto | saldo a liquidar | saldo a receber | montante em falta | resta pagar | valor restante | valor restante a pagar | valor remanescente | saldo remanescente | valor pendente | pendente | valor por pagar | valor por liquidar | valor devido | total devido | montante devido | valor em atraso | total em atraso | saldo total | diferenca a pagar | valor a regularizar | saldo devido | valor vencido | total vencido | debito total | total de debitos em aberto`),
      weak: list('saldo'),
    },
    sellerName: {
      strong: list(
        'fornecedor | emitente | dados do fornecedor | emissor | prestador | empresa | prestador de servicos | razao social do emitente | senhorio | fornecedor nome | nome do fornecedor | contratada | beneficiario | remetente | expedidor | locador | vendida por | nome do emitente | prestador de servico | prestador dos servicos | nome do prestador | razao social do prestador | razao social do fornecedor | vendedor nome | dados do vendedor | dados do emitente | dados do prestador | beneficiario cedente | nome do beneficiario | arrendador | seguradora | segurador | transportadora nome | transportador | empreiteiro | contratado | empregador | entidade empregadora | empresa emitente | credor | entidade credora | remetente fornecedor | proponente | distribuidora | comercializador | imobiliaria',
      ),
      weak: list('vendedor'),
    },
    buyerName: {
      strong:
        list(`titular do contrato | cliente | comprador | destinatario | adquirente | faturar a | exmo s | exmos senhores | dados do cliente | faturado a
        | exmo s sr s | exmo sr | tomador | nome do cliente | nome cliente | razao social do cliente | nome razao social | tomador de servicos | tomador do servico | contratante | sacado | pagador | inquilino | exmo sr a | faturado para | paciente | utente | segurado | tomador do seguro | destinatario da mercadoria | comprador nome | cobrar a | locatario | assinante | cliente nome | dados do tomador | tomador dos servicos | nome do tomador | nome razao social do tomador | destinatario remetente | nome do destinatario | dados do destinatario | nome do pagador | nome do sacado | nome do comprador | dados do comprador | nome do adquirente | exmo senhor | exma sra | fatura para | faturar para | faturacao | dados de faturacao | morada de faturacao | endereco de faturacao | endereco de cobranca | endereco de faturamento | cobrar de | nome do contratante | nome do inquilino | arrendatario | nome do segurado | estipulante | nome do paciente | nome do utente | hospede | nome do hospede | aluno | nome do aluno | responsavel financeiro | encarregado de educacao | associado | titular da conta contrato | titular contrato | consumidor | nome do consumidor | nome do assinante | condomino | proprietario do veiculo | passageiro | nome do passageiro | solicitante | requerente | requisitante | devedor | recebi de | recebemos de | recebi do sr | cliente final | nome da empresa cliente | orgao comprador | encomendado por | solicitado por`),
    },
    shipTo: {
      strong: list(
        'morada de entrega | enviar a | local de entrega | enviar para | endereco de entrega | local de descarga | descarga | morada de descarga | entregar em | local da entrega | endereco da entrega | local entrega | entregar a | entrega em | local descarga | local de destino | destino da mercadoria | morada de envio | endereco de envio | enviado para | entrega a | entregue a | local da prestacao | local da prestacao do servico | local de prestacao | local da obra | morada da obra | endereco da obra | local de instalacao | endereco de instalacao | morada de fornecimento | local de consumo | local de fornecimento | ponto de entrega | recebedor | consignatario | local de desembarque',
      ),
    },
    period: {
      strong: list(
        'periodo | periodo de faturacao | periodo de referencia | periodo de consumo | periodo do extrato | mes de referencia periodo | periodo faturado | periodo de facturacao | periodo de faturamento | referencia mes | mes de referencia | mes referencia | mes referente | mes/ano | referente ao mes | referente ao periodo | periodo de apuracao | periodo de competencia | competencia | mes de competencia | periodo de vigencia | vigencia do seguro | periodo de cobertura | periodo de aluguel | periodo de arrendamento | periodo de locacao | periodo de leitura | periodo de processamento | mes de processamento | periodo da estadia | estadia | periodo de estadia | periodo de prestacao | periodo de a | periodo contratado | mensalidade referente | ano letivo | periodo aquisitivo',
      ),
    },
    openingBalance: {
      weak: list(`saldo em | saldo a`),
      strong: list(
        'saldo inicial | saldo de abertura | saldo anterior | saldo inicial em | saldo do extrato anterior | saldo contabilistico inicial | saldo do mes anterior | saldo anterior em | saldo do periodo anterior | saldo da fatura anterior | saldo transportado | saldo em inicio',
      ),
    },
    closingBalance: {
      weak: list(`saldo em | saldo a`),
      strong: list(
        'saldo final | saldo de fecho | saldo atual | saldo actual | saldo final em | novo saldo | saldo contabilistico | saldo do periodo | saldo contabilistico final | saldo disponivel | saldo em conta | saldo de encerramento | saldo do dia | saldo em conta corrente | saldo da conta | saldo final do periodo | saldo atual em',
      ),
    },
    accountNumber: {
      strong: list(
        'numero da conta | conta n | n da conta | n conta | conta | n de conta | conta corrente | agencia conta | conta a ordem | n conta d o | conta corrente n | c c | conta ordem | conta a ordem n | conta bancaria | conta bancaria n | nib n | iban nib | conta poupanca | conta deposito a ordem | agencia e conta | ag conta | ag cc | agencia codigo do beneficiario | conta para deposito | conta para pagamento | dados bancarios | dados para deposito | conta do beneficiario | conta beneficiaria | conta a debitar | conta de debito',
      ),
    },
    accountHolder: {
      strong: list(
        'titular | titular da conta | nome do titular | titulares | 1 titular | primeiro titular | correntista | titular conta | nome do titular da conta | titular do cartao | favorecido | nome do favorecido',
      ),
    },
    paymentTerms: {
      strong: list(
        'condicoes de pagamento | condicao de pagamento | cond pagamento | cond de pagamento | cond pag | cond pagto | forma de pagamento | forma de pagto | forma pagamento | formas de pagamento | meio de pagamento | meios de pagamento | metodo de pagamento | modo de pagamento | modalidade de pagamento | tipo de pagamento | prazo de pagamento | prazo pagamento | prazo | termos de pagamento | pagamento | condicoes | condicoes pagamento | meio pagamento | pagamento via',
      ),
    },
    orderDate: {
      strong: list(
        'data da encomenda | data do pedido | data pedido | data encomenda | data de encomenda | data da ordem | data da ordem de compra | data da reserva | data da requisicao | data da solicitacao | pedido em | encomendado em | pedido de | data da compra pedido',
      ),
    },
    phone: {
      strong: list(
        'telefone | telef | telf | telemovel | tlm | celular | tel | tlf | telm | cel | fone | fone fax | fone celular | tel fax | telefone celular | telefone fax | n de telefone | contacto telefonico | contato telefonico | linha de apoio | apoio ao cliente | sac | central de atendimento | whatsapp | telefone de contato | ligue para',
      ),
    },
    bankName: {
      strong: list(
        'banco | nome do banco | banco n | instituicao bancaria | banco beneficiario | banco emissor | banco do beneficiario | instituicao de pagamento',
      ),
    },
    withholdingTax: {
      strong: list(
        'retencao na fonte | retencao irs | retencao | retencao na fonte irs | irs retido | retencao irc | retencao de irs | irs | retencao irs 25% | retencao 23% | valor da retencao | valor retido | total retencoes | total retencao | retencoes | retencoes federais | irrf | ir retido | ir retido na fonte | inss retido | iss retido | valor iss retido | pis cofins csll | csll | retencao inss',
      ),
    },
    yourReference: {
      strong: list(
        'vossa referencia | v referencia | v ref | sua referencia | vossa ref | a sua referencia | sua ref | referencia do cliente | ref do cliente | referencia cliente | referencia | referencia de pagamento | referencia multibanco | referencia para pagamento | ref pagamento | ref mb | linha digitavel | codigo de barras pagamento | chave pix | referencia bancaria | n de referencia | ref multibanco | entidade referencia',
      ),
    },
    contact: {
      strong: list(
        'contacto | contato | vendedor a | responsavel | atendido por | pessoa de contacto | pessoa de contato | pessoa para contato | a atencao de | ao cuidado de | aos cuidados de | att | responsavel tecnico | responsavel pela compra | vendedor responsavel | comercial | gestor | gestor de conta | gestor de cliente | representante | consultor | elaborado por | preparado por | comprador responsavel | medico solicitante | tecnico responsavel | coordenador | solicitante contato',
      ),
    },
    discountTotal: {
      strong: list(
        'desconto | total desconto | descontos | total descontos | total de desconto | total de descontos | desconto total | valor do desconto | valor desconto | valor dos descontos | desconto comercial | desconto financeiro | desconto global | desconto cliente | desconto pronto pagamento | desconto p p | desconto concedido | desconto condicional | desconto incondicional | desconto abatimento | desconto abatimentos | outras deducoes | abatimento | abatimentos | deducoes | poupanca | poupou | total poupado | voce economizou | economia | economizou | rappel | bonificacao | desconto cartao | desconto de fidelidade | desconto no total | desc | total desc | desc comercial | desc financeiro',
      ),
    },
    chargeTotal: {
      strong: list(
        'portes | porte | portes de envio | despesas de envio | despesas de transporte | custos de envio | custo de envio | custo de transporte | custos de transporte | frete | valor do frete | valor frete | total frete | taxa de entrega | taxa entrega | despesas de portes | portes e embalagem | embalagens | despesas acessorias | outras despesas | outras despesas acessorias | valor do seguro frete | taxa de servico | servico 10% | taxa servico | gorjeta | couvert | couvert artistico | taxa turistica | taxa municipal turistica | taxa de ocupacao | juros | juros de mora | juros mora | multa | mora multa | juros multa | outros acrescimos | encargos | taxa de conveniencia | taxa de boleto | tarifa | tarifas | total taxas | imposto do selo | ecovalor | eco taxa | ecotaxas | eco ree | contribuicao audiovisual | dgeg | taxa de gestao de residuos | contrib iluminacao publica | contribuicao iluminacao publica | cosip | taxa de limpeza | despesas administrativas | taxa administrativa | sobretaxa | suplemento',
      ),
    },
    cashTendered: {
      strong: list(
        'dinheiro | numerario | em dinheiro | pagamento em numerario | valor entregue dinheiro | multibanco | cartao de credito | cartao de debito | cartao credito | cartao debito | pagamento em dinheiro | valor recebido dinheiro | mb way | cheque | vale refeicao | ticket restaurante | ticket refeicao | pagamento multibanco | cartao multibanco | pos multibanco | dinheiro recebido | pago em dinheiro',
      ),
    },
    change: {
      strong: list('troco | troco r$ | troco em dinheiro | troco eur | valor do troco'),
    },
    page: {
      strong: list('pagina | pag | folha | pag n | pagina n'),
    },
    postBox: {
      strong: list('caixa postal | apartado'),
    },
    iban: { strong: list('iban | nib iban | iban conta | conta iban') },
    bic: { strong: list('bic swift | swift | swift bic | codigo swift | codigo bic') },
    periodFrom: {
      strong: list(
        'data inicial | data de inicio | inicio do periodo | de data | data inicio | inicio da vigencia | vigencia de | data de entrada | data da entrada | data de chegada | check in | valido de | periodo inicial',
      ),
    },
    periodTo: {
      strong: list(
        'data final | data de fim | fim do periodo | data fim | data de termino | termino da vigencia | vigencia ate | data de saida hospede | data de partida | partida | check out | valido ate | validade | validade da proposta | validade do orcamento | validade da proposta ate | proposta valida ate | orcamento valido ate | data de validade | valida ate',
      ),
    },
    ourReference: {
      strong: list(
        'n referencia | n ref | nossa referencia | nossa ref | referencia interna | ref interna | nossa ref n | protocolo n | n do protocolo | n processo interno | chave de acesso | codigo de verificacao | atcud | cod verificacao | codigo de validacao',
      ),
    },
    email: { strong: list('correio eletronico | correio electronico | e mail | endereco eletronico | endereco de e mail') },
    name: {
      strong: folded(
        'nome | nome completo | razão social | denominação | denominação social | nome da empresa | nome fantasia | firma | nome do funcionário | nome do colaborador | nome do trabalhador | funcionário nome | trabalhador',
      ),
    },
    salesOffice: {
      strong: folded('filial | loja n | agência de venda | ponto de venda | balcão venda | sucursal | estabelecimento | delegação'),
    },
    printDate: {
      strong: folded(
        'data de impressão | data impressão | impresso em | impresso a | data da impressão | data e hora de impressão | impressão',
      ),
    },
    originalDate: { strong: folded('data original | data do documento original') },
    contractDate: { strong: folded('data do contrato | data contrato | data de assinatura | data da celebração | contrato de') },
    deliveryNoteDate: { strong: folded('data da guia | data guia | data da guia de remessa') },
    deliveryNoteNumber: {
      strong: folded(
        'guia de remessa n | n guia de remessa | guia n | guia de transporte n | n guia de transporte | guia de transporte | guia de remessa | n da guia | n guia | gt n | gr n | nota de entrega n | n nota de entrega | romaneio n | n do romaneio | conhecimento n | n do conhecimento | ct e n | conhecimento de transporte n | mdf e n | n de rastreio | código de rastreio | código de rastreamento | rastreio | tracking n | n do manifesto | manifesto n | carta de porte n | n expedição | expedição n | remessa n | n remessa | n da remessa | n de envio | documento de transporte n',
      ),
    },
    associatedInvoiceDate: { strong: folded('data da fatura original | data do documento de origem | data da fatura de origem') },
    associatedInvoiceNumber: {
      strong: folded(
        'fatura de origem | documento de origem | documento origem | doc origem | documento de referência | fatura relacionada | referente à fatura | referente a fatura n | relativo à fatura n | relativa à fatura n | nota fiscal de origem | nota fiscal referenciada | nf referenciada | nf de origem | nf e referenciada | fatura retificada | documento retificado | n da fatura original | fatura original n | ref fatura | ref à fatura | anula a fatura | anulação da fatura n | fatura anulada | nfs e substituída',
      ),
    },
    totalQuantity: {
      strong: folded(
        'total de itens | total itens | qtd total de itens | qtd total | quantidade total | total de quantidade | total quantidades | total qtd | qtde total | qtd itens | n de itens | n itens | total de artigos | total artigos | n artigos | n de artigos | total de volumes | n de volumes | volumes | total volumes | quantidade de volumes | total peças | total de peças | total unidades',
      ),
    },
    roundingAmount: {
      strong: folded(
        'arredondamento | arredondamentos | acerto | acerto de arredondamento | acertos | ajuste de arredondamento | valor de arredondamento',
      ),
    },
    accountExecutive: {
      strong: folded(
        'operador | operador n | operador de caixa | caixa n | funcionário | funcionária | empregado | empregada | empregado de mesa | garçom | garçonete | atendente | foi atendido por | servido por | processado por operador | colaborador | mecânico | motorista | balconista',
      ),
    },
    sellerRegistrationNumber: {
      strong: folded(
        'inscrição estadual | insc estadual | i e | inscr estadual | inscrição municipal | insc municipal | inscr municipal | i m | n de registo | n de registo comercial | conservatória n | matriculada n | crc n | registo comercial | matriculada na c r c | nire | n alvará | alvará n | capital social e n de matrícula | crm | oab | crea | cau | cédula profissional | registro n | n registro',
      ),
    },
    website: { strong: folded('sítio | página web | sítio na internet | site internet | endereço web | website') },
    branchCode: { strong: folded('agência | n da agência | ag | cód agência | código da agência | balcão | n agência') },
    shipFrom: {
      strong: folded(
        'local de carga | morada de carga | local de origem | origem da mercadoria | local de carregamento | local de coleta | local de recolha | armazém de saída | local de expedição | remetente da mercadoria | local de embarque | local carga',
      ),
    },
  },
  labelFillers: list('total | iva | de'),
  netWords: list('sem'),
  debtWords: list('devedor'),
  grossWords: list('com'),
  titles: {
    Letter: list('carta de cobranca | aviso de divida | circular | comunicado | oficio | memorando | carta de apresentacao'),
    Table: list(
      'horario | horarios | resultados | classificacao | escala de servico | escala de turnos |  lista de existencias | mapa de ferias | mapa de stocks |  grelha de horarios | tabela de classificacao | lista de materiais |  relacao de estoque | posicao de estoque | controle de estoque',
    ),
    'Credit Note': list(
      'nota de credito fatura | nota fiscal de devolucao | nota de devolucao | nota de abono |  nota de credito | nota credito',
    ),
    Invoice: list(
      'nota fiscal eletronica danfe | documento auxiliar da nota fiscal eletronica | nfs e | nota fiscal de servico eletronica | nota fiscal de servicos eletronica | boleto | boleto bancario | conta de luz | conta de agua | conta de gas | fatura de energia | fatura eletronica | fatura de gas | fatura de telecomunicacoes | fatura proforma comercial | recibo de renda fatura | fatura de cartao | fatura global | fatura de adiantamento | aviso de cobranca |  nota de cobranca | fatura | proforma | nota fiscal | factura | fatura recibo | fatura simplificada | fatura proforma | nota fiscal eletronica | nota fiscal de servicos | danfe | fatura de servicos | nota de honorarios | nota de debito | conta de energia | fatura de eletricidade | fatura de agua',
    ),
    Receipt: list(
      'venda a dinheiro |  recibo de renda | recibo de quitacao | recibo verde | comprovante de pagamento |   cupom fiscal eletronico | nfc e | recibo de aluguel | recibo provisorio | talao de caixa | danfe nfc e | nota de venda | recibo | talao | talao de venda | cupom fiscal | cupom | recibo de pagamento | fatura simplificada talao | talao de compra | documento auxiliar da nota fiscal de consumidor',
    ),
    'Bank Statement': list(
      'extrato de movimentos | extrato de cartao | extrato de conta poupanca | movimentos de conta | extrato consolidado | extrato integrado | extrato de cliente | extrato bancario | extrato de conta | extrato | extracto | extrato combinado | extrato mensal | extrato de conta corrente | extracto de conta | extrato da conta',
    ),
    'Purchase Order': list(
      'pedido de venda | ordem de servico | requisicao de compra | nota de pedido | pedido de encomenda | autorizacao de fornecimento | solicitacao de compra | autorizacao de compra | confirmacao de encomenda | confirmacao de pedido | pedido | encomenda | nota de encomenda | pedido de compra | ordem de compra | ordem de encomenda | requisicao | nota encomenda | encomenda a fornecedor',
    ),
    Quote: list(
      'proposta de orcamento | proposta de preco | proposta de precos |  orcamento de reparacao | orcamento de obra | proposta de honorarios | proposta tecnica e comercial | orcamento | oferta | proposta | proposta comercial | cotacao | orcamentacao | proposta de fornecimento',
    ),
    'Delivery Note': list(
      'guia de remessa de materiais | guia de transporte de mercadorias | minuta de expedicao | romaneio de carga | romaneio de entrega | ordem de entrega | comprovante de entrega | conhecimento de transporte eletronico | dacte | manifesto de carga | guia de recepcao | guia de saida | nota de expedicao | auto de entrega | protocolo de entrega | nota de entrega | guia de remessa | guia de transporte | guia | guia de entrega | romaneio | lista de embalagem | remessa | guia de transporte global | nota de remessa | conhecimento de transporte | carta de porte',
    ),
    'Price List': list(
      'tabela de tarifas | tarifas | tabela de valores | lista de preco | lista de servicos e precos | carta de vinhos | tabela de honorarios | tabela de taxas |  nossos precos |  lista de precos | tabela de precos | precario | tabela de preco | precos | ementa | cardapio | tarifario | menu',
    ),
    Report: list(
      'relatorio de ensaio | relatorio tecnico | relatorio de visita | relatorio de vendas | relatorio de analises | relatorio anual e contas | laudo tecnico | laudo de analise | laudo laboratorial | boletim escolar | boletim de notas | ata | ata de reuniao | ata de assembleia | certificado de analise | certificado de qualidade | resultado de exames |  balanco patrimonial | demonstracoes financeiras | fecho de caixa | fechamento de caixa | auto de medicao | historico escolar |  relatorio de inspecao | resumo mensal | relatorio | boletim de analises | relatorio mensal | resultados de analises | relatorio anual | boletim de ensaio | balancete | boletim | demonstracao de resultados | laudo',
    ),
    Other: list(
      'contrato de prestacao de servicos | contrato de trabalho |  curriculo | receita medica | cartao de embarque | certificado de seguro | recibo de ordenado | recibo de vencimento | recibo de remuneracoes | recibo de salario | contracheque | holerite | demonstrativo de pagamento | apolice | condicoes particulares | contrato de arrendamento | folha de pagamento | recibo vencimento | escala',
    ),
    Form: list(
      'ficha de matricula |  ficha de cadastro |  ficha de cliente | ficha de registo | ficha clinica | folha de ponto | folha de presenca | lista de presenca | folha de horas | mapa de deslocacoes | nota de despesas | relatorio de despesas | mapa de quilometros | termo de responsabilidade | termo de consentimento | declaracao de rendimentos | declaracao aduaneira | declaracao amigavel | boletim de inscricao | boletim de ocorrencia | questionario | inquerito |  pedido de ferias | participacao de sinistro | check list | modelo de requerimento | formulario | requerimento | declaracao | ficha de inscricao | pedido de inscricao | ficha',
    ),
  },
  invoiceMarks: list('fatura'),
  totals: list(
    'total | saldo | saldo final | novo saldo | total iva | total liquido | valor total | total geral | total a pagar | total bruto | total iliquido | total sem iva | total com iva | total do iva | total s iva | total c iva | total imposto | total impostos | total desconto | total descontos | total de descontos | total dos produtos | total dos servicos | total dos itens | total de itens | total documento | total do documento | total da fatura | total fatura | total da nota | total nota | total recibo | total do pedido | total pedido | total encomenda | total da encomenda | total orcamento | total do orcamento | total da proposta | total r$ | total eur | total em euros | total euros | total mercadoria | total mercadorias | total pagina | total da pagina | total parcial | total pago | total debitos | total creditos | total a debito | total a credito | total de entradas | total de saidas | total entradas | total saidas | total movimentos | total vencimentos | total de vencimentos | total proventos | total de proventos | total abonos | total deducoes | total receitas | total despesas | total do ativo | total do passivo | total mao de obra | total pecas | total de pecas | total materiais | total quantidade | qtd total | qtd total de itens | qtde total | subtotal | sub total | sub-total | soma | soma parcial | somatorio | valor a pagar | valor total dos produtos | valor total da nota | valor liquido | valor liquido a receber | liquido a receber | liquido a pagar | vencimento liquido | salario liquido | base de calculo | base tributavel | base incidencia | incidencia | iva 23% | iva 13% | iva 6% | retencao na fonte | retencao irs | saldo anterior | saldo inicial | saldo atual | saldo a pagar | saldo do dia | arredondamento | troco | valor pago | adiantamento | falta pagar | resumo de iva | resumo do iva | resumo impostos | quadro resumo iva | transporte soma | a transportar | resultado liquido | lucro liquido | resultado do exercicio',
  ),
  carried: list(
    'a transportar | transporte | transportado | de transporte | transporte da pagina anterior | soma e segue | total a transportar | vem de tras | transporte anterior | valor transportado | a transportar para a pagina seguinte | continua na pagina seguinte | saldo transportado',
  ),
  payments: list(
    'dinheiro | troco | multibanco | iva | cartao | mb | mb way | pix | entregue | total iva | debito | credito | valor pago | pago | taxa | base',
  ),
  units: list(
    'un | cx | kg | par | pct | lt | mt | hr | pc | unid | un. | uni | und | unid. | unidade | unidades | pç | pç. | peça | peças | cx. | caixa | caixas | pacote | pacotes | emb | embalagem | fd | fardo | sc | saco | sacos | rl | rolo | rolos | fr | frasco | gf | grf | garrafa | garrafas | lata | latas | lt. | litro | litros | ml | kg. | kgs | gr | ton | tonelada | mts | m2 | m² | m3 | m³ | metro | metros | km | hrs | hora | horas | h. | dia | dias | diária | diárias | noite | noites | semana | mês | meses | ano | pax | pessoa | pessoas | pares | jg | jogo | kit | cj | conj | conjunto | vb | verba | vg | global | serv | serviço | sv | sessão | consulta | ct | cento | dz | dúzia | milheiro | mil | resma | bl | bloco | fl | folha | barra | br | chapa | tubo | balde | galão | tambor | palete | kwh | viagem | aula | visita | ampola | comp | comprimidos | cartela | maço | bandeja | porção',
  ),
  missing: list('nd'),
  payWords: list(
    `vencimento base | salario base | remuneracao base | taxa social unica | subsidio de alimentacao | subsidio de refeicao | retencao irs | total de descontos | liquido a receber | inss | fgts | vale transporte | proventos | descontos | ordenado | salario bruto | salario liquido | vencimento iliquido | sub alimentacao | sub refeicao | subsidio de ferias | subsidio de natal | duodecimos | horas extra | horas extras | trabalho suplementar | diuturnidades | ajudas de custo | premio | comissoes | seguranca social | seg social | irs | desconto seguranca social | quotizacao sindical | total iliquido | total liquido | total de abonos | valor liquido a receber | faltas | dias uteis | tsu | fundo de compensacao | irrf | fgts do mes | base fgts | base calc fgts | base calc inss | sal contr inss | salario familia | vale alimentacao | adiantamento salarial | adicional noturno | adicional de periculosidade | adicional de insalubridade | dsr | 13 salario | decimo terceiro | ferias | 1 3 de ferias | pensao alimenticia | contribuicao sindical | total de vencimentos | faixa irrf | base calc irrf | horas normais | salario mensal | pro labore | plano de saude`,
  ),
  columns: {
    position: list(
      'no | n | num | linha | ref | n o | item n | n item | n do item | n ordem | n de ordem | ord | it | ln | n linha | seq | sequencia | n seq',
    ),
    articleNumber: list(
      'codigo | cod | referencia | codigo artigo | artigo | ref artigo | codigo do produto | codigo produto | cod produto | codigo do artigo | cod artigo | artigo codigo | artigo n | n artigo | refa | referencia do artigo | ref produto | cod barras | cod de barras | codigo ean | ncm | ncm sh | cfop | cst | cest | codigo do servico | cod servico | cod item | codigo item | codigo do item | codigo interno | cod interno | codigo do material | codigo do exame | cod fornecedor | codigo fornecedor | lote codigo | n peca | codigo da peca',
    ),
    description: list(
      'movimento | descricao | produto | designacao | servico | descricao do artigo | descricao do produto | descricao dos produtos | descricao do produto servico | descricao dos produtos servicos | descricao produto | descricao artigo | descricao dos artigos | descricao do servico | descricao dos servicos | descricao servico | descricao de servicos | descricao do item | descricao dos itens | descricao item | descricao da mercadoria | descricao das mercadorias | descricao do material | descricao dos bens | descricao dos trabalhos | descricao da obra | descricao do movimento | descricao da operacao | descricao do lancamento | descricao da atividade | descricao detalhada | discriminacao | discriminacao dos servicos | discriminacao do servico | discriminacao dos produtos | discriminacao das mercadorias | designacao do artigo | designacao dos artigos | designacao do produto | designacao dos servicos | designacao dos trabalhos | denominacao do produto | denominacao produto | especificacao | especificacoes | especificacao dos servicos | produtos | produto servico | produtos servicos | produtos e servicos | nome do produto | nome do artigo | artigos | artigo descricao | servicos | servico prestado | servicos prestados | trabalhos | trabalho | trabalho realizado | tarefa | atividade | mercadoria | mercadorias | mercadoria descricao | materiais | item descricao | itens | historico | historico do lancamento | lancamento | lancamentos | movimentos | operacao | transacao | detalhes | detalhe | detalhamento | objeto | assunto | conteudo | rubrica | rubricas | verba | verbas | evento | eventos | abonos e descontos | peca descricao | pecas | peca | mao de obra | medicamentos | exames | analise | analises | parametros | ato | atos | procedimento | procedimentos | consulta | tratamento | prato | pratos | bebida | iguaria | conceito | natureza | natureza do servico | tipo de servico | despesa | despesas | tipo de despesa | encargo | encargos | consumo descricao | taxa descricao | equipamento',
    ),
    quantity: list(
      'consumo | dias | quantidade | qtd | quant | unidades | horas | n unidades | qtde | qtdade | qtd un | qtd pedida | qtd entregue | qtd faturada | qtd solicitada | qtd encomendada | qtde pedida | qtde entregue | quantidade pedida | quantidade entregue | quantidade encomendada | quantidade fornecida | quantidade solicitada | quantidade recebida | quantidade faturada | pedido qtd | entregue | encomendado | qtd horas | n de horas | n dias | n de dias | diarias | noites | n noites | n de noites | n pessoas | peso liquido | peso bruto | volumes | consumo m3 | n de unidades | referencia quantidade | pecas qtd',
    ),
    unit: list('unit | unidade | un | ud | und | uni | unidade de medida | un medida | unid medida | medida | embalagem'),
    unitPrice: list(
      'preco | preco unitario | p unit | p unitario | tarifa | valor unitario | valor unit | preco unit | preco un | preco unidade | preco por unidade | p un | pr un | preco sem iva | preco s iva | preco com iva | preco c iva | preco liquido | preco unit liquido | preco unitario sem iva | preco unit s iva | preco unitario eur | preco unitario r$ | preco unit eur | preco r$ | preco eur | preco de venda | preco venda | preco tabela | preco de tabela | preco kg | preco por kg | preco hora | preco por hora | preco dia | preco por noite | preco m2 | vl unit | vl unitario | vlr unit | vlr unitario | vlr un | v unit | v unitario | val unit | valor un | valor unitario r$ | valor unit r$ | valor por unidade | valor hora | valor da diaria | valor diaria | custo unitario | custo unit | pvp unit | pvu | preco base | preco final unitario | preco com desconto | preco promocional',
    ),
    discount: list(
      'desconto | desc | desc % | desconto % | % desconto | descontos | desc r$ | desconto r$ | desc comercial | valor desconto | vl desc | vlr desc | desc 1 | desc valor | abatimento',
    ),
    taxRate: list(
      'iva | iva % | taxa | taxa iva | % iva | cod iva | imposto | taxa de iva | tx iva | taxa % | aliq icms | aliquota icms | aliq ipi | aliq iss | aliquota iss | icms % | ipi % | codigo iva | reg iva | regime iva | tx iva %',
    ),
    taxAmount: list(
      'valor iva | total iva | valor do iva | val iva | iva valor | valor icms | vl icms | vlr icms | v icms | valor ipi | vl ipi | vlr ipi | v ipi | valor do imposto | valor imposto | impostos | tributos | montante iva',
    ),
    lineTotal: list(
      'total | valor | valor total | montante | valor liquido | total liquido | montante eur | total liq | total iliquido | total sem iva | total s iva | total com iva | total c iva | total r$ | total do item | total item | total linha | total da linha | total artigo | total geral | vl total | vlr total | val total | v total | valor tot | vl tot | valor total r$ | valor r$ | valor eur | valor euros | valor iliquido | valor sem iva | valor com iva | valor bruto | valor do item | valor da linha | valor item | valor do servico | valor dos servicos | valor pago | valor devido | preco total | preco tot | preco total eur | preco total r$ | importancia | importancia eur | liquido | iliquido | custo | custo total | a pagar | total parcial | valor parcial | total a pagar | total tributado | saldo valor | valor em euros | valor em reais',
    ),
    date: list(
      'data | data valor | data mov | data movimento | data lanc | data do movimento | dt valor | data lancamento | data do lancamento | dt lanc | data operacao | data da operacao | data da transacao | data transacao | data contabilistica | dt mov | dt | dia | data da compra | data do servico | data servico | data do documento | data consulta | data vencimento | data emissao',
    ),
    debit: list(
      'debito | saidas | levantamentos | valor debito | debito r$ | debito eur | saida | saques | pagamentos | descontos valor | movimento a debito | movimentos a debito',
    ),
    credit: list(
      'credito | entradas | valor credito | credito r$ | credito eur | entrada | recebimentos | movimento a credito | movimentos a credito',
    ),
    balance: list(
      'saldo | saldo final | saldo r$ | saldo contabilistico | saldo disponivel | saldo apos | saldo atual | saldo acumulado | saldo do dia',
    ),
  },
  columnQualifiers: list('sem'),
  greetings: list(
    `exmo senhor | exma senhora | exmos senhores | exmas senhoras | caro | cara | prezado | prezada | prezados | prezadas | caros | estimado | estimada | estimados | exmos srs | ilmo sr | ilustrissimo senhor | bom dia | boa tarde | boa noite | ola | senhor cliente | caro cliente | prezado cliente | estimado cliente | caros condominos | ex mo senhor`,
  ),
  salutations: list('exmo s sr s | exmos senhores | exmo senhor | a | exmo sr | exma sra | ao | aos | sr | sra'),
  yourWords: list('seu | sua | vossa'),
  writtenAt: list('Feito em | Feito a'),
  datedOn: list('em'),
  streets: list(
    'rua | avenida | av | travessa | praca | estrada | largo | apartado | alameda | beco | calcada | rotunda | quinta | bairro | zona industrial | parque | lote | rodovia | r | trav | pc | avda | urb | lugar | edificio | andar | loja',
  ),
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
  remarks: list(
    'observacoes | obs | nota | notas | observacao | fonte | informacoes | informacoes adicionais | informacoes complementares | dados adicionais | informacao | importante | atencao | aviso | avisos | mensagem | mensagens | condicoes gerais | condicoes de venda | condicoes de fornecimento | termos e condicoes | comentarios | comentario | anotacoes | motivo | motivo de isencao | motivo da isencao | instrucoes | justificativa | advertencia | esclarecimentos | mais informacoes | notas e condicoes',
  ),
  openEnds: list('de | do | da | e | para | com | em | a | o'),
  confirmationMarks: list('confirmacao'),
  copyMarks:
    list(`original | duplicado | triplicado | quadruplicado | copia | segunda via | 1a via | 2a via | 3a via | via do cliente | via cliente | via do estabelecimento
        | via lojista | copia do documento original | original do cliente | primeira via | rascunho | via do consumidor | cópia | 2 via | 1 via | via estabelecimento | via empresa | via do lojista | via do emitente | via do destinatário | cópia do documento original | cópia não certificada | original para o cliente | duplicado para arquivo | cópia cliente | cópia comerciante | reimpressão | segunda via em conformidade com a original | documento não serve de fatura | este documento não serve de fatura | não é documento fiscal | sem valor fiscal | documento auxiliar | minuta`),
  tillWords: folded(
    'operador de caixa | mesa | empregado de mesa | atendido por | garcom | troco | multibanco | nfc e | operador | caixa no | gorjeta | cupom fiscal eletronico',
  ),
  notes: list('fonte | fontes | nota | notas | obs | observação | observações | legenda | atenção'),
};
