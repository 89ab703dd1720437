import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX, LIST_SORTS, exportFormat } from '@gridline/contracts';
import { z } from 'zod';

/** Pages past this cannot be: no account has so many extractions. */
const PAGE_MAX = 1_000_000_000;

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'a whole number')
    .transform(Number)
    .pipe(z.number().int().min(1).max(max));

const pages = {
  page: wholeNumber(PAGE_MAX).default(1).meta({ description: 'Page number, from 1.' }),
  limit: wholeNumber(LIST_LIMIT_MAX).default(LIST_LIMIT_DEFAULT).meta({ description: 'Page size.' }),
};

export const listQuery = z.object({
  ...pages,
  sort: z.enum(LIST_SORTS).default('created_at').meta({ description: 'What to sort by; ties are broken by id.' }),
  order: z.enum(['desc', 'asc']).default('desc').meta({ description: 'Sort direction.' }),
  doc_type: z.string().min(1).max(100).optional().meta({ description: 'Only extractions of this document type, in any case.' }),
});

export const browseQuery = z.object({
  ...pages,
  search: z.string().max(200).optional().meta({ description: 'Part of a file name, label or document type.' }),
});

export const exportQuery = z.object({ format: exportFormat.default('json').meta({ description: 'The format to answer in.' }) });

export const getQuery = z.object({
  include: z.enum(['provenance']).optional().meta({ description: 'Adds where each value was read and how sure it is.' }),
});
