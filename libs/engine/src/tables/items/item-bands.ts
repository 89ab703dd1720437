import type { Convention } from '@gridline/values';
import { boxAround } from '../../model/box';
import type { FilledBox, Ruling, TextLine } from '../../model/page';
import { joinCentredLines } from './centred-amounts';
import { headerExtent, isItemHeader, labelsOf } from './item-header';
import { cutRegion, type Region } from '../grid/region';
import { itemColumns, type ItemColumns } from './item-columns';
import { readList } from './read-list';

/** A list of items announced by the labels over it. */
export interface ItemBand {
  region: Region;
  columns: ItemColumns;
  /** Lines at the top of the page that go on with the last item of the page before. */
  rest: TextLine[];
  /** The lines under the labels that belong to the list; none where the page ends with the labels. */
  body: TextLine[];
  /** Nothing on the page closes the list, so it may go on on the next. */
  isOpen: boolean;
}

/** Finds lines of labels that head a list of items or movements, and the lines under each that belong to the list. */
export function findItemBands(
  printed: readonly TextLine[],
  fills: readonly FilledBox[],
  rulings: readonly Ruling[],
  convention: Convention,
): ItemBand[] {
  const lines = joinCentredLines(printed);
  const bands: ItemBand[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (!isItemHeader(labelsOf(lines[i]!, rulings))) continue;
    const { from, to } = headerExtent(lines, i, fills, rulings);
    const band = readBand(lines, from, to, rulings, convention);
    if (band.body.length > 0 || band.isOpen) bands.push(band);
    i = Math.max(i, to - 1, lines.indexOf(band.body[band.body.length - 1]!));
  }
  return bands;
}

function readBand(lines: readonly TextLine[], from: number, to: number, rulings: readonly Ruling[], convention: Convention): ItemBand {
  const region = regionOf(lines.slice(from), rulings);
  const header = lines.slice(from, to);
  const columns = itemColumns(region, header, lines.slice(to));
  const { body, isOpen } = readList(lines, to, columns, region, rulings, convention);
  return { region, columns: itemColumns(region, header, body), rest: [], body, isOpen };
}

/** The region of some lines. */
export const regionOf = (lines: TextLine[], rulings: readonly Ruling[]): Region => cutRegion(boxAround(lines), lines, rulings);
