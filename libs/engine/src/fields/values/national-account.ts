import { checkIban } from '@gridline/values';

/** `61 1090 1014 0000 0712 1981 2874`: the IBAN of an account that is printed as Poland does, without the country, whose letters make the check digits right. */
export function nationalIban(text: string): string | undefined {
  const [whole] = NATIONAL_ACCOUNT.exec(text) ?? [];
  const iban = whole === undefined ? null : checkIban(`PL${whole}`);
  return iban?.valid ? iban.iban : undefined;
}

const NATIONAL_ACCOUNT = /(?<![\dA-Z]|\d )\d{2}(?: ?\d{4}){6}(?! ?\d)/;
