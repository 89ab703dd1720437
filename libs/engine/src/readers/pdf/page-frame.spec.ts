import { compose, mapBox, mapX, mapY, pageFrame } from './page-frame';

const visible = { left: 10, bottom: 20, right: 110, top: 220 };

it.each([
  [0, 100, 200, [0, 0]],
  [1, 200, 100, [200, 0]],
  [2, 100, 200, [100, 200]],
  [3, 200, 100, [0, 100]],
])('puts the top left corner of a page turned %i quarters where it is displayed', (turns, width, height, corner) => {
  const frame = pageFrame(visible, turns);
  expect([frame.width, frame.height]).toEqual([width, height]);
  expect([mapX(frame.toDisplay, 10, 220), mapY(frame.toDisplay, 10, 220)]).toEqual(corner);
});

it('composes maps in the order in which they apply', () => {
  const both = compose([2, 0, 0, 2, 0, 0], [1, 0, 0, 1, 5, 7]);
  expect([mapX(both, 1, 1), mapY(both, 1, 1)]).toEqual([7, 9]);
});

it('boxes a rectangle that was turned', () => {
  expect(mapBox([0, 1, -1, 0, 0, 0], 0, 0, 10, 20)).toEqual({ left: -20, top: 0, right: 0, bottom: 10 });
});
