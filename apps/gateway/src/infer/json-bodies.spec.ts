import { EventEmitter } from 'node:events';
import type { Request } from 'express';
import { JsonBodies } from './json-bodies';

const requestOf = (bytes: number | undefined): Request => {
  const headers = bytes === undefined ? {} : { 'content-length': String(bytes) };
  return { headers, res: new EventEmitter(), socket: { bytesRead: 0 }, complete: false } as unknown as Request;
};

describe('large JSON bodies', () => {
  it.each([10_000_000, undefined])('are so many of one account at a time (length %s), and are given their place back', (bytes) => {
    const bodies = new JsonBodies();
    const given = Array.from({ length: 2 }, () => bodies.take('acc_1', requestOf(bytes)));
    expect(() => bodies.take('acc_1', requestOf(bytes))).toThrow(expect.objectContaining({ code: 'busy' }));
    bodies.take('acc_2', requestOf(bytes));
    given[0]!();
    bodies.take('acc_1', requestOf(bytes));
  });

  it('are so many of all accounts', () => {
    const bodies = new JsonBodies();
    for (let account = 0; account < 5; account++) bodies.take(`acc_${account}`, requestOf(5_000_000));
    expect(() => bodies.take('acc_last', requestOf(5_000_000))).toThrow(expect.objectContaining({ code: 'busy' }));
  });

  it('do not stand in the way of small ones', () => {
    const bodies = new JsonBodies();
    for (let sent = 0; sent < 100; sent++) bodies.take('acc_1', requestOf(200));
  });

  describe('of which all come slowly', () => {
    let now = 0;
    beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));
    afterEach(() => jest.restoreAllMocks());

    /** Two of each of two accounts and one of a third, after so many seconds in which so many bytes of each came. */
    function full(seconds: number, bytes: number[], complete = false) {
      const bodies = new JsonBodies();
      const ended: number[] = [];
      const requests = bytes.map(() => requestOf(5_000_000));
      requests.forEach((request, number) =>
        bodies.take(`acc_${number >> 1}`, request, (error) => {
          expect(error).toMatchObject({ code: 'busy', options: { retryAfterSeconds: 2 } });
          ended.push(number);
        }),
      );
      now += seconds * 1000;
      requests.forEach((request, number) => {
        Object.assign(request.socket, { bytesRead: bytes[number] });
        Object.assign(request, { complete });
      });
      return { bodies, ended };
    }

    it('leave their place, the slowest first, to an account that has none', () => {
      const { bodies, ended } = full(10, [9_000, 9_000, 3_000, 9_000, 9_000]);
      bodies.take('acc_other', requestOf(5_000_000));
      expect(ended).toEqual([2]);
      expect(() => bodies.take('acc_other', requestOf(5_000_000))).toThrow(expect.objectContaining({ code: 'busy' }));
      expect(ended).toEqual([2]);
    });

    it.each([
      ['have only begun', () => full(9, [9_000, 9_000, 3_000, 9_000, 9_000])],
      ['come as fast as lines do', () => full(10, Array<number>(5).fill(700_000))],
      ['have come', () => full(10, Array<number>(5).fill(9_000), true)],
    ])('keep it where they %s', (_how, filled) => {
      const { bodies, ended } = filled();
      expect(() => bodies.take('acc_other', requestOf(5_000_000))).toThrow(expect.objectContaining({ code: 'busy' }));
      expect(ended).toEqual([]);
    });
  });
});
