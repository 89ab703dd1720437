import { ASSUMED, WORKERS, figuresOf, needsOf, type Needs } from './needs';

const RATES = [10, 1_000, 100_000];

/** The page that says what so many documents an hour need. */
export function capacityPage(benchmarks: string): string {
  const needs = RATES.map((rate) => needsOf(figuresOf(benchmarks), rate));
  const row = (name: string, of: (need: Needs) => number): string => `| ${name} | ${needs.map((need) => shown(of(need))).join(' | ')} |`;
  return `# What so many documents an hour need

Computed from docs/benchmarks.md by \`npm run bench:capacity\`; a test compares the two. Assumed, because it is the customers': ${ASSUMED.scannedShare * 100} of 100 documents are
scans of a page, a file has ${ASSUMED.fileBytes / 1000} kB, documents are kept for ${ASSUMED.keptDays} days, one endpoint is told of each. Cores are planned to be busy for 60 % of the time and are those of the machine of the benches.
A peak hour is what counts, not the day's mean.

| documents an hour | ${RATES.map((rate) => rate.toLocaleString('en')).join(' | ')} |
| --- | --- | --- | --- |
${row('cores of extraction (reading pages)', ({ engineCores }) => engineCores)}
${row(`extraction replicas of ${WORKERS} workers, two at least`, ({ extractionReplicas }) => extractionReplicas)}
${row('cores of the gateways', ({ otherCores }) => otherCores.gateway)}
${row('cores of usage', ({ otherCores }) => otherCores.usage)}
${row('cores of webhooks', ({ otherCores }) => otherCores.webhooks)}
${row('cores of PostgreSQL, without telling endpoints', ({ otherCores }) => otherCores.postgres)}
${row('cores of NATS', ({ otherCores }) => otherCores.nats)}
${row('connections to PostgreSQL, two replicas of each service at least, 10 each', ({ connections }) => connections)}
${row('GB of files', ({ filesGb }) => filesGb)}
${row('GB of rows in PostgreSQL, of all services', ({ rowsGb }) => rowsGb)}
${row('of it the ledger, kept for two years', ({ ledgerGb }) => ledgerGb)}
${row('GB of each NATS server: the events of a week', ({ brokerGb }) => brokerGb)}

## In what order things break

1. **Cores that read scans**: nine tenths of all. Documents wait, then the queue's limit refuses (429 \`queue_limit_reached\`, 503 \`busy\`). More extraction
   replicas; nothing else has to change, since replicas take what they have workers for.
2. **Files of one machine**: the folder is one volume. Beyond a machine, a bucket (docs/storage.md).
3. **Connections**: 10 a process. At hundreds of them PgBouncer in transaction mode, with \`DATABASE_DIRECT_URL\`.
4. **The database's disk and its lists**: extractions are removed by \`retentionDays\`; events stand in parts by day, the ledger by month, and are dropped (docs/decisions/parts-by-time.md): at 100,000 an hour all
   day long each service on a database of its own (\`DATABASE_URL\` of each); lists of a million extractions are in docs/benchmarks.md.
5. **NATS**: one server is a single point of failure long before it is slow; three for more than one machine. Its disk has room for a week of events, which it keeps whatever
   their number; parked ones wait for an operator without an end.

What was not measured: more than one machine, and any rate above what two cores give.
`;
}

const shown = (value: number): string =>
  Number.isInteger(value) || value >= 10 ? Math.ceil(value).toLocaleString('en') : value >= 0.1 ? value.toFixed(1) : '< 0.1';
