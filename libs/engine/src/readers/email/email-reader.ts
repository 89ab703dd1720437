import { isReplyMark } from '../../lexicon/lexicon';
import type { Document } from '../../model/document';
import { EngineError } from '../../model/engine-error';
import { markupDocument } from '../html/markup-document';
import type { MarkupContent } from '../html/markup-table';
import { parseMarkup } from '../html/parse-markup';
import { emptyDocument, flowingTextUnits, refuseOverLimit } from '../source/ready-source';
import type { OpenedSource, ReadOptions } from '../source/reader';
import { textPages } from '../text/text-pages';
import { MAX_TEXT_UNITS } from '../text/text-reader';
import { lastPage, mergeDocuments, pagesOfBody } from './merge-documents';
import { parseMail, type Attachment, type Mail } from './parse-mail';

/** Opens an attachment with whichever reader its bytes ask for. */
type OpenAttachment = (bytes: Uint8Array, options: ReadOptions) => Promise<OpenedSource>;

/** Formats of pictures, which a mail often carries as decoration beside the document that matters. */
const PICTURES = new Set(['png', 'jpeg', 'webp', 'tiff', 'gif', 'bmp']);

/** EML: the body's text and tables, and every attachment that is itself a document. A body that only accompanies an attachment is free. */
export async function readEmail(bytes: Uint8Array, options: ReadOptions, open: OpenAttachment): Promise<OpenedSource> {
  const mail = await parseMail(bytes);
  const attachments = await openAttachments(mail, options, open);
  const { document: body, units } = readBody(mail, attachments.length > 0);
  const isCover = attachments.length > 0 && body.tables.length === 0;
  const attachedUnits = attachments.reduce((sum, source) => sum + source.pageCount, 0);
  const pageCount = attachedUnits + (isCover ? 0 : units);
  const close = (): void => attachments.forEach((source) => source.close());
  try {
    refuseOverLimit(pageCount, options);
  } catch (error) {
    close();
    throw error;
  }
  return {
    format: 'eml',
    pageCount,
    read: async () => (attachments.length > 0 ? mergeDocuments(body, await readInOrder(attachments)) : body),
    draw: async (picture) => {
      const { attachment, number } = await attachedPage(attachments, pagesOfBody(body), picture.number);
      return attachment.draw!({ ...picture, number });
    },
    wordsOn: async (page) => {
      const { attachment, number } = await attachedPage(attachments, pagesOfBody(body), page);
      return attachment.wordsOn!(number);
    },
    close,
  };
}

/** A page of an attachment that can be drawn, by the number that it has among those of the mail. */
async function attachedPage(
  attachments: readonly OpenedSource[],
  before: number,
  page: number,
): Promise<{ attachment: OpenedSource; number: number }> {
  const [attachment, ...rest] = attachments;
  if (!attachment || page <= before) throw new EngineError('invalid_parameter', 'This page of the mail cannot be drawn.');
  const number = page - before;
  const last = attachment.draw ? attachment.pageCount : lastPage(await attachment.read());
  if (number > last) return attachedPage(rest, before + last, page);
  if (!attachment.draw) throw new EngineError('invalid_parameter', 'This page of the mail cannot be drawn.');
  return { attachment, number };
}

/** A plain body that is itself the document is printed like any text, so that its columns are found; one beside attachments is running text. */
function readBody(mail: Mail, isCover: boolean): { document: Document; units: number } {
  const isLong = flowingTextUnits(mail.text.length) > MAX_TEXT_UNITS;
  if (mail.html || isCover || isLong) return markupDocument(bodyOf(mail), 'eml', 'email');
  const text = mail.subject ? `${withoutReplyMarks(mail.subject)}\n\n${mail.text}` : mail.text;
  return { document: { ...emptyDocument('eml'), ...textPages(text) }, units: flowingTextUnits(text.length) };
}

function bodyOf({ html, text, subject }: Mail): MarkupContent {
  const body = html ? parseMarkup(html) : { tables: [], lines: text.split(/\r?\n/).filter((line) => line.trim() !== '') };
  return { tables: body.tables, lines: subject ? [withoutReplyMarks(subject), ...body.lines] : body.lines };
}

/** `Fwd: Re: Order` is about an order; the marks are no label. */
function withoutReplyMarks(subject: string): string {
  const [mark, word = ''] = /^\s*(\p{L}+)\s*(?:\[\d+\])?:\s*/u.exec(subject) ?? [''];
  return isReplyMark(word.toLowerCase()) ? withoutReplyMarks(subject.slice(mark.length)) : subject;
}

/** Documents before pictures: pictures count only where the mail brings nothing else, and never where the body shows them inline. */
async function openAttachments(mail: Mail, options: ReadOptions, open: OpenAttachment): Promise<OpenedSource[]> {
  const opened: OpenedSource[] = [];
  let refusal: unknown;
  for (const attachment of mail.attachments) {
    try {
      opened.push(await openAttachment(attachment, options, open));
    } catch (error) {
      if (!(error instanceof EngineError) || error.code === 'page_limit_exceeded') throw error;
      if (error.code !== 'unsupported_media_type' && error.code !== 'empty_file') refusal ??= error;
    }
  }
  const documents = opened.filter(({ format }) => !PICTURES.has(format));
  const kept = documents.length > 0 ? documents : opened;
  opened.filter((source) => !kept.includes(source)).forEach((source) => source.close());
  if (kept.length === 0 && refusal && mail.text.trim() === '' && !mail.html) throw refusal;
  return kept;
}

const openAttachment = ({ bytes, fileName }: Attachment, options: ReadOptions, open: OpenAttachment): Promise<OpenedSource> =>
  open(bytes, { ...options, fileName });

async function readInOrder(sources: readonly OpenedSource[]): Promise<Document[]> {
  const documents: Document[] = [];
  for (const source of sources) documents.push(await source.read());
  return documents;
}
