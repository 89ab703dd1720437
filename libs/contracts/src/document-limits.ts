const MB = 1_000_000;

/** What the engine takes of one document, whatever the plan; the reference is made from it, and a test holds it to the engine. */
export const DOCUMENT_LIMITS = {
  /** Of all cells and fields together, a merged cell's text counted in each position that it covers. */
  answerCharacters: 20 * MB,
  tableCells: 1_200_000,
  tableColumns: 100_000,
  cellCharacters: 10 * MB,
  pdfWords: 250_000,
  /** Pages of flowing text, 3,000 characters each. */
  textPages: 2_000,
  /** Fields are looked for on the first and the last pages of a document. */
  fieldFirstPages: 30,
  fieldLastPages: 10,
  imagePixels: 100 * MB,
  packageParts: 20_000,
  /** Bytes that one part of an XLSX, DOCX or ODS may inflate to, and all parts of an ODS together. */
  packagePartBytes: 400 * MB,
  packageBytes: 200 * MB,
  /** Attachments of a mail that are looked at, and mails inside one another that are opened. */
  mailAttachments: 50,
  mailDepth: 3,
  /** Files embedded in a PDF that are looked at for an e-invoice's XML, and how large each may be. */
  pdfAttachments: 64,
  pdfAttachmentBytes: 20 * 1024 * 1024,
} as const;
