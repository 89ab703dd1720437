import type { LanguageLexicon } from './language-lexicon';
import { anyScript } from './language-scripts';

/** Tesseract's models by the language that they read, as data. */
export interface IndexedModels {
  latin: Readonly<Record<string, string>>;
  /** By the model that finds a script. */
  scripts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  byWordsAlone: readonly string[];
  withTwoStems: readonly string[];
  stemOpenings: Readonly<Record<string, readonly string[]>>;
  /** The scripts that a model reads, and the digits of its language. */
  read: Readonly<Record<string, string>>;
  digits: Readonly<Record<string, string>>;
  wholeScripts: Readonly<Record<string, string>>;
  finding: readonly { model: string; scripts: string; hasVowelMarks: boolean; isSeldom: boolean }[];
}

/** A model that finds a script, by the letters that it is sure of. */
interface FindingModel {
  model: string;
  letters: RegExp;
  isSeldom: boolean;
}

/** Which models read the languages. */
export interface ReadingModels {
  /** The model of a language, in the script that a model found or in Latin letters. */
  modelOf: (language: string, script?: string) => string | undefined;
  /** The models of a script that are asked how sure they are, the one that finds it first. */
  modelsOfScript: (script: string) => readonly string[];
  findingModels: readonly FindingModel[];
  /** Whether words of the language that a model reads begin with two stems. */
  opensWithTwoStems: (model: string) => boolean;
  /** What opens words of it whose `I` is read as another stem. */
  stemOpeningsOf: (model: string) => readonly string[];
  /** The scripts beside the Latin one that a model reads, by Unicode's names. */
  scriptsOfModel: (model: string) => readonly string[];
  /** The digits of the language that a model reads, where it has its own. */
  digitsOfModel: (model: string) => string | undefined;
  /** What reads a whole script together, by the model that finds it. */
  wholeScriptModels: (script: string) => readonly string[];
}

export function indexModels(languages: readonly LanguageLexicon[]): IndexedModels {
  const latin: Record<string, string> = {};
  const scripts: Record<string, Record<string, string>> = {};
  const byWordsAlone: string[] = [];
  for (const { code, latinModel, scriptModels = {}, modelByWordsAlone } of languages) {
    if (latinModel) latin[code] = latinModel;
    for (const [script, model] of Object.entries(scriptModels)) (scripts[script] ??= {})[code] = model;
    if (modelByWordsAlone) byWordsAlone.push(...Object.values(scriptModels));
  }
  const wholeScripts = Object.assign({}, ...languages.map(({ wholeScriptModels = {} }) => wholeScriptModels)) as Record<string, string>;
  const withTwoStems = languages.flatMap(({ latinModel, opensWithTwoStems }) => (latinModel && opensWithTwoStems ? [latinModel] : []));
  const finding = languages.flatMap(findingOf);
  const stemOpenings = languages.flatMap(({ latinModel, stemOpenings: openings }) =>
    latinModel && openings ? [[latinModel, openings] as const] : [],
  );
  return {
    latin,
    scripts,
    byWordsAlone,
    withTwoStems,
    stemOpenings: Object.fromEntries(stemOpenings),
    wholeScripts,
    finding,
    ...indexScriptModels(languages, finding),
  };
}

/** A model that a language has in a script of another's reads what the other's model finds. */
function indexScriptModels(
  languages: readonly LanguageLexicon[],
  finding: IndexedModels['finding'],
): Pick<IndexedModels, 'read' | 'digits'> {
  const read = new Map(finding.map(({ model, scripts }) => [model, scripts]));
  const digits = new Map<string, string>();
  for (const { findingModels = {}, scriptModels = {}, digits: own } of languages) {
    for (const [script, model] of Object.entries(scriptModels)) read.set(model, read.get(script) ?? '');
    if (own) for (const model of [...Object.keys(findingModels), ...Object.values(scriptModels)]) digits.set(model, own);
  }
  return { read: Object.fromEntries(read), digits: Object.fromEntries(digits) };
}

const findingOf = ({ findingModels = {}, vowelMarks, seldomFound }: LanguageLexicon): IndexedModels['finding'] =>
  Object.entries(findingModels).map(([model, scripts]) => ({
    ...{ model, scripts },
    hasVowelMarks: vowelMarks === true,
    isSeldom: seldomFound === true,
  }));

export function makeReadingModels(models: IndexedModels): ReadingModels {
  const { latin, scripts, byWordsAlone, withTwoStems, stemOpenings, read, digits, wholeScripts, finding } = models;
  return {
    findingModels: finding.map(({ model, scripts: names, hasVowelMarks, isSeldom }) => ({
      ...{ model, isSeldom },
      letters: new RegExp(`${hasVowelMarks ? '(?=\\p{L})' : ''}${anyScript(names)}`, 'gu'),
    })),
    opensWithTwoStems: (model) => withTwoStems.includes(model),
    stemOpeningsOf: (model) => stemOpenings[model] ?? [],
    scriptsOfModel: (model) => read[model]?.split(' ') ?? [],
    digitsOfModel: (model) => digits[model],
    wholeScriptModels: (script) => wholeScripts[script]?.split(' ') ?? [],
    modelOf: (language, script) => (script === undefined ? latin : scripts[script])?.[language],
    modelsOfScript: (script) => {
      const models = Object.values(scripts[script] ?? {}).filter((model) => model !== script && !byWordsAlone.includes(model));
      return scripts[script] ? [script, ...models] : [];
    },
  };
}
