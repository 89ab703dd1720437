import { z } from 'zod';
import { listQuery } from '../extractions/list-query';
import { parseInput } from './route';

describe('parseInput', () => {
  it('fills in the defaults of a list query', () => {
    expect(parseInput(listQuery, {}, 'query')).toEqual({ page: 1, limit: 20, sort: 'created_at', order: 'desc' });
  });

  it('names every bad member with its place', () => {
    const read = (): unknown => parseInput(z.object({ a: z.number(), b: z.object({ c: z.string() }) }), { a: 'x', b: {} }, 'body');
    expect(read).toThrow(
      expect.objectContaining({
        code: 'invalid_parameter',
        options: { errors: [expect.objectContaining({ location: 'body.a' }), expect.objectContaining({ location: 'body.b.c' })] },
      }),
    );
  });
});
