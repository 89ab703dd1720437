import { boxHeight, overlapX } from '../../model/box';
import { endsInCountry, isStreetWord } from '../../lexicon/lexicon';
import { wordForms } from '../../lexicon/label-words';
import type { Segment } from '../../layout/segments';
import { isContactLine, isCountryLine, isPostalLine, isRegisterLine, isStreetLine } from '../values/address-lines';
import { HEAD_ADDRESS } from './weights';

/** From the first line of a place, with what leads up to it, to the last one, with the region behind it. */
export function addressLines(lines: readonly Segment[]): Segment[] {
  const place = lines.findIndex((line) => isPlaceLine(line.text) && !endsAddress(line.text));
  if (place < 0) return [];
  const end = lines.findIndex((line, index) => index > place && (endsAddress(line.text) || isApart(lines[index - 1]!, line)));
  const body = lines.slice(0, end < 0 ? lines.length : end);
  const last = body.findLastIndex((line) => isPlaceLine(line.text));
  return [...leadingLines(lines.slice(0, place)), ...body.slice(place, last + 1), ...regionLines(body.slice(last))];
}

/** A building, a floor or a street without its number stands above the place, and ends in a comma or holds a number. */
function leadingLines(before: readonly Segment[]): Segment[] {
  const other = before.findLastIndex(({ text }) => endsAddress(text) || !(/\d/.test(text) || /,/.test(text) || isStreetStart(text)));
  return before.slice(other + 1);
}

/** `Jalan Besar Kepong`: a word for a street opens the line. */
const isStreetStart = (text: string): boolean => isStreetWord(wordForms(text)[0] ?? '') && wordForms(text).length > 1;

/** A region or a country behind the last place; the line that a comma leaves open goes on. */
function regionLines([place, ...following]: readonly Segment[]): Segment[] {
  const regions: Segment[] = [];
  let above = place!;
  for (const line of following) {
    if (!isRegion(line.text) || endsInCountry(above.text) || (regions.length > 0 && !/[,-]$/.test(above.text))) break;
    regions.push(line);
    above = line;
  }
  return regions;
}

/** The lines of an address follow one another closely, and stand over one another. */
const isApart = (above: Segment, line: Segment): boolean =>
  overlapX(above.box, line.box) <= 0 ||
  line.box.top - above.box.bottom > HEAD_ADDRESS.apart * Math.max(boxHeight(above.box), boxHeight(line.box));

const isPlaceLine = (text: string): boolean =>
  isStreetStart(text) || isPostalLine(text) || isStreetLine(text) || isCountryLine(text) || MISREAD_POSTAL_CODE.test(text);
/** `$3200 Johor`, `582G0 Kuala Lumpur`: one sign of five is not a digit. */
const MISREAD_POSTAL_CODE = /(?:^|\s)(?=\S*\d\S*\d\S*\d\S*\d)[\d$OGSBIl]{5} \p{Lu}/u;
const endsAddress = (text: string): boolean => isContactLine(text) || isRegisterLine(text);

/** What follows the last line with a number: a region or a country, in letters alone. */
const isRegion = (text: string): boolean => !/[\d:]/.test(text) && wordForms(text).length <= 6;
