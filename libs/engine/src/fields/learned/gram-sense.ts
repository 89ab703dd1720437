import { remembered } from '@gridline/values';
import { sharesOfClasses } from '../../learned/class-shares';
import { gramPositions } from './label-grams';

/** A linear model over pieces of words: a weight a position and class in whole steps of `step`, as signed bytes in base64. */
export interface GramModel {
  step: number;
  bias: readonly number[];
  weights: string;
}

/** How likely a text is of each class of the model. */
export function gramSense(model: GramModel): (text: string) => Float64Array {
  const weights = new Int8Array(Buffer.from(model.weights, 'base64'));
  const classes = model.bias.length;
  return remembered((text) => {
    const sums = new Float64Array(model.bias);
    const positions = gramPositions(text);
    const step = model.step / Math.sqrt(Math.max(1, positions.length));
    for (const position of positions) for (let c = 0, at = position * classes; c < classes; c++, at++) sums[c]! += step * weights[at]!;
    return sharesOfClasses(sums);
  });
}
