import { boxHeight, overlapX } from '../../model/box';
import type { Field } from '../../model/field';
import { marginsOfAll, type BoostedTrees } from '../../learned/boosted-trees';
import { compactForm } from '../../lexicon/label-words';
import type { Segment } from '../../layout/segments';
import { isGiven } from '../candidates/sure-fields';
import type { FoundFields } from '../candidates/found-fields';
import type { PageFindings } from '../candidates/page-findings';
import { formOfName, hasLegalForm, isLegalFormAlone } from '../values/address-lines';
import { EXTENT_SIDES, extentFeatures, namesOfDocument, type ExtentSide, type NamesOfDocument } from './extent-features';
import model from './name-extent.data.json';
import { nameVariants, type NameVariant } from './name-variants';
import { NAME_EXTENT } from './weights';

const MODEL = model as unknown as BoostedTrees;

/**
 * The fields with their names as far as trees find that they go at their places: without what stands before or behind them in their line, with the
 * lines that they go on in (docs/decisions/names-chosen-by-trees.md). `ruled` is what the rules chose.
 */
export function withExtents(fields: readonly Field[], found: FoundFields, ruled: readonly Field[]): Field[] {
  const named = fields.filter((field) => isSide(field.key) && !isGiven(field));
  if (named.length === 0) return [...fields];
  const known = namesOfDocument(found, ruled);
  return fields.map((field) => (named.includes(field) ? inExtent(field, field.key as ExtentSide, found.pages, known) : field));
}

const isSide = (key: string): boolean => (EXTENT_SIDES as readonly string[]).includes(key);

/** A name that was told with its legal form keeps one, and the whole of it: `Pte.` is none without `Ltd.`. */
function inExtent(field: Field, side: ExtentSide, pages: readonly PageFindings[], known: NamesOfDocument): Field {
  const findings = pages.find(({ page }) => page.number === field.provenance.page);
  const own = findings && placeOf(field, findings);
  if (!own) return field;
  const { lines, variants: all } = nameVariants(findings.page, own);
  const variants = all.filter(({ value }) => (!hasLegalForm(field.value) || hasLegalForm(value)) && !isCutInForm(value, all));
  if (variants.length === 0) return field;
  const shares = marginsOfAll(MODEL, extentFeatures(side, lines, variants, known)).map(([margin]) => 1 / (1 + Math.exp(-margin!)));
  const told = compactForm(field.value);
  const present = variants.findIndex(({ value }) => compactForm(value) === told);
  const best = shares.indexOf(Math.max(...shares));
  const isCut = all.some(({ value }) => compactForm(value) === told && isCutInForm(value, all));
  if (!isCut && (present < 0 || best === present || shares[best]! < shares[present]! + NAME_EXTENT.lead)) return field;
  const { value, text, box, words } = variants[best]!;
  const readScore = words.reduce((sum, word) => sum + word.readScore, 0) / words.length;
  return {
    ...field,
    value,
    text,
    provenance: { ...field.provenance, ...(findings.page.placed ? { box } : {}) },
    signals: { ...field.signals, formatValid: formOfName(value), readScore },
  };
}

/** Whether nothing but a legal form follows on a name that has one already. */
export const isCutInForm = (name: string, variants: readonly Pick<NameVariant, 'value'>[]): boolean =>
  hasLegalForm(name) &&
  variants.some(({ value }) => {
    const rest = value.startsWith(`${name} `) ? value.slice(name.length) : '';
    return /^ \p{Lu}\p{L}/u.test(rest) && isLegalFormAlone(rest);
  });

/** The segment that a name is told from: of several lines the first. */
function placeOf({ value, provenance: { box } }: Field, { page }: PageFindings): Segment | undefined {
  if (!box) return undefined;
  const form = compactForm(value);
  const beside = page.segments.filter((each) => overlapX(each.box, box) > 0 && Math.abs(each.box.top - box.top) < boxHeight(each.box));
  return beside.find(({ text }) => compactForm(text).includes(form)) ?? beside.find(({ text }) => sharesBeginning(compactForm(text), form));
}

const sharesBeginning = (line: string, name: string): boolean => line !== '' && (name.startsWith(line) || line.includes(name.slice(0, 4)));
