import { z } from 'zod';
import { defineRequest } from '../define';

export const EXPORT_FORMATS = ['csv', 'json', 'xlsx'] as const;
export const exportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof exportFormat>;

/** gateway -> export. Render an extraction into storage; the caller streams it from there and removes it. */
export const exportRender = defineRequest(
  'export',
  'export.render',
  z.object({ accountId: z.string(), extractionId: z.string(), format: exportFormat, tables: z.literal('all').optional() }),
  z.object({ storageKey: z.string(), bytes: z.number().int(), mediaType: z.string(), fileName: z.string() }),
);
