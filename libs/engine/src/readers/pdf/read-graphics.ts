import type { Box } from '../../model/box';
import { Bounds, intersect } from './bounds';
import { compose, IDENTITY, mapBox, mapX, mapY, type Matrix, type PageFrame } from './page-frame';
import type { Pdfium } from './pdfium-module';
import { Scratch } from './scratch';
import { fillShade, strokeShade } from './shades';
import { READ_GRAPHICS } from './weights';
import { addFilled, addStroked, type Graphics, type Point, type Subpath } from './drawn-paths';

/** The graphics of a page, and what they tell of how to read it. */
interface ReadGraphics {
  graphics: Graphics;
  /** Text objects of the page, forms included. */
  textObjects: number;
}

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;

const LINE_TO = 0;
const MOVE_TO = 2;

/** Objects looked at on one page; those that follow are not read. A million take PDFium more memory than it may have. */
const MOST_OBJECTS = 500_000;
/** Rulings, fills, drawings: a page with more of one kind is a map or a pattern, and is read for its text alone. The densest page of the accuracy suites has 9,000 paths. */
const MOST_OF_A_KIND = 15_000;
/** Pictures beyond these are not told apart; a page of tiles has a few thousand. */
const MOST_IMAGES = 5_000;
/** Corners of paths and clips read on one page, about half a second's work; the densest page of the accuracy suites has 90,000. */
const MOST_CORNERS = 1_000_000;
/** A path of more corners is a drawing. */
const MAX_SEGMENTS = 400;
const MAX_DEPTH = 12;

interface Walk {
  pdfium: Pdfium;
  scratch: Scratch;
  frame: PageFrame;
  graphics: Graphics;
  objects: number;
  textObjects: number;
  corners: number;
}

/** Reads rulings, filled boxes and picture places of a page, form objects included, clipped to what is visible. */
export function readGraphics(pdfium: Pdfium, page: number, frame: PageFrame): ReadGraphics {
  const scratch = new Scratch(pdfium);
  const graphics: Graphics = { rulings: [], fills: [], images: [], drawings: [] };
  const walk: Walk = { pdfium, scratch, frame, graphics, objects: 0, textObjects: 0, corners: 0 };
  const paper: Box = { left: 0, top: 0, right: frame.width, bottom: frame.height };
  try {
    const count = Math.min(pdfium._FPDFPage_CountObjects(page), MOST_OBJECTS);
    for (let i = 0; i < count; i++) visit(walk, pdfium._FPDFPage_GetObject(page, i), frame.toDisplay, paper, 0);
  } finally {
    scratch.free();
  }
  return {
    graphics: isPattern(graphics) ? { ...graphics, rulings: [], fills: [], drawings: [] } : graphics,
    textObjects: walk.textObjects,
  };
}

const isPattern = ({ rulings, fills, drawings }: Graphics): boolean =>
  Math.max(rulings.length, fills.length, drawings.length) > MOST_OF_A_KIND;

/** `toDisplay` maps the space in which the object is placed; `visible` is what its surroundings leave of it. */
function visit(walk: Walk, object: number, toDisplay: Matrix, visible: Box, depth: number): void {
  if (object === 0 || ++walk.objects > MOST_OBJECTS) return;
  const type = walk.pdfium._FPDFPageObj_GetType(object);
  if (type === TEXT) walk.textObjects++;
  else if (type === PATH && !isPattern(walk.graphics)) readPath(walk, object, toDisplay, clipped(walk, object, toDisplay, visible));
  else if (type === IMAGE) readImage(walk, object, toDisplay, visible);
  else if (type === SHADING) readShading(walk, object, toDisplay, visible);
  else if (type === FORM && depth < MAX_DEPTH) visitForm(walk, object, toDisplay, visible, depth);
}

function visitForm(walk: Walk, form: number, toDisplay: Matrix, visible: Box, depth: number): void {
  const inner = compose(objectMatrix(walk, form), toDisplay);
  const window = clipped(walk, form, toDisplay, visible);
  const count = Math.min(walk.pdfium._FPDFFormObj_CountObjects(form), MOST_OBJECTS);
  for (let i = 0; i < count; i++) visit(walk, walk.pdfium._FPDFFormObj_GetObject(form, i), inner, window, depth + 1);
}

function readImage(walk: Walk, object: number, toDisplay: Matrix, visible: Box): void {
  const { images } = walk.graphics;
  if (images.length >= MOST_IMAGES) return;
  const box = intersect(objectBounds(walk, object, toDisplay), clipped(walk, object, toDisplay, visible));
  if (box) images.push(box);
}

