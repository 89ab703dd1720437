import { EngineError } from '../../model/engine-error';
import type { Field } from '../../model/field';
import type { Table } from '../../model/table';
import { parseEInvoiceXml } from '../einvoice-xml/parse-einvoice-xml';
import type { Pdfium } from './pdfium-module';
import { Scratch } from './scratch';

/** An invoice's XML is under 1 MB; more than this is not one. */
export const MAX_ATTACHMENT_BYTES = 20 * 1024 * 1024;
/** More attachments than this are not looked at. */
export const MAX_ATTACHMENTS = 64;

/** The embedded electronic invoice of a PDF (Factur-X, ZUGFeRD, Order-X); null where there is none that can be read. */
export function readEmbeddedInvoice(pdfium: Pdfium, document: number): { fields: Field[]; lineItems: Table } | null {
  const count = Math.min(pdfium._FPDFDoc_GetAttachmentCount(document), MAX_ATTACHMENTS);
  for (let index = 0; index < count; index++) {
    const attachment = pdfium._FPDFDoc_GetAttachment(document, index);
    if (attachment === 0 || !/\.xml$/i.test(attachmentName(pdfium, attachment))) continue;
    const bytes = attachmentBytes(pdfium, attachment);
    const invoice = bytes ? parseOrSkip(bytes) : null;
    if (invoice) return invoice;
  }
  return null;
}

/** A damaged attachment does not spoil the page it belongs to. */
function parseOrSkip(bytes: Uint8Array): ReturnType<typeof parseEInvoiceXml> {
  try {
    return parseEInvoiceXml(bytes);
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

function attachmentName(pdfium: Pdfium, attachment: number): string {
  const length = Math.min(pdfium._FPDFAttachment_GetName(attachment, 0, 0), 2048);
  if (length < 2) return '';
  const buffer = pdfium._malloc(length);
  pdfium._FPDFAttachment_GetName(attachment, buffer, length);
  const name = Buffer.from(pdfium.bytes.subarray(buffer, buffer + length - 2)).toString('utf16le');
  pdfium._free(buffer);
  return name;
}

function attachmentBytes(pdfium: Pdfium, attachment: number): Uint8Array | undefined {
  const scratch = new Scratch(pdfium);
  try {
    if (!pdfium._FPDFAttachment_GetFile(attachment, 0, 0, scratch.at(0))) return undefined;
    const length = scratch.unsigned(0);
    if (length === 0 || length > MAX_ATTACHMENT_BYTES) return undefined;
    const buffer = pdfium._malloc(length);
    if (buffer === 0) return undefined;
    const isRead = pdfium._FPDFAttachment_GetFile(attachment, buffer, length, scratch.at(0));
    const bytes = pdfium.bytes.slice(buffer, buffer + length);
    pdfium._free(buffer);
    return isRead ? bytes : undefined;
  } finally {
    scratch.free();
  }
}
