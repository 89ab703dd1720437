import { layOut } from './layout/lay-out';
import { pagesAsRead } from './layout/pages-as-read';
import type { Document } from './model/document';
import type { TextLine } from './model/page';
import { lineFeatures } from './tables/roles/line-features';

/** A line of a page, and what the trees read of it that tell its role. */
export interface LineReading {
  line: TextLine;
  features: Float32Array;
}

/** The lines of every page as their roles are told of them, for the bench that fits those. */
export const lineReadings = (document: Document): LineReading[][] =>
  layOut(pagesAsRead(document)).pages.map((page) => {
    const features = lineFeatures(page);
    return page.lines.map((line, at) => ({ line, features: features[at]! }));
  });
