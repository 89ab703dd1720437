import type { DocumentFormat } from '@gridline/engine';

/** The media type under which a file of each format is served again. */
export const MEDIA_TYPES: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  tiff: 'image/tiff',
  gif: 'image/gif',
  bmp: 'image/bmp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
  html: 'text/html',
  text: 'text/plain',
  eml: 'message/rfc822',
  xml: 'application/xml',
};
