/** What the benches measured, as docs/benchmarks.md has it. */
export interface Figures {
  /** CPU seconds of a document in each process, beside the reading of its pages. */
  gateway: number;
  usage: number;
  extraction: number;
  nats: number;
  postgres: number;
  webhooks: number;
  /** Pages of a document, and CPU seconds to read one. */
  pagesOfPdf: number;
  secondsOfPdfPage: number;
  secondsOfScannedPage: number;
  /** Bytes of the rows that a document leaves in PostgreSQL, with their indexes. */
  rowBytes: Record<KindOfRows, number>;
}

/** What is assumed, because it is the customers' and not ours. */
export const ASSUMED = { scannedShare: 0.2, fileBytes: 200_000, keptDays: 90 } as const;

/** Cores are planned to be busy for this share of the time: beyond it documents begin to wait for one another. */
const BUSY = 0.6;
/** Of a replica, as deploy/kubernetes has it. */
export const WORKERS = 2;
/** As the setting's default has it. */
const POOL = 10;
/** The rows that a document leaves, by how long they are kept. The ledger's months are dropped after two years, parts by day as their migrations say. */
export const KEPT_ROWS = {
  'of the document': { days: ASSUMED.keptDays, tables: /^extraction\.(?!outbox|inbox)/ },
  'what endpoints were told': { days: 31, tables: /^webhooks\.(event|delivery|attempt)$/ },
  'events that were handled': { days: 14, tables: /\.inbox$/ },
  'events that were sent': { days: 7, tables: /\.outbox$/ },
  'of the ledger': { days: 730, tables: /^usage\.usage_entry$/ },
} as const;

type KindOfRows = keyof typeof KEPT_ROWS;
const KINDS_OF_ROWS = Object.keys(KEPT_ROWS) as KindOfRows[];

/** Of a document in the stream of events, which keeps them for a week: 595 in a started system, 18 small documents of one account. */
const EVENT_BYTES = 600;
const EVENT_DAYS = 7;

/** What so many documents an hour need. */
export interface Needs {
  engineCores: number;
  extractionReplicas: number;
  otherCores: Record<'gateway' | 'usage' | 'webhooks' | 'nats' | 'postgres', number>;
  connections: number;
  filesGb: number;
  rowsGb: number;
  /** Of it, the ledger's. */
  ledgerGb: number;
  /** Of each server of the broker that keeps the stream. */
  brokerGb: number;
}

export function needsOf(figures: Figures, documentsAnHour: number): Needs {
  const perSecond = documentsAnHour / 3600;
  const { scannedShare, fileBytes, keptDays } = ASSUMED;
  const reading = (1 - scannedShare) * figures.pagesOfPdf * figures.secondsOfPdfPage + scannedShare * figures.secondsOfScannedPage;
  const cores = (seconds: number): number => (perSecond * seconds) / BUSY;
  const engineCores = cores(reading + figures.extraction);
  const extractionReplicas = Math.max(2, Math.ceil(engineCores / WORKERS));
  const { gateway, usage, webhooks, nats, postgres } = figures;
  const others = { gateway: cores(gateway), usage: cores(usage), webhooks: cores(webhooks), nats: cores(nats), postgres: cores(postgres) };
  const replicas =
    extractionReplicas + [gateway, usage, webhooks].reduce((sum, seconds) => sum + Math.max(2, Math.ceil(cores(seconds))), 0);
  const aDay = documentsAnHour * 24;
  const rowsGb = (kind: KindOfRows): number => (aDay * KEPT_ROWS[kind].days * figures.rowBytes[kind]) / 1e9;
  return {
    engineCores,
    extractionReplicas,
    otherCores: others,
    connections: replicas * POOL,
    filesGb: (aDay * keptDays * fileBytes) / 1e9,
    rowsGb: KINDS_OF_ROWS.reduce((sum, kind) => sum + rowsGb(kind), 0),
    ledgerGb: rowsGb('of the ledger'),
    brokerGb: (aDay * EVENT_DAYS * EVENT_BYTES) / 1e9,
  };
}

/** The figures out of the page that the benches write. */
export function figuresOf(page: string): Figures {
  const infer = rowOf(page, 'Load', 'POST /api/v1/infer');
  const pdfs = rowOf(page, 'Speed', 'made PDFs');
  const scans = rowOf(page, 'Speed', 'made scans');
  const [, perDelivery] = /([\d.]+) CPU ms each/.exec(rowOf(page, 'Webhooks', '5000 deliveries at once, 1 endpoint').join('|'))!;
  const micros = (at: number): number => Number(infer[at]) / 1e6;
  return {
    ...{ gateway: micros(6), usage: micros(7), extraction: micros(8), nats: micros(9), postgres: micros(11) },
    webhooks: Number(perDelivery) / 1e3,
    pagesOfPdf: Number(pdfs[2]) / Number(pdfs[1]),
    secondsOfPdfPage: 1 / Number(pdfs[3]),
    secondsOfScannedPage: 1 / Number(scans[3]),
    rowBytes: Object.fromEntries(KINDS_OF_ROWS.map((kind) => [kind, Number(rowOf(page, 'Rows', kind)[1])])) as Figures['rowBytes'],
  };
}

/** The cells of a section's row. */
function rowOf(page: string, section: string, start: string): string[] {
  const text = page.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  const line = text.split('\n').find((each) => each.startsWith(`| ${start}`));
  if (!line) throw new Error(`docs/benchmarks.md has no row "${start}" under ${section}`);
  return line.split('|').slice(1, -1).map((cell) => cell.trim()); // prettier-ignore
}
