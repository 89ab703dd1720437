/** What people write in capitals. */
const CAPITALS: ReadonlySet<string> = new Set(['bic', 'ean', 'gtin', 'iban', 'id', 'po', 'sku', 'swift', 'url', 'vat']);

/** `sellerVatId` as people write it: Seller VAT ID. */
export function toWords(name: string): string {
  const [first = '', ...rest] = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => (CAPITALS.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()));
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}
