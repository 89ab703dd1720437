import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  DEFAULT_WEBHOOK_EVENTS,
  ServiceError,
  WEBHOOK_ENDPOINTS,
  webhookEndpointWithSecret,
  webhookRotateSecret,
  type Input,
  type WebhookEndpoint,
  type webhookCreate,
  type webhookUpdate,
} from '@gridline/contracts';
import { Clock, SecretBox, isTooLate, newId } from '@gridline/runtime';
import { DataSource, Not, Repository, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { SKIPPED, disableEndpoint, skipWaiting } from './endpoint-health';
import { before, TargetCheck, TargetRejected, type CheckedTarget, type RejectionReason } from '@gridline/targets';
import { Endpoint } from './endpoint.entity';
import { NOBODY, removeSomeDeliveries } from './removed-endpoints';
import { toEndpointView, type LastDelivery } from './endpoint.view';
import { newSigningSecret, secretHint } from './signing-secret';

/** How long a secret that was replaced signs as well, as the guide to webhooks promises. */
const OVERLAP_HOURS = 24;

/** What a client is told; never the URL, nor what its name resolves to. */
const REJECTIONS: Record<RejectionReason, string> = {
  url: 'The URL must be an absolute https URL without user info, of 2,048 characters at most.',
  // One answer for both: it would tell names of a private network that exist from others.
  dns: 'The host of the URL has no public address.',
  blocked: 'The host of the URL has no public address.',
};

/**
 * A name whose servers say nothing is looked up for so long, time for a second query and less than whoever asks waits: an endpoint that is
 * made after its answer was given up has a secret that nobody was told.
 */
const LOOK_UP_MS = 2_000;

type NewEndpoint = Omit<Input<typeof webhookCreate>, 'accountId'>;
type EndpointChanges = Omit<Input<typeof webhookUpdate>, 'accountId' | 'id'>;

/** The endpoints of accounts. */
@Injectable()
export class EndpointsService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Endpoint) private readonly endpoints: Repository<Endpoint>,
    private readonly targets: TargetCheck,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  async create(
    accountId: string,
    { url, description, events = DEFAULT_WEBHOOK_EVENTS }: NewEndpoint,
  ): Promise<z.infer<typeof webhookEndpointWithSecret>> {
    const { href } = await this.checkTarget(url);
    const now = this.clock.now();
    const id = newId('end', now.getTime());
    const secret = newSigningSecret();
    const endpoint = await this.dataSource.transaction(async (tx) => {
      await claimSlot(tx, accountId, href);
      return tx.save(Endpoint, {
        id,
        accountId,
        url: href,
        description,
        status: 'enabled',
        events,
        disabledReason: null,
        secret: this.secrets.seal(secret, id),
        secretHint: secretHint(secret),
        previousSecret: null,
        previousSecretUntil: null,
        exhaustedInRow: 0,
        failingSince: null,
        createdAt: now,
      });
    });
    return { ...toEndpointView(endpoint, undefined), secret };
  }

  /** Oldest first. */
  async list(accountId: string): Promise<WebhookEndpoint[]> {
    const endpoints = await this.endpoints.find({ where: { accountId }, order: { id: 'ASC' } });
    const last = await this.lastDeliveries(endpoints);
    return endpoints.map((endpoint) => toEndpointView(endpoint, last.get(endpoint.id)));
  }

  async get(accountId: string, id: string): Promise<WebhookEndpoint> {
    return this.view(await this.find(accountId, id));
  }

  /** Throws `not_found` for an unknown endpoint and for another account's alike. */
  async find(accountId: string, id: string): Promise<Endpoint> {
    const endpoint = await this.endpoints.findOneBy({ id, accountId });
    if (!endpoint) throw notFound();
    return endpoint;
  }

  async update(accountId: string, id: string, { url, description, events, status }: EndpointChanges): Promise<WebhookEndpoint> {
    await this.find(accountId, id);
    const href = url === undefined ? undefined : (await this.checkTarget(url)).href;
    if (status === 'enabled') await this.skipRest(id);
    await this.dataSource.transaction(async (tx) => {
      if (href !== undefined) await claimUrl(tx, accountId, href, id);
      const set = { url: href, description, events };
      if (Object.values(set).some((value) => value !== undefined)) await tx.update(Endpoint, { id }, set);
      if (status === 'enabled') await enable(tx, id);
      if (status === 'disabled') await disableEndpoint(tx, id, 'requested');
    });
    return this.get(accountId, id);
  }

  /** What waited for it when it was disabled is not sent once it is enabled. */
  private async skipRest(id: string): Promise<void> {
    while ((await skipWaiting(this.dataSource.manager, id)) === SKIPPED) {
      // Who asks again has it gone on with.
      if (isTooLate()) throw new ServiceError('busy', 'There is more that waited for the endpoint than could be skipped in time.');
    }
  }

  /** It is nobody's from then on, and is sent nothing; its log, which may be long, is removed by the cleaner. */
  async remove(accountId: string, id: string): Promise<void> {
    const { affected } = await this.endpoints.update(
      { id, accountId },
      { accountId: NOBODY, url: id, status: 'disabled', disabledReason: 'requested' },
    );
    if (affected === 0) throw notFound();
  }

  /** Every endpoint of an account with its deliveries, and the events that were told to them. */
  async forget(accountId: string): Promise<void> {
    while ((await removeSomeDeliveries(this.dataSource, accountId, { withEvents: true })) > 0) {
      // Who asks again has it gone on with.
      if (isTooLate()) throw new ServiceError('busy', 'There is more of the account than could be removed in time.');
    }
    await this.dataSource.query('DELETE FROM webhooks.endpoint WHERE account_id = $1', [accountId]);
  }

  async rotateSecret(accountId: string, id: string): Promise<z.infer<typeof webhookRotateSecret.output>> {
    const secret = newSigningSecret();
    const until = new Date(this.clock.now().getTime() + OVERLAP_HOURS * 3_600_000);
    await this.dataSource.transaction(async (tx) => {
      const endpoint = await tx.findOne(Endpoint, { where: { id, accountId }, lock: { mode: 'pessimistic_write' } });
      if (!endpoint) throw notFound();
      const previous = { previousSecret: endpoint.secret, previousSecretUntil: until };
      await tx.update(Endpoint, { id }, { secret: this.secrets.seal(secret, id), secretHint: secretHint(secret), ...previous });
    });
    return { ...(await this.get(accountId, id)), secret, previousSecretUntil: until.toISOString() };
  }

  /** For the operator: whoever's endpoint it is. */
  async enableAny(id: string): Promise<WebhookEndpoint> {
    const endpoint = await this.endpoints.findOneBy({ id, accountId: Not(NOBODY) });
    if (!endpoint) throw notFound();
    return this.update(endpoint.accountId, id, { status: 'enabled' });
  }

  /** Seals every secret anew with the first master key; answers of how many endpoints. */
  async reseal(): Promise<number> {
    const anew = (sealed: string | null, id: string): string | null => sealed && this.secrets.seal(this.secrets.open(sealed, id), id);
    const endpoints = await this.dataSource.getRepository(Endpoint).find();
    for (const { id, secret, previousSecret } of endpoints) {
      // One that was rotated in the meantime is sealed with the first master key already.
      await this.dataSource
        .getRepository(Endpoint)
        .update({ id, secret }, { secret: anew(secret, id)!, previousSecret: anew(previousSecret, id) });
    }
    return endpoints.length;
  }

  private async checkTarget(url: string): Promise<CheckedTarget> {
    const deadline = AbortSignal.timeout(LOOK_UP_MS);
    try {
      return await before(deadline, this.targets.check(url));
    } catch (error) {
      if (error instanceof TargetRejected && !error.isPassing) throw new ServiceError('webhook_url_rejected', REJECTIONS[error.reason]);
      if (!deadline.aborted && !(error instanceof TargetRejected)) throw error;
      throw new ServiceError('busy', 'The host of the URL could not be looked up in time.', { cause: error });
    }
  }

  private async view(endpoint: Endpoint): Promise<WebhookEndpoint> {
    return toEndpointView(endpoint, (await this.lastDeliveries([endpoint])).get(endpoint.id));
  }

  private async lastDeliveries(endpoints: readonly Endpoint[]): Promise<Map<string, LastDelivery>> {
    const rows: (LastDelivery & { endpointId: string })[] = await this.dataSource.query(
      `SELECT last.endpoint_id AS "endpointId", last.status, last.created_at AS "createdAt" FROM unnest($1::text[]) AS given(id)
       CROSS JOIN LATERAL (
         SELECT endpoint_id, status, created_at FROM webhooks.delivery WHERE endpoint_id = given.id ORDER BY id DESC LIMIT 1
       ) last`,
      [endpoints.map(({ id }) => id)],
    );
    return new Map(rows.map((row) => [row.endpointId, row]));
  }
}

