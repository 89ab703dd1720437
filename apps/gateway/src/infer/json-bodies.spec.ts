import { EventEmitter } from 'node:events';
import type { Request } from 'express';
import { JsonBodies } from './json-bodies';

const requestOf = (bytes: number | undefined): Request => {
  const headers = bytes === undefined ? {} : { 'content-length': String(bytes) };
  return { headers, res: new EventEmitter() } as unknown as Request;
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
});
