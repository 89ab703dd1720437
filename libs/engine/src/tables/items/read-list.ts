import { foldedText, type Convention } from '@gridline/values';
import { boxHeight, unionBox } from '../../model/box';
import type { Ruling, TextLine, Word } from '../../model/page';
import { layLine, type LaidCells } from '../grid/body-rows';
import { flatColumns, mayBeSum } from './flat-items';
import { isItemHeader, labelsOf } from './item-header';
import type { ItemColumns } from './item-columns';
import { isAnchor, isRuledItem, openingColumns } from './item-openings';
import { isFigure } from '../grid/numeric-text';
import type { Region } from '../grid/region';
import { isSameEdge, splitSegments, type Segment } from '../../layout/segments';
import { isBoldBeside } from '../../layout/text-lines';
import type { ColumnRole } from '../../lexicon/column-role';
import { endsList, isCarriedForward, opensLikePayment, opensLikeTotal } from '../../lexicon/lexicon';
import { GAP_EM } from '../../layout/gaps';
import { ITEM_HEADER, READ_LIST } from './weights';

/** The lines of the list: up to the sums that end it, the next header, a heading or a wide gap; those right under the last item belong to it, names of sections, their sums and amounts carried forward do not. */
export function readList(
  lines: readonly TextLine[],
  from: number,
  columns: ItemColumns,
  region: Region,
  rulings: readonly Ruling[],
  convention: Convention,
): { body: TextLine[]; isOpen: boolean } {
  return new ListReader(lines, from, columns, region, rulings, convention).read();
}

/** A list while its lines are read one after another. */
class ListReader {
  /** Lines within the list that are none of it. */
  private readonly aside = new Set<TextLine>();
  private readonly items: LaidCells[] = [];
  private lastItem: TextLine | undefined;
  /** What stands between the labels and the first item: the note or the order that the next ones are of. */
  private reference: TextLine | undefined;
  /** Whether names of sections stand under the items' numbers. */
  private hasNames = false;
  private end: number;

  constructor(
    private readonly lines: readonly TextLine[],
    private readonly from: number,
    private readonly columns: ItemColumns,
    private readonly region: Region,
    private readonly rulings: readonly Ruling[],
    private readonly convention: Convention,
  ) {
    this.end = from;
  }

  read(): { body: TextLine[]; isOpen: boolean } {
    let at: number | undefined = this.from;
    while (at !== undefined && at < this.lines.length && this.gapOver(at) <= GAP_EM.lines.item * this.lines[at]!.words[0]!.fontSize)
      at = this.take(at);
    return { body: this.lines.slice(this.from, this.end).filter((line) => !this.aside.has(line)), isOpen: at !== undefined };
  }

  /** Takes a line for what it is and tells which is next; undefined where the list ends before it. */
  private take(at: number): number | undefined {
    const line = this.lines[at]!;
    const segments = splitSegments(line);
    const { lastItem } = this;
    if (isItemHeader(labelsOf(line, this.rulings)) || (segments.length === 1 && endsList(line.text))) return undefined;
    if (isCarried(segments)) return this.leave(at, at + 1);
    if (!lastItem && segments.length === 1 && !this.isItem(line)) this.reference = line;
    if (!lastItem) return (isSum(segments) && !this.isItem(line)) || this.namesFirst(at) ? this.leave(at, at + 1) : this.takeItem(at);
    if (this.reference && segments.length === 1 && isOneOfReferences(line, this.reference)) {
      this.aside.add(this.reference);
      return this.leave(at, at + 1);
    }
    if ((isSum(segments) && !isBookedItem(line, lastItem, this.region, this.columns)) || this.leadsToSum(at))
      return this.leave(at, resumesAt(this.lines, at + 1, lastItem, this.region, this.columns));
    if (this.isName(at)) {
      this.hasNames = true;
      return this.leave(at, at + 1);
    }
    const opens = (): boolean => opensSection(line, this.lines[at + 1], lastItem, this.region, this.columns);
    if (isBoldBeside(line, lastItem) && opens()) return this.leave(at, at + 1);
    if (isHeading(line, segments, lastItem, this.gapOver(at))) return this.leave(at, opens() ? at + 1 : undefined);
    return this.takeItem(at);
  }

  /** Whether a line is laid out as a sum soon below it, and neither begins where a text of the items does: `steuerfrei (St 0)` over `Summe netto`. */
  private leadsToSum(at: number): boolean {
    const [label, amount, ...others] = splitSegments(this.lines[at]!);
    if (!label || !amount || others.length > 0 || isFigure(label.text) || !isFigure(amount.text)) return false;
    if (splitSegments(this.lastItem!).some(({ box }) => isSameEdge(box.left, label.box.left))) return false;
    for (const line of this.lines.slice(at + 1, at + 1 + READ_LIST.linesToSum)) {
      const [first, last, ...more] = splitSegments(line);
      const isAlike = first && last && more.length === 0 && isSameEdge(first.box.left, label.box.left) && isSameEdge(last.box.right, amount.box.right); // prettier-ignore
      if (!isAlike) return false;
      if (isSum([first, last])) return true;
    }
    return false;
  }

