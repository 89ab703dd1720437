import { parseArgs } from 'node:util';
import {
  ServiceError,
  accountFind,
  accountList,
  accountResetLink,
  eventsReplay,
  extractionReseal,
  keyRevoke,
  planName,
  usageSetPlan,
  usageStatement,
  webhookOperatorEnable,
  webhookReseal,
} from '@gridline/contracts';
import { Nats, Services, listParked, replayParked } from '@gridline/messaging';
import { configOrExit } from '@gridline/runtime';
import { STORAGE_VARIABLES, openStorage, serviceConfig } from '@gridline/service';

const USAGE = `Usage: npm run admin -- <command> [--json]

  account list                                            every account
  account show <email>                                    an account, its keys, its counters beside its ledger
  account set-plan <email> <plan> [--calls N] [--pe N]    free, starter, pro or scale; N replaces the plan's own number
  account reset-link <email>                              a one-time link to a new password, good for a day
  key revoke <id>                                         no request with the key passes afterwards
  webhook enable <id>                                     enable an endpoint that was disabled
  keys rotate-master                                      seal every secret with the first of MASTER_KEY's keys
  events replay --since <time>                            tell the events since an ISO 8601 time again
  parked list                                             events that a service could not read or handle, by service and subject
  parked replay [--service S] [--subject S]               tell them again, once a release runs that knows them`;

/** Without Redis, a revocation waits until no gateway can remember the key. */
const REVOKE_MS = 10_000;

/** A hundred thousand secrets take a minute. An estimate. */
const RESEAL_MS = 300_000;

const NOT_RUNNING = 'No running system answers. Start it with npm start, or name it with NATS_URL or DATA_DIR.';

/** What was typed is no command. */
class UsageError extends Error {}

interface Options {
  calls?: string;
  pe?: string;
  since?: string;
  service?: string;
  subject?: string;
}

/** Runs one command and answers what it found or changed. */
async function run(nats: Nats, services: Services, words: string[], options: Options): Promise<unknown> {
  const [noun, verb, ...rest] = words;
  switch (`${noun} ${verb}`) {
    case 'account list':
      return (await services.ask(accountList, {})).accounts;
    case 'account show':
      return showAccount(services, one(rest));
    case 'account set-plan':
      return setPlan(services, rest, options);
    case 'account reset-link':
      return services.ask(accountResetLink, { email: one(rest) });
    case 'key revoke':
      return services.ask(keyRevoke, { id: one(rest) }, { timeoutMs: REVOKE_MS });
    case 'webhook enable':
      return services.ask(webhookOperatorEnable, { id: one(rest) });
    case 'keys rotate-master':
      return rotateMaster(services);
    case 'events replay':
      return services.ask(eventsReplay, { since: timeOf(options.since) }, { timeoutMs: 60_000 });
    case 'parked list':
      return listParked(nats);
    case 'parked replay':
      return { replayed: await replayParked(nats, options) };
    default:
      throw new UsageError(USAGE);
  }
}

/** The services go on while it runs: what is sealed with a key that is listed can be opened before and after. */
async function rotateMaster(services: Services): Promise<unknown> {
  const [extraction, webhooks] = await Promise.all([
    services.ask(extractionReseal, {}, { timeoutMs: RESEAL_MS }),
    services.ask(webhookReseal, {}, { timeoutMs: RESEAL_MS }),
  ]);
  return { modelKeys: extraction.resealed, webhookSecrets: webhooks.resealed };
}

async function showAccount(services: Services, email: string): Promise<unknown> {
  const { account, keys } = await services.ask(accountFind, { email });
  const { counters, ledger, entries } = await services.ask(usageStatement, { accountId: account.id });
  return { account, keys, counters, ledger, entries };
}

async function setPlan(services: Services, [email, plan, ...rest]: string[], { calls, pe }: Options): Promise<unknown> {
  const wanted = planName.safeParse(plan);
  if (!email || !wanted.success || rest.length > 0) throw new UsageError(USAGE);
  const { account } = await services.ask(accountFind, { email });
  const overrides = { callsPerMonth: wholeNumber(calls), pePerMonth: wholeNumber(pe) };
  return services.ask(usageSetPlan, { accountId: account.id, plan: wanted.data, ...overrides });
}

function one(words: string[]): string {
  if (words.length !== 1) throw new UsageError(USAGE);
  return words[0]!;
}

function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,10}$/.test(text)) throw new UsageError(`"${text}" is not a whole number`);
  return Number(text);
}

function timeOf(text: string | undefined): string {
  const time = new Date(text ?? '');
  if (Number.isNaN(time.getTime())) throw new UsageError('--since takes an ISO 8601 time');
  return time.toISOString();
}

/** For people: nested members as indented lines. */
function toText(value: unknown, indent = ''): string {
  if (Array.isArray(value)) return value.length === 0 ? `${indent}(none)` : value.map((item) => toText(item, indent)).join(`\n${indent}\n`);
  if (typeof value !== 'object' || value === null) return `${indent}${String(value)}`;
  return Object.entries(value)
    .map(([key, member]) =>
      typeof member === 'object' && member !== null
        ? `${indent}${key}:\n${toText(member, `${indent}  `)}`
        : `${indent}${key}: ${String(member)}`,
    )
    .join('\n');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      calls: { type: 'string' },
      pe: { type: 'string' },
      since: { type: 'string' },
      service: { type: 'string' },
      subject: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help || positionals.length === 0) return console.log(USAGE);
  const config = configOrExit(serviceConfig.pick({ NATS_URL: true, NATS_PREFIX: true, ...STORAGE_VARIABLES }));
  const nats = await Nats.connect(config.NATS_URL, config.NATS_PREFIX, 'admin').catch((error: unknown) => {
    throw new Error(NOT_RUNNING, { cause: error });
  });
  try {
    const answer = await run(nats, new Services(nats, openStorage(config)), positionals, values);
    console.log(values.json ? JSON.stringify(answer, null, 2) : toText(answer));
  } finally {
    await nats.close();
  }
}

main().catch((error: unknown) => {
  if (error instanceof ServiceError) console.error(`${error.code}: ${error.detail}`);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
