import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Spanish. */
export const SPANISH: LanguageLexicon = {
  code: 'es',
  ofManyCountries: true,
  pointSomewhere: true,
  latinModel: 'spa',
  opensWithTwoStems: true,
  letters: 'áéíñóúü',
  otherLetters: 'ª',
  charsets: list('windows-1252 | macintosh | cp850'),
  smallWords:
    list(`el | la | los | las | del | y | de | para | una | un | factura | fecha | cantidad | precio | importe | total | iva | cliente
    | numero | descripcion | direccion | pago | vencimiento | por | con | es | su | nif | cif | base | imponible | unidad
    | albaran | pedido | domicilio | forma | espana | calle`),
  dates: {
    months: { 4: list('abr'), 9: list('setiembre'), 12: list('dic') },
    locales: list('es-MX'),
    dayEndings: list('o | a'),
    monthOpenings: list('de'),
    yearOpenings: list('de | del'),
    timeOpenings: list('a'),
  },
  numberWords: list('numero'),
  labels: {
    invoiceNumber: {
      strong: list(`doc no | numero de factura | numero factura | factura no | factura n | no factura | no de factura | num factura
        | n factura | n de factura | numero documento | n de ticket | n de la factura | n factura simplificada
        | factura simplificada n | n ticket | ticket n | numero de abono | abono n | factura rectificativa n | serie y numero
        | ref factura | n fra | fra n | documento n | n documento | recibo n | nota de credito n | fact n | n fact
        | factura proforma n | proforma n | n de documento | n doc | folio fiscal | folio factura | folio | serie y folio
        | n de recibo | n recibo | n de abono | factura de abono n | n rectificativa | boleta n | comprobante n
        | n comprobante | n de comprobante | nota de debito n | liquidacion n | minuta n | factura electronica n
        | factura serie y numero | n de minuta | n factura rectificativa | referencia factura | codigo de factura
        | identificador de factura | n boleta | factura de venta n | factura electronica de venta n | serie folio | comp nro | boleta electronica n | folio interno | numero de boleta | factura cambiaria n`),
      weak: list(
        `factura | numero | no | ticket | recibo | nota | documento | comprobante | fra | serie | cotizacion n | n de cotizacion | presupuesto n | n de presupuesto | n cotizacion | consecutivo | numero consecutivo`,
      ),
    },
    issueDate: {
      strong: list(`fecha de factura | fecha factura | fecha de emision | fecha emision | fecha de la factura | fecha de expedicion
        | fecha expedicion | fecha doc | fecha documento | emitida el | fecha ticket | fecha de expedicion de la factura
        | fecha fra | f factura | f emision | fecha del documento | fecha de la emision | expedida el | emitido el
        | fecha de presupuesto | fecha presupuesto | fecha de abono | fecha del ticket | fecha de elaboracion
        | fecha de la nota | fecha de informe | fecha del informe | fecha de cotizacion | fecha comprobante
        | fecha de comprobante | fecha y hora de emision | fecha de oferta | fecha de compra | fecha de venta
        | lugar y fecha de expedicion | fecha extracto | fecha del extracto | vigente desde | lugar y fecha | fecha de facturacion | fecha y hora de expedicion | fecha y hora de certificacion | lugar y fecha de emision | fecha de certificacion`),
      weak: list(`fecha | fecha y hora | a fecha`),
    },
    dueDate: {
      strong:
        list(`se cargara en cuenta el | fecha prevista de cargo | fecha de vencimiento | se cargara el | se cargara en su cuenta el | cargo en cuenta el | sera cargado el | vencimiento | fecha vencimiento | fecha de pago | vence | vence el | fecha limite de pago
        | fecha de vto | fecha vto | f vencimiento | vencimientos | pagar antes de | pagar antes del | pagadero antes del
        | fecha limite | vto | f vto | fecha de cargo | fecha de cobro | pago antes de | pagar hasta | pagar hasta el
        | fecha limite pago | vencimiento de pago | vence en fecha | pagadero el | fecha de adeudo | fecha vencimiento pago
        | plazo de pago hasta | a pagar antes del | pague antes de | fecha de vto para el pago | fecha venc | vto de pago | limite de pago | pago oportuno | fecha de pago oportuno | pague hasta`),
    },
    deliveryDate: {
      strong: list(`fecha de entrega | fecha entrega | fecha de operacion | plazo de entrega | entrega prevista | fecha prestacion
        | fecha de servicio | fecha de la operacion | fecha de envio | fecha envio | fecha de prestacion
        | fecha de prestacion del servicio | fecha de servicios | fecha prevista de entrega | fecha entrega prevista
        | entregado el | fecha de expedicion mercancia | fecha de salida | fecha de realizacion | fecha de suministro
        | fecha operacion servicio | fecha albaran | fecha del servicio | fecha de despacho | fecha de recepcion
        | entrega solicitada | entrega requerida | fecha de entrega solicitada | fecha solicitada | fecha de traslado | fecha inicio de traslado | fecha de devengo | fecha prestacion del servicio`),
      weak: list('entrega'),
    },
    orderNumber: {
      strong: list(`numero de pedido | no pedido | n pedido | pedido no | pedido n | su pedido | n de pedido | su pedido n
        | referencia pedido | orden de compra | orden de compra n | vuestro pedido | pedido de compra | n orden de compra
        | orden n | oc | oc n | n oc | ped n | n ped | pedido cliente | nuestro pedido | nuestro pedido n | vuestro pedido n
        | su n de pedido | ref pedido | n pedido cliente | orden de pedido n | n de orden | orden de trabajo n | s pedido
        | referencia de pedido | n de orden de compra | orden de servicio n | ord compra`),
      weak: list(`pedido | orden | su referencia`),
    },
    contractNumber: {
      weak: list('contrato | codigo cups | n de servicio | n suministro | n de suministro | cuenta contrato'),
      strong:
        list(`n poliza | poliza n | n de poliza | numero de contrato | n contrato | contrato n | n de contrato | ref contrato | referencia contrato
        | referencia del contrato`),
    },
    customerNumber: {
      weak: list('n de paciente'),
      strong: list(`numero de cliente | codigo cliente | codigo de cliente | cod cliente | n cliente | cliente n | n de cliente
        | n de socio | n abonado | codigo del cliente | id cliente | ref cliente | referencia de cliente | cta cliente
        | cuenta cliente | su n de cliente | n socio | codigo cte | numero de abonado | numero de cuenta cliente | n de afiliado | n afiliado | n de asociado | n de usuario | cuenta n cliente | n de asegurado | n de abonado`),
    },
    sellerVatId: {
      strong: list(`nif | cif | nif cif | n i f | nif iva | nif proveedor | cif nif | nif emisor | nif vendedor | n iva | rfc | rfc emisor
        | rfc del emisor | cuit | cuit n | nit | nit n | ruc | ruc n | rut | rut emisor | nif emisor factura | cif emisor
        | cif proveedor | identificacion fiscal | n de identificacion fiscal | nif del emisor | vat n | nif vat
        | rnc | rtn | cedula juridica | ruc emisor | ruc proveedor | nit proveedor | rut proveedor | cuit proveedor | rfc proveedor
        | nif intracomunitario | n i f emisor | cif de la empresa | cif empresa | nit del emisor | rnc n | rtn n | nit emisor | rut n | rnc emisor | cuit emisor | rif emisor | ruc dv | rtn emisor | n ruc | rfc del proveedor | nif del vendedor | cuit del emisor`),
    },
    buyerVatId: {
      strong: list(`nif cliente | cif cliente | nif del cliente | cif del cliente | nif comprador | rfc receptor | rfc cliente
        | rfc del receptor | rfc del cliente | nif del comprador | nif receptor | nif destinatario | cif del comprador
        | nif cif cliente | rut cliente | cuit cliente | ruc cliente | nit cliente | nif dni cliente | dni nif cliente
        | su nif | rnc cliente | rtn cliente | ruc comprador | nit comprador | rut comprador | cuit comprador | n i f cliente | cif nif cliente | rut receptor | nit del comprador | cedula o nit | ruc ci | nit receptor | ci ruc | ruc o ci | identificacion del comprador | nit adquirente | rif cliente | nit del adquiriente | dni ruc | nit ci cex | nit cc`),
    },
    currency: {
      strong: list(`moneda | divisa | moneda de pago | importes en | moneda de la factura`),
    },
    lineTotal: {
      strong: list('total lineas | suma de lineas | importe bruto | total bruto'),
      weak: list('subtotal'),
    },
    netTotal: {
      strong: list(`base imponible | total sin iva | importe neto | total neto | subtotal sin iva | neto | total liquido | base imp
        | b imponible | importe base | total base imponible | subtotal neto | total antes de impuestos | importe sin iva
        | total sin impuestos | base imponible total | valor liquido | total antes de iva | subtotal antes de iva
        | subtotal antes de impuestos | total bases imponibles | importe sin impuestos | subtotal sin impuestos
        | total b imponible | base iva | suma de bases | total antes de iva e impuestos | op gravada | op gravadas
        | valor de venta | total gravado | gravado | importe neto total | total importe neto | monto neto | total s iva
        | base imp total | total bruto sin iva | neto gravado | total b i | importe neto gravado | valor neto | base gravable | venta neta | total venta neta | subtotal gravado | total valor de venta | valor venta | total bases | monto gravado | ventas gravadas | sub total ventas | total valor venta operaciones gravadas`),
      weak: list(`subtotal | suma | base | monto`),
    },
    taxTotal: {
      strong: list(`cuota iva | total iva | importe iva | iva total | cuota | valor iva | importe del iva | cuota de iva | cuota iva total
        | iva repercutido | total impuestos | total cuota iva | total igic | importe impuestos | total de iva | igv
        | total igv | monto iva | iva 21 importe | cuotas iva | impuesto | total cuotas iva | iva soportado | iva 16
        | monto igv | impuestos trasladados | total impuestos trasladados | iva trasladado | cuotas repercutidas
        | iva incluido en el total | de los cuales iva | iva incluido | itbis | itbms | total itbis | total isv | cuota igic | iva debito fiscal | debito fiscal | total itbms`),
      weak: list(`iva | impuestos | igic | cuota repercutida | isv`),
    },
    grossTotal: {
      strong:
        list(`importe del abono | importe a abonar | total a su favor | total factura | importe total | total con iva | total a pagar | total iva incluido | total euros | valor total
        | total de la factura | importe total factura | total importe | importe total con iva | total con impuestos
        | total a abonar | total impuestos incluidos | importe total a pagar | total documento | total iva inc
        | total iva inclu | total iva incl | total factura con iva | total eur | total mxn | importe total eur
        | importe total a abonar | total general | total a cobrar | total presupuesto | total pedido | total abono
        | total ticket | total compra | total recibo | total a ingresar | importe de la factura | importe factura
        | importe total de la factura | total fra | total documento iva incluido | total bruto con iva | monto total
        | total neto a pagar | total venta | total orden | total cotizacion | importe liquido | gran total | total facturado
        | total de su factura | total importe factura | total factura eur | importe total iva incluido
        | total presupuesto iva incluido | total nota de credito | total a devolver | importe a devolver | total abonado
        | total operacion | total servicios con iva | total pagar | total bs | monto total a pagar | importe total de la venta | venta total | total del comprobante | monto total de la operacion`),
      weak: list(`total | suma | importe | valor | precio total | liquido | total a percibir`),
    },
    paid: {
      strong: list(
        `pagado con | pagado con tarjeta | pagado en efectivo | pagado | anticipo | importe pagado | pago | valor pago | a cuenta | entregado a cuenta | pagos a cuenta | abonado
        | anticipos | importe abonado | anticipo recibido | entrega a cuenta | entregas a cuenta | pagado a cuenta | senal
        | importe ya pagado | total pagado | pago recibido | pagos recibidos | ya abonado | pagos realizados | menos anticipo
        | importe cobrado | menos pagos | entregado a cta | monto pagado | su pago | valor pagado | pago a cuenta`,
      ),
      weak: folded('depósito | fianza'),
    },
    amountDue: {
      strong:
        list(`importe a pagar | liquido a percibir | total a percibir | liquido a cobrar | neto a percibir | total liquido a percibir | pendiente de pago | importe pendiente | saldo pendiente | liquido a pagar | valor a pagar | a pagar
        | total pendiente | importe adeudado | saldo a pagar | resto a pagar | importe pendiente de pago | pendiente
        | total a liquidar | restante | saldo deudor | saldo por pagar | saldo total a pagar | deuda pendiente | deuda total
        | importe a ingresar | importe a cobrar | por pagar | monto a pagar | total adeudado | saldo vencido
        | total pendiente de pago | importe restante | queda por pagar | importe vencido | neto a pagar | resta por pagar | saldo adeudado | adeudo | adeudo total | saldo insoluto`),
      weak: list('saldo'),
    },
    sellerName: {
      weak: list('remitente | empresa | beneficiario | vendedor | emitido por'),
      strong: list(`proveedor | emisor | datos del emisor | datos del proveedor | emisor de la factura | expedidor
        | empresa emisora | datos del vendedor | datos fiscales del emisor | prestador | arrendador | acreedor | exportador
        | razon social emisor | nombre del emisor | emisor nombre | nombre emisor | proveedor nombre | facturado por
        | vendido por | facturador | emisor factura | contratista`),
    },
    buyerName: {
      weak: list('senores | sres | senor | nombre o razon social | deudor | nombre razon social | socio | alumno | afiliado | miembro'),
      strong: list(
        `recibimos de | recibi de | hemos recibido de | he recibido de | titular del suministro | titular del punto de suministro | titular contrato | cliente | comprador | facturar a | destinatario | datos del cliente | facturado a | datos cliente | factura a | direccion de facturacion | datos de facturacion | datos del comprador | datos fiscales del cliente | facturar a nombre de | receptor | nombre del cliente | nombre cliente | titular del contrato | arrendatario | inquilino | paciente | importador | huesped | datos del receptor | datos del destinatario | adquirente | razon social cliente | nombre receptor | cliente nombre | a nombre de | cliente facturacion | presupuesto para | tomador | asegurado | consignatario factura | apellido y nombre razon social | cliente razon social | adquiriente | razon social receptor | razon social nombres y apellidos | suscriptor`,
      ),
    },
    shipTo: {
      strong: list(`direccion de entrega | enviar a | lugar de entrega | direccion de envio | lugar de suministro
        | direccion de suministro | entregar en | enviado a | destino | direccion entrega | domicilio de entrega
        | punto de entrega | lugar de destino | lugar de prestacion | enviar a nombre de | datos de envio | entregar a
        | direccion del servicio | domicilio de envio | consignatario`),
    },
    name: {
      strong: list('nombre | razon social'),
    },
    advertiser: {
      strong: list('anunciante'),
    },
    period: {
      weak: list('mes'),
      strong: list(`periodo | periodo de facturacion | periodo de liquidacion | periodo facturado | periodo de consumo
        | periodo facturacion | periodo del extracto | periodo de la factura | periodo consumo | periodo de devengo
        | ciclo de facturacion | periodo de servicio | mes de facturacion | periodo de lectura | estancia | periodo liquidado
        | del periodo | periodo contable | vigencia | mes facturado | vigencia de la poliza | periodo del estado de cuenta | periodo de pago`),
    },
    periodFrom: {
      strong: list(
        `fecha desde | fecha inicio | fecha de inicio | inicio periodo | fecha de entrada | fecha desde periodo | inicio del periodo | periodo desde | periodo facturado desde | fecha inicial`,
      ),
      weak: folded('desde'),
    },
    periodTo: {
      strong: list(
        `fecha hasta | fecha fin | fecha de fin | fin periodo | fecha final | fecha de salida estancia | fin del periodo | periodo hasta | fecha de corte | fecha corte`,
      ),
      weak: folded('hasta'),
    },
    openingBalance: {
      weak: list(
        `saldo a fecha | saldo al dia | saldo a dia | saldo en cuenta al | saldo en cuenta a | capital pendiente a | capital pendiente al | saldo de caja al | saldo de caja a | saldo deudor al | saldo acreedor al | saldo insoluto al | saldo a | saldo al`,
      ),
      strong: list(`saldo inicial | saldo anterior | saldo apertura | saldo de apertura | saldo inicial del periodo | saldo al inicio
        | saldo previo | saldo de inicio | saldo a inicio de periodo | saldo extracto anterior | saldo anterior al periodo | saldo del mes anterior | saldo corte anterior | saldo al corte anterior | saldo al inicio del periodo`),
    },
    closingBalance: {
      weak: list(
        `saldo a fecha | saldo al dia | saldo a dia | saldo en cuenta al | saldo en cuenta a | capital pendiente a | capital pendiente al | saldo de caja al | saldo de caja a | saldo deudor al | saldo acreedor al | saldo insoluto al | saldo a | saldo al`,
      ),
      strong: list(`saldo final | saldo nuevo | nuevo saldo | saldo de cierre | saldo cierre | saldo actual | saldo al cierre
        | saldo al final | saldo final del periodo | saldo a fin de periodo | saldo disponible final | saldo al corte
        | saldo contable | saldo de cierre del periodo | saldo al final del periodo`),
    },
    accountNumber: {
      strong:
        list(`tarjeta n | cuenta corriente n | numero de cuenta | cuenta | n cuenta | c c n | n de cuenta | numero de cuenta bancaria | ccc | cuenta corriente
        | cuenta bancaria | clabe | n cuenta corriente | cuenta n | cta cte n | cuenta de cargo | numero de tarjeta
        | numero de la cuenta | codigo cuenta cliente | cbu | cuenta de ahorros | cuenta de ahorro n | cuenta clabe | clabe interbancaria | cbu n | alias cbu | cuenta de ahorros n | cta n | cuenta clabe interbancaria | n cta | cta corriente | cta ahorros | cod cuenta interbancaria | cta cte`),
      weak: folded('cci'),
    },
    accountHolder: {
      strong: list(`titular | titular de la cuenta | titular cuenta | titulares | nombre del titular | titular de cuenta | cuentahabiente`),
      weak: list('socio | asociado'),
    },
    branchCode: {
      strong: list('codigo de sucursal'),
    },
    paymentTerms: {
      strong: list(`condiciones de pago | forma de pago | medio de pago | metodo de pago | modo de pago | plazo de pago | forma pago`),
    },
    orderDate: {
      strong: list(`fecha de pedido | fecha pedido | fecha del pedido | fecha de orden | fecha de la orden | fecha orden de compra`),
    },
    contractDate: {
      strong: list('fecha de contrato | fecha del contrato'),
    },
    phone: {
      strong: list(`telefono | tfno | tlf | movil | telf | celular`),
    },
    email: {
      strong: list('correo electronico'),
    },
    bankName: {
      strong: list(`banco | entidad | entidad bancaria | nombre del banco | institucion bancaria | entidad financiera | banco receptor`),
    },
    withholdingTax: {
      strong: list(`retencion irpf | retencion | retenciones | irpf | total retencion | importe irpf`),
    },
    deliveryNoteNumber: {
      strong: list(`albaran n | n albaran | n de albaran | albaranes | nota de entrega n | remito n | guia n | guia de remision n`),
    },
    yourReference: {
      strong: list('su referencia'),
    },
    ourReference: {
      strong: list('nuestra referencia'),
    },
    contact: {
      strong: list(`contacto | persona de contacto | atendido por | a la atencion de | att | su contacto`),
    },
    discountTotal: {
      strong: list(`descuento | descuento comercial | total descuento | dto | descuentos | total dto | total descuentos | dto comercial
        | dto p p | importe descuento | bonificacion | descuento pronto pago | rebaja | descuento global | dto pronto pago | descuento total`),
    },
    chargeTotal: {
      strong: list(`gastos de envio | gastos de transporte | envio | portes | transporte | embalaje | recargo | flete | costes de envio
        | coste de envio | costo de envio | propina | gastos de gestion | gastos envio`),
    },
    cashTendered: {
      strong: list(
        `efectivo | entregado | tarjeta | pago tarjeta | tarjeta de credito | tarjeta de debito | recibido | contado | yape | plin | bizum | tarjeta credito | tarjeta debito | tarjeta bancaria | visa | mastercard | pago efectivo | pago en efectivo | importe entregado | su entrega | redcompra | sinpe | efectivo entregado | efectivo recibido`,
      ),
    },
    change: {
      strong: list(`cambio | su cambio | vuelto | devolucion cambio | cambio efectivo`),
    },
    totalQuantity: {
      strong: list('total unidades | total articulos | n de articulos | total bultos | n bultos | total piezas'),
    },
    associatedInvoiceNumber: {
      strong: list(`factura rectificada | n factura rectificada | factura original | factura original n | factura que rectifica
        | factura que se rectifica | rectifica a la factura | referencia factura original | sobre factura n
        | factura de referencia | corresponde a factura | abono de factura`),
    },
    page: {
      strong: list('hoja'),
    },
    postBox: {
      strong: list('apartado'),
    },
    sellerRegistrationNumber: { strong: folded('matrícula mercantil | ingresos brutos | ing brutos | iibb | nro ingresos brutos') },
    iban: { strong: folded('iban cuenta | código iban | iban de la cuenta | número de cuenta iban | cuenta iban | n iban') },
    roundingAmount: { strong: folded('redondeo | ajuste por redondeo | ajuste al peso') },
  },
  labelFillers: list('total | iva | de | la'),
  netWords: list('sin'),
  debtWords: list('deudor | deudora'),
  grossWords: list('con'),
  titles: {
    Letter: list(
      'carta de cobro | recordatorio de pago | requerimiento de pago | carta de presentacion | carta de renuncia | comunicado | circular | aviso de vencimiento ',
    ),
    'Credit Note': list(
      `nota de credito fiscal | devolucion de factura | nota credito fiscal | nota de credito | factura rectificativa | abono | nota credito | factura de abono | factura abono | nota de abono | nota de credito electronica | factura rectificativa por devolucion`,
    ),
    Invoice: list(
      `factura de consumo | factura fiscal | factura de credito fiscal | factura consumidor final | recibo de luz | recibo de agua | recibo de gas | factura de servicios | factura de servicios publicos | factura de telefono | cuenta de cobro | factura de exportacion electronica | liquidacion de compra | factura a | factura b | factura c | comprobante de credito fiscal | documento equivalente | planilla de servicios | expensas | liquidacion de expensas | recibo de honorarios | boleta de honorarios | representacion impresa de la factura electronica | representacion grafica de la factura electronica | factura | factura electronica | factura proforma | proforma | factura simplificada | factura de venta | factura comercial | minuta | minuta de honorarios | factura de luz | factura de electricidad | factura de gas | factura de agua | factura ordinaria | recibo de alquiler | liquidacion | factura de exportacion | factura recapitulativa | nota de debito | factura completa | tu factura | su factura | factura de la luz | comprobante fiscal digital | cfdi | aviso de cobro | nota de cargo | factura electronica de venta | recibo por honorarios | factura cambiaria | planilla de luz`,
    ),
    Receipt:
      list(`boleta de venta electronica | boleta electronica | ticket factura | comprobante de venta | nota de consumo | comanda | tirilla | recibo oficial | recibo provisional | tiquete electronico | tiquete de venta | comprobante de ingreso | remision pagada | ticket | recibo | ticket de compra | tique | recibo de pago | comprobante de pago | boleta | boleta de venta
        | nota de venta | justificante de pago | recibo de caja | ticket de venta | ticket de caja | cuenta de mesa | tiquete
        | recibi | complemento de pago | comprobante de egreso | comprobante de transferencia | constancia de pago | recibo de dinero`),
    'Bank Statement':
      list(`estado de cuenta corriente | resumen bancario | resumen de movimientos | detalle de movimientos | consulta de movimientos | cartola bancaria | cartola historica | estado de cuenta integral | extracto de cuenta corriente | resumen de tarjeta | extracto bancario | extracto de cuenta | extracto | extracto mensual | estado de cuenta | movimientos de cuenta
        | extracto de movimientos | extracto integrado | movimientos | extracto de tarjeta | resumen de cuenta
        | estado de cuenta bancario | cartola | listado de movimientos | extracto de la cuenta | cartola de cuenta corriente`),
    'Purchase Order':
      list(`solicitud de compra | requisicion de compra | orden compra | nota de encargo | pedido a proveedores | orden de produccion | contrato de compra | pedido | orden de compra | pedido de compra | confirmacion de pedido | hoja de pedido | orden de pedido
        | pedido de cliente | nota de pedido | pedido a proveedor | orden de servicio | orden de trabajo
        | confirmacion del pedido`),
    Quote:
      list(`presupuesto de obra | presupuesto de reparacion | cotizacion de servicios | oferta de servicios | propuesta de servicios | presupuesto sin compromiso | cotizacion comercial | presupuesto | cotizacion | oferta | oferta comercial | propuesta | propuesta economica | proforma presupuesto
        | propuesta comercial | presupuesto n | oferta economica`),
    'Delivery Note':
      list(`remision | nota de remision | remito r | guia de remision remitente | guia de remision electronica | guia de despacho electronica | conduce | orden de entrega | acta de entrega | acta de recepcion | carta porte | guia de carga | vale de salida | salida de almacen | entrada de almacen | nota de salida | nota de ingreso | comprobante de entrega | hoja de entrega | constancia de entrega | guia de transporte | albaran | nota de entrega | nota de envio | albaran de entrega | remito | guia de remision | packing list
        | lista de empaque | carta de porte | hoja de ruta | guia de despacho | vale de entrega | albaran de salida
        | lista de contenido | albaran de transporte`),
    'Price List': list(
      ` lista de tarifas | cuadro de tarifas | carta menu | aranceles | tabla de precios | precios y tarifas | nuestras tarifas | lista de servicios y precios | carta de vinos | lista de precios | tarifa | tarifas | tarifa de precios | lista precios | carta de precios | menu | listado de precios | nuestros precios | tarifario | catalogo de precios`,
    ),
    Report: list(
      ` resumen mensual | resumen de remision | resumen de ventas | resumen de liquidacion | resumen anual | liquidacion de leche | certificado de calidad | boletin de notas | boletin de calificaciones | boletin de analisis | protocolo de analisis | resultado de analisis | informe tecnico | informe de visita | informe de inspeccion | informe de gestion | acta de reunion | acta de asamblea | estado de resultados | balance general | estado financiero | estados financieros | corte de caja | cierre de caja | historia clinica | informe pericial | certificado de ensayo | reporte de ventas | parte de obra | informe | informe anual | memoria | memoria anual | balance de situacion | cuenta de resultados | informe de laboratorio | resultados de laboratorio | analitica | reporte | informe medico | informe de ensayo | informe trimestral | cuentas anuales | acta | certificado de analisis | informe de resultados | balance de sumas y saldos | resultados de analisis`,
    ),
    Form: list(
      `boleta de matricula | ficha de matricula | hoja de matricula | hoja de vida formulario | boleta de inscripcion | autoliquidacion | planilla de inscripcion | planilla de asistencia | lista de asistencia | registro de asistencia | parte de trabajo | parte de horas | hoja de registro | hoja de trabajo | ficha de ingreso | ficha medica | ficha de datos | consentimiento informado | declaracion de la renta | declaracion de aduanas | formato de solicitud | solicitud de permiso | solicitud de vacaciones | contrato de adhesion | control de asistencia | carta poder | acta de nacimiento | formulario | solicitud | impreso | ficha de inscripcion | hoja de inscripcion | cuestionario | modelo de solicitud | parte de accidente | declaracion jurada | hoja de gastos | nota de gastos | mandato sepa | orden de domiciliacion | encuesta | boletin de inscripcion | solicitud de empleo | hoja de reclamaciones | certificado de retenciones`,
    ),
    Other: list(
      `nomina | recibo de salarios | recibo de nomina | recibo individual de salarios | poliza | contrato de arrendamiento | receta | curriculum vitae | poliza de seguro | condiciones particulares | certificado de seguro | recibo de sueldo | liquidacion de sueldo | hoja de salario | recibo de haberes | contrato de alquiler | tarjeta de embarque`,
    ),
    Table: list(
      'cuadro de amortizacion | plan de amortizacion | tabla de amortizacion | plan de pagos | resultados | resultados oficiales | tabla de posiciones | lista de salida | cuadrante | cuadrante de turnos | calendario de turnos | itinerario de salidas | inventario fisico | inventario de bodega | inventario de existencias | horario de clases | horario de autobuses | kardex | rol de turnos | lista de materiales | horario | horarios | inventario | listado de existencias | clasificacion',
    ),
  },
  creditMarks: list('abono | rectificativa'),
  invoiceMarks: list('factur'),
  totals: list(`total | subtotal | saldo | nuevo saldo | saldo final | importe total | base imponible | suma | total iva
        | total liquido | valor total | total general | total factura | total a pagar | suma total | suma y sigue
        | total bruto | total neto | total euros | total presupuesto | total parcial | sub total | sub-total | saldo anterior
        | saldo inicial | total abonos | total cargos | total devengado | total deducciones | liquido a percibir
        | liquido total | importe neto | total unidades | total bases | total cuota | total igv | total pedido
        | total capitulo | total retenciones | suma anterior | total descuentos | gran total | op gravada
        | importe total a pagar | total ticket | total compra | total documento | total i v a`),
  carried: list(`suma y sigue | suma anterior | arrastre | suma y sigue pagina siguiente | total y sigue`),
  payments: list(`efectivo | cambio | tarjeta | iva | a pagar | tarjeta de credito | vuelto | entregado | iva incluido | total articulos
        | visa electron | redondeo | contado | bizum | recibido`),
  units: list('u | un | ud | uds'),
  missing: list('nd'),
  listEnds: list(
    'son | importe con letra | cantidad con letra | fin de estado de cuenta | fin estado de cuenta | fin del documento | ultima linea',
  ),
  payWords: list(
    `salario base | devengos | deducciones | total devengado | total a deducir | liquido total a percibir | liquido a percibir | contingencias comunes | antiguedad | retencion irpf | grupo de cotizacion | base de cotizacion | trabajador | desempleo | formacion profesional`,
  ),
  columns: {
    position: list('no | n | num | linea | s no | ref | n o | posicion'),
    articleNumber: list(`codigo | cod | referencia | referencias | cod articulo | codigo articulo | codigo producto | referencia articulo
        | ref articulo | cod art | ref producto | sku codigo | clave | clave prod serv | clave prodserv | clave sat | clave producto | clave prod serv sat | clave de producto | clave del producto | codigo de articulo | cod producto
        | n articulo | codigo de barras | cn`),
    description: list(`operacion | movimiento | descripcion | concepto | articulo | producto | servicio | descripcion del producto
        | descripcion del servicio | detalle | denominacion | producto servicio | descripcion de los servicios
        | articulo descripcion | conceptos | producto descripcion | descripcion concepto | movimientos | servicios | productos
        | articulos | descripcion de articulo | trabajos realizados | trabajo | mercancia | plato | partida
        | consumo descripcion | descripcion del articulo | descripcion de producto | prueba | determinacion | medicamento
        | descripcion de los trabajos | designacion | nombre del producto | nombre articulo | descripcion del movimiento
        | concepto descripcion`),
    quantity: list(`dias | cantidad | cant | unidades | uds | horas | n unidades | cantid | ctd | unid | cantidades | cajas
        | bultos | consumo kwh | noches | cdad | cant uds | piezas | unidades servidas | kilos | dias facturados
        | cantidad servida | cantidad pedida | n horas`),
    unit: list(
      `unit | unidad | clave unidad | clave de unidad | clave unidad sat | unidad sat | un | ud | unidad de medida | u m | ud medida | um | formato | unidad medida | u medida`,
    ),
    unitPrice: list(`precio | precio unitario | precio unidad | precio unit | precio ud | p unit | p unitario | importe unitario | tarifa
        | base unitaria | valor unitario | valor unit | precio u | p u | precio euros | tarifa unitaria | precio por unidad
        | precio hora | precio kg | precio sin iva | precio neto | precio venta | pvp | pvp unitario | p v p
        | precio unitario eur | coste unitario | costo unitario | precio base | precio uni | precio kwh | eur ud
        | precio unitario sin iva | pvpr | precio noche | p unidad | precio bruto | precio con iva | precio neto unitario
        | prec unit | unitario`),
    discount: list(`descuento | dto | descuento % | desc | dcto | % dto | desc % | dto % | % desc | dto 1 | bonif | % descuento | dtos`),
    taxRate: list(`iva | iva % | tipo iva | % iva | iva en % | impuestos | al iva | cod iva | i v a | % i v a | tipo % | igv
        | tipo impositivo | tasa | % igv | t iva | impto | impuestos %`),
    taxAmount: list(`cuota iva | valor iva | importe iva | total iva | cuota | iva importe | iva eur | monto iva`),
    lineTotal: list(`total | subtotal | importe | total linea | valor | valor total | importe neto | importe total | importe eur | neto
        | subtotal eur | base imponible | valor liquido | total liquido | importe euros | precio total | importe bruto
        | total neto | total sin iva | total con iva | importe linea | valor venta | monto total | subtotal linea
        | total euros | base imponible linea | importe sin iva | total eur | importe con iva | coste | coste total | p total
        | total importe | imp neto | imp total | total bruto | valor importe | eur total`),
    date: list(
      `fecha | fecha valor | fecha operacion | f valor | f operacion | fecha de operacion | fecha de valor | fecha op | fecha mov | fecha movimiento | fecha contable | fecha apunte | fecha de consumo | fec operacion | fec valor | fecha factura | fecha de factura | fecha vencimiento`,
    ),
    debit: list(`cargo | cargos | debito | debe | retiros | salidas | adeudos | cargo eur | debitos | gastos | importe debe | pagos`),
    credit: list(`abono | abonos | credito | haber | ingresos | depositos | entradas | abono eur | creditos | importe haber`),
    balance: list(`saldo | saldo disponible | saldo final | saldo eur | saldo contable | saldo euros | nuevo saldo | saldo resultante`),
  },
  columnQualifiers: list('sin'),
  paymentSlips: list('talón de pago | cupón de pago | volante de pago'),
  greetings: list(`estimado | estimada | estimados | estimadas | muy senor | muy senores | muy senora | muy senores nuestros
        | estimado cliente | apreciado | apreciada | distinguido | hola | buenos dias | muy senor mio | querido`),
  titlesOfPersons: folded('sr | sra | srta | don | doña'),
  signing: folded('firma del cliente | firma y sello | firma autorizada | recibí conforme | firma de recibido'),
  salutations: list(`estimado cliente | senores | sr | sra | a | sres | don | dona | d | a la atencion de | senor | senora | sr d`),
  saidOfNames: list('es una | es un'),
  yourWords: list('su'),
  periodWords: list('periodo | del | desde | entre'),
  writtenAt: list('Hecho a'),
  datedOn: list('el | a'),
  remarks: list(`nota | notas | observaciones | fuente | figura | tabla | observacion | aviso | importante | atencion | comentarios
        | leyenda | informacion`),
  captions: list('tabla | cuadro | fuente'),
  notes: list('fuente'),
  openEnds: list('de | la | y | del'),
  streets: list(
    `calle | c | avda | avenida | plaza | paseo | carrer | apartado | av | pza | pso | ctra | carretera | camino | ronda | travesia | urbanizacion | urb | poligono | pol ind | poligono industrial | glorieta | rambla | colonia | pasaje | calzada | via | blvd | fracc | passeig | barrio`,
  ),
  replyMarks: list('rv'),
  legalForms: list(
    `sl | slu | sa | sau | sc | cb | sll | slp | sociedad limitada | sociedad anonima | slne | scl | sapi | scp | sccl | aie | srl | eirl | sas | spa | cv | rl | spr`,
  ),
  countries: list(`espana | mexico | argentina | chile | colombia | peru | portugal | francia | italia | alemania | reino unido | uruguay
        | ecuador | estados unidos | andorra | marruecos | suiza | bolivia | paraguay | venezuela | costa rica | panama
        | republica dominicana | guatemala`),
  contacts: list(`iva | nif | cif | telf | tfno | tlf | telefono | movil | celular | registro mercantil | inscrita | rfc | cuit | ruc
        | nit | rut | atencion al cliente | correo | correo electronico | banco`),
  confirmationMarks: list('confirmacion'),
  copyMarks:
    list(`original | duplicado | triplicado | copia | copia cliente | copia para el cliente | original cliente | original para el cliente | ejemplar cliente
        | copia comercio | ejemplar para el cliente | copia autentica | adquirente | emisor | borrador | cedible | copia cedible | pagado | usuario`),
  tillWords: folded(
    'cajero | cajera | mesa | camarero | le atendio | le ha atendido | atendido por | mesero | comensales | tpv | propina | caja no | contactless | para llevar | ticket no',
  ),
  periodJoiners: list('al | a | hasta'),
  pageCountWords: list('de'),
  sumRemarks: list('en | son | solo'),
  bankParts: list('banco'),
  bankCodes: list('clabe'),
  periodLetters: list('T'),
  otherUnits: list('sol | real | colon | libra | libras | guarani'),
  currencyUnitFirst: true,
};
