import { list } from '../word-list';
import type { LanguageLexicon } from '../language-lexicon';

/** Spanish. */
export const SPANISH: LanguageLexicon = {
  code: 'es',
  smallWords: list(`el | los | las | del | y | factura | fecha | importe | para | por | precio | cantidad | iva | calle | número`),
  tellingWords:
    list(`el | la | los | las | del | y | de | para | una | un | factura | fecha | cantidad | precio | importe | total | iva | cliente
    | numero | descripcion | direccion | pago | vencimiento | por | con | es | su | su | nif | cif | base | imponible | unidad
    | albaran | pedido | domicilio | forma | espana`),
  numberWords: list('numero'),
  labels: {
    invoiceNumber: {
      strong:
        list(`doc no | numero de factura | numero factura | factura no | factura n | no factura | no de factura | num factura | n factura
        | n de factura | numero documento | n de ticket | n de la factura | n factura simplificada | factura simplificada n | n ticket
        | ticket n | numero de abono | abono n | factura rectificativa n | serie y numero | ref factura | n fra | fra n | documento n
        | n documento | recibo n | nota de credito n`),
      weak: list('factura | numero | no | ticket | recibo | nota'),
    },
    issueDate: {
      strong: list(`fecha de factura | fecha factura | fecha de emision | fecha emision | fecha de la factura | fecha de expedicion
        | fecha expedicion | fecha doc | fecha documento | emitida el | fecha ticket`),
      weak: list('fecha'),
    },
    dueDate: {
      strong:
        list(`fecha de vencimiento | vencimiento | fecha vencimiento | fecha de pago | vence | vence el | fecha limite de pago | fecha de vto
        | fecha vto | f vencimiento`),
    },
    deliveryDate: {
      strong: list(`fecha de entrega | fecha entrega | fecha de operacion | plazo de entrega | entrega prevista | fecha prestacion
        | fecha de servicio | fecha de la operacion`),
      weak: list('entrega'),
    },
    orderNumber: {
      strong:
        list(`numero de pedido | no pedido | n pedido | pedido no | pedido n | su pedido | n de pedido | su pedido n | referencia pedido
        | orden de compra | orden de compra n | vuestro pedido | pedido de compra`),
      weak: list('pedido'),
    },
    customerNumber: {
      strong: list(`numero de cliente | codigo cliente | codigo de cliente | cod cliente | n cliente | cliente n | n de cliente`),
    },
    sellerVatId: {
      strong: list('nif | cif | nif cif | n i f | nif iva | nif proveedor | cif nif | nif emisor | nif vendedor | n iva'),
    },
    buyerVatId: {
      strong: list('nif cliente | cif cliente | nif del cliente | cif del cliente | nif comprador'),
    },
    currency: {
      strong: list('moneda | divisa'),
    },
    lineTotal: {
      strong: list('total lineas | suma de lineas | importe bruto | total bruto'),
      weak: list('subtotal'),
    },
    netTotal: {
      strong:
        list(`base imponible | total sin iva | importe neto | total neto | subtotal sin iva | neto | total liquido | base imp | b imponible
        | importe base | total base imponible | subtotal neto | total antes de impuestos | importe sin iva | total sin impuestos
        | base imponible total | valor liquido | total antes de iva`),
      weak: list('subtotal | suma | base'),
    },
    taxTotal: {
      strong: list(`cuota iva | total iva | importe iva | iva total | cuota | valor iva | importe del iva | cuota de iva | cuota iva total
        | iva repercutido | total impuestos | total cuota iva | total igic | importe impuestos | total de iva`),
      weak: list('iva | impuestos | igic'),
    },
    grossTotal: {
      strong: list(`total factura | importe total | total con iva | total a pagar | total iva incluido | total euros | valor total
        | total de la factura | importe total factura | total importe | importe total con iva | total con impuestos | total a abonar
        | total impuestos incluidos | importe total a pagar | total documento`),
      weak: list('total | suma | importe | valor'),
    },
    paid: {
      strong: list(
        `pagado | anticipo | importe pagado | pago | valor pago | a cuenta | entregado a cuenta | pagos a cuenta | abonado | anticipos`,
      ),
    },
    amountDue: {
      strong: list(`importe a pagar | pendiente de pago | importe pendiente | saldo pendiente | liquido a pagar | valor a pagar | a pagar
        | total pendiente | importe adeudado | saldo a pagar`),
      weak: list('saldo'),
    },
    sellerName: {
      strong: list('vendedor | proveedor | emisor | datos del emisor | datos del proveedor | emisor de la factura | expedidor'),
    },
    buyerName: {
      strong: list(`cliente | comprador | facturar a | destinatario | datos del cliente | facturado a | datos cliente | factura a
        | direccion de facturacion | datos de facturacion`),
    },
    shipTo: {
      strong: list('direccion de entrega | enviar a | lugar de entrega | direccion de envio'),
    },
    name: {
      strong: list('nombre | razon social'),
    },
    advertiser: {
      strong: list('anunciante'),
    },
    period: {
      strong: list('periodo | periodo de facturacion | periodo de liquidacion'),
    },
    periodFrom: {
      strong: list('fecha desde'),
    },
    periodTo: {
      strong: list('fecha hasta'),
    },
    openingBalance: {
      strong: list('saldo inicial | saldo anterior | saldo apertura | saldo de apertura'),
    },
    closingBalance: {
      strong: list('saldo final | saldo nuevo | nuevo saldo | saldo de cierre | saldo cierre'),
    },
    accountNumber: {
      strong: list('numero de cuenta | cuenta | n cuenta | c c n'),
    },
    accountHolder: {
      strong: list('titular | titular de la cuenta'),
    },
    branchCode: {
      strong: list('codigo de sucursal'),
    },
    paymentTerms: {
      strong: list('condiciones de pago | forma de pago'),
    },
    orderDate: {
      strong: list('fecha de pedido'),
    },
    phone: {
      strong: list('telefono'),
    },
    email: {
      strong: list('correo electronico'),
    },
    bankName: {
      strong: list('banco'),
    },
    withholdingTax: {
      strong: list('retencion irpf | retencion | retenciones | irpf'),
    },
    deliveryNoteNumber: {
      strong: list('albaran n'),
    },
    yourReference: {
      strong: list('su referencia'),
    },
    ourReference: {
      strong: list('nuestra referencia'),
    },
    contact: {
      strong: list('contacto'),
    },
    discountTotal: {
      strong: list('descuento | descuento comercial | total descuento'),
    },
    chargeTotal: {
      strong: list('gastos de envio | gastos de transporte | envio'),
    },
    cashTendered: {
      strong: list('efectivo'),
    },
    change: {
      strong: list('cambio'),
    },
    page: {
      strong: list('hoja'),
    },
    postBox: {
      strong: list('apartado'),
    },
  },
  labelFillers: list('total | iva | de | la'),
  netWords: list('sin'),
  grossWords: list('con'),
  titles: {
    'Credit Note': list('nota de credito | factura rectificativa | abono | nota credito'),
    Invoice: list('factura'),
    Receipt: list('ticket | recibo'),
    'Bank Statement': list('extracto bancario | extracto de cuenta'),
    'Purchase Order': list('pedido | orden de compra'),
    Quote: list('presupuesto | cotizacion'),
    'Delivery Note': list('albaran | nota de entrega'),
    'Price List': list('lista de precios'),
    Report: list('informe'),
    Form: list('formulario | solicitud'),
    Other: list('nomina'),
  },
  creditMarks: list('abono | rectificativa'),
  invoiceMarks: list('factur'),
  totals: list(`total | subtotal | saldo | nuevo saldo | saldo final | importe total | base imponible | suma | total iva | total liquido
    | valor total`),
  carried: list('suma y sigue | suma anterior'),
  payments: ['efectivo', 'cambio', 'tarjeta', 'iva', 'a pagar'],
  columns: {
    position: list('no | n | num | linea | s no | ref | n o | posicion'),
    articleNumber: list(`codigo | cod | referencia | referencias | cod articulo | codigo articulo | codigo producto | referencia articulo`),
    description: list(`operacion | movimiento | descripcion | concepto | articulo | producto | servicio | descripcion del producto
      | descripcion del servicio | detalle | denominacion | producto servicio`),
    quantity: list('dias | nombre | cantidad | cant | unidades | uds | horas | n unidades'),
    unit: list('unit | unidad | un | ud'),
    unitPrice: list(`precio | precio unitario | precio unidad | precio unit | precio ud | p unit | p unitario | importe unitario | tarifa
      | base unitaria | valor unitario | valor unit`),
    discount: list('descuento | dto | descuento % | desc | dcto | % dto | desc %'),
    taxRate: list('iva | iva % | tipo iva | % iva | iva en % | impuestos | al iva | cod iva'),
    taxAmount: list('cuota iva | valor iva | importe iva | total iva'),
    lineTotal:
      list(`total | subtotal | importe | total linea | valor | valor total | importe neto | importe total | importe eur | neto | subtotal eur
      | base imponible | valor liquido | total liquido`),
    date: list('fecha | fecha valor | fecha operacion | f valor | f operacion | fecha de operacion | fecha de valor'),
    debit: list('cargo | cargos | debito | debe | retiros | salidas | adeudos'),
    credit: list('abono | abonos | credito | haber | ingresos | depositos | entradas'),
    balance: list('saldo | saldo disponible | saldo final'),
  },
  columnQualifiers: list('sin'),
  greetings: list('estimado | estimada | estimados | estimadas | muy senor | muy senores | muy senora'),
  salutations: list('estimado cliente | senores | sr | sra | a'),
  yourWords: list('su'),
  periodWords: list('periodo | del | desde | entre'),
  writtenAt: list('Hecho a'),
  datedOn: list('el | a'),
  remarks: list('nota | notas | observaciones | fuente | figura | tabla'),
  captions: list('tabla | cuadro | fuente'),
  notes: list('fuente'),
  openEnds: list('de | la | y | del'),
  streets: list('calle | c | avda | avenida | plaza | paseo | carrer | apartado'),
  legalForms: list('sl | slu | sa | sau | sc'),
  countries: list('espana'),
  contacts: list('iva | nif | cif'),
};