/** A run of colours fills what its clip leaves of it; how light it is where, nobody asks: white ink on it can be read. */
function readShading(walk: Walk, object: number, toDisplay: Matrix, visible: Box): void {
  const box = clipped(walk, object, toDisplay, visible);
  if (!isPattern(walk.graphics) && box.right > box.left && box.bottom > box.top)
    walk.graphics.fills.push({ box, shade: READ_GRAPHICS.shadingShade });
}

function objectMatrix({ pdfium, scratch }: Walk, object: number): Matrix {
  if (!pdfium._FPDFPageObj_GetMatrix(object, scratch.at(8))) return IDENTITY;
  return [scratch.float(8), scratch.float(9), scratch.float(10), scratch.float(11), scratch.float(12), scratch.float(13)];
}

function objectBounds({ pdfium, scratch }: Walk, object: number, toDisplay: Matrix): Box {
  if (!pdfium._FPDFPageObj_GetBounds(object, scratch.at(0), scratch.at(1), scratch.at(2), scratch.at(3)))
    return { left: 0, top: 0, right: 0, bottom: 0 };
  return mapBox(toDisplay, scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3));
}

/** What the object's own clip path leaves of `visible`; each clip is taken as its bounding box. */
function clipped(walk: Walk, object: number, toDisplay: Matrix, visible: Box): Box {
  const { pdfium, scratch } = walk;
  const clip = pdfium._FPDFPageObj_GetClipPath(object);
  if (clip === 0) return visible;
  const paths = pdfium._FPDFClipPath_CountPaths(clip);
  let window = visible;
  for (let path = 0; path < paths && path < 16; path++) {
    const segments = pdfium._FPDFClipPath_CountPathSegments(clip, path);
    if (segments <= 0 || segments > MAX_SEGMENTS || (walk.corners += segments) > MOST_CORNERS) continue;
    const bounds = new Bounds();
    for (let i = 0; i < segments; i++) {
      const segment = pdfium._FPDFClipPath_GetPathSegment(clip, path, i);
      if (!pdfium._FPDFPathSegment_GetPoint(segment, scratch.at(0), scratch.at(1))) continue;
      const x = scratch.float(0);
      const y = scratch.float(1);
      bounds.add(mapX(toDisplay, x, y), mapY(toDisplay, x, y));
    }
    window = intersect(window, bounds.box) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  }
  return window;
}

function readPath(walk: Walk, object: number, toDisplay: Matrix, visible: Box): void {
  const { pdfium, scratch } = walk;
  if (visible.right <= visible.left && visible.bottom <= visible.top) return;
  if (!pdfium._FPDFPath_GetDrawMode(object, scratch.at(0), scratch.at(1))) return;
  const filled = scratch.unsigned(0) !== 0;
  const stroked = scratch.unsigned(1) !== 0;
  if (!filled && !stroked) return;
  const matrix = compose(objectMatrix(walk, object), toDisplay);
  const subpaths = readSubpaths(walk, object, matrix);
  if (!subpaths) {
    const box = intersect(objectBounds(walk, object, toDisplay), visible);
    if (box) walk.graphics.drawings.push(box);
    return;
  }
  if (filled) addFilled(walk.graphics, subpaths, fillShade(pdfium, object, scratch), visible);
  if (stroked) addStroked(walk.graphics, subpaths, strokeThickness(walk, object, matrix), strokeShade(pdfium, object, scratch), visible);
}

/** The path's pieces in display space; undefined for one with too many segments to be a table's line. */
function readSubpaths(walk: Walk, object: number, matrix: Matrix): Subpath[] | undefined {
  const { pdfium, scratch } = walk;
  const count = pdfium._FPDFPath_CountSegments(object);
  if (count > MAX_SEGMENTS || (walk.corners += count) > MOST_CORNERS) return undefined;
  const subpaths: Subpath[] = [];
  let current: Subpath | undefined;
  for (let i = 0; i < count; i++) {
    const segment = pdfium._FPDFPath_GetPathSegment(object, i);
    if (!pdfium._FPDFPathSegment_GetPoint(segment, scratch.at(0), scratch.at(1))) continue;
    const x = scratch.float(0);
    const y = scratch.float(1);
    const point: Point = [mapX(matrix, x, y), mapY(matrix, x, y)];
    const type = pdfium._FPDFPathSegment_GetType(segment);
    if (type === MOVE_TO || !current) subpaths.push((current = { points: [], closed: false, curved: false }));
    if (type !== MOVE_TO && type !== LINE_TO) current.curved = true;
    current.points.push(point);
    if (pdfium._FPDFPathSegment_GetClose(segment)) current.closed = true;
  }
  return subpaths;
}

function strokeThickness({ pdfium, scratch }: Walk, object: number, matrix: Matrix): number {
  if (!pdfium._FPDFPageObj_GetStrokeWidth(object, scratch.at(0))) return 1;
  return scratch.float(0) * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
}
