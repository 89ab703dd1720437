import { EngineError } from '../../model/engine-error';
import { objectsInStreams, type RawPdf } from './raw-pdf';

/**
 * Steps that a walk over all trees of a PDF (pages, form fields, names) may take: as many as PDFium does in half a second. A file of the largest plan has room for
 * 800,000 nodes, each met once; where nodes share their kids, ten levels of ten are ten thousand million steps.
 */
export const MAX_TREE_VISITS = 1_000_000;

/** PDFium's own limit of levels. */
const MAX_TREE_DEPTH = 1_024;

/** The kids of each object, as often as it names them. */
type Kids = Map<number, Map<number, number>>;

/** Throws `corrupt_document` for trees whose nodes share their kids so often that no reader comes to an end. */
export function refuseEndlessTrees(pdf: RawPdf): void {
  const kids: Kids = new Map();
  collectKids(pdf.text, kids);
  for (const [number, object] of objectsInStreams(pdf)) collectStreamKids(number, object, kids);
  if (visitsOf(kids) > MAX_TREE_VISITS)
    throw new EngineError('corrupt_document', 'The document is damaged: the branches of its page tree grow into one another.');
}

/** The name `Kids`, which a writer may escape letter by letter. */
const KIDS = /\/(?:K|#4b)(?:i|#69)(?:d|#64)(?:s|#73)(?![\w#])\s*(\[|\d{1,10}\s+\d{1,5}\s+R)/gi;
/** An object that is an array: kids may stand in one of their own. */
const ARRAY_OBJECT = /(\d{1,10})\s+\d{1,5}\s+obj\s*\[/g;
/** Up to the array's end, or to what no array of references holds: lists that never close are then read once. */
const LIST = /[^\][/<>()]*/y;
const REFERENCE = /(\d{1,10})\s+\d{1,5}\s+R\b/g;

/** Kids of the objects that stand in the file as they are. */
function collectKids(text: string, kids: Kids): void {
  const ownerAt = ownerFinder(text);
  for (const match of text.matchAll(KIDS)) addKids(kids, ownerAt(match.index), referencesAt(text, match));
  if (!/obj\s*\[/.test(text)) return;
  for (const match of text.matchAll(ARRAY_OBJECT)) addKids(kids, Number(match[1]), referencesAt(text, match));
}

/** The references of an array that begins at the match's end, or the one that the match itself is. */
function referencesAt(text: string, match: RegExpExecArray | RegExpMatchArray): number[] {
  LIST.lastIndex = match.index! + match[0].length;
  const list = match[0].endsWith('[') ? LIST.exec(text)![0] : match[1]!;
  return Array.from(list.matchAll(REFERENCE), (reference) => Number(reference[1]));
}

/** Several versions of an object count with the most that any of them has of each kid. */
function addKids(kids: Kids, owner: number, references: readonly number[]): void {
  const counts = new Map<number, number>();
  for (const reference of references) counts.set(reference, (counts.get(reference) ?? 0) + 1);
  const known = kids.get(owner) ?? new Map<number, number>();
  for (const [kid, count] of counts) known.set(kid, Math.max(count, known.get(kid) ?? 0));
  kids.set(owner, known);
}

/** Finds the object around a place; places are asked for in rising order. */
function ownerFinder(text: string): (position: number) => number {
  let at = text.indexOf('obj');
  let owner = 0;
  return (position) => {
    while (at !== -1 && at < position) {
      const head = /(\d{1,10})\s+\d{1,5}\s+$/.exec(text.slice(Math.max(0, at - 24), at));
      if (head) owner = Number(head[1]);
      at = text.indexOf('obj', at + 3);
    }
    return owner;
  };
}

function collectStreamKids(owner: number, object: string, kids: Kids): void {
  const list = /^\s*\[/.exec(object);
  if (list) addKids(kids, owner, referencesAt(object, list));
  for (const match of object.matchAll(KIDS)) addKids(kids, owner, referencesAt(object, match));
}

/** Steps of a walk from every root, no node being met twice on one way down; it ends as soon as it is too long. */
function visitsOf(kids: Kids): number {
  const referenced = new Set<number>();
  for (const of of kids.values()) for (const kid of of.keys()) referenced.add(kid);
  const met = new Set<number>();
  const onWay = new Set<number>();
  let visits = 0;
  const walk = (node: number): void => {
    if (++visits > MAX_TREE_VISITS || onWay.has(node) || onWay.size >= MAX_TREE_DEPTH) return;
    met.add(node);
    onWay.add(node);
    for (const [kid, count] of kids.get(node) ?? []) for (let time = 0; time < count && visits <= MAX_TREE_VISITS; time++) walk(kid);
    onWay.delete(node);
  };
  const roots = [...kids.keys()].filter((node) => !referenced.has(node));
  for (const node of [...roots, ...kids.keys()]) if (!met.has(node)) walk(node);
  return visits;
}
