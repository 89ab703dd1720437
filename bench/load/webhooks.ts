import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { readSwitches, runCommand } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';
import { WebhooksSystem } from './webhooks-system';

/** Pace of the light load, and for how many events it is kept. */
const LIGHT_PER_SECOND = 20;
const LIGHT_EVENTS = 400;

/** Accounts over which deliveries are spread; each has its own connections, as customers have. */
const ACCOUNTS = 20;
const BURST_DELIVERIES = 5_000;
const MEMORY_DELIVERIES = 50_000;
const MEMORY_SAMPLES = 10;
const HANGING_ENDPOINTS = 100;

/** Of five endpoints each, these want more large bodies under way than a process has room for. */
const LARGE_ACCOUNTS = 11;
const LARGE_ENDPOINTS = 5;
const LARGE_EVENTS = 2;
/** So many attempts are three rounds of what there is room for. */
const LARGE_ATTEMPTS = 60;
const LOOK_MS = 100;
/** What an account with slow receivers is told: a batch of long lists. */
const SLOW_EVENTS = 500;
const SLOW_LARGE_EVENTS = 100;
/** What Node takes for its heap in a pod of 512 MB; on a machine with more it collects later, and a peak says nothing of a pod. */
const POD_HEAP_MB = 256;

/** Commits under way at a time, as several extraction processes would have. */
const COMMITTERS = 8;

interface Line {
  what: string;
  figure: string;
}

/** From commit to arrival under a light load; with `hanging` endpoints beside them that never answer. */
async function lightLoad(system: WebhooksSystem, what: string, hanging: readonly string[] = []): Promise<Line[]> {
  const accounts = await system.accounts(ACCOUNTS, 1);
  for (const accountId of hanging) for (let i = 0; i < 3; i++) await system.complete(accountId);
  const before = system.arrivalCount;
  const events: string[] = [];
  for (let i = 0; i < LIGHT_EVENTS; i++) {
    events.push(await system.complete(accounts[i % ACCOUNTS]!));
    await wait(1000 / LIGHT_PER_SECOND);
  }
  await system.arrived(before + LIGHT_EVENTS);
  const latencies = system.latencies(events);
  const at = (share: number): string => `${latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))]!.toFixed(1)} ms`;
  return [{ what, figure: `p50 ${at(0.5)}, p99 ${at(0.99)}` }];
}

/** As many events as it takes, as fast as they can be committed, until the last one has arrived. */
async function burst(system: WebhooksSystem, endpoints: number, deliveries: number): Promise<Line[]> {
  const accounts = await system.accounts(ACCOUNTS, endpoints);
  const { seconds, cpuSeconds } = await timedBurst(system, accounts, endpoints, deliveries);
  const cpuMs = (1000 * cpuSeconds) / deliveries;
  const figure = `${Math.round(deliveries / seconds)} deliveries/s, ${cpuMs.toFixed(2)} CPU ms each in the webhooks process`;
  return [{ what: `${deliveries} deliveries at once, ${endpoints} endpoint${endpoints > 1 ? 's' : ''} an account`, figure }];
}

async function timedBurst(system: WebhooksSystem, accounts: string[], endpoints: number, deliveries: number) {
  const [before, usage, started] = [system.arrivalCount, system.usage(), performance.now()];
  let left = deliveries / endpoints;
  const commit = async (): Promise<void> => {
    while (left-- > 0) await system.complete(accounts[left % accounts.length]!);
  };
  await Promise.all(Array.from({ length: COMMITTERS }, commit));
  await system.arrived(before + deliveries);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, cpuSeconds: system.usage().cpuSeconds - usage.cpuSeconds };
}

async function memory(system: WebhooksSystem): Promise<Line[]> {
  const accounts = await system.accounts(ACCOUNTS, 5);
  const samples: number[] = [];
  for (let i = 0; i < MEMORY_SAMPLES; i++) {
    await timedBurst(system, accounts, 5, MEMORY_DELIVERIES / MEMORY_SAMPLES);
    samples.push(system.usage().rssMb);
  }
  const figure = samples.map((each) => each.toFixed(0)).join(', ');
  return [{ what: `resident memory, MB, after each tenth of ${MEMORY_DELIVERIES} deliveries`, figure }];
}

