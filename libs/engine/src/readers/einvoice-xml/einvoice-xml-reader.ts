import { EngineError } from '../../model/engine-error';
import { emptyDocument, readySource } from '../source/ready-source';
import type { Reader } from '../source/reader';
import { parseEInvoiceXml } from './parse-einvoice-xml';

/** An electronic invoice without a page: UBL or CII. */
export const readEInvoiceXml: Reader = async (bytes, options) => {
  const invoice = parseEInvoiceXml(bytes);
  if (!invoice) throw new EngineError('unsupported_media_type', 'The XML is not an invoice in UBL or CII syntax.');
  const { fields, lineItems } = invoice;
  const tables = lineItems.rowCount > 0 ? [lineItems] : [];
  return readySource({ ...emptyDocument('xml'), fields, tables, lines: [lineItems.title ?? 'Invoice'] }, 1, options);
};