  /** Leaves the lines out up to where the list goes on, if it does. */
  private leave(at: number, next: number | undefined): number | undefined {
    for (const line of this.lines.slice(at, next ?? at)) this.aside.add(line);
    return next;
  }

  /** An item, or more of one: another amount, a line of its text. */
  private takeItem(at: number): number | undefined {
    const line = this.lines[at]!;
    if (this.isItem(line) || (this.lastItem && this.isRuled(at))) {
      this.items.push(this.cellsOf(line));
      this.lastItem = line;
      this.end = at + 1;
    } else if (this.isFlat(line)) {
      if (mayBeSum(this.cellsOf(line), this.items, this.columns.roles, this.convention)) return undefined;
      this.end = at + 1;
    } else if (this.lastItem && this.end === at && this.isDetailOf(this.lastItem, at)) this.end = at + 1;
    return at + 1;
  }

  private readonly cellsOf = (line: TextLine): LaidCells => layLine(this.region, line, this.columns.boundaries);

  private readonly gapOver = (at: number): number => (at === 0 ? 0 : this.lines[at]!.box.top - this.lines[at - 1]!.box.bottom);

  private readonly isItem = (line: TextLine): boolean => isAnchor(this.region, line, this.columns.boundaries, this.columns.roles);

  private isRuled(at: number): boolean {
    const { labels, boundaries, roles } = this.columns;
    const width = unionBox(labels.map(({ box }) => box));
    return isRuledItem(this.region, width, this.lines[at - 1]!, this.lines[at]!, boundaries, roles);
  }

  private readonly isFlat = (line: TextLine): boolean =>
    /\d/.test(line.text) && flatColumns(this.cellsOf(line), this.items, this.columns.roles).length > 0;

  /** The name of a section before its first item. An item's own text may stand under its number, but then it does under every one. */
  private isName(at: number): boolean {
    const [before, last, line, next] = [this.lines[at - 2], this.lines[at - 1], this.lines[at]!, this.lines[at + 1]];
    if (!next || !standsUnderCodes(this.cellsOf(line), this.items, this.columns.roles)) return false;
    return (this.hasNames || (at - this.from > 1 && this.isItem(before!) && last === this.lastItem)) && this.isItem(next);
  }

  /** A line in bold over the first item, which is not: the name of the first section. */
  private namesFirst(at: number): boolean {
    const [line, next] = [this.lines[at]!, this.lines[at + 1]];
    return next !== undefined && isBoldBeside(line, next) && !this.isItem(line) && this.isItem(next);
  }

  private isDetailOf(item: TextLine, at: number): boolean {
    const line = this.lines[at]!;
    const isClose = this.gapOver(at) <= GAP_EM.lines.itemDetail * line.words[0]!.fontSize;
    return isClose && isDetail(line, item, this.columns.labels[0]!.box.left);
  }
}

/** How a line begins, whatever its numbers: `ddt n 0 del`. */
const formOf = ({ text }: TextLine): string =>
  foldedText(text).replace(/\d+/g, '0').split(' ').slice(0, READ_LIST.openingWords).join(' '); // prettier-ignore

/** Whether two lines begin alike but for a number that both have. */
const isOneOfReferences = (line: TextLine, other: TextLine): boolean => /0/.test(formOf(line)) && formOf(line) === formOf(other);

/** Whether a line is a text without digits alone in a column where every item has its number: no number goes on so. */
function standsUnderCodes(cells: LaidCells, items: readonly LaidCells[], roles: ItemColumns['roles']): boolean {
  const [column, ...others] = cells.flatMap((words, at) => (words.length > 0 ? [at] : []));
  if (column === undefined || others.length > 0 || !CODE_ROLES.has(roles[column]!) || holdsDigit(cells[column]!)) return false;
  return items.every((item) => holdsDigit(item[column]!));
}

const CODE_ROLES: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>(['articleNumber', 'position']);
const opensWithDigit = ([first]: readonly Word[]): boolean => /^\d/.test(first?.text ?? '');
const holdsDigit = (words: readonly Word[]): boolean => words.some(({ text }) => /\d/.test(text));

