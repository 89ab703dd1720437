import { valueAt } from './page-boxes';
import { turnBack, turnBox, turnedSize, type Turn } from './turned';

describe('valueAt', () => {
  const cell = { name: 'cell', box: { left: 10, top: 10, right: 30, bottom: 20 } };
  const around = { name: 'around', box: { left: 0, top: 0, right: 100, bottom: 100 } };

  it('names the innermost value around a point, and none where there is none', () => {
    expect(valueAt([around, cell], 12, 12)).toBe(cell);
    expect(valueAt([around, cell], 60, 60)).toBe(around);
    expect(valueAt([cell], 60, 60)).toBeUndefined();
  });
});

describe('a turned page', () => {
  const size = { width: 600, height: 800 };
  const box = { left: 100, top: 50, right: 180, bottom: 70 };

  it.each<Turn>([0, 90, 180, 270])('leads from a box turned by %d degrees back to where it is', (turn) => {
    const turned = turnBox(box, size, turn);
    const corners = [turnBack(turned.left, turned.top, size, turn), turnBack(turned.right, turned.bottom, size, turn)];
    expect(Math.min(...corners.map(({ x }) => x))).toBe(box.left);
    expect(Math.max(...corners.map(({ y }) => y))).toBe(box.bottom);
    expect(turned.right).toBeLessThanOrEqual(turnedSize(size, turn).width);
    expect(turned.bottom).toBeLessThanOrEqual(turnedSize(size, turn).height);
  });

  it('turned by 90 degrees has its top at the right', () => {
    expect(turnBox(box, size, 90)).toEqual({ left: 730, top: 100, right: 750, bottom: 180 });
  });
});
