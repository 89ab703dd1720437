/** A map from many words to few values, as data: each value stands once, and a word says which is its own. */
export interface PackedMap<Value> {
  words: readonly string[];
  values: readonly Value[];
  /** For each word the position of its value. */
  positions: readonly number[];
}

/** A map as data; values that are written alike become one. */
export function packed<Value>(map: ReadonlyMap<string, Value>): PackedMap<Value> {
  const positions = new Map<string, number>();
  const values: Value[] = [];
  const positionOf = (value: Value): number => {
    const written = JSON.stringify(value);
    const known = positions.get(written);
    if (known !== undefined) return known;
    positions.set(written, values.length);
    return values.push(value) - 1;
  };
  return { words: [...map.keys()], positions: [...map.values()].map(positionOf), values };
}

/** The map again, its words in their order. */
export function unpacked<Value>({ words, values, positions }: PackedMap<Value>): Map<string, Value> {
  const map = new Map<string, Value>();
  for (const [index, word] of words.entries()) map.set(word, values[positions[index]!]!);
  return map;
}
