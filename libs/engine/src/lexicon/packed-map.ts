/** A map from many words to few values, as data: each value stands once, and a word says which is its own. */
export interface PackedMap<Value> {
  words: readonly string[];
  values: readonly Value[];
  /** For each word the place of its value. */
  places: readonly number[];
}

/** A map as data; values that are written alike become one. */
export function packed<Value>(map: ReadonlyMap<string, Value>): PackedMap<Value> {
  const places = new Map<string, number>();
  const values: Value[] = [];
  const placeOf = (value: Value): number => {
    const written = JSON.stringify(value);
    const known = places.get(written);
    if (known !== undefined) return known;
    places.set(written, values.length);
    return values.push(value) - 1;
  };
  return { words: [...map.keys()], places: [...map.values()].map(placeOf), values };
}

/** The map again, its words in their order. */
export function unpacked<Value>({ words, values, places }: PackedMap<Value>): Map<string, Value> {
  const map = new Map<string, Value>();
  for (const [index, word] of words.entries()) map.set(word, values[places[index]!]!);
  return map;
}
