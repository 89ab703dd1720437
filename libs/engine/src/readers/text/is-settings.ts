import { firstLines } from './first-lines';
import { IS_SETTINGS } from './weights';

/** Whether a text holds a program's settings, in YAML, TOML, INI or as an environment, rather than a document. */
export function isSettings(text: string): boolean {
  const lines = firstLines(text, /^\s*[#;]/);
  return isSectioned(lines) || isAssigned(lines) || isYaml(lines);
}

const SECTION = /^\s*\[\[?[\w."'@:/\\ -]+\]?\]\s*(?:[#;].*)?$/;
/** A number or a letter in brackets is a footnote. */
const FOOTNOTE = /^\s*\[\w{1,3}\]/;
const ASSIGNMENT = /^\s*["']?[\w.@/:-]+["']?(?:\[[\w@.-]+\])?\s*=(?!=)/;
/** A list that goes on over several lines. */
const REST_OF_LIST = /^\s*(?:["'{[\]}].*|\S+,)$|^\s{2,}\S/;

/** INI and TOML: sections in brackets, and names without blanks that are given values. */
function isSectioned(lines: readonly string[]): boolean {
  const sections = lines.filter((line) => SECTION.test(line) && !FOOTNOTE.test(line)).length;
  const keys = lines.filter((line) => ASSIGNMENT.test(line)).length;
  if (sections === 0 || keys < 2 || sections + keys < IS_SETTINGS.fewestKeys) return false;
  const fitting = lines.filter((line) => SECTION.test(line) || ASSIGNMENT.test(line) || REST_OF_LIST.test(line)).length;
  return keys + sections >= lines.length / 2 && fitting >= lines.length * IS_SETTINGS.fittingShare;
}

/** Names of several parts, as no label of a document has them: `a.b=1`, `A_B=1`. */
const COMPOUND_ASSIGNMENT = /^\s*(?:export )?(?=\w*[._-])[A-Za-z]\w*(?:[.-]\w+)*\s*=/;

function isAssigned(lines: readonly string[]): boolean {
  const keys = lines.filter((line) => COMPOUND_ASSIGNMENT.test(line)).length;
  return keys >= IS_SETTINGS.fewestKeys && keys >= lines.length * IS_SETTINGS.fittingShare;
}

const YAML_KEY = /^\s*(?:- +)*(?:["'][^"']+["']|[\w.$/@*-]+):(?:\s|$)/;
const YAML_PROGRAM_KEY = /^\s*(?:- +)*["']?[a-z_$./@*\d-][\w.$/@*-]*["']?:(?:\s|$)/;
const YAML_ITEM = /^\s*- /;
/** A key without a value has what is indented below it. */
const YAML_PARENT = /^\s*(?:- +)*["']?[\w.$/@*-]+["']?:\s*(?:[|>][+-]?|&\w+|!\w+)?\s*(?:#.*)?$/;

/** YAML that nests; without nesting it is a list of labels and values, as documents are full of them. */
function isYaml(lines: readonly string[]): boolean {
  const keys = lines.filter((line) => YAML_KEY.test(line));
  if (keys.length < IS_SETTINGS.fewestYamlKeys) return false;
  const isNested = (line: string, index: number): boolean => YAML_PARENT.test(line) && indentOf(lines[index + 1]) > indentOf(line);
  if (lines.filter(isNested).length < 2) return false;
  if (keys.filter((line) => YAML_PROGRAM_KEY.test(line)).length < keys.length * IS_SETTINGS.programKeysShare) return false;
  // Text of a block, and the rest of a long value, are indented.
  const fitting = lines.filter((line) => YAML_KEY.test(line) || YAML_ITEM.test(line) || /^(?:---|\.\.\.|%|\s{2,}\S)/.test(line));
  return fitting.length >= lines.length * IS_SETTINGS.fittingShare && keys.length >= lines.length / 4;
}

/** An item's mark counts: what belongs to its key stands to the right of it. */
const indentOf = (line = ''): number => /^(?:\s|- )*/.exec(line)![0].length;
