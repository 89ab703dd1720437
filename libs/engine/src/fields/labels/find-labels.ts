import { boxAround, boxHeight, type Box } from '../../model/box';
import { labelMeanings, longestLabelLength } from '../../lexicon/lexicon';
import type { LabelMeaning } from '../../lexicon/label-index';
import { compactForm, wordForms } from '../../lexicon/label-words';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { FIND_LABELS } from './weights';
import { textOf } from '../../model/page';

/** A label where it stands: some words of a segment. */
export interface FoundLabel {
  segment: Segment;
  /** Word positions in the segment, `end` exclusive. */
  start: number;
  end: number;
  box: Box;
  text: string;
  meanings: readonly LabelMeaning[];
  /** How surely these words are a label: 1 at the beginning of its segment, ended by a colon or by the segment, not within a sentence. */
  sureness: number;
  /** It goes on without a colon, so in front of a free text it is the beginning of a name itself (`Lieferant GmbH`). */
  runsOn: boolean;
}

/** Every label of a page; of overlapping ones the longest. A recognised page may have one wrong letter in each. */
export function findLabels(page: LaidOutPage): FoundLabel[] {
  const misread = page.reader === 'ocr';
  const labels = page.segments.flatMap((segment) => labelsOfSegment(segment, misread));
  return labels.map((label) => (isInColumn(label, labels) ? { ...label, sureness: 1, runsOn: false } : label));
}

/** Labels of a form stand over one another: one that a neighbouring block has run into is told by the others of its column. */
function isInColumn(label: FoundLabel, labels: readonly FoundLabel[]): boolean {
  if (label.start === 0 || !label.meanings.some(({ type }) => type === 'text')) return false;
  const height = boxHeight(label.box);
  const others = labels.filter(
    (other) =>
      other.start === 0 &&
      other.sureness === 1 &&
      Math.abs(other.box.left - label.box.left) < FIND_LABELS.columnEdge * height &&
      Math.abs(other.box.top - label.box.top) < FIND_LABELS.columnReach * height,
  );
  return others.length >= 2;
}

function labelsOfSegment(segment: Segment, misread: boolean): FoundLabel[] {
  const forms = segment.words.map((word) => compactForm(word.text));
  const labels: FoundLabel[] = [];
  let start = 0;
  while (start < forms.length) {
    const before = labels.at(-1)?.end === start ? labels.at(-1) : undefined;
    const label = isPart(segment, forms, start) ? longestLabel(segment, forms, start, misread, before !== undefined) : null;
    if (label && !(before && isAddition(label, before))) labels.push(label);
    start = label ? label.end : start + 1;
  }
  return labels;
}

/** `Net à payer (DT)`: what stands in brackets behind a label is of it, whatever else it may mean. */
const isAddition = ({ text, meanings }: FoundLabel, before: FoundLabel): boolean =>
  /^[(（][^()（）]*[)）]$/.test(text) && !meanings.some(({ key }) => before.meanings.some((other) => other.key === key));

/** Whether a label may begin or end with a word: one with an underscore is an identifier, whatever its parts mean. */
const isPart = (segment: Segment, forms: readonly string[], index: number): boolean =>
  forms[index] !== '' && !segment.words[index]!.text.includes('_');

function longestLabel(segment: Segment, forms: readonly string[], start: number, misread: boolean, isNext: boolean): FoundLabel | null {
  for (let end = Math.min(forms.length, start + FIND_LABELS.mostLabelWords); end > start; end--) {
    if (!isPart(segment, forms, end - 1)) continue;
    const form = forms.slice(start, end).join('');
    if (form.length > longestLabelLength + 1) continue;
    const meanings = labelMeanings(form, misread);
    const known = meanings.length > 0 ? meanings : otherMeanings(segment, start, end);
    if (known.length > 0) return toLabel(segment, start, end, known, isNext);
  }
  return null;
}

/** Of words that are no label as they stand. */
function otherMeanings(segment: Segment, start: number, end: number): readonly LabelMeaning[] {
  const bilingual = bilingualMeanings(segment, start, end);
  return bilingual.length > 0 || end > start + 1 ? bilingual : bracketedMeanings(segment.words[start]!.text);
}

/** `ご請求金額（税込）`: what a bracket adds to a label, without a blank before it. */
function bracketedMeanings(text: string): readonly LabelMeaning[] {
  const [, label] = /^(\p{L}{2,})[(（][^()（）]*[)）][:：]?$/u.exec(text) ?? [];
  return label ? labelMeanings(compactForm(label), false) : [];
}

/** `Fatura/Invoice No.`, `Rechnung / Invoice`: the same label in two languages; the last one counts. `Destinatário / Nome` is whose name it is. */
function bilingualMeanings(segment: Segment, start: number, end: number): readonly LabelMeaning[] {
  if (!segment.words.slice(start, end).some((word) => word.text.includes('/'))) return [];
  const parts = textOf(segment.words.slice(start, end)).split('/');
  if (parts.length !== 2 || parts.some((part) => !/\p{L}{3}/u.test(part))) return [];
  const [first, last] = parts.map((part) => labelMeanings(compactForm(part), false));
  return first!.length > 0 ? (last!.every(({ key }) => key === 'name') && last!.length > 0 ? first! : last!) : [];
}

function toLabel(segment: Segment, start: number, end: number, meanings: readonly LabelMeaning[], isNext: boolean): FoundLabel {
  const words = segment.words.slice(start, end);
  return {
    segment,
    start,
    end,
    box: boxAround(words),
    text: textOf(words),
    meanings,
    sureness: surenessAt(segment, start, end, isNext),
    runsOn: runsOn(segment, end),
  };
}

const runsOn = (segment: Segment, end: number): boolean =>
  end < segment.words.length && !/[:：#)\]】］〕]$/.test(segment.words[end - 1]!.text) && !/^[:：#(=-]/.test(segment.words[end]!.text);

/** A row of a statement: `01 Feb Balance brought forward`. */
function isDate(segment: Segment, end: number): boolean {
  const text = textOf(segment.words.slice(0, end));
  return end <= 3 && /^\d{1,2}\.? \p{L}{3,9}\.?(?: \d{2,4})?$/u.test(text);
}

/** Measured on nothing finer than the order of these cases; each step down is a fifth. */
function surenessAt(segment: Segment, start: number, end: number, isNext: boolean): number {
  const last = segment.words[end - 1]!.text;
  const before = segment.words[start - 1];
  const opens =
    !before ||
    (isNext && end === segment.words.length) ||
    isDate(segment, start) ||
    /[:：;|,)]$/.test(before.text) ||
    /^[\d.,€$£-]+$/.test(before.text);
  const next = segment.words[end];
  const closes = !next || /[:：#\]】］〕]$/.test(last) || /^[:：#(=]/.test(next.text) || /\d/.test(next.text);
  if (opens && closes) return 1;
  if (opens) return wordForms(segment.text).length <= 8 ? FIND_LABELS.opensShort : FIND_LABELS.opensLong;
  return closes ? FIND_LABELS.closes : FIND_LABELS.amid;
}
