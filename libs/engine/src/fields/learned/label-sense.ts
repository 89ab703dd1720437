import { remembered } from '@gridline/values';
import { gramPlaces } from './label-grams';
import { LABEL_CLASSES } from './label-classes';
import model from './label-sense.data.json';

/** A linear model over pieces of words: a weight a place and class in whole steps of `step`, as signed bytes in base64. */
interface LabelSense {
  step: number;
  bias: readonly number[];
  weights: string;
}

const MODEL = model as unknown as LabelSense;
const WEIGHTS = new Int8Array(Buffer.from(MODEL.weights, 'base64'));

/** How likely a text is a label of each class, in the order of `LABEL_CLASSES`. */
export const labelSense: (text: string) => Float64Array = remembered((text) => {
  const sums = Float64Array.from(MODEL.bias);
  const places = gramPlaces(text);
  const step = MODEL.step / Math.sqrt(Math.max(1, places.length));
  for (const place of places) for (let c = 0; c < sums.length; c++) sums[c]! += step * WEIGHTS[place * LABEL_CLASSES.length + c]!;
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const whole = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / whole);
});