/** Room for one more, and not a second time for the same URL. */
async function claimSlot(tx: EntityManager, accountId: string, url: string): Promise<void> {
  const others = await claimUrl(tx, accountId, url);
  if (others >= WEBHOOK_ENDPOINTS) {
    throw new ServiceError('webhook_limit_reached', `An account has at most ${WEBHOOK_ENDPOINTS} webhook endpoints.`);
  }
}

/** No other endpoint of the account has the URL; whoever else claims one for the account waits until this commits. Answers how many others there are. */
async function claimUrl(tx: EntityManager, accountId: string, url: string, ownId?: string): Promise<number> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`webhooks ${accountId}`]);
  const endpoints = await tx.find(Endpoint, { select: { id: true, url: true }, where: { accountId } });
  const others = endpoints.filter(({ id }) => id !== ownId);
  if (others.some((endpoint) => endpoint.url === url)) {
    throw new ServiceError('webhook_url_exists', 'The account already has an endpoint with this URL.');
  }
  return others.length;
}

/** What failed before is forgotten. */
async function enable(tx: EntityManager, id: string): Promise<void> {
  await tx.update(Endpoint, { id }, { status: 'enabled', disabledReason: null, exhaustedInRow: 0, failingSince: null });
}

const notFound = (): ServiceError => new ServiceError('not_found', 'There is no such webhook endpoint.');
