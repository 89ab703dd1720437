import { firstLines } from './first-lines';
import { IS_BUILD_FILE } from './weights';

/** Whether a text tells a program how something is built: a Makefile, the recipe of a container, a batch file, a patch. */
export function isBuildFile(text: string): boolean {
  if (/^\s*@echo off\b/i.test(text) || isPatch(text)) return true;
  const lines = firstLines(text, /^\s*#/);
  return isMakefile(lines) || isContainerRecipe(lines);
}

const isPatch = (text: string): boolean =>
  /^(?:diff --git \S|--- \S[^\n]*\n\+\+\+ \S)/m.test(text) && /^@@ -\d+(?:,\d+)? \+\d+/m.test(text);

/** Targets, and what they need: `program: main.o money.o`. */
const RULE = /^[\w.%/$(){}@ -]{1,200}::?(?!=)\s*[^:=]*$/;
const RECIPE = /^\t/;
const ASSIGNMENT = /^\s*(?:export |override )?[\w.-]+\s*[:?+]?=/;
const DIRECTIVE = /^\s*(?:-?include|ifn?(?:eq|def)|else|endif|define|endef|export|vpath)\b/;
/** What only Makefiles write: variables in brackets, the names of what a rule is about, targets that are no files. */
const TELLING = /\$[({@<^*]|^\.[A-Z]{4,}:/;

function isMakefile(lines: readonly string[]): boolean {
  const isRule = (line: string, index: number): boolean => RULE.test(line) && RECIPE.test(lines[index + 1] ?? '');
  if (lines.filter(isRule).length < IS_BUILD_FILE.fewest) return false;
  const goesOn = (index: number): boolean => (lines[index - 1] ?? '').endsWith('\\');
  const fitting = lines.filter(
    (line, index) => [RULE, RECIPE, ASSIGNMENT, DIRECTIVE].some((pattern) => pattern.test(line)) || goesOn(index),
  );
  if (fitting.length < lines.length * IS_BUILD_FILE.fittingShare) return false;
  return lines.filter((line) => TELLING.test(line)).length >= IS_BUILD_FILE.fewest || namesItsTargets(lines.filter(isRule));
}

/** Whether a rule needs what another makes, as no list under a heading does. */
function namesItsTargets(rules: readonly string[]): boolean {
  const targets = new Set(rules.flatMap((rule) => rule.split(':')[0]!.trim().split(/\s+/)));
  return rules.some((rule) => rule.slice(rule.indexOf(':') + 1).trim().split(/\s+/).some((needed) => targets.has(needed))); // prettier-ignore
}

const INSTRUCTION =
  /^\s*(?:FROM|RUN|COPY|ADD|ENV|ARG|WORKDIR|EXPOSE|CMD|ENTRYPOINT|USER|LABEL|VOLUME|HEALTHCHECK|SHELL|ONBUILD|STOPSIGNAL)\s+\S/;

function isContainerRecipe(lines: readonly string[]): boolean {
  const begins = lines.findIndex((line) => /^FROM [\w./:@${}-]+(?: AS \S+)?$/i.test(line));
  // Arguments may stand before the first image.
  if (begins === -1 || !lines.slice(0, begins).every((line) => /^ARG /.test(line))) return false;
  const fitting = lines.filter((line, index) => INSTRUCTION.test(line) || (lines[index - 1] ?? '').endsWith('\\'));
  return fitting.length > IS_BUILD_FILE.fewest && fitting.length >= lines.length * IS_BUILD_FILE.fittingShare;
}
