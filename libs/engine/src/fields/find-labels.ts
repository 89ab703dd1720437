import { unionBox, type Box } from '../model/box';
import { LONGEST_LABEL, labelMeanings, type LabelMeaning } from './label-index';
import { compactForm, wordForms } from './label-words';
import type { PageText, Phrase } from './page-text';

/** A label where it stands: some words of a phrase. */
export interface FoundLabel {
  phrase: Phrase;
  /** Word positions in the phrase, `end` exclusive. */
  start: number;
  end: number;
  box: Box;
  text: string;
  meanings: readonly LabelMeaning[];
  /** How much it looks like a label here: at the beginning of its phrase, ended by a colon or by the phrase, not within a sentence. */
  standing: number;
  /** It goes on without a colon, so in front of a free text it is the beginning of a name itself (`Lieferant GmbH`). */
  runsOn: boolean;
}

const MOST_LABEL_WORDS = 7;

/** Every label of a page; of overlapping ones the longest. A recognised page may have one wrong letter in each. */
export function findLabels(page: PageText): FoundLabel[] {
  const misread = page.reader === 'ocr';
  return page.phrases.flatMap((phrase) => labelsOfPhrase(phrase, misread));
}

function labelsOfPhrase(phrase: Phrase, misread: boolean): FoundLabel[] {
  // A word with an underscore is an identifier, whatever its parts mean.
  const forms = phrase.words.map((word) => (word.text.includes('_') ? '' : compactForm(word.text)));
  const labels: FoundLabel[] = [];
  let start = 0;
  while (start < forms.length) {
    const label = forms[start] === '' ? null : longestLabel(phrase, forms, start, misread);
    if (label) labels.push(label);
    start = label ? label.end : start + 1;
  }
  return labels;
}

function longestLabel(phrase: Phrase, forms: readonly string[], start: number, misread: boolean): FoundLabel | null {
  for (let end = Math.min(forms.length, start + MOST_LABEL_WORDS); end > start; end--) {
    const form = compactForm(
      phrase.words
        .slice(start, end)
        .map((word) => word.text)
        .join(' '),
    );
    if (form.length > LONGEST_LABEL + 1 || forms[end - 1] === '') continue;
    const meanings = labelMeanings(form, misread);
    if (meanings.length > 0) return toLabel(phrase, start, end, meanings);
  }
  return null;
}

function toLabel(phrase: Phrase, start: number, end: number, meanings: readonly LabelMeaning[]): FoundLabel {
  const words = phrase.words.slice(start, end);
  return {
    phrase,
    start,
    end,
    box: unionBox(words.map((word) => word.box)),
    text: words.map((word) => word.text).join(' '),
    meanings,
    standing: standing(phrase, start, end),
    runsOn: runsOn(phrase, end),
  };
}

const runsOn = (phrase: Phrase, end: number): boolean =>
  end < phrase.words.length && !/[:#)]$/.test(phrase.words[end - 1]!.text) && !/^[:#(=-]/.test(phrase.words[end]!.text);

/** Measured on nothing finer than the order of these cases; each step down is a fifth. */
function standing(phrase: Phrase, start: number, end: number): number {
  const last = phrase.words[end - 1]!.text;
  const before = phrase.words[start - 1];
  const opens = !before || /[:;|,)]$/.test(before.text) || /^[\d.,€$£-]+$/.test(before.text);
  const next = phrase.words[end];
  const closes = !next || /[:#]$/.test(last) || /^[:#(=]/.test(next.text) || /\d/.test(next.text);
  if (opens && closes) return 1;
  if (opens) return wordForms(phrase.text).length <= 8 ? 0.7 : 0.5;
  return closes ? 0.6 : 0.3;
}
