import model from './letter-network.data.json';
import { StripNetwork, type Frames } from './strip-network';

/** Reads the letters of one word. */
const network = new StripNetwork(model);

/** The signs in the order of their numbers, from 1. */
export const NAMES = network.names;

/** Letters of other alphabets that are drawn like a sign of the network, with that sign: `А` of Cyrillic is `A`. */
export const TWINS = network.twins;

/** The numbers of signs, from 1; twins have one. */
export const SIGNS = network.signs;

/** Reads a strip of `STRIP_HEIGHT` rows: 0 is paper, 1 ink. */
export const readStrip = (ink: Float64Array, width: number): Frames => network.read(ink, width);
