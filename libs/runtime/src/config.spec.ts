import { z } from 'zod';
import { ConfigError, readConfig } from './config';

describe('readConfig', () => {
  const schema = z.object({
    PORT: z.coerce.number().int().default(3000),
    NAME: z.string(),
    LEVEL: z.enum(['info', 'warn']).default('info'),
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig(schema, { NAME: 'a', PORT: '' })).toEqual({ NAME: 'a', PORT: 3000, LEVEL: 'info' });
  });

  it('names every wrong variable at once', () => {
    const read = (): unknown => readConfig(schema, { PORT: 'x', LEVEL: 'loud' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT[^]*NAME[^]*LEVEL/);
  });
});
