import { installedModel } from '../tesseract/installed-models';
import type { ScriptLanguage, ScriptModel } from '../tesseract/recogniser';

/** The model of the whole script that a language is written in; undefined where none reads more than the language's own, or none is there. */
export async function scriptModelOf(language: ScriptLanguage): Promise<ScriptModel | undefined> {
  const model = MODELS[language];
  return model && (await installedModel(model)) ? model : undefined;
}

/** Not those that were measured to read no more (docs/decisions/models-of-whole-scripts.md). */
const MODELS: Partial<Record<ScriptLanguage, ScriptModel>> = {
  ara: 'Arabic',
  hye: 'Armenian',
  rus: 'Cyrillic',
  hin: 'Devanagari',
  ell: 'Greek',
  heb: 'Hebrew',
  tha: 'Thai',
  chi_sim: 'HanS',
  chi_tra: 'HanT',
  kor: 'Hangul',
  jpn: 'Japanese',
};
