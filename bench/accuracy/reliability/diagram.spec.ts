import { drawReliability } from './diagram';

const panel = (accuracy: number): string =>
  drawReliability([{ title: 'Cells', subtitle: 'error .01', bins: [{ confidence: 0.9, accuracy, count: 1_234 }] }]);

const dotOf = (svg: string): { x: number; y: number } => {
  const [, x, y] = /<circle class="dots" cx="([\d.]+)" cy="([\d.]+)"/.exec(svg)!;
  return { x: Number(x), y: Number(y) };
};

describe('drawReliability', () => {
  it('puts an honest bin on the diagonal, a boastful one below it', () => {
    const honest = dotOf(panel(0.9));
    const diagonal = /<path class="ideal" d="M(\d+) (\d+)L(\d+) (\d+)"/.exec(panel(0.9))!.slice(1).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const share = (honest.x - diagonal[0]) / (diagonal[2] - diagonal[0]);
    expect(honest.y).toBeCloseTo(diagonal[1] + share * (diagonal[3] - diagonal[1]), 0);
    expect(dotOf(panel(0.5)).y).toBeGreaterThan(honest.y);
  });

  it('keeps certainty inside the frame, and says how many values a bin holds', () => {
    const top = dotOf(panel(1));
    expect(top.y).toBe(64);
    expect(panel(1)).toContain('>1234</text>');
  });

  it('is drawn for light and for dark pages', () => {
    expect(panel(0.9)).toContain('prefers-color-scheme:dark');
  });
});
