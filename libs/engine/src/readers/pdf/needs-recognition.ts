import type { Word } from '../../model/page';
import type { Box } from '../../model/box';
import { isScanned, pictureArea } from './hidden-text';
import { NEEDS_RECOGNITION } from './weights';

/** Letters, digits and what figures and sentences are made of. */
const WORDLIKE =
  /^["'“‘(«[]?(?:\p{L}[\p{L}'’.-]*|[-+–−$€£]?\d[\d.,:/%-]*[€$%]?|[-–—&|/+*=•:;.,%€$£#@]|\p{L}*\d[\p{L}\d./-]*)["'”’)»\].,;:!?%*]*$/u;

/** Whether the page's text must be read from its picture: it has none, or what it has is not text. */
export function needsRecognition(page: { width: number; height: number; words: readonly Word[]; images: readonly Box[] }): boolean {
  if (!isScanned(page)) return page.words.length === 0 && page.images.length > 0 && imageShare(page) > NEEDS_RECOGNITION.pictureShare;
  if (page.words.length < NEEDS_RECOGNITION.fewWords) return true;
  const junk = page.words.filter((word) => !WORDLIKE.test(word.text)).length;
  return junk > NEEDS_RECOGNITION.junkShare * page.words.length;
}

const imageShare = ({ width, height, images }: { width: number; height: number; images: readonly Box[] }): number =>
  pictureArea(images) / (width * height);
