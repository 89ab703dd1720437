import type { Word } from '../../model/page';
import type { Box } from '../../model/box';
import { isScanned } from './hidden-text';

/** A page with fewer readable words than this and a picture on it may hold its text in the picture. */
const FEW_WORDS = 5;
/** A page without any word is read from its pictures where they cover more than this part of it; less is a logo. An estimate. */
const PICTURE_SHARE = 0.1;
/** A text layer with more than this part of words that are no words was recognised badly, or its font hides its characters. */
const JUNK_SHARE = 0.35;
/** Letters, digits and what figures and sentences are made of. */
const WORDLIKE =
  /^["'“‘(«[]?(?:\p{L}[\p{L}'’.-]*|[-+–−$€£]?\d[\d.,:/%-]*[€$%]?|[-–—&|/+*=•:;.,%€$£#@]|\p{L}*\d[\p{L}\d./-]*)["'”’)»\].,;:!?%*]*$/u;

/** Whether the page's text must be read from its picture: it has none, or what it has is not text. */
export function needsRecognition(page: { width: number; height: number; words: readonly Word[]; images: readonly Box[] }): boolean {
  if (!isScanned(page)) return page.words.length === 0 && page.images.length > 0 && imageShare(page) > PICTURE_SHARE;
  if (page.words.length < FEW_WORDS) return true;
  const junk = page.words.filter((word) => !WORDLIKE.test(word.text)).length;
  return junk > JUNK_SHARE * page.words.length;
}

const imageShare = ({ width, height, images }: { width: number; height: number; images: readonly Box[] }): number =>
  images.reduce((sum, box) => sum + (box.right - box.left) * (box.bottom - box.top), 0) / (width * height);
