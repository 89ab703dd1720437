import { remembered } from './remembered';

describe('remembered', () => {
  it('reads a text once, also where the answer is nothing', () => {
    const read = jest.fn((text: string) => (text === 'blank' ? undefined : text.length));
    const reading = remembered(read);
    expect([reading('abc'), reading('abc'), reading('blank'), reading('blank')]).toEqual([3, 3, undefined, undefined]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reads a long text each time', () => {
    const read = jest.fn((text: string) => text.length);
    const reading = remembered(read);
    const paragraph = 'word '.repeat(40);
    expect([reading(paragraph), reading(paragraph)]).toEqual([200, 200]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('forgets when it is full, and answers the same', () => {
    const read = jest.fn((text: string) => text.length);
    const reading = remembered(read);
    for (let i = 0; i < 10_000; i++) reading(`text ${i}`);
    expect(reading('text 0')).toBe(6);
    expect(read).toHaveBeenCalledTimes(10_001);
  });
});
