import type { Random } from '@gridline/testing';

/** What a skin draws around the cells of a table; `r` is the table's own selector. */
const DRAWN: Readonly<Record<string, (r: string, tint: string, ink: string) => string>> = {
  bare: () => '',
  underlined: (r, _, ink) =>
    `${r} thead tr:last-child th{border-bottom:1px solid ${ink}}${r} tbody tr:last-child td{border-bottom:.8px solid ${ink}}`,
  hairlines: (r) => `${r} td,${r} th{border-bottom:.6px solid #bbb}`,
  boxed: (r, tint, ink) => `${r} td,${r} th{border:.7px solid ${ink}}${r} th{background:${tint}}`,
  zebra: (r, tint, ink) =>
    `${r} tbody tr:nth-child(even) td{background:${tint}}${r} thead tr:last-child th{border-bottom:1.2px solid ${ink}}`,
  darkhead: (r, _, ink) => `${r} th{background:${ink};color:#fff}${r} td{border-bottom:.5px solid #ddd}`,
  framed: (r, tint, ink) => `${r}{border:1px solid ${ink}}${r} td,${r} th{border-left:.7px solid ${ink};border-right:.7px solid ${ink}}${r} thead tr:last-child th{border-bottom:.7px solid ${ink};background:${tint}}`, // prettier-ignore
  dense: (r, _, ink) => `${r} td,${r} th{padding-top:0!important;padding-bottom:0!important;line-height:1.05}${r} thead tr:first-child th{border-top:.7px solid ${ink}}${r} thead tr:last-child th{border-bottom:.7px solid ${ink}}`, // prettier-ignore
  banded: (r, tint) => `${r} th{background:${tint}}`,
  airy: (r) => `${r} td,${r} th{padding-top:7px!important;padding-bottom:7px!important}${r} thead{color:#777}`,
  columns: (r, _, ink) =>
    `${r}{border-top:1px solid ${ink};border-bottom:1px solid ${ink}}${r} td+td,${r} th+th{border-left:.6px solid ${ink}}`,
  dotted: (r, _, ink) => `${r} tbody td{border-bottom:.8px dotted #777}${r} thead tr:last-child th{border-bottom:1px dashed ${ink}}`,
  double: (r, _, ink) => `${r} thead tr:first-child th{border-top:3px double ${ink}}${r} thead tr:last-child th{border-bottom:1px solid ${ink}}${r} tbody tr:last-child td{border-bottom:3px double ${ink}}`, // prettier-ignore
};

const SANS = ['Liberation Sans', 'DejaVu Sans', 'Noto Sans', 'Liberation Sans Narrow', 'Nimbus Sans'];
const SERIF = ['Liberation Serif', 'DejaVu Serif', 'Noto Serif', 'C059'];
const MONO = ['Liberation Mono', 'DejaVu Sans Mono'];
const INKS = ['#000', '#222', '#1d3557', '#5a1a1a', '#2b4f3a', '#444'];
const TINTS = ['#eee', '#f4f4f4', '#e3ebf5', '#f5ece0', '#e4f0e6', '#ddd'];

/** How one page looks: drawn once for the page, so that its tables are of one hand. */
export interface Look {
  skin: string;
  fontPx: number;
  css: string;
}

/** Chooses fonts, sizes, gaps and colours and writes the style sheet of one page, all of it below `scope`. */
export function chooseLook(skin: string, isRoll: boolean, random: Random, scope: string): Look {
  const family = random.pick(random.chance(isRoll ? 0.6 : 0.06) ? MONO : random.chance(0.25) ? SERIF : SANS);
  const fontPx = isRoll ? random.between(9.5, 12.5) : random.between(9, 14);
  const [ink, tint] = [random.pick(INKS), random.pick(TINTS)];
  const vertical = random.pick(['top', 'top', 'top', 'top', 'middle', 'middle', 'bottom']);
  const [padY, padX] = [random.pick([0.5, 1, 1.5, 2, 3, 4, 6, 9]), random.pick([2, 3, 4, 6, 9])];
  const r = `${scope} .t`;
  const head = `font-weight:${random.chance(0.6) ? 700 : 400};${random.chance(0.15) ? 'text-transform:uppercase;' : ''}font-size:${random.pick([0.82, 0.9, 1, 1, 1])}em;vertical-align:${random.pick(['bottom', 'top', 'middle'])}`; // prettier-ignore
  const section = random.pick(['font-weight:700', 'font-style:italic', 'font-weight:700;font-size:1.08em', `background:${tint};font-weight:700`, '', 'text-decoration:underline']); // prettier-ignore
  const note = random.pick(['', 'font-size:.82em', 'font-size:.85em;color:#555', 'font-style:italic', 'padding-left:1.2em']);
  return {
    skin,
    fontPx,
    css:
      `${scope}{font:${fontPx.toFixed(1)}px/${random.between(1.1, 1.45).toFixed(2)} '${family}'}${r}{border-collapse:collapse;width:${random.pick([100, 100, 100, 100, 86, 70])}%}` +
      `${r} td,${r} th{padding:${padY}px ${padX}px;vertical-align:${vertical}}${r} th{${head}}${r} .section td{${section}}${r} .n{display:block;${note}}` +
      `${r} .subtotal td,${r} .total td{${random.chance(0.6) ? 'font-weight:700' : ''};${random.chance(0.4) ? `border-top:.8px solid ${ink}` : ''}}${DRAWN[skin]!(r, tint, ink)}`,
  };
}
