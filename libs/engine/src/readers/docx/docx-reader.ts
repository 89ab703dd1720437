import { EngineError } from '../../model/engine-error';
import { markupDocument } from '../html/markup-document';
import { parseMarkup } from '../html/parse-markup';
import { readySource } from '../ready-source';
import type { Reader } from '../reader';
import { openZip, refuseBombs } from '../zip-archive';

/** DOCX: tables with their spans, and running text. */
export const readDocx: Reader = async (bytes, options) => {
  await refuseBombs(await openZip(bytes));
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
