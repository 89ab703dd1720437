/** Characters of a reference at most. */
export const REFERENCE_MAX = 256;

/** A reference as a header carries it: headers are ASCII, so every other character is percent-encoded UTF-8, half a character a mark. */
export const encodeReference = (reference: string): string =>
  reference.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\x20-\x7e]/gu, (character) => encodeURIComponent(character));
