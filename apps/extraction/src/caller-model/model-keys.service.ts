import { Injectable } from '@nestjs/common';
import { ServiceError, modelKeySet, type Input, type ModelKeyView } from '@gridline/contracts';
import { Clock, SecretBox } from '@gridline/runtime';
import { DataSource, type EntityManager } from 'typeorm';
import { ModelKey } from './model-key.entity';
import type { CallerModel } from './providers';
import { ModelTrial } from './model-trial';

/** Characters of a key that are told of it, where it is long enough to keep a secret all the same. */
const HINT_LENGTH = 4;
const HINTED_LENGTH = 16;

/** Models of callers: tried before they are kept, sealed at rest, opened only to be asked. */
@Injectable()
export class ModelKeysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: SecretBox,
    private readonly trial: ModelTrial,
    private readonly clock: Clock,
  ) {}

  /** Throws what the trial does. */
  async set({ accountId, provider, model, apiKey, baseUrl, useByDefault }: Input<typeof modelKeySet>): Promise<ModelKeyView> {
    await this.trial.run({ provider, model, apiKey, baseUrl });
    const row: ModelKey = {
      accountId,
      provider,
      model,
      baseUrl: baseUrl ?? null,
      keySealed: this.secrets.seal(apiKey, accountId),
      hint: apiKey.length < HINTED_LENGTH ? '' : apiKey.slice(-HINT_LENGTH),
      useByDefault,
      createdAt: this.clock.now(),
    };
    await this.dataSource.getRepository(ModelKey).upsert(row, ['accountId']);
    return toView(row);
  }

  async get(accountId: string): Promise<ModelKeyView> {
    const row = await this.find(accountId);
    if (!row) throw new ServiceError('not_found', 'The account has no model of its own.');
    return toView(row);
  }

  async delete(accountId: string): Promise<void> {
    const { affected } = await this.dataSource.getRepository(ModelKey).delete({ accountId });
    if (!affected) throw new ServiceError('not_found', 'The account has no model of its own.');
  }

  /** The model with its key in the clear. Throws `model_key_missing` where there is none. */
  async open(accountId: string): Promise<CallerModel> {
    const row = await this.find(accountId);
    if (!row) throw missing();
    const { provider, model, baseUrl, keySealed } = row;
    return { provider, model, baseUrl: baseUrl ?? undefined, apiKey: this.secrets.open(keySealed, accountId) };
  }

  /** Which engine reads a document: the one that is asked for, else the account's default. Throws `model_key_missing`. */
  async engineFor(tx: EntityManager, accountId: string, asked: 'hosted' | 'byok' | undefined): Promise<'hosted' | 'byok'> {
    if (asked === 'hosted') return asked;
    const row = await tx.findOneBy(ModelKey, { accountId });
    if (asked === 'byok' && !row) throw missing();
    return asked ?? (row?.useByDefault ? 'byok' : 'hosted');
  }

  /** Seals every key anew with the first master key; answers how many. */
  async reseal(): Promise<number> {
    const rows = await this.dataSource.getRepository(ModelKey).find();
    for (const { accountId, keySealed } of rows) {
      const sealed = this.secrets.seal(this.secrets.open(keySealed, accountId), accountId);
      // A key that was changed in the meantime is sealed with the first master key already.
      await this.dataSource.getRepository(ModelKey).update({ accountId, keySealed }, { keySealed: sealed });
    }
    return rows.length;
  }

  private find(accountId: string): Promise<ModelKey | null> {
    return this.dataSource.getRepository(ModelKey).findOneBy({ accountId });
  }
}

const missing = (): ServiceError => new ServiceError('model_key_missing', 'The account has no model of its own.');

const toView = ({ provider, model, baseUrl, hint, useByDefault, createdAt }: ModelKey): ModelKeyView => ({
  provider,
  model,
  baseUrl,
  hint,
  useByDefault,
  createdAt: createdAt.toISOString(),
});
