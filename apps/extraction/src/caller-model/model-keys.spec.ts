import { randomBytes } from 'node:crypto';
import { SecretBox } from '@gridline/runtime';
import { ExtractionDatabase } from '../fixtures/extraction-database';
import { ModelKeysService } from './model-keys.service';
import type { ModelTrial } from './model-trial';

const master = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;
const OLD = master('k1');
const NEW = master('k2');

describe("keys of callers' models", () => {
  let its: ExtractionDatabase;
  const trial = { run: () => Promise.resolve() } as unknown as ModelTrial;
  const keysWith = (masterKeys: string): ModelKeysService =>
    new ModelKeysService(its.dataSource, new SecretBox(masterKeys), trial, its.clock);
  const sealedOf = async (accountId: string): Promise<string> => {
    const [row] = (await its.dataSource.query('SELECT key_sealed FROM extraction.model_key WHERE account_id = $1', [accountId])) as {
      key_sealed: string;
    }[];
    return row!.key_sealed;
  };
  const model = (accountId: string) =>
    ({ accountId, provider: 'openai', model: 'm', apiKey: `sk-of-${accountId}-0123456789`, useByDefault: false }) as const;

  beforeAll(async () => {
    its = await ExtractionDatabase.open();
  });
  afterAll(() => its.close());

  it('are sealed, each for its account alone', async () => {
    const keys = keysWith(OLD);
    await keys.set(model('acc_a'));
    await keys.set(model('acc_b'));
    expect(await sealedOf('acc_a')).not.toContain('sk-of');
    expect((await keys.open('acc_a')).apiKey).toBe('sk-of-acc_a-0123456789');
    await its.dataSource.query(
      `UPDATE extraction.model_key SET key_sealed = (SELECT key_sealed FROM extraction.model_key WHERE account_id = 'acc_a') WHERE account_id = 'acc_b'`,
    );
    await expect(keys.open('acc_b')).rejects.toThrow();
    await keys.delete('acc_b');
  });

  it('are sealed anew with the first master key, after which the old one is needed no more', async () => {
    const rotating = keysWith(`${NEW},${OLD}`);
    expect((await rotating.open('acc_a')).apiKey).toBe('sk-of-acc_a-0123456789');
    expect(await rotating.reseal()).toBe(1);
    expect(await sealedOf('acc_a')).toMatch(/^k2\./);
    expect((await keysWith(NEW).open('acc_a')).apiKey).toBe('sk-of-acc_a-0123456789');
    await expect(keysWith(OLD).open('acc_a')).rejects.toThrow('not configured');
  });

  it('tell nothing of a short key', async () => {
    expect((await keysWith(NEW).set({ ...model('acc_c'), apiKey: 'short' })).hint).toBe('');
  });
});