/** The most memory that large bodies take where nobody takes them in: every attempt is given up after ten seconds. */
async function largeBodies(): Promise<Line[]> {
  const system = await WebhooksSystem.start(1, POD_HEAP_MB);
  const accounts: string[] = [];
  for (let i = 0; i < LARGE_ACCOUNTS; i++) accounts.push(await system.hangingAccount(LARGE_ENDPOINTS));
  const idle = system.usage().peakMb;
  const before = await system.counts();
  for (const accountId of accounts) for (let i = 0; i < LARGE_EVENTS; i++) await system.completeLarge(accountId);
  const deliveries = LARGE_ACCOUNTS * LARGE_ENDPOINTS * LARGE_EVENTS;
  while ((await system.counts()).deliveries < before.deliveries + deliveries) await wait(LOOK_MS);
  const told = system.usage().peakMb;
  while ((await system.counts()).ended < before.ended + LARGE_ATTEMPTS) await wait(LOOK_MS);
  const { peakMb } = system.usage();
  await system.stop();
  const figure = `${idle.toFixed(0)}, ${told.toFixed(0)}, ${peakMb.toFixed(0)}`;
  const what = `most memory, MB: idle, once ${LARGE_ACCOUNTS * LARGE_EVENTS} events of 5 MB for ${deliveries / LARGE_EVENTS} endpoints that hang are written, after ${LARGE_ATTEMPTS} attempts`;
  return [{ what, figure }];
}

/** The same light load of others while one account has so many events for receivers that are slow in every way, small ones and large ones. */
async function besideSlow(): Promise<Line[]> {
  const system = await WebhooksSystem.start(1, POD_HEAP_MB);
  const alone = await lightLoad(system, `commit to arrival, ${LIGHT_PER_SECOND} events a second`);
  const beside: Line[] = [];
  for (const path of ['/hangs', '/drips']) {
    const [slow] = await system.accounts(1, LARGE_ENDPOINTS, path);
    for (let i = 0; i < SLOW_EVENTS; i++) await system.complete(slow!);
    for (let i = 0; i < SLOW_LARGE_EVENTS; i++) await system.completeLarge(slow!);
    const what = `the same once one account has ${SLOW_EVENTS} small and ${SLOW_LARGE_EVENTS} large events for ${LARGE_ENDPOINTS} receivers`;
    beside.push(...(await lightLoad(system, `${what} ${path === '/hangs' ? 'that never answer' : 'that answer a byte a second'}`)));
  }
  await system.stop();
  return [...alone, ...beside];
}

/** Measures the delivery of webhooks; with `--write`, writes the section of the benchmarks page. */
async function measureWebhooks(argv: string[]): Promise<void> {
  const { write, large, slow } = readSwitches(argv, 'write', 'large', 'slow');
  if (large) {
    for (const { what, figure } of await largeBodies()) console.log(`${what}: ${figure}`);
    return;
  }
  if (slow) {
    for (const { what, figure } of await besideSlow()) console.log(`${what}: ${figure}`);
    return;
  }
  const system = await WebhooksSystem.start();
  const lines: Line[] = [];
  const note = (measured: Line[]): void => {
    for (const line of measured) console.log(`${line.what}: ${line.figure}`);
    lines.push(...measured);
  };
  note(await lightLoad(system, `commit to arrival, ${LIGHT_PER_SECOND} events a second`));
  note(await burst(system, 1, BURST_DELIVERIES));
  note(await burst(system, 5, BURST_DELIVERIES));
  const hanging = await Promise.all(Array.from({ length: HANGING_ENDPOINTS }, () => system.hangingAccount()));
  note(await lightLoad(system, `the same beside ${HANGING_ENDPOINTS} endpoints that never answer`, hanging));
  note(await memory(system));
  await system.stop();
  note(await largeBodies());
  note(await besideSlow());
  if (write) await writeBenchmarks('Webhooks', toSection(lines));
}

function toSection(lines: readonly Line[]): string {
  const machine = `${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`;
  return [
    'From the commit of an extraction, through outbox, JetStream and PostgreSQL, to the request at a receiver with TLS on loopback;',
    `the receiver and what reports extractions share the machine (${machine}). PostgreSQL without fsync. \`npm run bench:webhooks\`.`,
    '',
    '| what | measured |',
    '|---|---|',
    ...lines.map(({ what, figure }) => `| ${what} | ${figure} |`),
  ].join('\n');
}

const USAGE = `usage: npm run bench:webhooks -- [--write | --large | --slow]
Starts a system of its own and measures deliveries, from the commit to their arrival. --write puts the table into docs/benchmarks.md; --large
measures the memory of large bodies alone, --slow the delay of others beside an account with slow receivers and large events.`;

void runCommand(USAGE, measureWebhooks);
