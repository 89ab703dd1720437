import type { LanguageLexicon } from './language-lexicon';
import { anyScript } from './language-scripts';

/** Tesseract's models by the language that they read, as data. */
export interface IndexedModels {
  latin: Readonly<Record<string, string>>;
  /** By the model that finds a script. */
  scripts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  byWordsAlone: readonly string[];
  withTwoStems: readonly string[];
  wholeScripts: Readonly<Record<string, string>>;
  finding: readonly { model: string; scripts: string; hasVowelMarks: boolean; isSeldom: boolean }[];
}

/** A model that finds a script, by the letters that it is sure of. */
export interface FindingModel {
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
  return { latin, scripts, byWordsAlone, withTwoStems, wholeScripts, finding: languages.flatMap(findingOf) };
}

const findingOf = ({ findingModels = {}, vowelMarks, seldomFound }: LanguageLexicon): IndexedModels['finding'] =>
  Object.entries(findingModels).map(([model, scripts]) => ({
    ...{ model, scripts },
    hasVowelMarks: vowelMarks === true,
    isSeldom: seldomFound === true,
  }));

export function makeReadingModels({ latin, scripts, byWordsAlone, withTwoStems, wholeScripts, finding }: IndexedModels): ReadingModels {
  return {
    findingModels: finding.map(({ model, scripts: names, hasVowelMarks, isSeldom }) => ({
      ...{ model, isSeldom },
      letters: new RegExp(`${hasVowelMarks ? '(?=\\p{L})' : ''}${anyScript(names)}`, 'gu'),
    })),
    opensWithTwoStems: (model) => withTwoStems.includes(model),
    wholeScriptModels: (script) => wholeScripts[script]?.split(' ') ?? [],
    modelOf: (language, script) => (script === undefined ? latin : scripts[script])?.[language],
    modelsOfScript: (script) => {
      const models = Object.values(scripts[script] ?? {}).filter((model) => model !== script && !byWordsAlone.includes(model));
      return scripts[script] ? [script, ...models] : [];
    },
  };
}
