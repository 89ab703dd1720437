import { gramSense, type GramModel } from './gram-sense';
import model from './name-sense.data.json';

const sense = gramSense(model as unknown as GramModel);

/** How likely words are somebody's name rather than words that papers print: of two classes the second. */
export const nameSense = (text: string): number => sense(text)[1]!;
