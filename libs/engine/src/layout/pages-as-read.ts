import type { Document } from '../model/document';
import { uprightPages } from '../readers/upright-pages';
import { mirrorPages } from './right-to-left';

/** A document with its pages as every step sees them: turned upright, and those that are read from the right in a mirror. */
export const pagesAsRead = (document: Document): Document => mirrorPages(uprightPages(document));
