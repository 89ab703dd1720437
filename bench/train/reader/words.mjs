// Prints words of thirty-seven languages, or of those named, out of the names that Intl has: of countries, languages, currencies, months, units.
const named = process.argv.slice(2);
const usual = 'en de fr es it nl pt pl cs sk hu ro hr sl tr da fi nb sv et is lt lv sr-Latn ca sq mt id vi ru uk bg sr mk el'.split(' ');
const langs = named.length > 0 ? named : usual;
const out = {};
const regions = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((a) => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((b) => a + b));
for (const l of langs) {
  const words = new Set();
  const r = new Intl.DisplayNames(l, { type: 'region', fallback: 'none' }),
    c = new Intl.DisplayNames(l, { type: 'currency', fallback: 'none' }),
    g = new Intl.DisplayNames(l, { type: 'language', fallback: 'none' });
  for (const x of regions) {
    const n = r.of(x);
    if (n) words.add(n);
    const m = g.of(x.toLowerCase());
    if (m) words.add(m);
  }
  for (const x of Intl.supportedValuesOf('currency')) {
    const n = c.of(x);
    if (n) words.add(n.replace(/\(.*/, ''));
  }
  for (let m = 0; m < 12; m++)
    for (const w of ['long', 'short'])
      words.add(new Intl.DateTimeFormat(l, { month: w, day: 'numeric', year: 'numeric' }).format(new Date(2024, m, 5 + m)));
  for (let d = 0; d < 7; d++)
    for (const w of ['long', 'short']) words.add(new Intl.DateTimeFormat(l, { weekday: w }).format(new Date(2024, 0, 1 + d)));
  for (const u of Intl.supportedValuesOf('unit'))
    for (const d of ['long', 'short']) words.add(new Intl.NumberFormat(l, { style: 'unit', unit: u, unitDisplay: d }).format(3));
  out[l] = [...words];
}
process.stdout.write(JSON.stringify(out));
