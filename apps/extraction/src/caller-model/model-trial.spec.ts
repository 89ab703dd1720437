import { PrivateTargets, TargetCheck } from '@gridline/targets';
import { ModelTrial } from './model-trial';

describe('the address of a model that is tried', () => {
  /** The code that a trial ends with where a look-up of its address's name ends so. */
  async function codeFor(code: string): Promise<unknown> {
    const resolver = { resolve: () => Promise.reject(Object.assign(new Error(code), { code })) };
    const trial = new ModelTrial(new TargetCheck(new PrivateTargets([]), resolver), () => Promise.reject(new Error('not asked')));
    const model = { provider: 'openai-compatible', model: 'm', apiKey: 'k', baseUrl: 'https://models.test/v1' } as const;
    return trial.run(model).catch((error: { code?: unknown }) => error.code);
  }

  it('is a wrong parameter where its name has no address', async () => {
    expect(await codeFor('ENOTFOUND')).toBe('invalid_parameter');
  });

  it.each(['ETIMEOUT', 'ESERVFAIL', 'ECONNREFUSED'])('may be right where nobody could tell: %s', async (code) => {
    expect(await codeFor(code)).toBe('busy');
  });
});
