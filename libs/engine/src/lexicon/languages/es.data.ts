import { folded, list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Spanish. */
export const SPANISH: LanguageLexicon = {
  code: 'es',
  smallWords:
    list(`el | la | los | las | del | y | de | para | una | un | factura | fecha | cantidad | precio | importe | total | iva | cliente
    | numero | descripcion | direccion | pago | vencimiento | por | con | es | su | nif | cif | base | imponible | unidad
    | albaran | pedido | domicilio | forma | espana | calle`),
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
        | identificador de factura | factura nro | nro factura | nro de factura | comprobante nro | comp nro | punto de venta comp nro | n de boleta | boleta electronica n | boleta de venta n | n proforma | n nota de credito | nota de venta n | n nota de venta | folio n | tique n | recibo de caja n | presupuesto n | n presupuesto | n de presupuesto | cotizacion n | n cotizacion | n de cotizacion | oferta n | n oferta | n de oferta | albaran valorado n | n de liquidacion | cuenta de cobro n | extracto n | n de extracto | n de informe | informe n | factura de venta n | factura electronica de venta n | documento equivalente n | cfdi folio | n de operacion factura | consecutivo n | timbrado factura n | autorizacion factura n | n control factura | secuencial n | ncf | e ncf`),
      weak: list(`factura | numero | no | ticket | recibo | nota | documento | comprobante | fra | serie`),
    },
    issueDate: {
      strong: list(`fecha de factura | fecha factura | fecha de emision | fecha emision | fecha de la factura | fecha de expedicion
        | fecha expedicion | fecha doc | fecha documento | emitida el | fecha ticket | fecha de expedicion de la factura
        | fecha fra | f factura | f emision | fecha del documento | fecha de la emision | expedida el | emitido el
        | fecha de presupuesto | fecha presupuesto | fecha de abono | fecha del ticket | fecha de elaboracion
        | fecha de la nota | fecha de informe | fecha del informe | fecha de cotizacion | fecha comprobante
        | fecha de comprobante | fecha y hora de emision | fecha de oferta | fecha de compra | fecha de venta
        | lugar y fecha de expedicion | fecha extracto | fecha del extracto | vigente desde | fecha fact | fecha y hora de expedicion | fecha hora emision | fecha y lugar | lugar y fecha | lugar y fecha de emision | fecha de la boleta | fecha recibo | fecha del recibo | fecha del presupuesto | fecha cotizacion | fecha oferta | fecha de la oferta | fecha compra | fecha venta | fecha de facturacion | fecha facturacion | fecha elaboracion | fecha informe | fecha de toma | fecha de extraccion | fecha de corte | emitida | expedido en fecha | fecha de certificacion | fecha timbrado | fecha de generacion | generado el | en fecha | elaborado el | fecha minuta | fecha de registro`),
      weak: list(`fecha | fecha y hora | a fecha`),
    },
    dueDate: {
      strong:
        list(`se cargara en cuenta el | fecha prevista de cargo | fecha de vencimiento | se cargara el | se cargara en su cuenta el | cargo en cuenta el | sera cargado el | vencimiento | fecha vencimiento | fecha de pago | vence | vence el | fecha limite de pago
        | fecha de vto | fecha vto | f vencimiento | vencimientos | pagar antes de | pagar antes del | pagadero antes del
        | fecha limite | vto | f vto | fecha de cargo | fecha de cobro | pago antes de | pagar hasta | pagar hasta el
        | fecha limite pago | vencimiento de pago | vence en fecha | pagadero el | fecha de adeudo | fecha vencimiento pago
        | plazo de pago hasta | a pagar antes del | fecha vcto | vto pago | vto factura | fecha vto pago | fecha de vto para el pago | vcto | primer vencimiento | 1er vencimiento | segundo vencimiento | limite de pago | fecha maxima de pago | ultimo dia de pago | pague antes de | paguese antes de | pagadero hasta | pago oportuno | fecha de pago oportuno | paguese hasta | fecha pago | fecha prevista de pago | fecha de cargo en cuenta | fecha adeudo | fecha exigible | fecha de vencimiento de pago | fecha suspension`),
    },
    deliveryDate: {
      strong: list(`fecha de entrega | fecha entrega | fecha de operacion | plazo de entrega | entrega prevista | fecha prestacion
        | fecha de servicio | fecha de la operacion | fecha de envio | fecha envio | fecha de prestacion
        | fecha de prestacion del servicio | fecha de servicios | fecha prevista de entrega | fecha entrega prevista
        | entregado el | fecha de expedicion mercancia | fecha de salida | fecha de realizacion | fecha de suministro
        | fecha operacion servicio | fecha albaran | fecha del servicio | fecha de despacho | fecha de recepcion | fecha estimada de entrega | entrega estimada | fecha compromiso | fecha solicitada de entrega | fecha requerida | fecha de requerimiento | fecha promesa | plazo de entrega fecha | fecha servicio | fecha de la prestacion | fecha operacion | fecha de ejecucion | fecha de atencion | fecha despacho | fecha de salida mercancia | fecha de carga | fecha de descarga | fecha de recogida | fecha de embarque | fecha de traslado | fecha inicio de traslado | enviado el | fecha de consumo`),
      weak: list('entrega'),
    },
    orderNumber: {
      strong: list(`numero de pedido | no pedido | n pedido | pedido no | pedido n | su pedido | n de pedido | su pedido n
        | referencia pedido | orden de compra | orden de compra n | vuestro pedido | pedido de compra | n orden de compra
        | orden n | oc n | n oc | ped n | n ped | pedido cliente | nuestro pedido | nuestro pedido n | vuestro pedido n
        | su n de pedido | ref pedido | n pedido cliente | orden de pedido n | n de orden | orden de trabajo n | s pedido
        | referencia de pedido | n de orden de compra | pedido nro | nro de pedido | nro pedido | su no pedido | pedido cliente n | pedido del cliente | orden compra | n de oc | n orden | n orden de trabajo | orden de servicio n | n de orden de servicio | ot n | n ot | orden de reparacion n | solicitud n | n de solicitud | n requisicion | requisicion n | n de reserva | reserva n | localizador | localizador reserva | codigo de reserva | folio de pedido | n de confirmacion | confirmacion n | su orden | su orden n | su orden de compra | n de encargo | encargo n | id pedido | codigo de pedido | n expediente contratacion | nota de pedido n | n nota de pedido | hoja de entrada n | n de compromiso`),
      weak: list(`pedido | orden | su referencia`),
    },
    contractNumber: {
      weak: list('contrato'),
      strong:
        list(`n poliza | poliza n | n de poliza | numero de contrato | n contrato | contrato n | n de contrato | ref contrato | referencia contrato
        | referencia del contrato | nro de contrato | contrato de suministro n | n contrato suministro | pol n | cups | codigo cups | n de expediente | expediente n | n expediente | exp n | expte | expte n | n de siniestro | siniestro n | n de proyecto | proyecto n | obra n | n obra | n de prestamo | n de suministro | suministro n | nis | nic | n de credito | n licitacion | licitacion n | nro de servicio | n de servicio | servicio n | n de medidor contrato | matricula inmobiliaria`),
    },
    customerNumber: {
      weak: list('n de paciente'),
      strong: list(`numero de cliente | codigo cliente | codigo de cliente | cod cliente | n cliente | cliente n | n de cliente
        | n de socio | n abonado | codigo del cliente | id cliente | ref cliente | referencia de cliente | cta cliente
        | cuenta cliente | su n de cliente | n socio | codigo cte | numero de abonado | nro cliente | nro de cliente | id de cliente | cuenta de cliente | n de cuenta cliente | socio n | abonado n | n de usuario | usuario n | codigo de usuario | codigo de suministro | n de asociado | n de afiliado | afiliado n | n afiliado | n historia | historia clinica | n de historia clinica | historia clinica n | n hc | n de alumno | matricula alumno | n de matricula alumno | n de asegurado | n de tarjeta cliente | tarjeta cliente | n de contribuyente cliente | codigo deudor | codigo de pago electronico | referencia catastral cliente | nss | n de seguridad social | n afiliacion`),
    },
    sellerVatId: {
      strong: list(`nif | cif | nif cif | n i f | nif iva | nif proveedor | cif nif | nif emisor | nif vendedor | n iva | rfc | rfc emisor
        | rfc del emisor | cuit | cuit n | nit | nit n | ruc | ruc n | rut | rut emisor | nif emisor factura | cif emisor
        | cif proveedor | identificacion fiscal | n de identificacion fiscal | nif del emisor | vat n | nif vat
        | nif intracomunitario | n i f emisor | cif de la empresa | cif empresa | nif n | cif n | n iva intracomunitario | vat intracomunitario | ruc emisor | nit emisor | nit del emisor | cuit emisor | cuit vendedor | rut proveedor | rnc | rnc emisor | rif | rif n | rtn | cedula juridica | ced juridica | numero de identificacion tributaria | registro tributario | ruc proveedor | id fiscal | n registro fiscal | registro unico de contribuyentes | nit proveedor`),
    },
    buyerVatId: {
      strong: list(`nif cliente | cif cliente | nif del cliente | cif del cliente | nif comprador | rfc receptor | rfc cliente
        | rfc del receptor | rfc del cliente | nif del comprador | nif receptor | nif destinatario | cif del comprador
        | nif cif cliente | rut cliente | cuit cliente | ruc cliente | nit cliente | nif dni cliente | dni nif cliente
        | su nif | n i f cliente | cif nif cliente | rut receptor | su cif | ruc del cliente | ruc dni | ruc ci | ruc adquiriente | ruc comprador | dni ruc cliente | nit del cliente | nit cc cliente | nit ci cex | nit comprador | cuit comprador | cuit del cliente | rut comprador | rnc cliente | rnc comprador | cedula rnc | ruc ced | nit o cc | cc nit | nit c c | identificacion cliente | identificacion del cliente | identificacion comprador | dni cliente`),
    },
    currency: {
      strong: list(
        `moneda | divisa | moneda de pago | importes en | moneda de la factura | tipo de moneda | tipo moneda | moneda de facturacion`,
      ),
    },
    lineTotal: {
      strong: list(
        'total lineas | suma de lineas | importe bruto | total bruto | suma lineas | total partidas | suma de partidas | total conceptos | total materiales | importe lineas',
      ),
      weak: list('subtotal'),
    },
    netTotal: {
      strong: list(`base imponible | total sin iva | importe neto | total neto | subtotal sin iva | neto | total liquido | base imp
        | b imponible | importe base | total base imponible | subtotal neto | total antes de impuestos | importe sin iva
        | total sin impuestos | base imponible total | valor liquido | total antes de iva | subtotal antes de iva
        | subtotal antes de impuestos | total bases imponibles | importe sin impuestos | subtotal sin impuestos
        | total b imponible | base iva | suma de bases | total antes de iva e impuestos | op gravada | op gravadas
        | valor de venta | total gravado | gravado | importe neto total | total importe neto | monto neto | total s iva
        | base imp total | total bruto sin iva | neto gravado | total b i | b i | bases imponibles | total base | suma base imponible | base imponible iva | base imponible 21% | base gravable | base gravada | subtotal gravado | subtotal 12% | subtotal 15% | subtotal iva 15% | subtotal iva 12% | total neto sin iva | total neto gravado | importe neto gravado | monto gravado | monto neto gravado | total monto gravado | total gravada | operacion gravada | operaciones gravadas | total op gravadas | total valor de venta | total valor venta | valor venta | valor neto | valor sin iva | importe antes de iva | afecto | monto afecto | total afecto | valor afecto | sub total ventas | ventas gravadas | total ventas gravadas | venta gravada | suma gravado | importe bruto sin iva | suma de importes | suma sin iva | total parcial sin iva | total liquido sin iva | total valor bruto | suma importes`),
      weak: list(`subtotal | suma | base | monto`),
    },
    taxTotal: {
      strong: list(`cuota iva | total iva | importe iva | iva total | cuota | valor iva | importe del iva | cuota de iva | cuota iva total
        | iva repercutido | total impuestos | total cuota iva | total igic | importe impuestos | total de iva | igv
        | total igv | monto iva | iva 21 importe | cuotas iva | impuesto | total cuotas iva | iva soportado | iva 16
        | monto igv | impuestos trasladados | total impuestos trasladados | iva trasladado | cuotas repercutidas
        | iva incluido en el total | de los cuales iva | iva incluido | total cuota | total cuotas | importe de iva | iva por trasladar | total de impuestos | total impuesto | impuesto total | suma igv | itbis | total itbis | monto itbis | cuota igic | importe igic | ipsi | isv | itbms | iva contenido | monto de iva | debito fiscal | iva debito fiscal | recargo equivalencia | impuesto sobre el valor anadido | impuesto al valor agregado`),
      weak: list(`iva | impuestos | igic | cuota repercutida`),
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
        | total operacion | total servicios con iva | total fact | total comprobante | total boleta | total tique | importe del recibo | importe recibo | total a pagar eur | importe total venta | importe total de la venta | monto total a pagar | total a cancelar | total cancelar | total incluido iva | total incluyendo iva | total final | neto a pagar | liquido a percibir factura | total en euros | total m n | total cop | total ars | total clp | total pen | total usd | total us$ | total bs | total s/ | total gs | total rd$ | total q | total pesos | total en pesos | total soles | total dolares | total del pedido | importe total pedido | total orden de compra | total oc | importe presupuesto | total del presupuesto | importe total presupuesto | total cotizado | valor total cotizacion | total oferta | importe oferta | total de la compra | total su compra | total de venta | total ventas | total de la operacion | total cuenta | total consumo | total servicio | total servicios prestados | total mes | total del mes | cuota total | prima total | total prima | prima total anual | prima anual | recibo total | precio total iva incluido | precio final | precio total con iva | coste total | costo total | suma total | total facturacion | total cargos del mes | total minuta | total honorarios | importe abonado total | total reembolso | total renta | importe alquiler | total alquiler`),
      weak: list(`total | suma | importe | valor | precio total | liquido | total a percibir`),
    },
    paid: {
      strong: list(
        `pagado con | pagado con tarjeta | pagado en efectivo | pagado | anticipo | importe pagado | pago | valor pago | a cuenta | entregado a cuenta | pagos a cuenta | abonado
        | anticipos | importe abonado | anticipo recibido | entrega a cuenta | entregas a cuenta | pagado a cuenta | senal
        | importe ya pagado | total pagado | pago recibido | pagos recibidos | ya abonado | pagos realizados | menos anticipo
        | importe cobrado | menos pagos | entregado a cta | ya pagado | su pago | su ultimo pago | pago anterior | pagos anteriores | gracias por su pago | pagado por transferencia | cobrado | total cobrado | importe recibido | total recibido | abonos | abonado a cuenta | abono a cuenta | pago a cuenta | anticipo pagado | anticipo entregado | amortizacion anticipo | sena | senal entregada | deposito pagado | fianza | fianza pagada | importe a cuenta | menos pagos a cuenta | provision de fondos | menos provision de fondos | enganche | pagado anteriormente | reserva pagada | facturado anteriormente | certificado anterior | certificaciones anteriores`,
      ),
    },
    amountDue: {
      strong: list(`importe a pagar | pendiente de pago | importe pendiente | saldo pendiente | liquido a pagar | valor a pagar | a pagar
        | total pendiente | importe adeudado | saldo a pagar | resto a pagar | importe pendiente de pago | pendiente
        | total a liquidar | restante | saldo deudor | saldo por pagar | saldo total a pagar | deuda pendiente | deuda total
        | importe a ingresar | importe a cobrar | por pagar | monto a pagar | total adeudado | saldo vencido
        | total pendiente de pago | importe restante | queda por pagar | importe vencido | saldo a favor del proveedor | saldo total | saldo actual a pagar | saldo insoluto | pendiente de cobro | pendiente de abonar | resto por pagar | restan | falta por pagar | falta pagar | adeudo | adeudo total | total adeudo | adeudo anterior | adeudado | monto adeudado | monto pendiente | deuda | total deuda | importe debido | vencido | total vencido | atrasos | deuda anterior | a abonar | por cobrar | valor pendiente | saldo restante | le resta | diferencia a pagar | saldo por cancelar | total deuda a la fecha`),
      weak: list('saldo'),
    },
    sellerName: {
      weak: list('remitente | empresa | beneficiario | vendedor | emitido por'),
      strong: list(`proveedor | emisor | datos del emisor | datos del proveedor | emisor de la factura | expedidor
        | empresa emisora | datos del vendedor | datos fiscales del emisor | prestador | arrendador | acreedor | exportador
        | razon social emisor | nombre del emisor | emisor nombre | nombre emisor | proveedor nombre | facturado por
        | vendido por | razon social del emisor | nombre del proveedor | proveedor razon social | vendedor razon social | expedido por | prestador del servicio | prestador de servicios | contratista | contratista nombre | aseguradora | compania aseguradora | entidad aseguradora | transportista | porteador | empleador | patron | beneficiario del pago | paguese a | comercializadora | distribuidora | medico | oferente | proponente | cedente | licitador | subcontratista`),
    },
    buyerName: {
      weak: list('senor'),
      strong: list(
        `titular del suministro | titular del punto de suministro | titular contrato | cliente | comprador | facturar a | destinatario | datos del cliente | facturado a | datos cliente | factura a | direccion de facturacion | datos de facturacion | datos del comprador | datos fiscales del cliente | facturar a nombre de | senores | sres | receptor | nombre del cliente | nombre cliente | titular del contrato | arrendatario | inquilino | paciente | importador | huesped | datos del receptor | datos del destinatario | adquirente | razon social cliente | nombre receptor | cliente nombre | a nombre de | cliente facturacion | presupuesto para | tomador | asegurado | consignatario factura | razon social del cliente | nombre o razon social | nombre razon social | apellidos y nombres razon social | apellido y nombre razon social | facturacion a | destinatario de la factura | nombre del receptor | razon social receptor | adquiriente | nombre del comprador | pagador | contratante | ordenante cliente | tomador del seguro | nombre del tomador | nombre del asegurado | nombre del paciente | nombre paciente | nombre del huesped | nombre huesped | nombre del abonado | suscriptor | nombre usuario | nombre del usuario | alumno | nombre del alumno | estudiante | nombre del estudiante | padre madre o tutor | afiliado | consumidor | consumidor final | propietario | propietario del vehiculo | pasajero | nombre del pasajero | deudor | solicitante | nombre del solicitante | recibi de | recibimos de | hemos recibido de | recibido de | empresa cliente | entidad compradora | dirigido a | cotizacion para | atencion cliente | comprado por | solicitado por | cobrar a | vendido a`,
      ),
    },
    shipTo: {
      strong: list(`direccion de entrega | enviar a | lugar de entrega | direccion de envio | lugar de suministro
        | direccion de suministro | entregar en | enviado a | destino | direccion entrega | domicilio de entrega
        | punto de entrega | lugar de destino | lugar de prestacion | enviar a nombre de | datos de envio | entregar a
        | direccion del servicio | domicilio de envio | consignatario | entrega en | entrega a | enviese a | embarcar a | consignar a | consignado a | direccion envio | direccion de despacho | lugar de despacho | despachar a | punto de llegada | lugar de descarga | domicilio de descarga | descarga en | destinatario mercancia | destinatario de la mercancia | direccion del suministro | punto de suministro | domicilio de suministro | direccion de instalacion | lugar de instalacion | lugar de la obra | direccion de la obra | sucursal de entrega | almacen destino | bodega destino | recibe | persona que recibe`),
    },
    name: {
      strong: list(
        'nombre | razon social | nombre y apellidos | apellidos y nombre | apellidos y nombres | apellido y nombre | nombre completo | nombre y apellido | denominacion social | denominacion | nombre comercial | trabajador | nombre del trabajador | nombre del empleado | nombre trabajador | empleado nombre',
      ),
    },
    advertiser: {
      strong: list('anunciante'),
    },
    period: {
      weak: list('mes'),
      strong: list(`periodo | periodo de facturacion | periodo de liquidacion | periodo facturado | periodo de consumo
        | periodo facturacion | periodo del extracto | periodo de la factura | periodo consumo | periodo de devengo
        | ciclo de facturacion | periodo de servicio | mes de facturacion | periodo de lectura | estancia | periodo liquidado
        | del periodo | periodo contable | vigencia | periodo de pago | periodo abonado | periodo del | periodo de referencia | periodo de cobertura | periodo de vigencia | vigencia de la poliza | vigencia del seguro | periodo de seguro | periodo de alquiler | periodo de arrendamiento | mes facturado | mes de referencia | mensualidad | mes de pago | bimestre | trimestre | del al | desde hasta | periodo comprendido | periodo de nomina | periodo de trabajo | periodo de estancia | fechas de estancia | correspondiente al mes | corresponde a | periodo devengado | ciclo escolar | periodo escolar`),
    },
    periodFrom: {
      strong: list(
        `fecha desde | fecha inicio | fecha de inicio | inicio periodo | fecha de entrada | fecha desde periodo | fecha entrada | llegada | fecha de llegada | check in | inicio vigencia | inicio de vigencia | vigencia desde | valido desde | fecha de efecto`,
      ),
    },
    periodTo: {
      strong: list(
        `fecha hasta | fecha fin | fecha de fin | fin periodo | fecha final | fecha de salida estancia | fecha salida | salida | check out | fin vigencia | fin de vigencia | vigencia hasta | valido hasta | valida hasta | validez de la oferta | validez oferta | validez del presupuesto | validez de la cotizacion | vigencia de la cotizacion | oferta valida hasta | fecha de termino | fecha termino | fecha de validez`,
      ),
    },
    openingBalance: {
      weak: list(`saldo a | saldo al`),
      strong: list(`saldo inicial | saldo anterior | saldo apertura | saldo de apertura | saldo inicial del periodo | saldo al inicio
        | saldo previo | saldo de inicio | saldo a inicio de periodo | saldo extracto anterior | saldo anterior al periodo | saldo inicial al | saldo mes anterior | saldo al inicio del periodo | saldo del periodo anterior | saldo al corte anterior | saldo ultimo extracto | saldo arrastre`),
    },
    closingBalance: {
      weak: list(`saldo a | saldo al`),
      strong: list(`saldo final | saldo nuevo | nuevo saldo | saldo de cierre | saldo cierre | saldo actual | saldo al cierre
        | saldo al final | saldo final del periodo | saldo a fin de periodo | saldo disponible final | saldo al corte
        | saldo contable | saldo de cierre del periodo | saldo final al | saldo disponible | saldo al final del periodo | saldo en cuenta | saldo a la fecha | saldo contable final`),
    },
    accountNumber: {
      strong: list(`numero de cuenta | cuenta | n cuenta | c c n | n de cuenta | numero de cuenta bancaria | ccc | cuenta corriente
        | cuenta bancaria | clabe | n cuenta corriente | cuenta n | cta cte n | cuenta de cargo | numero de tarjeta
        | numero de la cuenta | codigo cuenta cliente | nro de cuenta | nro cuenta | cuenta corriente n | cta cte | cuenta de ahorros | cuenta de ahorros n | cuenta de ahorro | caja de ahorro | caja de ahorros n | n cuenta bancaria | cuenta de abono | cuenta cargo | cuenta beneficiario | cuenta para deposito | cuenta para transferencia | cuenta de domiciliacion | domiciliacion bancaria | domiciliacion | datos bancarios | clabe interbancaria | cuenta clabe | cci | cbu | cbu n | cuenta de deposito | depositar en cuenta | transferencia a la cuenta | iban cuenta | ingreso en cuenta | tarjeta n`),
    },
    accountHolder: {
      strong: list(
        `titular | titular de la cuenta | titular cuenta | titulares | nombre del titular | titular de cuenta | nombre del titular de la cuenta | a nombre del titular | cuentahabiente | nombre del beneficiario | titular de la tarjeta | tarjetahabiente | denominacion de cuenta`,
      ),
    },
    branchCode: {
      strong: list('codigo de sucursal'),
    },
    paymentTerms: {
      strong: list(
        `condiciones de pago | forma de pago | medio de pago | metodo de pago | modo de pago | plazo de pago | forma pago | f pago | f de pago | formas de pago | medios de pago | via de pago | tipo de pago | modalidad de pago | condicion de pago | condiciones pago | cond de pago | cond pago | condicion de venta | condiciones de venta | condicion venta | terminos de pago | terminos | plazo | pagos | credito dias | dias de credito | condiciones de cobro | forma de cobro`,
      ),
    },
    orderDate: {
      strong: list(
        `fecha de pedido | fecha pedido | fecha del pedido | fecha de orden | fecha de la orden | fecha orden de compra | fecha orden | fecha de orden de compra | fecha de solicitud | fecha solicitud | fecha de reserva | fecha oc | pedido de fecha | fecha encargo`,
      ),
    },
    contractDate: {
      strong: list('fecha de contrato | fecha del contrato | fecha contrato | fecha de firma | fecha de contratacion | fecha de alta'),
    },
    phone: {
      strong: list(
        `telefono | tfno | tlf | movil | telf | celular | tel | tels | tlfno | tfo | telefonos | telefono fijo | telefono movil | cel | tel fax | tel movil | telefono fax | n de telefono | telefono de contacto | atencion al cliente | servicio al cliente | linea de atencion | whatsapp | pbx | conmutador | central telefonica`,
      ),
    },
    email: {
      strong: list('correo electronico | correo | correo e | e mail | mail | direccion de correo'),
    },
    bankName: {
      strong: list(
        `banco | entidad | entidad bancaria | nombre del banco | entidad financiera | institucion bancaria | banco beneficiario | banco receptor | banco emisor | banco y cuenta | oficina bancaria`,
      ),
    },
    withholdingTax: {
      strong: list(
        `retencion irpf | retencion | retenciones | irpf | total retencion | importe irpf | irpf 15% | irpf 7% | irpf 19% | retencion 15% | retencion 19% | retencion irpf 15% | menos irpf | ret irpf | importe retencion | total retenciones | retencion isr | isr retenido | retencion de isr | ret isr | retencion iva | iva retenido | retencion de iva | ret iva | retefuente | retencion en la fuente | rete iva | rete ica | reteica total | impuestos retenidos | total impuestos retenidos | retencion de garantia | detraccion | retencion ganancias`,
      ),
    },
    deliveryNoteNumber: {
      strong: list(
        `albaran n | n albaran | n de albaran | albaranes | nota de entrega n | remito n | guia n | guia de remision n | albaran | alb n | n alb | n albaranes | n de remito | n remito | remito | n guia de remision | guia de remision | n de guia | n guia | guia de despacho n | n guia de despacho | guia de despacho | n nota de entrega | n de nota de entrega | remision n | n de remision | n remision | nota de remision n | nota de envio n | vale de entrega n | vale de salida n | carta de porte n | n carta de porte | conocimiento de embarque n | n de envio | envio n | n de seguimiento | n tracking | codigo de seguimiento | rastreo | n de rastreo | n expedicion | expedicion n | n de expedicion | parte de trabajo n | n parte de trabajo | acta de entrega n`,
      ),
    },
    yourReference: {
      strong: list(
        'su referencia | s referencia | s ref | su ref | vuestra referencia | referencia cliente | referencia del cliente | referencia | referencia n | n de referencia | referencia de pago | ref de pago | referencia bancaria | referencia para pago | concepto de pago | concepto transferencia | referencia mandato | mandato | linea de captura | codigo de pago | referencia del mandato',
      ),
    },
    ourReference: {
      strong: list(
        'nuestra referencia | n referencia | n/ ref | nuestra ref | ref interna | referencia interna | n de registro de salida | cae | cae n | n autorizacion | autorizacion n | clave de acceso | cufe | codigo de autorizacion | n de autorizacion',
      ),
    },
    contact: {
      strong: list(
        `contacto | persona de contacto | atendido por | a la atencion de | att | su contacto | contacto cliente | a la atencion del | atn | nuestro contacto | comercial | agente comercial | asesor | asesor comercial | ejecutivo | ejecutivo de cuenta | ejecutivo de ventas | representante | representante de ventas | elaborado por | elaboro | realizado por | preparado por | preparo | gestor | tecnico responsable | medico solicitante | medico tratante | director de obra | solicitante contacto | encargado | coordinador | aprobado por | autorizado por`,
      ),
    },
    discountTotal: {
      strong: list(`descuento | descuento comercial | total descuento | dto | descuentos | total dto | total descuentos | dto comercial
        | dto p p | importe descuento | bonificacion | descuento pronto pago | rebaja | dtos | dcto | dscto | desc | total de descuentos | importe dto | importe descuentos | descuento total | descuento global | dto pronto pago | descuento por pronto pago | descuento especial | descuento aplicado | monto descuento | valor descuento | total bonificacion | bonificaciones | rebajas | ahorro | ahorro total | usted ahorro | ha ahorrado | su ahorro | total ahorro | rappel | descuento cupon | deducciones | menos descuento | bonif | descuento socio | descuento cliente`),
    },
    chargeTotal: {
      strong: list(`gastos de envio | gastos de transporte | envio | portes | transporte | embalaje | recargo | flete | costes de envio
        | coste de envio | costo de envio | propina | gastos de gestion | gastos envio | fletes | flete y seguro | acarreo | cargo por envio | cargo por servicio | cargo por entrega | entrega a domicilio | embalajes | envases | otros gastos | otros cargos | otros conceptos | cargos adicionales | gastos financieros | gastos administrativos | gastos de devolucion | manipulacion | seguro transporte | suplidos | servicio 10% | propina 10% | propina sugerida | propina legal | 10% de ley | 10% ley | cubierto | cubiertos | tasa turistica | impuesto turistico | impuesto de hospedaje | ish | recargos | recargo de equivalencia | recargo por mora | intereses | intereses de demora | intereses moratorios | mora | interes de mora | punto verde | ecotasa | ecoraee | raee | canon digital | alquiler de contador | impuesto electricidad | impuesto electrico | alumbrado publico | tasa de basuras | percepcion iibb | percepciones | percepcion iva | perc iibb | impuestos internos | ieps | reconexion | cargo fijo | peajes | suplemento | imprevistos | aiu`),
    },
    cashTendered: {
      strong: list(
        `efectivo | entregado | tarjeta | pago tarjeta | tarjeta de credito | tarjeta de debito | recibido | contado | entregado efectivo | importe entregado | efectivo entregado | efectivo recibido | su pago en efectivo | pago en efectivo | en efectivo | tarjeta credito | tarjeta debito | pago con tarjeta | recibido efectivo | pago con | paga con | vales | ticket restaurante | bizum | cheque | dinero recibido | metalico | t credito | t debito | transferencia pago | mercado pago | yape`,
      ),
    },
    change: {
      strong: list(
        `cambio | su cambio | vuelto | devolucion cambio | cambio efectivo | su vuelto | vueltas | devuelta | devolucion efectivo | devuelto | cambio eur | importe cambio`,
      ),
    },
    totalQuantity: {
      strong: list(
        'total unidades | total articulos | n de articulos | total bultos | n bultos | total piezas | total de articulos | n articulos | total de piezas | total de unidades | total cantidad | cantidad total | total productos | total de productos | total items | total de items | n de items | n de bultos | bultos | total de bultos | articulos vendidos | n de articulos vendidos | total uds | unidades totales',
      ),
    },
    associatedInvoiceNumber: {
      strong: list(`factura rectificada | n factura rectificada | factura original | factura original n | factura que rectifica
        | factura que se rectifica | rectifica a la factura | referencia factura original | sobre factura n
        | factura de referencia | corresponde a factura | abono de factura | factura rectificada n | rectifica la factura n | rectifica factura n | factura origen | factura referencia | factura afectada | documento afectado | documento que modifica | doc que modifica | comprobante que modifica | comprobante asociado | comprobantes asociados | comprobante afectado | documento de referencia | documento referencia | abono de la factura | abono factura n | cfdi relacionado | folio relacionado | ncf modificado | factura sustituida | en relacion a la factura n | referente a factura n | anula factura n`),
    },
    page: {
      strong: list('hoja | pagina | pag | hoja n | pagina n | pag n | folio pagina'),
    },
    postBox: {
      strong: list('apartado | apartado postal | apartado de correos | apdo | apdo de correos | casilla postal | casilla de correo'),
    },
    salesOffice: {
      strong: folded(
        'sucursal | tienda | tienda n | sucursal n | punto de venta | establecimiento n | delegación | local n | punto de expedición',
      ),
    },
    printDate: {
      strong: folded(
        'fecha impresión | fecha de impresión | impreso el | impresión | impreso | fecha y hora de impresión | fecha de consulta',
      ),
    },
    originalDate: { strong: folded('fecha original') },
    deliveryNoteDate: { strong: folded('fecha del albarán | fecha de albarán | fecha remito | fecha guía') },
    associatedInvoiceDate: {
      strong: folded('fecha factura original | fecha de la factura rectificada | fecha comprobante modificado | fecha factura rectificada'),
    },
    roundingAmount: { strong: folded('redondeo | ajuste por redondeo | ajuste redondeo | redondeos | ajuste al peso | ajuste sencillo') },
    accountExecutive: {
      strong: folded(
        'cajero | cajera | cajero n | cajero a | caja n | camarero | camarera | mesero | mesera | mozo | dependiente | operador n | le atendió | le atiende | le ha atendido | lo atendió | atendió | servido por | usuario cajero | empleado | empleado n | técnico | mecánico | chofer | conductor | usuario emisor | facturado por usuario',
      ),
    },
    sellerRegistrationNumber: {
      strong: folded(
        'registro mercantil | reg mercantil | r m | inscrita en el registro mercantil | matrícula mercantil | n de registro | registro n | ingresos brutos | iibb | ing brutos | n ingresos brutos | ingresos brutos n | inicio de actividades | registro sanitario | n registro sanitario | reg san | rgseaa | n de colegiado | colegiado n | cédula profesional | tomo folio hoja | licencia n | resolución dian n | resolución dian | nrc | registro patronal | nrpatronal',
      ),
    },
    website: { strong: folded('página web | web | sitio web | sitio | pág web | dirección web') },
    bic: { strong: folded('swift | bic | código swift | código bic | bic swift | swift bic | swift code | código swift bic') },
    shipFrom: {
      strong: folded(
        'lugar de carga | punto de partida | punto de salida | almacén de salida | almacén origen | bodega origen | lugar de recogida | lugar de origen | dirección de recogida | lugar de expedición mercancía | remitente mercancía | domicilio de carga',
      ),
    },
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
      `factura de consumo | factura fiscal |   factura de credito fiscal | factura consumidor final | recibo de luz | recibo de agua | recibo de gas | factura de servicios | factura de servicios publicos | factura de telefono | cuenta de cobro | factura de exportacion electronica | liquidacion de compra | factura a | factura b | factura c | comprobante de credito fiscal | documento equivalente | planilla de servicios | expensas | liquidacion de expensas | recibo de honorarios | boleta de honorarios | representacion impresa de la factura electronica | representacion grafica de la factura electronica | factura | factura electronica | factura proforma | proforma | factura simplificada | factura de venta | factura comercial | minuta | minuta de honorarios | factura de luz | factura de electricidad | factura de gas | factura de agua | factura ordinaria | recibo de alquiler | liquidacion | factura de exportacion | factura recapitulativa | nota de debito | factura completa | tu factura | su factura | factura de la luz | comprobante fiscal digital | cfdi | aviso de cobro | nota de cargo`,
    ),
    Receipt:
      list(`boleta de venta electronica | boleta electronica | ticket factura | comprobante de venta | nota de consumo | comanda | tirilla | recibo oficial | recibo provisional | tiquete electronico | tiquete de venta | comprobante de ingreso |  remision pagada | ticket | recibo | ticket de compra | tique | recibo de pago | comprobante de pago | boleta | boleta de venta
        | nota de venta | justificante de pago | recibo de caja | ticket de venta | ticket de caja | cuenta de mesa | tiquete
        | recibi`),
    'Bank Statement':
      list(`estado de cuenta corriente | resumen bancario | resumen de movimientos | detalle de movimientos | consulta de movimientos | cartola bancaria | cartola historica | estado de cuenta integral | extracto de cuenta corriente | resumen de tarjeta | extracto bancario | extracto de cuenta | extracto | extracto mensual | estado de cuenta | movimientos de cuenta
        | extracto de movimientos | extracto integrado | movimientos | extracto de tarjeta | resumen de cuenta
        | estado de cuenta bancario | cartola | listado de movimientos | extracto de la cuenta`),
    'Purchase Order':
      list(`solicitud de compra | requisicion de compra | orden compra | nota de encargo |  pedido a proveedores | orden de produccion | contrato de compra | pedido | orden de compra | pedido de compra | confirmacion de pedido | hoja de pedido | orden de pedido
        | pedido de cliente | nota de pedido | pedido a proveedor | orden de servicio | orden de trabajo
        | confirmacion del pedido`),
    Quote:
      list(`presupuesto de obra | presupuesto de reparacion | cotizacion de servicios | oferta de servicios |   propuesta de servicios | presupuesto sin compromiso | cotizacion comercial | presupuesto | cotizacion | oferta | oferta comercial | propuesta | propuesta economica | proforma presupuesto
        | propuesta comercial | presupuesto n | oferta economica`),
    'Delivery Note':
      list(`remision | nota de remision | remito r | guia de remision remitente | guia de remision electronica | guia de despacho electronica | conduce | orden de entrega | acta de entrega | acta de recepcion | carta porte | guia de carga | vale de salida | salida de almacen | entrada de almacen | nota de salida | nota de ingreso | comprobante de entrega | hoja de entrega | constancia de entrega | guia de transporte | albaran | nota de entrega | nota de envio | albaran de entrega | remito | guia de remision | packing list
        | lista de empaque | carta de porte | hoja de ruta | guia de despacho | vale de entrega | albaran de salida
        | lista de contenido | albaran de transporte`),
    'Price List': list(
      ` lista de tarifas | cuadro de tarifas |  carta menu | aranceles |  tabla de precios | precios y tarifas | nuestras tarifas | lista de servicios y precios | carta de vinos | lista de precios | tarifa | tarifas | tarifa de precios | lista precios | carta de precios | menu | listado de precios | nuestros precios | tarifario`,
    ),
    Report: list(
      ` resumen mensual | resumen de remision | resumen de ventas | resumen de liquidacion | resumen anual | liquidacion de leche | certificado de calidad | boletin de notas | boletin de calificaciones | boletin de analisis | protocolo de analisis | resultado de analisis | informe tecnico | informe de visita | informe de inspeccion | informe de gestion | acta de reunion | acta de asamblea | estado de resultados | balance general | estado financiero | estados financieros | corte de caja | cierre de caja | historia clinica | informe pericial | certificado de ensayo | reporte de ventas | parte de obra | informe | informe anual | memoria | memoria anual | balance de situacion | cuenta de resultados | informe de laboratorio | resultados de laboratorio | analitica | reporte | informe medico | informe de ensayo | informe trimestral | cuentas anuales | acta | certificado de analisis | informe de resultados | balance de sumas y saldos | resultados de analisis`,
    ),
    Form: list(
      `boleta de matricula |  ficha de matricula | hoja de matricula | hoja de vida formulario | boleta de inscripcion | autoliquidacion | planilla de inscripcion |  planilla de asistencia | lista de asistencia | registro de asistencia | parte de trabajo | parte de horas | hoja de registro | hoja de trabajo | ficha de ingreso | ficha medica | ficha de datos | consentimiento informado | declaracion de la renta |  declaracion de aduanas | formato de solicitud | solicitud de permiso | solicitud de vacaciones |  contrato de adhesion | control de asistencia | carta poder | acta de nacimiento | formulario | solicitud | impreso | ficha de inscripcion | hoja de inscripcion | cuestionario | modelo de solicitud | parte de accidente | declaracion jurada | hoja de gastos | nota de gastos | mandato sepa | orden de domiciliacion | encuesta | boletin de inscripcion | solicitud de empleo | hoja de reclamaciones | certificado de retenciones`,
    ),
    Other: list(
      `nomina | recibo de salarios | recibo de nomina | recibo individual de salarios | poliza | contrato de arrendamiento | receta | curriculum vitae | poliza de seguro | condiciones particulares | certificado de seguro | recibo de sueldo | liquidacion de sueldo | hoja de salario | recibo de haberes | contrato de alquiler | tarjeta de embarque`,
    ),
    Table: list(
      'resultados | resultados oficiales | tabla de posiciones | lista de salida | cuadrante | cuadrante de turnos | calendario de turnos | itinerario de salidas |  inventario fisico | inventario de bodega | inventario de existencias | horario de clases | horario de autobuses |   kardex | rol de turnos | lista de materiales |  horario | horarios | inventario | listado de existencias | clasificacion',
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
        | importe total a pagar | total ticket | total compra | total documento | total i v a | total impuestos | total sin iva | total con iva | total iva incluido | total descuento | total dto | total base imponible | total base | total importe | importe total factura | importe bruto | importe a pagar | importe pendiente | importe liquido | base imp | base gravable | cuota iva | iva 21% | iva 16% | iva 19% | iva 10% | iva 4% | igv | igv 18% | itbis | subtotal sin iva | subtotal neto | sumas | suma de importes | suma parcial | total orden | total cotizacion | total oferta | total recibo | total venta | total eur | total € | total mxn | total cop | total m n | total pesos | total us$ | total usd | total articulos | total piezas | total bultos | total cantidad | total horas | total mano de obra | total materiales | total repuestos | total partida | total depositos | total retiros | total debitos | total creditos | total debe | total haber | total ingresos | total gastos | total egresos | total movimientos | total devengos | total devengos y deducciones | total a deducir | total percepciones | total haberes | total descuentos nomina | liquido total a percibir | neto a percibir | neto a cobrar | neto a pagar | neto pagado | sueldo liquido | alcance liquido | total activo | total pasivo | total patrimonio | resultado del ejercicio | utilidad neta | utilidad bruta | beneficio neto | op gravadas | op exonerada | op inafecta | operaciones gravadas | monto neto | monto total | monto exento | valor venta | retencion irpf | saldo actual | saldo pendiente | a cuenta | ejecucion material | presupuesto de ejecucion material | gastos generales | beneficio industrial | resumen iva | desglose iva | total pagina`),
  carried: list(
    `suma y sigue | suma anterior | arrastre | suma y sigue pagina siguiente | total y sigue | suma y sigue a la pagina siguiente | sumas anteriores | viene de la pagina anterior | saldo de la pagina anterior | total pagina anterior | van | vienen | pasa a la pagina siguiente | suma de la pagina anterior | total acumulado anterior`,
  ),
  payments: list(`efectivo | cambio | tarjeta | iva | a pagar | tarjeta de credito | vuelto | entregado | iva incluido | total articulos
        | visa electron | redondeo | contado | bizum | recibido`),
  units: list(
    'u | un | ud | uds | ud. | uds. | u. | un. | und | und. | unid | unid. | unidad | unidades | pza | pza. | pzas | pieza | piezas | pz | cj | caja | cajas | cja | paq | paq. | paquete | paquetes | bolsa | bolsas | bto | bulto | bultos | saco | sacos | rollo | rollos | botella | botellas | bot | bot. | lata | latas | bote | garrafa | bidón | tambor | kg | kgs | kg. | kilo | kilos | gr | gr. | grs | gramos | tn | ton | tonelada | lt | lts | ltr | litro | litros | l. | gal | galón | ml | m. | mt | mts | ml. | metro | metros | m2 | m² | m3 | m³ | km | hr | hrs | hs | h. | hora | horas | día | días | semana | semanas | mes | meses | año | noche | noches | pax | persona | personas | pares | docena | doc | dz | jgo | juego | kit | cto | ciento | millar | mll | glb | global | gl | serv | servicio | servicios | srv | sesión | sesiones | visita | viaje | consulta | hoja | hojas | resma | pliego | blíster | tableta | tabletas | ampolla | frasco | kwh | quintal | qq | arroba | cubeta | palé | pallet | lote | pt | pa | partida | vta | porción | ración | clase | cabeza',
  ),
  missing: list('nd'),
  payWords: list(
    `salario base | devengos | deducciones | total devengado | total a deducir | liquido total a percibir | liquido a percibir | contingencias comunes | antiguedad | retencion irpf | grupo de cotizacion | base de cotizacion | trabajador | desempleo | formacion profesional | sueldo base | sueldo | salario bruto | salario neto | devengado | total deducciones | neto a percibir | i r p f | base irpf | bases de cotizacion | base cotizacion contingencias comunes | plus convenio | plus transporte | plus de asistencia | horas extraordinarias | horas extras | prorrata pagas extras | prorrateo pagas extras | paga extra | pagas extraordinarias | dietas | incentivos | complemento personal | mejora voluntaria | mei | mecanismo equidad intergeneracional | percepciones salariales | percepciones no salariales | seguridad social | aportacion empresa | aguinaldo | prima vacacional | isr | imss | infonavit | subsidio al empleo | percepciones | dias trabajados | auxilio de transporte | aux transporte | cesantias | salud | pension | fondo de solidaridad | libranza | jubilacion | obra social | ley 19032 | sindicato | basico | presentismo | remunerativo | no remunerativo | haberes | descuentos legales | afp | isapre | fonasa | gratificacion legal | gratificacion | colacion | movilizacion | imponible | total haberes | alcance liquido | onp | essalud | asignacion familiar | cts | aporte iess | decimo tercero | decimo cuarto | fondos de reserva | bono | comisiones | vacaciones | quincena | dias laborados`,
  ),
  columns: {
    position: list('no | n | num | linea | s no | ref | n o | posicion | n linea | n orden | renglon | reng | sec'),
    articleNumber: list(`codigo | cod | referencia | referencias | cod articulo | codigo articulo | codigo producto | referencia articulo
        | ref articulo | cod art | ref producto | sku codigo | clave | clave prod serv | codigo de articulo | cod producto
        | n articulo | codigo de barras | cn | codigo de producto | codigo del producto | refer | ref proveedor | articulo codigo | clave producto | clave producto servicio | claveprodserv | no identificacion | n identificacion | n de identificacion | n de articulo | no de parte | n de parte | numero de parte | parte n | n parte | codigo principal | cod principal | codigo auxiliar | codigo servicio | cod servicio | codigo material | codigo sat | modelo | n catalogo | cod nacional | codigo nacional | codigo cups | codigo prestacion | cuenta codigo | upc codigo | lote n`),
    description: list(`operacion | movimiento | descripcion | concepto | articulo | producto | servicio | descripcion del producto
        | descripcion del servicio | detalle | denominacion | producto servicio | descripcion de los servicios
        | articulo descripcion | conceptos | producto descripcion | descripcion concepto | movimientos | servicios | productos
        | articulos | descripcion de articulo | trabajos realizados | trabajo | mercancia | plato | partida
        | consumo descripcion | descripcion del articulo | descripcion de producto | prueba | determinacion | medicamento
        | descripcion de los trabajos | designacion | nombre del producto | nombre articulo | descripcion del movimiento
        | concepto descripcion | descripcion articulo | descripcion de articulos | descripcion producto | descripcion de productos | descripcion de los productos | descripcion de servicios | descripcion del bien | descripcion de bienes | descripcion del bien o servicio | descripcion de los bienes | descripcion del trabajo | descripcion de trabajos | descripcion del concepto | descripcion de la mercancia | descripcion de la mercaderia | descripcion detallada | descripcion operacion | descripcion de la operacion | descripcion de la transaccion | descripcion partida | concepto de pago | concepto facturado | concepto movimiento | detalles | detalle del producto | detalle de la operacion | detalle concepto | producto o servicio | productos y servicios | nombre producto | denominacion del producto | servicio prestado | servicios prestados | prestacion | prestaciones | trabajos | trabajo realizado | labor | tarea | actividad | actividades | mano de obra | mercancias | mercaderia | materiales | material descripcion | bien o servicio | bienes y servicios | asunto | glosa | leyenda | transaccion | transacciones | observaciones concepto | principio activo | examenes | pruebas | determinaciones | analisis | analito | estudios | procedimiento | procedimientos | tratamiento | platos | platillo | consumicion | gasto | tipo de gasto | rubro | rubros | unidad de obra | partidas | repuesto | repuestos | recambio | pieza descripcion | refaccion | refacciones | percepcion | deduccion | haberes y descuentos | especificacion | especificaciones | contenido | tipo de servicio | titulo | asignatura | materia`),
    quantity: list(`dias | nombre | cantidad | cant | unidades | uds | horas | n unidades | cantid | ctd | unid | cantidades | cajas
        | bultos | consumo kwh | noches | cdad | cant uds | piezas | unidades servidas | kilos | dias facturados
        | cantidad servida | cantidad pedida | n horas | cant un | cantidad un | cantidad uds | cantidad solicitada | cantidad entregada | cantidad enviada | cantidad recibida | cantidad despachada | cantidad facturada | cant pedida | cant entregada | cant solicitada | cant recibida | cant servida | pedido cant | servido | entregada | entregado cant | pedida | unids | udes | pzas | n bultos | n noches | n personas | peso neto | kgs | kg netos | medicion | cantidad kg | dosis | kilometros | existencia | existencias | stock | saldo cantidad`),
    unit: list(
      `unit | unidad | un | ud | unidad de medida | u m | ud medida | um | formato | unidad medida | u medida | clave unidad | unidad de | presentacion | envase`,
    ),
    unitPrice: list(`precio | precio unitario | precio unidad | precio unit | precio ud | p unit | p unitario | importe unitario | tarifa
        | base unitaria | valor unitario | valor unit | precio u | p u | precio euros | tarifa unitaria | precio por unidad
        | precio hora | precio kg | precio sin iva | precio neto | precio venta | pvp | pvp unitario | p v p
        | precio unitario eur | coste unitario | costo unitario | precio base | precio uni | precio kwh | eur ud
        | precio unitario sin iva | pvpr | precio noche | p unidad | precio bruto | precio con iva | precio neto unitario
        | prec unit | unitario | precio un | precio und | pvp ud | precio unitario neto | precio bruto unitario | precio unit sin iva | precio unitario con iva | precio iva incluido | precio iva incl | precio eur | precio lista | precio de lista | precio tarifa | precio de venta | precio publico | precio por hora | precio por kg | precio m2 | precio por noche | precio dia | precio final unitario | precio oferta | precio promocional | precio mayorista | precio compra | valor unidad | vr unitario | vr unit | valor unitario sin iva | v/u | importe unidad | coste unidad | tarifa hora | monto unitario | precio unitario usd | precio actual | precio unitario bs | honorario unitario`),
    discount: list(
      `descuento | dto | descuento % | desc | dcto | % dto | desc % | dto % | % desc | dto 1 | bonif | % descuento | dtos | descuentos | dcto % | dscto | % dscto | % bonif | bonif % | bonificacion | bonificacion % | importe dto | importe descuento | imp bonif | desc unitario | rebaja | dto 2`,
    ),
    taxRate: list(`iva | iva % | tipo iva | % iva | iva en % | impuestos | al iva | cod iva | i v a | % i v a | tipo % | igv
        | tipo impositivo | tasa | % igv | t iva | impto | impuestos % | tipo de iva | tipo | alicuota | alicuota iva | alic iva | tasa iva | tasa o cuota | % impuesto | impuesto % | impto % | imp % | tarifa iva | igic % | tipo igic | % re | r e`),
    taxAmount: list(
      `cuota iva | valor iva | importe iva | total iva | cuota | iva importe | iva eur | monto iva | imp iva | vr iva | itbis | impuesto | importe impuesto | valor impuesto | cuota igic | monto igv`,
    ),
    lineTotal: list(`total | subtotal | importe | total linea | valor | valor total | importe neto | importe total | importe eur | neto
        | subtotal eur | base imponible | valor liquido | total liquido | importe euros | precio total | importe bruto
        | total neto | total sin iva | total con iva | importe linea | valor venta | monto total | subtotal linea
        | total euros | base imponible linea | importe sin iva | total eur | importe con iva | coste | coste total | p total
        | total importe | imp neto | imp total | total bruto | valor importe | eur total | importes | importe en euros | importe total eur | total linea eur | total partida | total articulo | total concepto | total producto | total venta | precio total eur | precio final | precio importe | valor neto | valor de venta | vr total | valor total sin iva | valor a pagar | monto | monto neto | monto item | monto bs | monto usd | subtotal c iva | subtotal con iva | subtotal sin iva | bruto | costo total | parcial | ventas gravadas | ventas afectas | ventas exentas | ventas no sujetas | presupuesto importe | cargo importe | gasto importe | saldo importe | cuantia | honorarios | devengado`),
    date: list(
      `fecha | fecha valor | fecha operacion | f valor | f operacion | fecha de operacion | fecha de valor | fecha op | fecha mov | fecha movimiento | fecha contable | fecha apunte | fecha de consumo | fec operacion | fec valor | fecha factura | fecha de factura | fecha vencimiento | fecha oper | f oper | f val | fecha de movimiento | fecha de transaccion | fecha transaccion | fecha liquidacion | fecha aplicacion | fecha proceso | fecha cargo | fecha consumo | fecha compra | fecha de compra | fecha servicio | fecha de servicio | fecha documento | fecha doc | fecha vto | fecha entrega | fecha consulta`,
    ),
    debit: list(
      `cargo | cargos | debito | debe | retiros | salidas | adeudos | cargo eur | debitos | gastos | importe debe | pagos | adeudo | retiro | salida | egreso | egresos | gastos importe | giros | giros o cargos | cheques y otros cargos | pagado | disposiciones | dispensado`,
    ),
    credit: list(
      `abono | abonos | credito | haber | ingresos | depositos | entradas | abono eur | creditos | importe haber | deposito | ingreso | depositos o abonos | depositos y otros abonos | consignaciones | cobros`,
    ),
    balance: list(
      `saldo | saldo disponible | saldo final | saldo eur | saldo contable | saldo euros | nuevo saldo | saldo resultante | saldos | saldo actual | saldo despues | saldo tras movimiento | saldo operacion | saldo liquidacion`,
    ),
  },
  columnQualifiers: list('sin'),
  greetings: list(`estimado | estimada | estimados | estimadas | muy senor | muy senores | muy senora | muy senores nuestros
        | estimado cliente | apreciado | apreciada | distinguido | hola | buenos dias | muy senor mio | querido | estimados clientes | estimados senores | estimado senor | estimada senora | apreciado cliente | apreciable | muy senores mios | muy senor nuestro | distinguida | distinguidos | respetado | respetada | respetados senores | querida | buenas tardes | de nuestra consideracion | de mi consideracion | cordial saludo | a quien corresponda | presente`),
  salutations: list(`estimado cliente | senores | sr | sra | a | sres | don | dona | d | a la atencion de | senor | senora | sr d`),
  yourWords: list('su'),
  periodWords: list('periodo | del | desde | entre'),
  writtenAt: list('Hecho a'),
  datedOn: list('el | a'),
  remarks: list(`nota | notas | observaciones | fuente | figura | tabla | observacion | aviso | importante | atencion | comentarios
        | leyenda | informacion | obs | comentario | informacion adicional | informacion importante | informacion complementaria | informaciones | advertencia | aviso legal | condiciones | condiciones generales | condiciones particulares | condiciones comerciales | terminos y condiciones | instrucciones | indicaciones | aclaraciones | aclaracion | leyendas | mensajes | mensaje | motivo | anotaciones | otros datos | datos adicionales | proteccion de datos | recuerde | incluye | no incluye | exclusiones | garantias | notas y condiciones`),
  captions: list('tabla | cuadro | fuente'),
  notes: list('fuente | fuentes | nota | notas | n b | obs | observación | observaciones | leyenda | aclaración | importante'),
  openEnds: list('de | la | y | del'),
  streets: list(
    `calle | c | avda | avenida | plaza | paseo | carrer | apartado | av | pza | pso | ctra | carretera | camino | ronda | travesia | urbanizacion | urb | poligono | pol ind | poligono industrial | glorieta | rambla | colonia | pasaje | calzada | via | blvd | fracc | passeig | barrio`,
  ),
  replyMarks: list('rv'),
  legalForms: list(
    `sl | slu | sa | sau | sc | cb | sll | slp | sociedad limitada | sociedad anonima | slne | scl | sapi | scp | sccl | aie | srl | eirl | sas | spa`,
  ),
  countries: list(`espana | mexico | argentina | chile | colombia | peru | portugal | francia | italia | alemania | reino unido | uruguay
        | ecuador | estados unidos | andorra | marruecos | suiza | bolivia | paraguay | venezuela | costa rica | panama
        | republica dominicana | guatemala`),
  contacts: list(`iva | nif | cif | telf | tfno | tlf | telefono | movil | celular | registro mercantil | inscrita | rfc | cuit | ruc
        | nit | rut | atencion al cliente | correo | correo electronico | banco`),
  confirmationMarks: list('confirmacion | acuse'),
  copyMarks:
    list(`original | duplicado | triplicado | copia | copia cliente | copia para el cliente | original cliente | original para el cliente | ejemplar cliente
        | copia comercio | ejemplar para el cliente | copia autentica | adquirente | emisor | borrador | cedible | copia cedible | pagado | usuario | ejemplar para el interesado | ejemplar comercio | copia para el comercio | copia establecimiento | copia de factura | copia no negociable | copia contabilidad | original adquirente | original comprador | original emisor | copia emisor | copia archivo | duplicado cliente | reimpresión | copia fiel del original | segunda copia | documento no válido como factura | no válido como factura | documento no fiscal | sin valor fiscal | este documento no es una factura | esto no es una factura | representación impresa de la factura electrónica | representación gráfica | este documento es una representación impresa de un cfdi`),
  tillWords: folded(
    'cajero | cajera | mesa | camarero | le atendio | le ha atendido | atendido por | mesero | comensales | tpv | propina | caja no | contactless | para llevar | ticket no',
  ),
};
