import { IS_SQL } from './weights';

/** Statements that nothing but SQL has; each ends with a semicolon at the end of a line. */
const TELLING =
  /^(?:create\s+(?:or\s+replace\s+)?(?:\w+\s+){0,2}?(?:table|index|view|function|procedure|trigger|type|schema|sequence|extension|role|database|aggregate|operator|domain|cast|user|policy|rule)\s|insert\s+into\s|alter\s+(?:table|role|function|view|index|schema|extension|database|type|operator|system|user|policy|default|sequence)\s|drop\s+(?:table|role|function|view|index|schema|extension|database|type|operator|trigger|user|policy|sequence|aggregate|materialized|rule)\s|update\s+\S+\s+set\s|delete\s+from\s|with\s+(?:recursive\s+)?\w+\s*(?:\([^)]*\)\s*)?as\s*\(|grant\s+\w+[^]*\sto\s|revoke\s+\w+[^]*\sfrom\s|comment\s+on\s|truncate\s+table\s|explain\s)/i;

/** Written in one case, as no sentence is. */
const QUERY = /^(?:select\s[^]*(?:\sfrom\s|\()|SELECT\s[^]*(?:\sFROM\s|\())/;

/** Statements that stand among those, and that a letter might begin a sentence with, too. */
const AMONG =
  /^(?:set|reset|begin|commit|rollback|start|end|use|copy|analyze|vacuum|declare|fetch|close|prepare|execute|savepoint|release|lock|do|call|values|table|show|select|update|\\\w+|\$\$)\b/i;

/** Whether a text is a file of SQL statements. */
export function isSql(text: string): boolean {
  const bare = text.replace(/^\s*--.*$|^\s*\\\w.*$/gm, '').replace(/\/\*[^]*?\*\//g, '');
  const statements = bare.split(/;[ \t]*(?:--.*)?$/m).map((statement) => statement.trim());
  // The last is what follows the last semicolon: there is none in a text without them.
  const ended = statements.slice(0, -1).filter(Boolean);
  const isTelling = (statement: string): boolean => TELLING.test(statement) || QUERY.test(statement);
  if (!ended.some(isTelling)) return false;
  const lengthOf = (those: readonly string[]): number => those.reduce((sum, statement) => sum + statement.length, 0);
  const known = ended.filter((statement) => isTelling(statement) || AMONG.test(statement));
  // A long file is cut in the middle of a statement.
  return lengthOf(known) >= IS_SQL.sqlShare * lengthOf(statements.slice(0, ended.length > 1 ? -1 : undefined));
}
