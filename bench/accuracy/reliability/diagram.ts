import type { Bin } from './reliability';

/** One panel: a kind of value, its bins, and its error in words. */
export interface Panel {
  title: string;
  subtitle: string;
  bins: readonly Bin[];
}

const SIDE = 300;
const LEFT = 56;
const TOP = 64;
const GAP = 84;
const BOTTOM = 62;
const TICKS = [0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 0.99, 0.999];
/** The ends of both axes. */
const LOWEST = 0.05;
const HIGHEST = 0.9995;
/** Area of a bin's dot for each value in it, square points; within these radii. */
const SMALLEST_DOT = 3;
const LARGEST_DOT = 9;

const STYLE = `.ground{fill:#fff}.text{fill:#24292f;font:12px system-ui,sans-serif}.title{font-weight:600;font-size:14px}.small{font-size:10px}
.grid{stroke:#d0d7de;stroke-width:1}.ideal{stroke:#57606a;stroke-width:1.5;stroke-dasharray:5 4}.dots{fill:#0969da}.line{stroke:#0969da;stroke-width:2;fill:none}
@media (prefers-color-scheme:dark){.ground{fill:#0d1117}.text{fill:#e6edf3}.grid{stroke:#30363d}.ideal{stroke:#9198a1}.dots{fill:#58a6ff}.line{stroke:#58a6ff}}`;

/** A reliability diagram: what was said against what was right, a panel for each kind of value, in log-odds so that .9 and .99 stand apart. */
export function drawReliability(panels: readonly Panel[]): string {
  const width = LEFT + panels.length * SIDE + (panels.length - 1) * GAP + 40;
  const height = TOP + SIDE + BOTTOM;
  const drawn = panels.map((panel, index) => drawPanel(panel, LEFT + index * (SIDE + GAP)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Reliability diagram">
<style>${STYLE}</style><rect class="ground" width="${width}" height="${height}" rx="6"/>
${drawn.join('\n')}
</svg>
`;
}

/** Where a share lies along an axis, 0 to 1. */
function place(share: number): number {
  const odds = (value: number): number => Math.log(value / (1 - value));
  const held = Math.min(HIGHEST, Math.max(LOWEST, share));
  return (odds(held) - odds(LOWEST)) / (odds(HIGHEST) - odds(LOWEST));
}

function drawPanel({ title, subtitle, bins }: Panel, left: number): string {
  const x = (share: number): number => Math.round((left + place(share) * SIDE) * 10) / 10;
  const y = (share: number): number => Math.round((TOP + SIDE - place(share) * SIDE) * 10) / 10;
  const bottom = TOP + SIDE;
  const grid = TICKS.flatMap((tick) => [
    `<path class="grid" d="M${x(tick)} ${TOP}V${bottom}M${left} ${y(tick)}H${left + SIDE}"/>`,
    `<text class="text small" x="${x(tick)}" y="${bottom + 15}" text-anchor="middle">${shown(tick)}</text>`,
    `<text class="text small" x="${left - 6}" y="${y(tick) + 4}" text-anchor="end">${shown(tick)}</text>`,
  ]);
  const most = Math.max(...bins.map(({ count }) => count));
  const points = bins.map(({ confidence, accuracy }) => `${x(confidence)} ${y(accuracy)}`);
  return [
    `<text class="text title" x="${left}" y="24">${title}</text><text class="text" x="${left}" y="44">${subtitle}</text>`,
    ...grid,
    `<path class="grid" fill="none" d="M${left} ${TOP}H${left + SIDE}V${bottom}H${left}Z"/><path class="ideal" d="M${left} ${bottom}L${left + SIDE} ${TOP}"/>`,
    `<path class="line" d="M${points.join('L')}"/>`,
    ...bins.map((bin, index) => drawBin(bin, x(bin.confidence), y(bin.accuracy), { most, isAbove: index % 2 === 1 })),
    `<text class="text" x="${left + SIDE / 2}" y="${bottom + 36}" text-anchor="middle">confidence said</text>`,
    `<text class="text" transform="translate(${left - 42} ${TOP + SIDE / 2}) rotate(-90)" text-anchor="middle">share that was right</text>`,
    `<text class="text small" x="${left + SIDE / 2}" y="${bottom + 52}" text-anchor="middle">numbers: values in the bin</text>`,
  ].join('\n');
}

/** Its number stands below to the right or above to the left in turn, so that neighbours' numbers stay apart. */
function drawBin({ count }: Bin, x: number, y: number, { most, isAbove }: { most: number; isAbove: boolean }): string {
  const radius = Math.max(SMALLEST_DOT, Math.round(LARGEST_DOT * Math.sqrt(count / most) * 10) / 10);
  const place = isAbove ? `x="${x - radius - 2}" y="${y - 4}" text-anchor="end"` : `x="${x + radius + 2}" y="${y + 12}"`;
  return `<circle class="dots" cx="${x}" cy="${y}" r="${radius}"/><text class="text small" ${place}>${count}</text>`;
}

const shown = (share: number): string => String(share).replace(/^0/, '');
