import {
  DiagLogLevel,
  SpanKind,
  SpanStatusCode,
  context,
  diag,
  propagation,
  trace,
  type Attributes,
  type Context,
} from '@opentelemetry/api';
import type { Logger } from 'pino';
import { collectorAgent } from './collector-agent';
import { inTime } from './in-time';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL };

/** What a span is named and told with. */
export interface SpanTold {
  name: string;
  kind: keyof typeof KINDS;
  attributes?: Attributes;
  /** Of what it is a part, as `currentTrace` said it elsewhere; of the span it is begun in where absent. */
  parent?: string;
}

/** The last spans are given up sooner than the exporter does, which waits for ten seconds: a stop's time is for what clients wait for. */
const LAST_SPANS_MS = 2_000;

/** As long as the SDK waits for a batch before it begins the next. */
const EXPORT_MS = 30_000;

/** A span that was begun. */
export interface BegunSpan {
  /** Runs work whose spans are parts of this one. */
  within<T>(work: () => T): T;
  set(attributes: Attributes): void;
  end(error?: unknown): void;
}

let isTracing = false;

/** Sends this process's spans to a collector that speaks OTLP over HTTP; answers how to send the last ones. */
export async function startTracing(service: string, endpoint: string, logger: Logger, exportMs = EXPORT_MS): Promise<() => Promise<void>> {
  // Loaded only here: a process that is not traced does without it.
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const tell = (message: string): void => logger.warn({ reason: message }, 'traces could not be sent');
  diag.setLogger({ error: tell, warn: tell, info: tell, debug: tell, verbose: tell }, DiagLogLevel.ERROR);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    httpAgentOptions: (protocol) => collectorAgent(protocol, exportMs),
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'gridline' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  isTracing = true;
  return async () => {
    isTracing = false;
    const sent = inTime(provider.shutdown(), LAST_SPANS_MS, 'the collector did not take the last ones in time');
    await sent.catch((error: unknown) => tell(String(error)));
  };
}

/** Begins a span; one that does nothing while the process is not traced. */
export function beginSpan({ name, kind, attributes, parent }: SpanTold): BegunSpan {
  if (!isTracing) return UNTRACED;
  const around = parent === undefined ? context.active() : contextOf(parent);
  const span = trace.getTracer('gridline').startSpan(name, { kind: KINDS[kind], attributes }, around);
  const inside = trace.setSpan(around, span);
  return {
    within: (work) => context.with(inside, work),
    set: (more) => void span.setAttributes(more),
    end: (error) => {
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : undefined });
      span.end();
    },
  };
}

const UNTRACED: BegunSpan = { within: (work) => work(), set: () => undefined, end: () => undefined };

/** Runs work as a span that ends with it. */
export async function inSpan<T>(told: SpanTold, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(told);
  try {
    const answer = await span.within(work);
    span.end();
    return answer;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** The active span, as W3C's `traceparent` says it; undefined while nothing is traced. */
export function currentTrace(): string | undefined {
  if (!isTracing) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

const contextOf = (traceparent: string): Context => propagation.extract(context.active(), { traceparent });
