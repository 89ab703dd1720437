import { cleanName, hasLegalForm, isContactLine, isLegalFormAlone, isNameLine, isPostalLine, isStreetLine } from '../values/address-lines';
import { textIn, type FreeValue } from '../values/free-values';
import type { Segment } from '../../layout/segments';

/** A name without the number in brackets that systems print behind it. */
export function nameIn(segment: Segment, start: number, end: number): FreeValue | null {
  const found = textIn(segment, start, end);
  const value = found && cleanName(withoutDetails(found.value));
  return value && isNameLine(value) && !isPlace(value) && !isContactLine(value) && !isLegalFormAlone(value) ? { ...found, value } : null;
}

/** `Unit 2, 88 Cormack Road`: where someone is, not who; `СОШ № 68` is a school. */
const isPlace = (text: string): boolean => !hasLegalForm(text) && (isPostalLine(text) || isStreetLine(text.replace(/№ ?\d+/, '')));

/** `Leila Haddad, 4 Ridge Ct, Buninyong VIC 3357`, `МАОУ СОШ № 68, ИНН 6659041127`: the name ends where the address or its numbers begin; a tax number may stand before it. */
function withoutDetails(text: string): string {
  const all = text.split(/,\s+/);
  const parts = all.length > 1 && NUMBER_ALONE.test(all[0]!) ? all.slice(1) : all;
  if (
    parts.slice(1).some((part) => isStreetLine(part) || isPostalLine(part) || POSTAL_CODE.test(part)) ||
    (parts.length > 2 && QUOTED.test(parts[0]!))
  )
    return parts[0]!;
  const end = parts.findIndex((part, index) => index > 0 && NUMBERED_PART.test(part));
  return end > 0 ? parts.slice(0, end).join(', ') : parts.join(', ');
}

/** `LV-3615`: the country and its code, alone. */
const POSTAL_CODE = /^\p{Lu}{1,2}-\d{4,5}$/u;

/** A word or two and a long number: of taxes, of a register; a postal code. */
const NUMBERED_PART = /^(?:(?:[\p{L}.]+ ){0,3}[\p{L}.:]{2,} ?)?\d{5,}/u;

/** `КГУ «Общеобразовательная школа № 83»`: a name in quotes ends with them. */
const QUOTED = /[«„“].+[»“”]$/u;

/** `БИН / ИИН 090440007812`: words and a long number, and nothing behind it. */
const NUMBER_ALONE = /^(?:[\p{L}./]+ ){1,4}\d{6,}$/u;
