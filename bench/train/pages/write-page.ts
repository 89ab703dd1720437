import { CONTENT, type Content } from './contents';
import { chooseLook } from './skins';
import { choosePrintForm } from './print-form';
import type { Column, ContentRow, Source, TableContent } from './table-content';
import type { TruthTable } from './page-truth';
import type { Random } from '@gridline/testing';
import type { Wordings } from '../wordings';
import { escapeText } from '../../explain/page-drawing';

/** A page as HTML with marks, and what it is; the marks' places are read off the printed page. */
export interface WrittenPage {
  html: string;
  css: string;
  language: string;
  content: string;
  skin: string;
  docType: string;
  tables: TruthTable[];
  fields: Record<string, string[]>;
}

/** A sheet's width and height in pixels: A4, at 96 to the inch. */
export const SHEET = { width: 794, height: 1123 };

const mark = (role: string, text: string, more = ''): string => `<span data-m="${role}" ${more}>${escapeText(text)}</span>`;

/** Writes one page of a content and a skin in the words of one language; tables behind its first may be of the other contents. */
export function writePage(
  contentName: string,
  others: readonly string[],
  skin: string,
  words: Wordings,
  random: Random,
  index: number,
): WrittenPage {
  // prettier-ignore
  const content = CONTENT[contentName]!;
  const scope = `#p${index}`;
  const look = chooseLook(skin, content.roll === true, random, scope);
  const source: Source = { random, words, form: choosePrintForm(words.language, random) };
  const page = new PageWriter(source, content, others.filter((other) => other !== contentName).map((other) => CONTENT[other]!).filter(({ roll }) => !roll)); // prettier-ignore
  const width = content.roll ? random.whole(220, 330) : SHEET.width - 2 * random.whole(36, 90);
  const left = content.roll ? 20 : Math.round((SHEET.width - width) / 2);
  const html = `<section class="sheet" id="p${index}"><div class="paper" style="left:${left}px;width:${width}px;top:${random.whole(20, 60)}px">${page.write()}</div></section>`;
  const { tables, fields } = page;
  return { html, css: look.css, language: words.language, content: contentName, skin, docType: content.docType, tables, fields };
}

/** Writes the parts of one page one after another, and remembers the truth of each. */
class PageWriter {
  readonly tables: TruthTable[] = [];
  readonly fields: Record<string, string[]> = {};

  constructor(
    private readonly source: Source,
    private readonly content: Content,
    private readonly others: readonly Content[],
  ) {}

  write(): string {
    const { random } = this.source;
    const parts = [this.letterhead(), this.title(), this.prose(0.4), this.mainTables(), this.prose(0.6)];
    if (!this.content.roll && random.chance(0.5)) parts.push(this.footer());
    return parts.join('');
  }

  private say(meaning: string): string {
    const variants = this.source.words.of(meaning);
    return variants.length > 0 ? this.source.random.pick(variants) : '';
  }

  private letterhead(): string {
    const { random } = this.source;
    const seller = `${this.say('firm')} ${this.say('form')}`;
    const buyer = random.chance(0.7) ? `${this.say('firm')} ${this.say('form')}` : this.say('person');
    this.fields['sellerName'] = [seller];
    const place = (): string => `${mark('text', this.say('street'))}<br>${mark('text', this.say('city'))}`;
    const own = `<div style="${random.pick(['', 'text-align:right', 'text-align:center'])}">${mark('value', seller, `data-key="sellerName" style="font-size:${random.pick([1, 1.3, 1.8])}em;font-weight:${random.pick([400, 700])}"`)}<br>${place()}</div>`;
    if (this.content.roll) return own;
    const facts = this.facts();
    const other = random.chance(0.85) ? `<div>${mark('value', buyer, 'data-key="buyerName"')}<br>${place()}</div>` : '';
    if (other) this.fields['buyerName'] = [buyer];
    const gap = random.whole(8, 40);
    const beside = random.chance(0.6);
    return `${own}<div style="margin-top:${gap}px;${beside ? 'display:flex;justify-content:space-between;gap:30px' : ''}">${other}${facts}</div>`;
  }

