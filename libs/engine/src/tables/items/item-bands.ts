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

/** Whether some lines hold such a list: told by the first line of labels with anything under it. */
export function holdsItemBand(
  printed: readonly TextLine[],
  fills: readonly FilledBox[],
  rulings: readonly Ruling[],
  convention: Convention,
): boolean {
  const lines = joinCentredLines(printed);
  for (let i = 0; i < lines.length; i++) {
    if (!isItemHeader(labelsOf(lines[i]!, rulings))) continue;
    const { from, to } = headerExtent(lines, i, fills, rulings);
    const { body, isOpen } = listUnder(lines, from, to, rulings, convention);
    if (body.length > 0 || isOpen) return true;
    i = Math.max(i, to - 1);
  }
  return false;
}

function readBand(lines: readonly TextLine[], from: number, to: number, rulings: readonly Ruling[], convention: Convention): ItemBand {
  const { region, columns, body, isOpen } = listUnder(lines, from, to, rulings, convention);
  // The same lines tell the same columns.
  const settled = body.length === lines.length - to ? columns : itemColumns(region, lines.slice(from, to), body);
  return { region, columns: settled, rest: [], body, isOpen };
}

/** The lines of the list under the labels, by the columns that all lines below tell. */
function listUnder(lines: readonly TextLine[], from: number, to: number, rulings: readonly Ruling[], convention: Convention) {
  const region = regionOf(lines.slice(from), rulings);
  const columns = itemColumns(region, lines.slice(from, to), lines.slice(to));
  return { region, columns, ...readList(lines, to, columns, region, rulings, convention) };
}

/** The region of some lines. */
export const regionOf = (lines: TextLine[], rulings: readonly Ruling[]): Region => cutRegion(boxAround(lines), lines, rulings);
