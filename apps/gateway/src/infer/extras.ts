import { EXTRACTION_EXTRAS, type ExtractionExtra } from '@gridline/contracts';
import { z } from 'zod';

const ANY = `(${EXTRACTION_EXTRAS.join('|')})`;
const PATTERN = `^${ANY}(,${ANY}){0,${EXTRACTION_EXTRAS.length - 1}}$`;

/** `include=tables,provenance`: what is answered beside the members that every answer has. */
export const extras = z
  .string()
  .transform((text, context): ExtractionExtra[] => {
    const named = text.split(',').map((name) => name.trim());
    const known = EXTRACTION_EXTRAS.filter((extra) => named.includes(extra));
    if (known.length === named.length) return known;
    context.addIssue({ code: 'custom', message: `some of: ${EXTRACTION_EXTRAS.join(', ')}; each once, with commas between them` });
    return z.NEVER;
  })
  .meta({
    description:
      'Adds every table that was found (`tables`), where each value was read and how sure it is (`provenance`), what people corrected and how far they are (`corrections`, with `review`); or several: `tables,provenance`.',
    openapi: { type: 'string', pattern: PATTERN, example: 'tables' },
  });
