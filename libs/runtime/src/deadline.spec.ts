import { setTimeout as delay } from 'node:timers/promises';
import { atDeadline } from './deadline';

const busyFor = (milliseconds: number): void => {
  for (const start = performance.now(); performance.now() - start < milliseconds;);
};

describe('a deadline', () => {
  it('is told once its time is over, and not where it was undone', async () => {
    const told: string[] = [];
    atDeadline(10, 1_000, () => told.push('late'));
    atDeadline(10, 1_000, () => told.push('undone'))();
    while (told.length === 0) await delay(1);
    await delay(20);
    expect(told).toEqual(['late']);
  });

  it('is told after what came while the process was busy, and then all the same', async () => {
    const told: string[] = [];
    const undo = atDeadline(10, 1_000, () => told.push('late'));
    busyFor(200);
    // What was due in the sockets comes after the timers that were.
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual([]);
    undo();
    const isLate = new Promise<void>((resolve) => atDeadline(10, 10, resolve));
    busyFor(200);
    await isLate;
  });
});
