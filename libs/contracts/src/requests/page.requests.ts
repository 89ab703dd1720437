import { z } from 'zod';
import { defineRequest } from '../define';
import { box } from '../extraction-views';
import { PAGE_WIDTH_MAX } from '../limits';

/** A page of a document as a viewer lays it out: its size is in points, as boxes are. */
export const pageView = z
  .object({
    number: z.number().int(),
    width: z.number(),
    height: z.number(),
    /** Whether `GET /api/extractions/{id}/pages/{number}` answers its picture. */
    hasPicture: z.boolean(),
  })
  .meta({ id: 'PageView' });

/** gateway -> extraction. The pages of a completed extraction that were read. */
export const pageList = defineRequest(
  'extraction',
  'page.list',
  z.object({ accountId: z.string(), id: z.string() }),
  z.object({ pages: z.array(pageView) }),
);

/** gateway -> extraction. Draws a page into the storage, as it was turned for reading; whoever asks removes it. */
export const pageDraw = defineRequest(
  'extraction',
  'page.draw',
  z.object({
    accountId: z.string(),
    id: z.string(),
    number: z.number().int(),
    width: z.number().int().min(1).max(PAGE_WIDTH_MAX),
    /** Opens an encrypted PDF; the one that it was sent with is not kept. */
    password: z.string().optional(),
  }),
  z.object({ storageKey: z.string(), bytes: z.number().int() }),
);

/** A word of a page as it was read; its box lies on the page's picture, in points. */
export const pageWord = z.object({ text: z.string(), box }).meta({ id: 'PageWord' });

/** gateway -> extraction. Reads the words of one page, of those that can be drawn. */
export const pageWords = defineRequest(
  'extraction',
  'page.words',
  z.object({ accountId: z.string(), id: z.string(), number: z.number().int(), password: z.string().optional() }),
  z.object({ words: z.array(pageWord) }),
  { large: true },
);
