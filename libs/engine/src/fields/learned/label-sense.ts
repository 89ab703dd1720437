import { gramSense, type GramModel } from './gram-sense';
import model from './label-sense.data.json';

/** How likely a text is a label of each class, in the order of `LABEL_CLASSES`. */
export const labelSense = gramSense(model as unknown as GramModel);
