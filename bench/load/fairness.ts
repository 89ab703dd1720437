import { cpus, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { BATCH_DOCUMENTS } from '@gridline/contracts';
import { makeDocument, toPdf, toScan } from '@gridline/testing';
import { readSwitches, runCommand } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';
import { MeasuredSystem } from './measured-system';
import { SlowBodies, largeJson, sendJson } from './slow-bodies';

/** Small files of one account in each phase; the phases alternate, so that both meet the same machine. */
const FILES = 20;
const ROUNDS = 3;
/** Scans that the other account has in flight during a flood: several times what there are workers. */
const FLOOD = 10;
/** Keys of one account that makeKeys makes; each is of a user of its own, so that only the queue is in the way. */
const KEYS = 25;

/** Batches of scans that one account has waiting beside one document of another: as many as its plan lets wait. */
const QUEUED_BATCHES = 2;
/** Scans of the other account beside these, one after the other. */
const SINGLE_SCANS = 5;
/** Large JSON bodies of one account, while three others have all places of a gateway with slow ones: two of an account are taken at a time, and five in all. */
const BODIES = 12;
const SLOW_SENDERS = 5;
/** After so long a body is known to be slow. */
const SLOW_MS = 10_500;

/** The p95 beside a flood may be so many times what it is alone; past that the bench ends with 1. */
const MOST_TIMES = 2;

interface Phase {
  durationsMs: number[];
  statuses: Record<number, number>;
}

/** `npm run bench:fairness`: small files of one account alone, and beside another account's flood of scans, in one run. */
async function main(argv: string[]): Promise<void> {
  const { write, queue, bodies: bodiesAlone } = readSwitches(argv, 'write', 'queue', 'bodies');
  const system = await MeasuredSystem.start();
  try {
    const keys = await system.makeKeys(5 * KEYS);
    const [greedy, other, ...slow] = [0, 1, 2, 3, 4].map((account) => keys.slice(account * KEYS, (account + 1) * KEYS)) as [
      string[],
      string[],
      ...string[][],
    ];
    const scan = await toScan(makeDocument(1), 1);
    let sent = 0;
    const small = (): Promise<number> => send(system.gatewayPort, other[sent % KEYS]!, 'small.csv', csvOf(sent++));
    await phase(small);
    const bodies = await besideSlowBodies(system.gatewayPort, other, slow);
    const single = (): Promise<number> => send(system.gatewayPort, other[sent % KEYS]!, `${sent++}.jpg`, scan);
    if (bodiesAlone) return void process.stdout.write(`${reportMore(undefined, bodies)}\n`);
    if (queue) {
      const queued = await besideQueue(system, greedy[0]!, small, single);
      return void process.stdout.write(`${reportMore(queued, bodies)}\n`);
    }
    const flooded = await besideFlood(small, (number) => send(system.gatewayPort, greedy[number % KEYS]!, `${number}.jpg`, scan));
    const { alone, beside, scans } = flooded;
    const beyond = emptyPhase();
    const batch = await sendBatch(system.gatewayPort, greedy[0]!);
    add(beyond, await phase(small));
    const left = await batch.unfinished();
    while ((await system.unread()) > 0) await delay(1_000);
    const queued = await besideQueue(system, greedy[0]!, small, single);
    const table = `${report(alone, beside, scans, beyond, left)}\n\n${reportMore(queued, bodies)}`;
    process.stdout.write(`${table}\n`);
    const broken = pastLimits(flooded);
    if (broken.length > 0) process.exitCode = 1;
    if (broken.length > 0) process.stderr.write(`Past its limit: ${broken.join('; ')}.\n`);
    if (write) await writeBenchmarks('Fair share', table);
  } finally {
    await system.stop();
  }
}

/** Small files of one account without and with another's flood of scans. */
interface Flooded {
  alone: Phase;
  beside: Phase;
  /** Scans that were sent, and of them those that got no table. */
  scans: number;
  refused: number;
}

/** Measures small files alone and beside a flood, in turn. */
async function besideFlood(small: () => Promise<number>, sendScan: (number: number) => Promise<number>): Promise<Flooded> {
  const flooded: Flooded = { alone: emptyPhase(), beside: emptyPhase(), scans: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    add(flooded.alone, await phase(small));
    const flood = new Flood(sendScan);
    await flood.untilUnderWay();
    add(flooded.beside, await phase(small));
    flooded.scans += await flood.end();
    flooded.refused += flood.refused;
  }
  return flooded;
}

/** What is past its limit, in words. */
function pastLimits({ alone, beside, scans, refused }: Flooded): string[] {
  const isSlow = quantile(beside, 0.95) > MOST_TIMES * quantile(alone, 0.95);
  return [
    ...(isSlow ? [`the p95 beside a flood is over ${MOST_TIMES} times that alone`] : []),
    ...(refused > 0 ? [`${refused} of ${scans} scans got no table`] : []),
  ];
}

/** An account that has so many scans in flight until it is ended. */
class Flood {
  private sent = 0;
  /** Scans that got no table. */
  refused = 0;
  private isOver = false;
  private readonly senders: Promise<void>[];
  private firstDone: () => void = () => undefined;
  private failed: (error: unknown) => void = () => undefined;
  private readonly first = new Promise<void>((resolve, reject) => ([this.firstDone, this.failed] = [resolve, reject]));

  constructor(private readonly sendScan: (number: number) => Promise<number>) {
    this.senders = Array.from({ length: FLOOD }, () => this.keepSending());
    // A failure is told where the flood is waited for; until then nobody has to listen.
    void Promise.all(this.senders).catch(this.failed);
  }

  /** Resolves when the first scan is through: every worker has one, and the others wait. */
  untilUnderWay(): Promise<void> {
    return this.first;
  }

  /** Sends no more; resolves with how many there were when all are through. */
  async end(): Promise<number> {
    this.isOver = true;
    await Promise.all(this.senders);
    return this.sent;
  }

  private async keepSending(): Promise<void> {
    while (!this.isOver) {
      const status = await this.sendScan(this.sent++);
      // On a busy machine a scan may outlast its wait, or its time; it is a part of the flood all the same.
      if (status !== 201 && status !== 202) this.refused++;
      this.firstDone();
    }
  }
}

async function phase(small: () => Promise<number>, files = FILES): Promise<Phase> {
  const measured = emptyPhase();
  for (let file = 0; file < files; file++) {
    const startedAt = performance.now();
    const status = await small();
    measured.durationsMs.push(performance.now() - startedAt);
    measured.statuses[status] = (measured.statuses[status] ?? 0) + 1;
  }
  return measured;
}

const emptyPhase = (): Phase => ({ durationsMs: [], statuses: {} });

function add(sum: Phase, { durationsMs, statuses }: Phase): void {
  sum.durationsMs.push(...durationsMs);
  for (const [status, count] of Object.entries(statuses)) sum.statuses[Number(status)] = (sum.statuses[Number(status)] ?? 0) + count;
}

const quantile = ({ durationsMs }: Phase, share: number): number => {
  const sorted = [...durationsMs].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
};

interface Beside {
  alone: Phase;
  beside: Phase;
}

/** One account's documents, small ones and single scans, alone and beside hundreds of scans that another has waiting. */
async function besideQueue(
  system: MeasuredSystem,
  greedy: string,
  small: () => Promise<number>,
  single: () => Promise<number>,
): Promise<{ files: Beside; scans: Beside; waiting: [number, number] }> {
  const files = { alone: await phase(small), beside: emptyPhase() };
  const scans = { alone: await phase(single, SINGLE_SCANS), beside: emptyPhase() };
  const pages = await Promise.all([1, 2, 3, 4].map((seed) => toScan(makeDocument(seed), 1)));
  const document = (number: number): Named => [`${number}.jpg`, new Uint8Array(pages[number % pages.length]!)];
  for (let batch = 0; batch < QUEUED_BATCHES; batch++) await sendBatch(system.gatewayPort, greedy, document);
  const before = await system.unread();
  files.beside = await phase(small);
  scans.beside = await phase(single, SINGLE_SCANS);
  return { files, scans, waiting: [before, await system.unread()] };
}

/** Large JSON bodies of one account that come at once, alone and while slow ones of three others have every place. */
async function besideSlowBodies(port: number, quick: string[], slow: string[][]): Promise<Beside & { refused: number; ended: number }> {
  let [sent, refused] = [0, 0];
  const body = async (): Promise<number> => {
    const statuses = await sendJson(port, quick[sent % KEYS]!, largeJson(csvOf(1_000 + sent++)));
    refused += statuses.length - 1;
    return statuses.at(-1)!;
  };
  const alone = await phase(body, BODIES);
  const senders = new SlowBodies(
    port,
    Array.from({ length: SLOW_SENDERS }, (_, index) => slow[index % slow.length]![index]!),
  );
  await delay(SLOW_MS);
  const beside = await phase(body, BODIES);
  await senders.end();
  return { alone, beside, refused, ended: senders.ended };
}

function reportMore(
  queued: Awaited<ReturnType<typeof besideQueue>> | undefined,
  { refused, ended, ...bodies }: Awaited<ReturnType<typeof besideSlowBodies>>,
): string {
  const [load] = loadavg();
  const slow = `large JSON bodies, while three others have every place with slow ones (32 KB/s); sent again after \`Retry-After\` where refused (${refused} times), ${ended} slow ones were ended or refused`;
  return [
    '| one account | p50 ms | p95 ms | slowest ms | answers |',
    '| --- | --- | --- | --- | --- |',
    ...(queued ? linesOfQueue(queued) : []),
    line('large JSON bodies, alone', bodies.alone),
    line(slow, bodies.beside),
    '',
    `${cpus().length} cores, load average ${load!.toFixed(1)} at the end.`,
  ].join('\n');
}

function linesOfQueue({ files, scans, waiting }: Awaited<ReturnType<typeof besideQueue>>): string[] {
  const queue = `beside ${waiting[0]} scans of another account that wait or are read, ${waiting[1]} of them at the end`;
  return [
    line('small files, alone', files.alone),
    line(`small files, ${queue}`, files.beside),
    line('scans one by one, alone', scans.alone),
    line('scans one by one, the same', scans.beside),
  ];
}

function line(name: string, measured: Phase): string {
  const times = [0.5, 0.95, 1].map((share) => quantile(measured, share).toFixed(0));
  const statuses = Object.entries(measured.statuses).map(([status, count]) => `${count} × ${status}`);
  return `| ${[name, ...times, statuses.join(', ')].join(' | ')} |`;
}

function report(alone: Phase, beside: Phase, scans: number, beyond: Phase, left: number): string {
  const ratio = (share: number): string => (quantile(beside, share) / quantile(alone, share)).toFixed(2);
  const [load] = loadavg();
  return [
    '| small files of one account | p50 ms | p95 ms | slowest ms | answers |',
    '| --- | --- | --- | --- | --- |',
    line('alone', alone),
    line(`beside ${FLOOD} scans in flight of another account (${scans} in all)`, beside),
    line(`beside a batch of ${BATCH_DOCUMENTS} PDFs of another account, ${left} of them still to be read at the end`, beyond),
    '',
    `Beside the flood: ${ratio(0.5)} times the p50, ${ratio(0.95)} times the p95. ${cpus().length} cores, load average ${load!.toFixed(1)} at the end.`,
  ].join('\n');
}

type Named = [name: string, bytes: Uint8Array<ArrayBuffer>];

/** A batch of one account, and how many of its documents are still to be read. */
async function sendBatch(
  port: number,
  key: string,
  document: (number: number) => Named | Promise<Named> = async (number) => [
    `${number}.pdf`,
    new Uint8Array(await toPdf(makeDocument(number))),
  ],
): Promise<{ unfinished: () => Promise<number> }> {
  const form = new FormData();
  for (let number = 1; number <= BATCH_DOCUMENTS; number++) {
    const [name, bytes] = await document(number);
    form.append('file', new Blob([bytes]), name);
  }
  const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': '10.3.0.1' };
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/batches`, { method: 'POST', body: form, headers });
  if (response.status !== 202) throw new Error(`the batch was answered ${response.status}: ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  return {
    unfinished: async () => {
      const asked = await fetch(`http://127.0.0.1:${port}/api/v1/batches/${id}`, { headers });
      const { total, completed, failed } = (await asked.json()) as { total: number; completed: number; failed: number };
      return total - completed - failed;
    },
  };
}

/** A table of two lines, unlike any other. */
const csvOf = (number: number): Buffer => Buffer.from(`Position,Description,Amount\n1,Item ${number},10.50\n2,Delivery,4.00\n`);

let requests = 0;

/** Sends a document and waits for its table; from an address of its own. Answers the status. */
async function send(port: number, key: string, name: string, bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const number = requests++;
  const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` };
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/infer`, { method: 'POST', body: form, headers });
  const answer = await response.text();
  if (response.status >= 400) process.stderr.write(`${name} was answered ${response.status}: ${answer}\n`);
  return response.status;
}

const USAGE = `usage: npm run bench:fairness -- [--write] [--queue | --bodies]
Starts a system of its own and measures small files of one account alone and beside another's flood of scans, beside hundreds
of scans that another has waiting, and large JSON bodies beside slow ones. Ends with 1 past its limits. --write puts the table into
docs/benchmarks.md. --queue measures what waits, and slow bodies, alone; --bodies these.`;

void runCommand(USAGE, main);
