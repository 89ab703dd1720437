import { scriptsOfModel } from '../../lexicon/lexicon';
import type { Language } from '../tesseract/recogniser';

/** Whether a language is written in letters that the reader of single letters knows. */
export const isOfKnownScript = (language: Language): boolean => scriptsOfModel(language).every((script) => KNOWN_SCRIPTS.has(script));

const KNOWN_SCRIPTS = new Set(['Latin', 'Cyrillic', 'Greek']);
