import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, type Receiver } from '@gridline/testing';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { connect, type NatsConnection } from 'nats';
import { json, type TestAccount } from '../support/account';
import { csvOf } from '../support/documents';
import { onSharedSystem } from '../support/on-system';
import type { SharedSystem } from '../support/shared-system';

const FOLDER = join(projectRoot(), 'libs/contracts/src/released');
const LAST = readdirSync(FOLDER).sort().at(-1)!;
/** What the last release says of each declaration, `kind subject`. */
const released = JSON.parse(readFileSync(join(FOLDER, LAST), 'utf8')) as Record<string, { input?: object; output?: object }>;

/** One part of a message, as it was heard. */
interface Spoken {
  name: string;
  part: 'input' | 'output';
  value: unknown;
}

interface Packet {
  id?: string;
  data?: unknown;
  response?: unknown;
}

describe(`what services say on the broker is what ${LAST} can read`, () => {
  let system: SharedSystem;
  let account: TestAccount;
  let nats: NatsConnection;
  let receiver: Receiver;

  onSharedSystem((given) => ({ system, account } = given));
  beforeEach(async () => {
    nats = await connect({ servers: system.natsUrl });
    receiver = await system.receiver('webhooks');
  });
  afterEach(async () => {
    await nats.close();
    await receiver.stop();
  });

  it('from an upload to its webhook, lists, exports, corrections and usage', async () => {
    const spoken = listen();
    await nats.flush();
    await useEverything();
    await nats.flush();
    const heard = spoken.filter(({ name }) => released[name]);
    expect(faultsOf(heard)).toEqual([]);
    expect([...new Set(heard.map(({ name, part }) => `${name} ${part}`))]).toEqual(
      expect.arrayContaining([
        'event extraction.completed input',
        'work extraction.requested input',
        ...['extraction.list', 'extraction.head', 'usage.admit', 'usage.summary', 'webhook.create'].map(
          (subject) => `request ${subject} output`,
        ),
      ]),
    );
  });

  async function useEverything(): Promise<void> {
    const { body: endpoint } = await account.bySession('/api/webhooks', json('POST', { url: receiver.url() }));
    const { body } = await account.infer(csvOf(3));
    const id = body.id as string;
    for (const path of [`/api/v1/extractions`, `/api/v1/extractions/${id}`, `/api/v1/extractions/${id}/export?format=csv`, '/api/v1/usage'])
      expect((await account.byKey(path)).status).toBe(200);
    for (const path of ['/api/extractions', `/api/extractions/${id}`, '/api/usage', '/api/webhooks'])
      expect((await account.bySession(path)).status).toBe(200);
    const changes = [{ kind: 'cell', row: 0, column: 0, value: 'as it should be' }];
    expect((await account.bySession(`/api/extractions/${id}`, json('PATCH', { changes }))).status).toBe(200);
    await receiver.received(1);
    expect((await account.bySession(`/api/webhooks/${endpoint.id}/deliveries`)).status).toBe(200);
  }

  /** Hears what this system says from now on; an answer is known by its question. */
  function listen(): Spoken[] {
    const spoken: Spoken[] = [];
    const questions = new Map<string, string>();
    const asked = `${system.natsPrefix}.`;
    nats.subscribe(`${asked}>`, {
      callback: (_, message) => {
        const subject = message.subject.slice(asked.length);
        const [, kind, fact] = /^(events|work)\.(.+)$/.exec(subject) ?? [];
        const packet = message.data.length > 0 ? message.json<Packet>() : {};
        if (fact) spoken.push({ name: `${kind === 'work' ? 'work' : 'event'} ${fact}`, part: 'input', value: packet.data });
        else if (packet.id) spoken.push({ name: `request ${subject}`, part: 'input', value: packet.data });
        else spoken.push({ name: `notice ${subject}`, part: 'input', value: packet });
        if (!fact && packet.id && !isPassedOn(subject, packet)) questions.set(packet.id, `request ${subject}`);
      },
    });
    nats.subscribe('*.>', {
      callback: (_, message) => {
        if (!message.subject.startsWith('_INBOX') || message.data.length === 0) return;
        const { id, response } = message.json<Packet>();
        const name = id && questions.get(id);
        if (name && response !== undefined && !hasStored(response)) spoken.push({ name, part: 'output', value: response });
      },
    });
    return spoken;
  }
});

/** What an upload is answered is another shape than what the same request answers else; it goes to the client unread, and /docs holds it. */
const isPassedOn = (subject: string, { data }: Packet): boolean =>
  subject === 'extraction.get' && (data as { include?: string }).include === 'result';

const hasStored = (response: unknown): boolean => typeof response === 'object' && response !== null && '$stored' in response;

/** What the last release could not read, each once. */
function faultsOf(spoken: readonly Spoken[]): string[] {
  const ajv = addFormats(new Ajv2020({ strict: false }));
  const checks = new Map<string, ValidateFunction>();
  const faults = spoken.flatMap(({ name, part, value }) => {
    const schema = released[name]![part];
    if (!schema) return [];
    const key = `${name} ${part}`;
    const check = checks.get(key) ?? ajv.compile(schema);
    checks.set(key, check);
    return check(value) ? [] : [`${key}${check.errors![0]!.instancePath} ${check.errors![0]!.message}`];
  });
  return [...new Set(faults)];
}
