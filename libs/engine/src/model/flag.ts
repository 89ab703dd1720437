/** A signal of yes and no, as models count it. */
export const flag = (holds: unknown): 0 | 1 => (holds ? 1 : 0);
