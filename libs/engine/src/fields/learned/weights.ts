/** Numbers chosen for add-fields.ts. */
export const ADD_FIELDS = {
  /**
   * A number is told as a field that the rules left empty from this share on: on 175 papers of strangers, judged by trees that had not seen their
   * sheets, it brings in 11 right values, no wrong one, and 13 of fields that the truth does not name; .3 brings 6, 0 and 3, .05 14, 1 and 46.
   */
  likely: 0.15,
};

/** Numbers chosen for item-features.ts: the trees were fitted with them. */
export const ITEM_FEATURES = {
  /** A label's class is taken for sure above this share. An estimate. */
  sure: 0.5,
  /** In letters: longer texts are no labels. An estimate. */
  longestLabel: 60,
  /** A heading stands at most so many lines above, and is one by so many words. Estimates. */
  headingLines: 12,
  headingWords: 4,
};

/** Numbers chosen for item-surroundings.ts: the trees were fitted with them. */
export const ITEM_SURROUNDINGS = {
  /** In heights of the value: no label stands farther off to the left, or above. Estimates. */
  farLeft: 40,
  farAbove: 12,
  /** Words that a label has at most, before and behind. Estimates. */
  wordsBefore: 5,
  wordsBehind: 4,
};
