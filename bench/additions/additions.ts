import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError, readSwitches, runCommand } from '../command-line/run-command';
import { MeasuredSystem } from '../load/measured-system';
import { runLoad, type LoadRequest } from '../load/request-load';
import { writeBenchmarks } from '../report/write-section';
import { INFERS, readsOf, type Group, type Variant } from './variants';
import { markdownTable } from '../report/markdown-table';

/** Every variant is measured so often, in turn, so that what else the machine does meets all of them. */
const ROUNDS = 3;
const CONNECTIONS = 4;
/** Under what a key may do in a minute; a batch is as many documents as it holds. */
const INFERS_OF_KEY = 10;
const READS_OF_KEY = 50;
const POLL_MS = 50;

/** What every process but the yardstick's is measured for. */
const PROCESSES = ['gateway', 'usage', 'extraction', 'export', 'nats', 'redis', 'postgres'];

/** `npm run bench:additions`: the CPU time of a request with each addition, beside the same request without. */
async function main(argv: string[]): Promise<void> {
  const { write } = readSwitches(argv, 'write');
  // Nothing of it is ever away, so what is silent is only slow: the machine may be busy.
  Object.assign(process.env, { ANSWER_SECONDS: '20', DATABASE_SECONDS: '20' });
  const system = await MeasuredSystem.start(['gateway', 'usage', 'extraction', 'export']);
  try {
    const bench = new Additions(system);
    await bench.begin();
    const id = await bench.firstId();
    const rows = [];
    for (const group of [...INFERS, ...readsOf(id)]) rows.push(...(await bench.measureGroup(group)));
    const head = ['request', 'with', 'CPU µs', 'beside the plain one', 'least and most of a round'];
    const table = markdownTable(head, rows);
    const how = `Made by \`npm run bench:additions -- --write\`: CPU time of all processes (${PROCESSES.join(', ')}) per request, or per document; ${ROUNDS} rounds in turn in one run, ${CONNECTIONS} connections, ${cpus().length} cores.`;
    console.log(table);
    if (write) await writeBenchmarks('Additions', `${how}\n\n${table}`);
  } finally {
    await system.stop();
  }
}

/** One account with keys enough, and the requests that it has sent. */
class Additions {
  private keys: string[] = [];
  private readonly documents = numbers();

  constructor(private readonly system: MeasuredSystem) {}

  async begin(): Promise<void> {
    const sent = (groups: readonly Group[]) =>
      groups.reduce((sum, { count, variants }) => sum + Math.ceil(count * variants.length) * (ROUNDS + 1), 0);
    const count = 2 * Math.ceil(sent(INFERS) / INFERS_OF_KEY + sent(readsOf('')) / READS_OF_KEY) + 50;
    this.keys = await this.system.makeKeys(count, count);
  }

  /** An extraction to read, of a PDF, with everything that can be asked for of it. */
  async firstId(): Promise<string> {
    const { path, body, method, headers } = INFERS[1]!.variants[0].send(this.documents.next().value);
    const url = `http://127.0.0.1:${this.system.gatewayPort}${path}`;
    const { 'content-length': _, ...own } = headers as Record<string, string>;
    const answer = await fetch(url, { method, body: new Uint8Array(body!), headers: { ...own, 'x-api-key': this.keys[0]! } });
    return ((await answer.json()) as { id: string }).id;
  }

  /** The rows of the table; a round before them warms up. */
  async measureGroup({ name, count, variants }: Group): Promise<string[][]> {
    for (const variant of variants) await this.measure(variant, count);
    const micros = variants.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, variant] of variants.entries()) micros[at]!.push(await this.measure(variant, count));
    return variants.map((variant, at) => {
      const ratios = micros[at]!.map((own, round) => own / micros[0]![round]!);
      const ratio = sum(micros[at]!) / sum(micros[0]!);
      const spread = at === 0 ? '' : `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
      return [at === 0 ? name : '', variant.name, Math.round(sum(micros[at]!) / ROUNDS).toString(), ratio.toFixed(2), spread];
    });
  }

  /** CPU microseconds for a request, or a document. */
  private async measure({ name, send, documents = 1 }: Variant, count: number): Promise<number> {
    const requests = count / documents;
    const isInfer = send(0).method === 'POST';
    const perKey = Math.floor((isInfer ? INFERS_OF_KEY : READS_OF_KEY) / documents);
    let key = '';
    const next = (index: number): LoadRequest => {
      if (index % perKey === 0) key = this.keys.pop()!;
      const number = this.documents.next().value;
      const { path, method, body, headers } = send(number);
      const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      const own = { ...headers, authorization: `Bearer ${key}`, 'x-forwarded-for': address };
      return { port: this.system.gatewayPort, path, method, body, headers: own };
    };
    const before = this.cpu();
    const { statuses } = await runLoad(requests, CONNECTIONS, next);
    if (documents > 1) await this.untilRead();
    const refused = Object.keys(statuses).filter((status) => Number(status) >= 300 || (status === '202' && documents === 1));
    if (refused.length > 0) throw new CommandError(`${name}: ${JSON.stringify(statuses)}`);
    return (this.cpu() - before) / count;
  }

  private cpu(): number {
    const micros = this.system.cpu();
    return sum(PROCESSES.map((name) => micros.get(name) ?? 0));
  }

  /** Batches are answered before they are read. */
  private async untilRead(): Promise<void> {
    while ((await this.system.unread()) > 0) await delay(POLL_MS);
  }
}

function* numbers(): Generator<number, never> {
  for (let number = 1; ; number++) yield number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const USAGE = `usage: npm run bench:additions -- [--write]
Starts a system of its own and measures what each addition to a request costs, beside the request without it.
--write puts the table into docs/benchmarks.md.`;

void runCommand(USAGE, main);
