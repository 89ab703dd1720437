import { firstLines } from './first-lines';
import { isBuildFile } from './is-build-file';
import { isPacked } from './is-packed';
import { isSettings } from './is-settings';
import { isSql } from './is-sql';
import { IS_PROGRAM } from './weights';

/** Lines that only programs, style sheets and queries have, in many languages. Upper and lower case matter: prose begins sentences. */
const CODE_LINES: readonly RegExp[] = [
  // Brackets alone: `}`, `});`, `],`
  /^[\s,;]*[{}()[\]][\s{}()[\],;]*$/,
  // A block begins or goes on: `if (x) {`, `} else {`, `=> {`
  /[^\s{}]\s*\{$|^\s*\}\s*\S/,
  // A rule of a style sheet in one line: `.total { color: red }`
  /^\s*[.#@\w*:[][^{}]*\{[^{}]*:[^{}]*\}$/,
  // A statement: it ends with its only semicolon (a line of a table has more) and calls, assigns or says a word of a language.
  /^(?!.*;.*;)(?=.*[=(]|\s*(?:return|import|export|package|using|use|mod|break|continue|throw|let|const|var|int|char|void|bool|double|float)\b).*[\w)\]}"'`*]\s*;$/,
  // A block of Python: `def f(x):`, `else:`
  /^\s*(?:(?:async )?def \w+\(|class \w+|if |elif |else\b|for \w+(?:, \w+)* in |while |try\b|except\b|finally\b|with ).*:$/,
  /^\s*(?:import \w[\w.]*(?: as \w+)?$|import [\w{*"'].* from |from [\w.]+ import |#include\s*[<"]|#(?:define|ifn?def|endif|pragma)\b|package [\w.]+;?$|export (?:default|const|function|class|type|interface|async|\{))/,
  /^\s*(?:(?:const|let|var) [\w{[].*=|(?:async )?function\*? ?\w*\(|fn \w+|func [\w(]|(?:pub |public |private |protected |static )+[\w<>[\]]+ .*[({=;]|impl\b|interface \w+|struct \w+)/,
  // A call or an assignment of a call: `self.x = f(y)`, `client.send(a, b)`
  /^\s*[a-z_$][\w$.[\]]*(?:\s*[:+*/-]?=\s*\S.*|\(.*\)?[,;]?|\.\w+\(.*)$/,
  // `return x`, `raise E(…)`, `@decorator`, and lines of comment that are no bullet or heading.
  /^\s*(?:return\b[^.]*$|raise \w+|yield |await |@\w+(?:\(.*)?$|\/\/|\/\*|\*\/|"""|''')/,
  // A declaration of a style sheet, a member of an object: `color: red;`, `name: value,`
  /^\s+['"]?[\w.-]+['"]?\??\s*: +\S.*[;,]$/,
  /^\s*(?:CREATE (?:OR REPLACE )?(?:TABLE|INDEX|VIEW|UNIQUE|FUNCTION)|INSERT INTO|ALTER TABLE|DROP TABLE|SELECT .* FROM)\b/i,
];

/** Bullets, headings and rules of prose are comments in programs: they speak for neither. */
const EITHER = /^\s*(?:[#*]|--)/;

/** Lines of which a few tell a program, however long its texts and tables are. */
const TELLING_LINE =
  /^\s*(?:(?:async )?def \w+\(.*|class \w+(?:\(.*\))?:$|from [\w.]+ import [\w(]|#include\s*[<"]|import \w[\w.]*;?$|(?:export )?(?:const|let|var) [\w{[].*= ?\S|(?:use|our|my) [\w:$@%]+.*;$)/;

/** Whether a text is a program rather than a document; a manual whose samples are fenced is none. */
export function isProgram(text: string): boolean {
  if (/^(?:#!\s*\/|<\?(?:php|=)|<template[\s>])/.test(text)) return true;
  const lines = linesOf(text.replace(/^(```|~~~).*?^\1/gms, ''));
  const share = (isOne: (line: string) => boolean): number => {
    const count = lines.filter(isOne).length;
    return count < IS_PROGRAM.fewestLines ? 0 : count / lines.length;
  };
  if (share((line) => CODE_LINES.some((pattern) => pattern.test(line))) >= IS_PROGRAM.codeShare) return true;
  if (share((line) => TELLING_LINE.test(line)) >= IS_PROGRAM.tellingShare || isPacked(text)) return true;
  return isSql(text) || isSettings(text) || isBuildFile(text);
}

/** What is longer than any line of code that tells something is judged by its beginning. */
const linesOf = (text: string): string[] => firstLines(text, EITHER).map((line) => line.slice(0, 500).trimEnd());
