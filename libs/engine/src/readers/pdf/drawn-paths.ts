import { boxCentreX, boxCentreY, type Box } from '../../model/box';
import type { FilledBox, Ruling } from '../../model/page';
import { Bounds, intersect } from './bounds';
import { READ_GRAPHICS } from './weights';

/** What is drawn on a page besides text, as a page has it. */
export interface Graphics {
  rulings: Ruling[];
  fills: FilledBox[];
  images: Box[];
  /** Boxes of curves and slanted lines: what charts and drawings are made of. */
  drawings: Box[];
}

/** On the page as it is displayed. */
export type Point = readonly [x: number, y: number];

/** A piece of a path that is drawn without a break. */
export interface Subpath {
  points: Point[];
  closed: boolean;
  curved: boolean;
}

/** Adds what the inside of a path is: a ruling where it is thin, a fill where it is upright, else a drawing. */
export function addFilled(graphics: Graphics, subpaths: readonly Subpath[], shade: number, visible: Box): void {
  for (const subpath of subpaths) {
    const bounds = new Bounds();
    for (const [x, y] of subpath.points) bounds.add(x, y);
    const box = intersect(bounds.box, visible);
    if (!box) continue;
    if (subpath.curved || !isUpright(subpath.points)) {
      graphics.drawings.push(box);
      continue;
    }
    const width = box.right - box.left;
    const height = box.bottom - box.top;
    const thin = Math.min(width, height) < READ_GRAPHICS.rulingThicknessPt;
    if (thin && shade <= READ_GRAPHICS.paperShade) addRuling(graphics, box);
    else if (!thin) graphics.fills.push({ box, shade });
  }
}

/** Whether all sides run along the axes, as a rectangle's do. */
function isUpright(points: readonly Point[]): boolean {
  for (let i = 1; i < points.length; i++) {
    const [x, y] = points[i]!;
    const [px, py] = points[i - 1]!;
    if (Math.abs(x - px) > READ_GRAPHICS.straightPt && Math.abs(y - py) > READ_GRAPHICS.straightPt) return false;
  }
  return true;
}

/** Adds the long axis of a thin box. */
function addRuling(graphics: Graphics, box: Box): void {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  if (Math.max(width, height) < READ_GRAPHICS.minLengthPt) return;
  if (width >= height) {
    graphics.rulings.push({
      orientation: 'horizontal',
      position: boxCentreY(box),
      start: box.left,
      end: box.right,
      thickness: height,
    });
  } else {
    graphics.rulings.push({
      orientation: 'vertical',
      position: boxCentreX(box),
      start: box.top,
      end: box.bottom,
      thickness: width,
    });
  }
}

/** Adds what the outline of a path is: rulings where it is upright, else drawings. */
export function addStroked(graphics: Graphics, subpaths: readonly Subpath[], thickness: number, shade: number, visible: Box): void {
  if (shade > READ_GRAPHICS.paperShade) return;
  for (const { points, closed, curved } of subpaths) {
    if (curved) {
      const bounds = new Bounds();
      for (const [x, y] of points) bounds.add(x, y);
      const box = intersect(bounds.box, visible);
      if (box) graphics.drawings.push(box);
      continue;
    }
    for (let i = 1; i < points.length; i++) strokeSegment(graphics, points[i - 1]!, points[i]!, thickness, visible);
    if (closed && points.length > 2) strokeSegment(graphics, points[points.length - 1]!, points[0]!, thickness, visible);
  }
}

function strokeSegment(graphics: Graphics, [x1, y1]: Point, [x2, y2]: Point, thickness: number, visible: Box): void {
  const box = intersect({ left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) }, visible);
  if (!box) return;
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  if (Math.max(width, height) < READ_GRAPHICS.minLengthPt) return;
  if (Math.abs(y1 - y2) <= READ_GRAPHICS.straightPt && width >= height) {
    const position = boxCentreY(box);
    graphics.rulings.push({ orientation: 'horizontal', position, start: box.left, end: box.right, thickness });
  } else if (Math.abs(x1 - x2) <= READ_GRAPHICS.straightPt) {
    const position = boxCentreX(box);
    graphics.rulings.push({ orientation: 'vertical', position, start: box.top, end: box.bottom, thickness });
  } else {
    graphics.drawings.push(box);
  }
}
