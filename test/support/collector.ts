import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { until } from './until';

/** A span as a test looks at it. */
export interface CollectedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
}

/** The wire form of OTLP over HTTP with JSON (opentelemetry-proto, trace/v1). */
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; boolValue?: boolean; doubleValue?: number };
}

type SentSpan = Omit<CollectedSpan, 'service' | 'attributes'> & { attributes: Attribute[] };

/** Stands in for an OpenTelemetry collector: takes traces, and answers as one does. */
export class Collector {
  private readonly spans: CollectedSpan[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      if (request.method !== 'POST' || request.url !== '/v1/traces') return void response.writeHead(404).end();
      void json(request).then((sent) => {
        this.spans.push(...spansOf(sent as Sent));
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      });
    });
  }

  static async start(): Promise<Collector> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Collector(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The first span of a kind, once it has come. */
  async span(matches: (span: CollectedSpan) => boolean): Promise<CollectedSpan> {
    return (await until(
      () => Promise.resolve(this.spans.find(matches)),
      (span) => span !== undefined,
    ))!;
  }

  /** The spans from the first of the process that the request came to, each a part of the one before, once they have come. */
  async wayTo(span: CollectedSpan): Promise<CollectedSpan[]> {
    const way = [span];
    while (way[0]!.name !== 'POST') way.unshift(await this.span(({ spanId }) => spanId === way[0]!.parentSpanId));
    return way;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const spansOf = ({ resourceSpans }: Sent): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const { 'service.name': service } = attributesOf(resource.attributes);
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({ ...span, service: String(service), attributes: attributesOf(span.attributes) }));
  });

const attributesOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