  /** The reference block: labels beside or over their values, in lines or boxes. */
  private facts(): string {
    const { random, form } = this.source;
    const day = new Date(Date.UTC(random.whole(2022, 2026), random.whole(0, 11), random.whole(1, 28)));
    const later = new Date(day.getTime() + random.whole(7, 40) * 86_400_000);
    const values: Record<string, [string, string]> = {
      number: ['invoiceNumber', random.pick([random.digits(6), `${day.getUTCFullYear()}-${random.digits(4)}`, `R${random.digits(5)}`, `${random.digits(3)}/${random.digits(2)}`])], // prettier-ignore
      issued: ['issueDate', form.date(day)],
      due: ['dueDate', form.date(later)],
      customer: ['customerNumber', random.digits(random.whole(4, 8))],
      order: ['orderNumber', `${random.pick(['PO-', 'A', ''])}${random.digits(5)}`],
      contract: ['contractNumber', `${random.pick(['V', 'C-', ''])}${random.digits(7)}`],
      delivery: ['deliveryDate', form.date(later)],
    };
    const dates: Record<string, Date> = { issued: day, due: later, delivery: later };
    const some = random.some(Object.keys(values).filter((meaning) => this.source.words.has(meaning)), random.whole(2, 5)); // prettier-ignore
    const pairs = some.map((meaning): [string, string] => {
      const [key, value] = values[meaning]!;
      this.fields[key] = [...new Set([dates[meaning]?.toISOString().slice(0, 10) ?? value, value])];
      const label = this.say(meaning) + random.pick(['', '', ':']);
      return [mark('label', label, `data-key="${key}"`), mark('value', value, `data-key="${key}"`)];
    });
    return this.pairs(pairs);
  }

  private pairs(pairs: readonly (readonly [string, string])[]): string {
    const { random } = this.source;
    const form = random.pick(['lines', 'table', 'table', 'over', 'boxes'] as const);
    if (form === 'lines') return `<div>${pairs.map(([label, value]) => `${label} ${value}`).join('<br>')}</div>`;
    if (form === 'table') return `<table style="border-spacing:${random.whole(2, 14)}px 1px">${pairs.map(([label, value]) => `<tr><td>${label}</td><td style="text-align:${random.pick(['left', 'left', 'right'])}">${value}</td></tr>`).join('')}</table>`; // prettier-ignore
    const border = form === 'boxes' ? 'border:.7px solid #666;padding:2px 5px' : 'padding-right:16px';
    return `<div style="display:flex">${pairs.map(([label, value]) => `<div style="${border}"><div style="font-size:.75em">${label}</div><div>${value}</div></div>`).join('')}</div>`;
  }

  private title(): string {
    const { random } = this.source;
    const meaning = random.pick(this.content.title.filter((each) => this.source.words.has(each)).concat(this.content.title[0]!));
    const title = this.say(meaning);
    if (!title || random.chance(0.1)) return '';
    return `<div style="margin:${random.whole(6, 30)}px 0 ${random.whole(2, 16)}px;font-size:${random.pick([1, 1.2, 1.5, 2])}em;font-weight:${random.pick([400, 700])}">${mark('title', title)}</div>`;
  }

  private prose(share: number): string {
    const { random, words } = this.source;
    if (!random.chance(share)) return '';
    const sentences = Array.from({ length: random.whole(1, 4) }, () => random.pick(words.of('sentence')));
    return `<div style="margin:${random.whole(2, 22)}px 0">${mark('text', [...new Set(sentences)].join(' '))}</div>`;
  }

  private footer(): string {
    const { random } = this.source;
    const column = (): string =>
      `<div>${mark('text', `${this.say('firm')} ${this.say('form')}`)}<br>${mark('text', this.say('street'))}<br>${mark('text', `${this.say('phone')} ${random.digits(4)} ${random.digits(5)}`)}</div>`;
    return `<div style="display:flex;justify-content:space-between;font-size:.72em;margin-top:${random.whole(14, 60)}px">${Array.from({ length: random.whole(1, 3) }, column).join('')}</div>`;
  }

  private mainTables(): string {
    const { random } = this.source;
    const count = this.content.roll ? 1 : random.pick([1, 1, 1, 1, 2, 3]);
    const isBeside = count === 2 && random.chance(0.25);
    const drawn = Array.from({ length: count }, (_, index) => {
      const caption =
        index > 0 || random.chance(0.12)
          ? `<div style="margin-top:12px;font-weight:${random.pick([400, 700])}">${mark('title', this.say('section'))}</div>`
          : '';
      const content = index > 0 && this.others.length > 0 && random.chance(0.5) ? random.pick(this.others) : this.content;
      const table = content.make(this.source);
      return `<div style="margin-top:${random.whole(4, 26)}px;${isBeside ? 'flex:1' : ''}">${caption}${this.table(table)}${index === count - 1 && !isBeside ? this.sums(table) : ''}</div>`;
    });
    return isBeside ? `<div style="display:flex;gap:24px">${drawn.join('')}</div>` : drawn.join('');
  }

