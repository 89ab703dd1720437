import { EngineError } from '../../model/engine-error';
import { markupDocument } from '../html/markup-document';
import { parseMarkup } from '../html/parse-markup';
import { readySource } from '../ready-source';
import type { Reader } from '../reader';
import { openZip } from '../zip-archive';

/** Text of one document part: War and Peace as DOCX has 11 MB of it. */
const MAX_DOCUMENT_BYTES = 60_000_000;

/** DOCX: tables with their spans, and running text. */
export const readDocx: Reader = async (bytes, options) => {
  await refuseBombs(bytes);
  const mammoth = await import('mammoth');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const noPictures = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth
    .convertToHtml({ buffer }, { convertImage: noPictures, externalFileAccess: false })
    .catch((cause: unknown) => {
      throw new EngineError('corrupt_document', 'The DOCX file is damaged.', { cause });
    });
  const { document, units } = markupDocument(parseMarkup(value), 'docx', 'docx');
  return readySource(document, units, options);
};

/** The converter inflates without a limit of its own, so the parts are measured first. */
async function refuseBombs(bytes: Uint8Array): Promise<void> {
  const zip = await openZip(bytes);
  let left = MAX_DOCUMENT_BYTES;
  for (const name of zip.names.filter((part) => /\.(xml|rels)$/i.test(part))) {
    for await (const chunk of await zip.stream(name, left)) left -= (chunk as Buffer).length;
  }
}
