import type { Json } from './json-schemas';

const table = {
  columns: ['Description', 'Qty', 'Amount'],
  rows: [
    ['Oak desk', '2', '900.00'],
    ['Delivery', '1', '60.00'],
  ],
};
const head = {
  id: 'ext_019a8d4c2b7e7c3f9d10a4b6c8e2f011',
  fileId: 'file_019a8d4c2b7e7c3f9d10a4b6c8e2f010',
  fileName: 'invoice.pdf',
  docType: 'Invoice',
  createdAt: '2026-11-22T08:15:30.123Z',
};
const metadata = { invoiceNumber: 'NF-20417', issueDate: '2026-03-14', currency: 'GBP', grossTotal: '1152.00' };

/** An example of each schema that clients meet most, by its name; a test holds them against the schemas. */
export const EXAMPLES: Readonly<Record<string, Json>> = {
  ExtractionResult: { ...head, ...table, metadata, confidence: 0.97 },
  Extraction: {
    ...head,
    ...table,
    metadata,
    label: 'March',
    confidence: 0.97,
    fieldConfidence: { Description: 0.98, Qty: 0.99, Amount: 0.97 },
    summary: 'Invoice NF-20417 of 2026-03-14 over 1152.00 GBP.',
  },
  ExtractionListItem: { ...head, ...table, confidence: 0.97 },
  PendingExtraction: { id: head.id, state: 'running', progress: { phase: 'reading', page: 2, pageCount: 5 } },
  FailedExtraction: { id: head.id, state: 'failed', error: { code: 'no_content', detail: 'The document has no text that could be read.' } },
  Pagination: { page: 1, limit: 20, total: 41, totalPages: 3, hasMore: true },
  Usage: { month: '2026-11', calls: 42, limit: 1000, remaining: 958, unlimited: false },
  Table: {
    page: 1,
    title: 'Prices',
    box: { left: 60, top: 118, right: 360, bottom: 190 },
    columns: ['Code', 'Price'],
    header: [['Code', 'Price']],
    spans: [],
    confidence: 0.95,
    rows: [['A1', '1.50']],
  },
  Problem: {
    type: '/docs/errors/invalid_parameter',
    title: 'Invalid parameter',
    status: 400,
    detail: 'Invalid: query.limit.',
    instance: '/api/v1/extractions',
    code: 'invalid_parameter',
    requestId: 'req_2f0c1b7a9d8e4f65a1b2c3d4e5f60718',
    retryable: false,
    errors: [{ location: 'query.limit', message: 'a whole number' }],
  },
};