  private table({ columns, rows }: TableContent): string {
    const { random } = this.source;
    const at = this.tables.length;
    const isHeadless = this.content.headless === true || random.chance(0.03);
    this.tables.push({
      columns: columns.map(({ label, heading }) => (isHeadless ? '' : [heading, label].filter(Boolean).join(' ').replace(/\s+/g, ' '))),
      rows: rows.map(({ kind, cells }) => ({ kind, cells: cells.map((text) => text.replace(/\s+/g, ' ').trim()) })),
    });
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const sizes = columns.map(({ share }) => `<col style="width:${((100 * share) / shares).toFixed(1)}%">`).join('');
    const fixed = random.chance(0.75) ? `<colgroup>${sizes}</colgroup>` : '';
    const centred = random.chance(0.12);
    const head = isHeadless ? '' : `<thead>${headRows(columns, at, centred)}</thead>`;
    const body = rows.map((row, r) => bodyRow(columns, row, at, r)).join('');
    return `<table class="t" style="${random.chance(0.6) && fixed ? 'table-layout:fixed;overflow-wrap:anywhere' : ''}">${fixed}${head}<tbody>${body}</tbody></table>`;
  }

  /** Net, tax and gross under the table, at its right edge or as a row of labels and values. */
  private sums({ total }: TableContent): string {
    const { random, form } = this.source;
    if (total === undefined || !this.content.summed) return '';
    const rate = random.pick([5, 7, 10, 19, 20, 21, 23]);
    const tax = Math.round((total * rate) / 100);
    const lines: [string, string, number][] = [
      ['net', 'netTotal', total],
      ['tax', 'taxTotal', tax],
      ['gross', 'grossTotal', total + tax],
    ];
    const printed = (random.chance(0.75) ? lines : [['gross', 'grossTotal', total] as [string, string, number]]).filter(([meaning]) => this.source.words.has(meaning)); // prettier-ignore
    const rows = printed.map(([meaning, key, units]) => {
      this.fields[key] = [(units / 100).toFixed(2), form.money(units)];
      return `<tr><td>${mark('sum', this.say(meaning) + random.pick(['', '', ':']), `data-key="${key}" data-part="label"`)}</td><td style="text-align:right;padding-left:${random.whole(8, 90)}px">${mark('sum', form.money(units), `data-key="${key}"`)}</td></tr>`;
    });
    const side = this.content.roll ? 'width:100%' : random.pick(['margin-left:auto', 'margin-left:auto', 'width:100%', '']);
    return `<table style="margin-top:${random.whole(0, 16)}px;${side};border-spacing:2px ${random.whole(0, 5)}px">${rows.join('')}</table>`;
  }
}

const alignOf = ({ align }: Column): string => `text-align:${align}`;

function headRows(columns: readonly Column[], table: number, centred: boolean): string {
  const label = (column: Column, index: number): string =>
    `<th style="${centred ? 'text-align:center' : alignOf(column)}">${column.label.split('\n').map((line) => mark('head', line, `data-table="${table}" data-column="${index}"`)).join('<br>')}</th>`; // prettier-ignore
  if (!columns.some(({ heading }) => heading)) return `<tr>${columns.map(label).join('')}</tr>`;
  const groups: { heading?: string; count: number; from: number }[] = [];
  columns.forEach(({ heading }, index) => {
    const last = groups.at(-1);
    if (last && heading && last.heading === heading) last.count++;
    else groups.push({ heading, count: 1, from: index });
  });
  const upper = groups.map(({ heading, count, from }) => `<th colspan="${count}" style="text-align:center">${heading ? mark('head', heading, `data-table="${table}" data-column="${from}"`) : ''}</th>`); // prettier-ignore
  return `<tr>${upper.join('')}</tr><tr>${columns.map(label).join('')}</tr>`;
}

function bodyRow(columns: readonly Column[], { kind, cells }: ContentRow, table: number, row: number): string {
  const lines = (text: string, column: number): string =>
    text
      .split('\n')
      .map(
        (line, i) =>
          `<span class="${i > 0 ? 'n' : ''}">${mark('cell', line, `data-table="${table}" data-row="${row}" data-column="${column}"`)}</span>`,
      )
      .join('');
  if (kind === 'section') return `<tr class="section"><td colspan="${columns.length}">${lines(cells[0]!, 0)}</td></tr>`;
  return `<tr class="${kind}">${cells.map((text, column) => `<td style="${alignOf(columns[column]!)}">${lines(text, column)}</td>`).join('')}</tr>`;
}
