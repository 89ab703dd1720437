import { modelOf, modelsOfScript, tellLanguage, wholeScriptModels } from '../../lexicon/lexicon';
import { installedModel } from '../tesseract/installed-models';
import { LANGUAGES, type Language, type ScriptLanguage } from '../tesseract/recogniser';

/** The language that the words of a page are in, of the Latin script or of one told; undefined where none stands out, or no model of it is there. */
export async function readingLanguage(words: Iterable<string>, script?: ScriptLanguage): Promise<Language | undefined> {
  const language = modelOf(tellLanguage(words) ?? '', script);
  return language && (isPacked(language) || (await installedModel(language))) ? language : undefined;
}

const isPacked = (language: Language): boolean => LANGUAGES.includes(language);

/** Languages of the script that a model is asked for, with the one of each. */
export async function sistersOf(script: ScriptLanguage): Promise<Language[]> {
  const sisters = modelsOfScript(script);
  const models = await Promise.all(sisters.map((language) => installedModel(language)));
  return sisters.filter((_, at) => models[at] !== undefined);
}

/** What reads the whole script that a model finds; nothing where that reads no more, or is not there (docs/decisions/models-of-whole-scripts.md). */
export async function wholeScriptOf(script: ScriptLanguage): Promise<Language[]> {
  const models = wholeScriptModels(script);
  const files = await Promise.all(models.map((model) => isPacked(model) || installedModel(model)));
  return files.every(Boolean) ? [...models] : [];
}
