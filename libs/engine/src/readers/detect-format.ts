import type { DocumentFormat } from '../model/document';
import { EngineError } from '../model/engine-error';
import { isDelimited } from './csv/detect-dialect';
import { decodeText, looksLikeText } from './text/decode-text';
import { beginsWithDrawnTable } from './text/drawn-tables';
import { isJson } from './text/is-json';
import { isProgram } from './text/is-program';
import { openZip } from './source/zip-archive';

/** What tells one text format from another stands at a file's start. */
const HEAD_BYTES = 65_536;

/** A PDF's header may stand behind up to 1,024 bytes of junk (ISO 32000-1, implementation note 13). */
const PDF_HEADER_WITHIN = 1_024;

/** What picture files begin with; `.` stands for any byte. */
const PICTURE_MAGIC: readonly [DocumentFormat, RegExp][] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['tiff', /^(?:II[*+]\0|MM\0[*+])/],
  ['gif', /^GIF8[79]a/],
  ['bmp', /^BM[^]{8}[^]{4}[\x0c\x28\x34\x38\x40\x6c\x7c]\0\0\0/],
];

/** Bytes that the longest of these looks at. */
const PICTURE_MAGIC_BYTES = 18;

/** The format of a file, judged from its bytes; the file's name settles only CSV against text. Throws EngineError for what is not read. */
export async function detectFormat(bytes: Uint8Array, fileName?: string): Promise<DocumentFormat> {
  if (bytes.length === 0) throw new EngineError('empty_file', 'The file is empty.');
  if (isPdf(bytes)) return 'pdf';
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) return detectPackage(bytes);
  if (isCompoundFile(bytes)) return detectCompoundFile(bytes);
  // Before text: the white of a picture that is not packed has no more control characters than a text.
  const picture = pictureFormat(bytes);
  if (picture && (picture !== 'gif' || !looksLikeText(bytes))) return picture;
  if (looksLikeText(bytes)) return detectTextFormat(bytes, fileName);
  throw unsupported();
}

const startsWith = (bytes: Uint8Array, magic: string): boolean => latin1(bytes.subarray(0, magic.length)) === magic;

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

function unsupported(): EngineError {
  return new EngineError('unsupported_media_type', 'The file is of no supported type.');
}

function isPdf(bytes: Uint8Array): boolean {
  if (startsWith(bytes, '%PDF-')) return true;
  const head = latin1(bytes.subarray(0, PDF_HEADER_WITHIN));
  if (isMail(head)) return false;
  // Behind junk, or without its header: only where a PDF's end is there too, since a text may quote the header.
  return /%PDF-|^\d+ \d+ obj\b/m.test(head) && /%%EOF|startxref/.test(latin1(bytes.subarray(-PDF_HEADER_WITHIN)));
}

async function detectPackage(bytes: Uint8Array): Promise<DocumentFormat> {
  const zip = await openZip(bytes);
  if (zip.has('mimetype')) {
    const type = await zip.readText('mimetype', 1_000);
    if (type.includes('opendocument') && zip.has('content.xml')) return 'ods';
  }
  if (zip.names.some((name) => /^xl\/.*\.(xml|bin)$/i.test(name))) return 'xlsx';
  if (zip.names.some((name) => /^word\/.*\.xml$/i.test(name))) return 'docx';
  throw unsupported();
}

const isCompoundFile = (bytes: Uint8Array): boolean => startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') || isBareBiff(bytes);

/** Excel up to version 4 wrote its records without a container: a BOF record is at the start. */
function isBareBiff(bytes: Uint8Array): boolean {
  return bytes[0] === 0x09 && [0x00, 0x02, 0x04].includes(bytes[1] ?? -1) && (bytes[2] === 0x04 || bytes[2] === 0x06) && bytes[3] === 0x00;
}

function detectCompoundFile(bytes: Uint8Array): DocumentFormat {
  if (isBareBiff(bytes)) return 'xls';
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.includes(Buffer.from('EncryptedPackage', 'utf16le'))) {
    throw new EngineError('encrypted_document', 'The file is encrypted; save it without a password.');
  }
  if (['Workbook', 'Book'].some((stream) => buffer.includes(Buffer.from(`${stream}\0`, 'utf16le')))) return 'xls';
  throw unsupported();
}

/** The picture format whose magic the bytes begin with; only GIF's could be the beginning of a text. */
function pictureFormat(bytes: Uint8Array): DocumentFormat | undefined {
  const head = latin1(bytes.subarray(0, PICTURE_MAGIC_BYTES));
  return PICTURE_MAGIC.find(([, magic]) => magic.test(head))?.[0];
}

function detectTextFormat(bytes: Uint8Array, fileName: string | undefined): DocumentFormat {
  const head = decodeText(bytes.subarray(0, HEAD_BYTES)).trimStart();
  if (head === '' && decodeText(bytes).trim() === '') throw new EngineError('no_content', 'The file holds no text.');
  if (head.startsWith('{\\rtf')) throw unsupported();
  if (head.startsWith('<')) return detectMarkup(head);
  if (isMail(head)) return 'eml';
  if (/\.(csv|tsv|tab)$/i.test(fileName ?? '')) return 'csv';
  if (isJson(head, bytes.length <= HEAD_BYTES) || isProgram(head)) throw unsupported();
  return !beginsWithDrawnTable(head) && isDelimited(head) ? 'csv' : 'text';
}

const INVOICE_ROOT = /<(?:[\w.-]+:)?(?:Invoice|CreditNote|CrossIndustryInvoice|CrossIndustryDocument|SCRDMCCBDACIOMessageStructure)[\s>]/;
const HTML_TAG = /<(?:!doctype\s+html|html|head|body|table|div|p|span|h[1-6]|ul|ol|meta|title|center|font)[\s>/]/i;

function detectMarkup(head: string): DocumentFormat {
  if (/^<\?xml|xmlns/.test(head)) {
    if (head.includes('urn:schemas-microsoft-com:office:spreadsheet') && /<(?:\w+:)?Workbook[\s>]/.test(head)) return 'xls';
    if (INVOICE_ROOT.test(head)) return 'xml';
  }
  if (HTML_TAG.test(head)) return 'html';
  if (head.startsWith('<?xml')) throw new EngineError('unsupported_media_type', 'The XML is not an invoice in UBL or CII syntax.');
  if (isProgram(head)) throw unsupported();
  return 'text';
}

const MAIL_HEADER =
  /^(?:received|return-path|from|to|cc|date|subject|message-id|mime-version|delivered-to|reply-to|dkim-signature|content-type|x-[\w-]+):/gim;

/** A mail's head is a block of `Name: value` lines, of which several are mail's own. */
function isMail(head: string): boolean {
  const block = head.split(/\r?\n\r?\n/, 1)[0]!.replace(/^From .*\r?\n/, '');
  const lines = block.split(/\r?\n/);
  if (!lines.every((line) => /^[!-9;-~]+:|^[ \t]/.test(line))) return false;
  const names = new Set(Array.from(block.matchAll(MAIL_HEADER), ([name]) => name.toLowerCase()));
  return names.size >= 3 && (names.has('from:') || names.has('received:') || names.has('mime-version:'));
}
