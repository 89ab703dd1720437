import { constants, inflateSync } from 'node:zlib';
import { EngineError } from '../../model/engine-error';

/**
 * Steps that a walk over all trees of a PDF (pages, form fields, names) may take: as many as PDFium does in half a second. A file of the largest plan has room for
 * 800,000 nodes, each met once; where nodes share their kids, ten levels of ten are ten thousand million steps.
 */
export const MAX_TREE_VISITS = 1_000_000;

/** PDFium's own limit of levels. */
const MAX_TREE_DEPTH = 1_024;

/** Inflated bytes of all object streams that are looked through: ten times what 500 tagged pages have. Past it the time limit is what holds. */
const MAX_OBJECT_BYTES = 100_000_000;
/** One of them; writers put 100 to 200 objects into each. */
const MAX_STREAM_BYTES = 10_000_000;
/** Characters of a stream's dictionary on either side of its type. */
const DICTIONARY_REACH = 1_000;

/** The kids of each object, as often as it names them. */
type Kids = Map<number, Map<number, number>>;

/** A PDF as its bytes and, byte by byte, as letters: a copy of the whole file, made once for all that look through it. */
export interface RawPdf {
  file: Buffer;
  text: string;
}

export function rawPdf(bytes: Uint8Array): RawPdf {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { file, text: file.toString('latin1') };
}

/** Throws `corrupt_document` for trees whose nodes share their kids so often that no reader comes to an end. */
export function refuseEndlessTrees({ file, text }: RawPdf): void {
  const kids: Kids = new Map();
  collectKids(text, kids);
  for (const part of objectStreams(file, text)) collectStreamKids(part, kids);
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

/** What the object streams of the file hold, inflated; those that cannot be inflated are left to the reader. */
export function* objectStreams(file: Buffer, text: string): Generator<ObjectStream> {
  let left = MAX_OBJECT_BYTES;
  for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
    if (left <= 0) return;
    const before = text.slice(Math.max(0, index - DICTIONARY_REACH), index);
    const after = text.slice(index, index + DICTIONARY_REACH);
    const stream = /stream\r?\n/.exec(after);
    const first = /\/First\s+(\d{1,9})/.exec(before.slice(before.lastIndexOf('obj')) + after.slice(0, stream?.index));
    if (!stream || !first) continue;
    const content = inflated(file.subarray(index + stream.index + stream[0].length));
    left -= content === undefined ? MAX_STREAM_BYTES : content.length;
    if (content !== undefined) yield { content, first: Number(first[1]) };
  }
}

interface ObjectStream {
  /** Pairs of object number and place, then the objects. */
  content: string;
  /** Where the objects begin. */
  first: number;
}

function inflated(bytes: Uint8Array): string | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch {
    return undefined;
  }
}

function collectStreamKids({ content, first }: ObjectStream, kids: Kids): void {
  const numbers = content.slice(0, first).trim().split(/\s+/).map(Number);
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const end = at + 3 < numbers.length ? first + numbers[at + 3]! : content.length;
    const object = content.slice(first + numbers[at + 1]!, end);
    const list = /^\s*\[/.exec(object);
    if (list) addKids(kids, numbers[at]!, referencesAt(object, list));
    for (const match of object.matchAll(KIDS)) addKids(kids, numbers[at]!, referencesAt(object, match));
  }
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
