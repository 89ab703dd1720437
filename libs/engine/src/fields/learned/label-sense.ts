import { gramSense, type GramModel } from './gram-sense';
import model from './label-sense.data.json';

/** What a text says as a label, in the order of `LABEL_CLASSES`. */
export type Sense = (text: string) => Float64Array;

/** How likely a text is a label of each class, in the order of `LABEL_CLASSES`. */
export const labelSense: Sense = gramSense(model as unknown as GramModel);
