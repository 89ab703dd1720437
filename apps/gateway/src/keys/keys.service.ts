import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { PLANS, ServiceError, usageSummary, type Scope } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { Clock, newId } from '@gridline/runtime';
import { Repository } from 'typeorm';
import { hashOfKey, hintOf, newApiKey } from './api-key';
import { ApiKey } from './api-key.entity';
import { KeyRevocations } from './key-revocations';

/** What a new key is to be. */
interface NewKey {
  accountId: string;
  userId: string;
  name: string;
  scopes: readonly Scope[];
  expiresInDays?: number;
}

const DAY_MS = 86_400_000;

/** The keys of accounts. */
@Injectable()
export class KeysService {
  constructor(
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
    private readonly services: Services,
    private readonly revocations: KeyRevocations,
    private readonly clock: Clock,
  ) {}

  /** Makes a key and answers its secret, this once. An account's keys are made one after the other, so that none passes the limit. */
  async create({ accountId, userId, name, scopes, expiresInDays }: NewKey): Promise<{ key: ApiKey; secret: string }> {
    const { counters } = await this.services.ask(usageSummary, { accountId });
    const secret = newApiKey();
    const createdAt = this.clock.now();
    const key = this.keys.create({
      id: newId('key'),
      accountId,
      userId,
      name,
      scopes: [...scopes],
      hash: hashOfKey(secret),
      hint: hintOf(secret),
      createdAt,
      expiresAt: expiresInDays === undefined ? null : new Date(createdAt.getTime() + expiresInDays * DAY_MS),
      lastUsedAt: null,
    });
    await this.keys.manager.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`api_key ${accountId}`]);
      if ((await tx.countBy(ApiKey, { accountId })) >= PLANS[counters.plan].keys)
        throw new ServiceError('key_limit_reached', `The plan allows ${PLANS[counters.plan].keys} keys; revoke one first.`);
      await tx.insert(ApiKey, key);
    });
    return { key, secret };
  }

  list(accountId: string): Promise<ApiKey[]> {
    return this.keys.find({ where: { accountId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** When this resolves, no request with the key passes. Answers whether there was such a key. */
  async revoke(where: { id: string; accountId?: string }): Promise<boolean> {
    const key = await this.keys.findOneBy(where);
    if (!key) return false;
    await this.revocations.revoke(key.id, () => this.keys.delete({ id: key.id }));
    return true;
  }
}
