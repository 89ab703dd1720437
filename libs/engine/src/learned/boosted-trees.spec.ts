import { classMargins } from './boosted-trees';

describe('classMargins', () => {
  it('adds the leaves that the features lead to, class by class', () => {
    // Under .5 of the first feature 1, else 2 or 3 by the second one.
    const tree = [0, 0.5, 6, -1, 1, 0, 1, 7, 12, -1, 2, 0, -1, 3, 0];
    const model = { classes: ['a', 'b'], trees: [[tree, tree], [[-1, -4, 0]]] };
    expect([...classMargins(model, Float32Array.of(0.4, 9))]).toEqual([2, -4]);
    expect([...classMargins(model, Float32Array.of(0.5, 6))]).toEqual([4, -4]);
    expect([...classMargins(model, Float32Array.of(0.5, 7))]).toEqual([6, -4]);
  });
});
