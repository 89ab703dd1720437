import { MAX_ANSWER_CHARACTERS } from './model/text-budget';
import { FIRST_PAGES, LAST_PAGES } from './layout/lay-out';
import { MAX_CELL_LENGTH } from './readers/csv/split-records';
import { MAX_ATTACHMENTS } from './readers/email/parse-mail';
import { MOST_PIXELS } from './readers/image/decode-image';
import { MAX_COLUMNS, MAX_GRID_POSITIONS } from './readers/source/native-table';
import { MAX_MAIL_DEPTH } from './readers/open-source';
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS as MAX_PDF_ATTACHMENTS } from './readers/pdf/attachments';
import { MOST_WORDS } from './readers/pdf/pdf-reader';
import { MAX_TEXT_UNITS } from './readers/text/text-reader';
import { MAX_ENTRIES, MAX_PACKAGE_BYTES, MAX_PART_BYTES } from './readers/source/zip-archive';

/** What is taken of one document, past which it is refused or the rest left unread; each is said where it is enforced. */
export const ENGINE_LIMITS = {
  answerCharacters: MAX_ANSWER_CHARACTERS,
  tableCells: MAX_GRID_POSITIONS,
  tableColumns: MAX_COLUMNS,
  cellCharacters: MAX_CELL_LENGTH,
  pdfWords: MOST_WORDS,
  textPages: MAX_TEXT_UNITS,
  fieldFirstPages: FIRST_PAGES,
  fieldLastPages: LAST_PAGES,
  imagePixels: MOST_PIXELS,
  packageParts: MAX_ENTRIES,
  packagePartBytes: MAX_PART_BYTES,
  packageBytes: MAX_PACKAGE_BYTES,
  mailAttachments: MAX_ATTACHMENTS,
  mailDepth: MAX_MAIL_DEPTH,
  pdfAttachments: MAX_PDF_ATTACHMENTS,
  pdfAttachmentBytes: MAX_ATTACHMENT_BYTES,
} as const;
