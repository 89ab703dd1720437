import { EngineError } from '../../model/engine-error';

/** A part of a mail that may be a document. */
export interface Attachment {
  bytes: Uint8Array;
  fileName?: string;
}

/** What a mail carries; `html` is absent where the mail is plain. */
export interface Mail {
  subject?: string;
  text: string;
  html?: string;
  attachments: Attachment[];
}

/** More attachments than this are not looked at. */
export const MAX_ATTACHMENTS = 50;

/** Takes a mail apart. Pictures that the body shows inline are not attachments. */
export async function parseMail(bytes: Uint8Array): Promise<Mail> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer', maxNestingDepth: 20, maxHeadersSize: 1_000_000 }).catch(
    (cause: unknown) => {
      throw new EngineError('corrupt_document', 'The mail is damaged.', { cause });
    },
  );
  const attachments = mail.attachments.filter(
    ({ related, disposition, mimeType }) => !((related || disposition === 'inline') && /^image\//.test(mimeType)),
  );
  return {
    subject: mail.subject,
    text: mail.text ?? '',
    html: mail.html,
    attachments: attachments
      .slice(0, MAX_ATTACHMENTS)
      .map(({ content, filename }) => ({ bytes: toBytes(content), fileName: filename ?? undefined })),
  };
}

const toBytes = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : content instanceof Uint8Array ? content : new Uint8Array(content);
