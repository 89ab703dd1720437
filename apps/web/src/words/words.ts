import { ENGLISH } from './english';

/** What the app says, in the one language that it has. */
export const WORDS = ENGLISH;
