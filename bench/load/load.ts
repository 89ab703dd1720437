import { cpus, loadavg } from 'node:os';
import { readSwitches, runCommand } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';
import { MeasuredSystem } from './measured-system';
import { runLoad, type LoadRequest, type LoadResult } from './request-load';
import { markdownTable } from '../report/markdown-table';

/** Requests that one key is used for: under its minute limit, so that all of them pass. */
const REQUESTS_OF_KEY = 50;
const WARM_UP = 4_000;
const READS = 16_000;
const INFERS = 200;

/** One measured load. */
interface Measured extends LoadResult {
  name: string;
  connections: number;
  /** CPU microseconds per request, by process. */
  cpu: Map<string, number>;
  /** Calls that were counted by one transaction, on average. */
  shared: number;
}

/** `npm run bench:load`: a metered request and a small infer beside Nest's plain hello, in one run, on this machine. */
async function main(argv: string[]): Promise<void> {
  const { write } = readSwitches(argv, 'write');
  const system = await MeasuredSystem.start();
  try {
    const keys = await system.makeKeys(Math.ceil((2 * (WARM_UP + 2 * READS) + 4 * INFERS) / REQUESTS_OF_KEY));
    let used = 0;
    const keyed = (): string => keys[Math.floor(used++ / REQUESTS_OF_KEY)]!;
    const hello = (): LoadRequest => ({ port: system.helloPort, path: '/hello' });
    const usage = (): LoadRequest => ({ port: system.gatewayPort, path: '/api/v1/usage', headers: { authorization: `Bearer ${keyed()}` } });
    const infer = (index: number): LoadRequest => inferRequest(system.gatewayPort, keys[keys.length - 1 - Math.floor(index / 10)]!, index);
    await runLoad(WARM_UP, 32, hello);
    await runLoad(WARM_UP, 32, usage);
    await runLoad(INFERS / 4, 4, (index) => infer(INFERS + index));
    const rows = [
      await measure(system, 'hello (plain Nest on Express)', READS / 4, 2, hello),
      await measure(system, 'GET /api/v1/usage', READS / 4, 2, usage),
      await measure(system, 'hello (plain Nest on Express)', READS / 2, 16, hello),
      await measure(system, 'GET /api/v1/usage', READS / 2, 16, usage),
      await measure(system, 'hello (plain Nest on Express)', READS, 64, hello),
      await measure(system, 'GET /api/v1/usage', READS, 64, usage),
      await measure(system, 'POST /api/v1/infer (CSV of 20 rows)', INFERS, 4, infer),
    ];
    const [load] = loadavg();
    const table = `${toTable(rows)}\n\n${cpus().length} cores, load average ${load!.toFixed(1)} at the end (this bench itself makes about 3).`;
    process.stdout.write(`${table}\n`);
    if (write) await writeBenchmarks('Load', table);
  } finally {
    await system.stop();
  }
}

async function measure(
  system: MeasuredSystem,
  name: string,
  count: number,
  connections: number,
  next: (index: number) => LoadRequest,
): Promise<Measured> {
  const countedBefore = await system.counted();
  const before = system.cpu();
  const result = await runLoad(count, connections, next);
  const after = system.cpu();
  const counted = await system.counted();
  const shared = (counted.calls - countedBefore.calls) / Math.max(1, counted.transactions - countedBefore.transactions);
  const cpu = new Map([...after].map(([process, micros]) => [process, (micros - before.get(process)!) / count]));
  return { ...result, name, connections, cpu, shared };
}

const BOUNDARY = 'load-boundary';
const ROWS = Array.from({ length: 20 }, (_, row) => `${row + 1},Item ${row + 1},${row}.50`).join('\n');

/** A document of its own for each request, from an address of its own. */
function inferRequest(port: number, key: string, index: number): LoadRequest {
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="load-${index}.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  const body = Buffer.from(`${part}Position,Description,Amount\n${index},First,1.00\n${ROWS}\r\n--${BOUNDARY}--\r\n`);
  const headers = {
    authorization: `Bearer ${key}`,
    'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': body.length,
  };
  return { port, path: '/api/v1/infer', method: 'POST', headers, body };
}

const PROCESSES = ['hello', 'gateway', 'usage', 'extraction', 'nats', 'redis', 'postgres'];

function toTable(rows: Measured[]): string {
  const header = [
    'request',
    'connections',
    'req/s',
    'p50 ms',
    'p99 ms',
    ...PROCESSES.map((name) => `${name} µs`),
    'all µs',
    'calls per transaction',
    'answers',
  ];
  const lines = rows.map((row) => {
    const cpu = PROCESSES.map((process) => row.cpu.get(process) ?? 0);
    const numbers = [row.requests / row.seconds, row.p50Ms, row.p99Ms].map((value) => value.toFixed(value < 100 ? 1 : 0));
    const statuses = Object.entries(row.statuses).map(([status, count]) => `${count} × ${status}`);
    const all = cpu.reduce((sum, micros) => sum + micros, 0);
    return [
      row.name,
      row.connections,
      ...numbers,
      ...cpu.map((micros) => Math.round(micros)),
      Math.round(all),
      row.shared > 0 ? row.shared.toFixed(1) : '',
      statuses.join(', '),
    ];
  });
  return markdownTable(header, lines);
}

const USAGE = `usage: npm run bench:load -- [--write]
Starts a system of its own and measures requests a second and CPU time by process. --write puts the table into docs/benchmarks.md.`;

void runCommand(USAGE, main);