/** Whether the line may be more of the item: in its letters at most, and inside the list; labels may be centred over what begins further left. */
const isDetail = (line: TextLine, item: TextLine, left: number): boolean =>
  line.box.left >= Math.min(left, item.box.left) - READ_LIST.outdentPt &&
  line.words[0]!.fontSize <= READ_LIST.detailLarger * largest(item, ({ fontSize }) => fontSize);

/** An item's number may be in smaller print than the rest of it. */
const largest = (item: TextLine, of: (word: Word) => number): number => Math.max(...item.words.map(of));

/** Where the list goes on under the sum of a section: at a line like the last item, with nothing between but more sums and a name; undefined where the sum ends the list. */
function resumesAt(lines: readonly TextLine[], from: number, item: TextLine, region: Region, columns: ItemColumns): number | undefined {
  for (let i = from; i < Math.min(lines.length, from + READ_LIST.mostBetween); i++) {
    const line = lines[i]!;
    if (line.box.top - lines[i - 1]!.box.bottom > GAP_EM.lines.item * line.words[0]!.fontSize) return undefined;
    const segments = splitSegments(line);
    if (!isSum(segments) && isLikeItem(line, item, region, columns)) return i;
    if (!isSum(segments) && (segments.length > 1 || isMoney(line.words[line.words.length - 1]!.text))) return undefined;
  }
  return undefined;
}

/** Whether the line is one more item like the one before: its first text at the same edge, as many amounts in the same columns, in the same letters, and no payment. */
function isLikeItem(line: TextLine, item: TextLine, region: Region, { boundaries, roles }: ItemColumns): boolean {
  const amounts = openingColumns(region, line, boundaries, roles);
  const others = openingColumns(region, item, boundaries, roles);
  const [first, other] = [line.words[0]!, item.words[0]!];
  const isAligned = isSameEdge(first.box.left, other.box.left) || isSameEdge(first.box.right, other.box.right);
  const isSameSize = Math.abs(first.fontSize - other.fontSize) < READ_LIST.sameSizeShare * other.fontSize;
  return isAligned && isSameSize && !opensLikePayment(line.text) && others.length > 0 && others.every((column) => amounts.includes(column));
}

/** Whether a line that opens with a word for a sum is an item all the same: booked on a day as the last one is, or with a quantity, a price and an amount as that. */
function isBookedItem(line: TextLine, item: TextLine, region: Region, columns: ItemColumns): boolean {
  const { boundaries, roles } = columns;
  if (!isAnchor(region, line, boundaries, roles)) return false;
  const day = roles.indexOf('date');
  if (day !== -1) return [line, item].every((each) => opensWithDigit(layLine(region, each, boundaries)[day]!));
  return openingColumns(region, item, boundaries, roles).length >= READ_LIST.wholeItem && isLikeItem(line, item, region, columns);
}

/** Whether the heading names a section of the list: the next line is one more item in the same letters. */
const opensSection = (
  heading: TextLine,
  next: TextLine | undefined,
  item: TextLine,
  region: Region,
  { boundaries, roles }: ItemColumns,
): boolean =>
  next !== undefined &&
  next.box.top - heading.box.bottom < GAP_EM.lines.itemDetail * heading.words[0]!.fontSize &&
  next.words[0]!.fontSize === item.words[0]!.fontSize &&
  isAnchor(region, next, boundaries, roles);

/** Whether the line is the label of a sum and its amount. */
const isSum = (segments: readonly Segment[]): boolean => segments.length <= 4 && segments.some((segment) => opensLikeTotal(segment.text));

/** Whether the line carries an amount from page to page. */
const isCarried = (segments: readonly Segment[]): boolean =>
  segments.length <= READ_LIST.mostCarried && isCarriedForward(segments[0]!.text) && segments.slice(1).every(({ text }) => isMoney(text));

/** An amount with its cents; a count has none. */
const isMoney = (text: string): boolean => /[.,]\d{2}(?!\d)/.test(text) && text.split(' ').some(isFigure);

/** A short line alone that is set off from the items: in bold, larger, or announcing something with a colon after a gap. */
function isHeading(line: TextLine, segments: readonly Segment[], item: TextLine, gap: number): boolean {
  if (
    segments.length !== 1 ||
    line.words.length > ITEM_HEADER.maxLabelWords ||
    line.box.left > item.box.left + READ_LIST.headingIndent * line.words[0]!.fontSize
  )
    return false;
  // On recognised pages the font size of a line is a guess; its height is measured.
  const isLarger =
    line.words[0]!.fontSize > READ_LIST.larger * largest(item, ({ fontSize }) => fontSize) &&
    boxHeight(line.words[0]!.box) > READ_LIST.larger * largest(item, ({ box }) => boxHeight(box));
  return isBoldBeside(line, item) || isLarger || (gap > GAP_EM.lines.heading * line.words[0]!.fontSize && line.text.endsWith(':'));
}
