/** Texts that one reading remembers: a document repeats some thousand, and a hostile one must not fill the memory. */
const MOST_TEXTS = 4_000;
/** Longer texts are paragraphs, which are asked for once. Of the lines of 25 measured documents one in twenty has more than 80 letters, and five steps read it. */
const LONGEST = 160;

/** Kept where a reading has nothing to say: so that the memory is asked once. */
const NOTHING = Symbol('nothing');

/** A reading of texts with a memory: several steps read each text, and documents repeat theirs. What it answers is shared: nobody may change it. */
export function remembered<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  const known = new Map<string, Reading | typeof NOTHING>();
  return (text) => {
    if (text.length > LONGEST) return read(text);
    const before = known.get(text);
    if (before !== undefined) return before === NOTHING ? (undefined as Reading) : before;
    const reading = read(text);
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(text, reading === undefined ? NOTHING : reading);
    return reading;
  };
}
