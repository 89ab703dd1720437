import { lettersOf } from '../../lexicon/label-words';
import type { Field } from '../../model/field';
import type { LaidOutPage } from '../../layout/laid-out-page';

/**
 * Fields that the format itself gives, with what the page says about them: `printed` where the page shows the value,
 * `contradicted` where it shows another value under the same label and this one nowhere.
 */
export function crossCheck(given: readonly Field[], found: readonly Field[], pages: readonly LaidOutPage[]): Field[] {
  if (given.length === 0 || pages.length === 0) return [...given];
  const onPage = new Map(found.map((field) => [field.key, field.value]));
  const text = lettersOf(pages.flatMap((page) => page.segments.map((segment) => segment.text)).join(' '));
  return given.map((field) => {
    const other = onPage.get(field.key);
    const printed = isSame(other, field.value) || text.includes(lettersOf(field.value)) || text.includes(lettersOf(field.text));
    const contradicted = !printed && other !== undefined;
    return { ...field, signals: { ...field.signals, printed: printed ? 1 : 0, contradicted: contradicted ? 1 : 0 } };
  });
}

const isSame = (a: string | undefined, b: string): boolean =>
  a !== undefined && (lettersOf(a) === lettersOf(b) || (a !== '' && Number(a) === Number(b)));
