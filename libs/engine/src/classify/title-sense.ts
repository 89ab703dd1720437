import { gramSense, type GramModel } from '../fields/learned/gram-sense';
import model from './title-sense.data.json';

/** How likely a line is the title of each type, in the order of `DOC_TYPES`, and behind them that it is none. */
export const titleSense = gramSense(model as unknown as GramModel);
