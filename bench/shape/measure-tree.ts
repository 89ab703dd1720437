import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import ts from 'typescript';
import { sourcesUnder } from './sources';

/** One file of code. */
export interface SourceFile {
  /** From the folder that is measured. */
  path: string;
  lines: string[];
  /** How long each function is that has a body. */
  functions: number[];
  /** The lines in which it imports, or hands on what it imports. */
  imported: Set<number>;
  /** Numbers with a decimal point that are neither a constant, alone or in a list or record that is one, nor one of the weights. */
  unnamedDecimals: number;
  /** Files of the same folder that it imports, as paths like its own. */
  imports: string[];
}

/** Every file of code under a folder, but tests, word lists and other data, and migrations. */
export const measureTree = (folder: string): SourceFile[] =>
  sourcesUnder(folder).map((path) => measureSource(relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')));

/** What a file's text has. */
export function measureSource(path: string, text: string): SourceFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const file: SourceFile = { path, lines: text.trimEnd().split('\n'), functions: [], imported: new Set(), unnamedDecimals: 0, imports: [] };
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) file.functions.push(lineOf(node.end) - lineOf(node.getStart(source)) + 1);
    if (ts.isNumericLiteral(node) && isUnnamed(node, path)) file.unnamedDecimals++;
    const from = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined;
    if (from) for (let line = lineOf(node.getStart(source)); line <= lineOf(node.end); line++) file.imported.add(line);
    if (from && ts.isStringLiteral(from) && from.text.startsWith('.')) file.imports.push(normalize(join(dirname(path), from.text)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return file;
}

function isUnnamed(node: ts.NumericLiteral, path: string): boolean {
  if (!node.getText().includes('.') || /(?:weights|gaps)\.ts$/.test(path)) return false;
  let value: ts.Node = node;
  while (IS_PART.some((isPart) => isPart(value.parent))) value = value.parent;
  return !ts.isVariableDeclaration(value.parent);
}

/** What a value stands in that is a list or record, or a part of one. */
const IS_PART = [
  ts.isArrayLiteralExpression,
  ts.isObjectLiteralExpression,
  ts.isPropertyAssignment,
  ts.isAsExpression,
  ts.isSatisfiesExpression,
];

/** A stretch of so many lines that stands in two places is a copy. */
const COPIED_LINES = 6;

/** How many lines are part of a stretch that stands in another place, too, but for blanks, comments and imports. */
export function copiedLines(files: readonly SourceFile[]): number {
  const places = new Map<string, string[]>();
  for (const [index, { lines, imported }] of files.entries()) {
    const code = lines.map((line, at) => ({ text: line.trim(), at })).filter(({ text, at }) => isCode(text) && !imported.has(at));
    for (let first = 0; first + COPIED_LINES <= code.length; first++) {
      const stretch = code.slice(first, first + COPIED_LINES);
      const key = stretch.map(({ text }) => text).join('\n');
      places.set(key, [...(places.get(key) ?? []), stretch.map(({ at }) => `${index}:${at}`).join(' ')]);
    }
  }
  const copied = [...places.values()].filter(({ length }) => length > 1).flat();
  return new Set(copied.flatMap((place) => place.split(' '))).size;
}

const isCode = (line: string): boolean => /\w/.test(line) && !/^(?:\/\/|\/?\*)/.test(line);

/** The folder a file lies in, of the first level; a file beside them is a room by itself. */
export const roomOf = (path: string): string => path.split('/')[0]!.replace(/\.ts$/, '');

/** Which rooms each room imports. */
export function roomImports(files: readonly SourceFile[]): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const others = imports.map(roomOf).filter((room) => room !== roomOf(path) && !room.startsWith('..'));
    rooms.set(roomOf(path), new Set([...(rooms.get(roomOf(path)) ?? []), ...others]));
  }
  return rooms;
}

/** Pairs of rooms of which each imports the other. */
export const mutualImports = (rooms: ReadonlyMap<string, ReadonlySet<string>>): string[] =>
  [...rooms].flatMap(([room, imported]) => [...imported].filter((other) => room < other && rooms.get(other)?.has(room)).map((other) => `${room} ⇄ ${other}`)); // prettier-ignore
