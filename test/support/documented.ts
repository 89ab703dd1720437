import addFormats from 'ajv-formats';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';

type Json = Record<string, unknown>;
interface Header {
  schema: Json;
}
interface Answer {
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema: Json }>;
}
export interface Document extends Json {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  webhooks: Record<string, { post: { requestBody: { content: { 'application/json': { schema: Json } } } } }>;
  components: { schemas: Json; headers: Record<string, Header> };
}

/** What the service says of itself in `/openapi.json`, and what it has answered, held against one another. */
export class Reference {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly compiled = new Map<object, ValidateFunction>();
  private readonly patterns: { pattern: RegExp; template: string }[];

  constructor(private readonly document: Document) {
    addFormats(this.ajv);
    // Clients must bear members that they do not know; a test must not, or the document would lack what is answered.
    this.ajv.addSchema({ $id: 'reference', components: { schemas: closed(document.components.schemas) } });
    this.patterns = Object.keys(document.paths).map((template) => ({
      template,
      pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    }));
  }

  /** What of an answer the document does not have; none where all of it is documented. */
  faultsOf(method: string, path: string, response: Response, body: unknown): string[] {
    const template = this.templateOf(method, path);
    const isApi = path.startsWith('/api/');
    if (template === undefined) return isApi && response.status >= 400 ? this.faults({ $ref: PROBLEM }, body, 'body') : [];
    if (response.status === 304 || method === 'head') return [];
    const answer = this.document.paths[template]![method]!.responses[response.status];
    if (!answer) return [`there is no status ${response.status}`];
    return [...this.faultsOfHeaders(answer, response.headers), ...this.faultsOfBody(answer, response.headers, body)];
  }

  /** The same for what an endpoint was told. */
  faultsOfEvent(event: string, body: unknown): string[] {
    const told = this.document.webhooks[event];
    return told ? this.faults(told.post.requestBody.content['application/json'].schema, body, 'body') : [`there is no event ${event}`];
  }

  /** A path without parameters is preferred to one whose parameter happens to match. */
  private templateOf(method: string, path: string): string | undefined {
    const found = this.patterns.filter(({ pattern, template }) => pattern.test(path) && this.document.paths[template]![method]);
    return (found.find(({ template }) => template === path) ?? found[0])?.template;
  }

  private faultsOfHeaders({ headers = {} }: Answer, given: Headers): string[] {
    const own = OWN_HEADERS.filter((name) => given.has(name) && !Object.keys(headers).some((one) => one.toLowerCase() === name));
    const wrong = Object.keys(headers).flatMap((name) => {
      const value = given.get(name);
      const { schema } = this.document.components.headers[name]!;
      return value === null ? [] : this.faults(schema, schema.type === 'integer' ? Number(value) : value, name);
    });
    return [...own.map((name) => `the header ${name} is not named`), ...wrong];
  }

  private faultsOfBody({ content = {} }: Answer, headers: Headers, body: unknown): string[] {
    const given = headers.get('Content-Type')?.split(';')[0];
    if (given === undefined) return Object.keys(content).length > 0 ? ['the body is missing'] : [];
    const described = content[given] ?? content['*/*'];
    if (!described) return [`there is no answer of type ${given}`];
    return given.endsWith('json') ? this.faults(described.schema, body, 'body') : [];
  }

  private faults(schema: Json, value: unknown, what: string): string[] {
    if (schema.format === 'binary') return [];
    const check = this.compiled.get(schema) ?? this.ajv.compile(referringTo(closed(schema)) as Json);
    this.compiled.set(schema, check);
    if (check(value)) return [];
    return (check.errors ?? []).map(({ instancePath, message, params }) => `${what}${instancePath} ${message} ${JSON.stringify(params)}`);
  }
}

const PROBLEM = '#/components/schemas/Problem';

/** Headers of ours that an answer may only have where the document names them. */
const OWN_HEADERS = ['retry-after', 'location', 'idempotency-replayed', 'preference-applied', 'x-service-reference', 'x-pe-charged'];

/** The same schema, whose objects have no members but those that it names. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, LITERAL_KEYS.includes(key) ? value : closed(value)]));
  const isObject = copy.type === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return isObject ? { ...copy, additionalProperties: false } : copy;
}

/** Whose values are no schemas. */
const LITERAL_KEYS: readonly string[] = ['examples', 'enum', 'const', 'default', 'required'];

const referringTo = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"reference#/components/'));

let known: Promise<Reference> | undefined;

/** All systems of a test run are of one build, so one of them is asked, once. */
async function referenceOf(origin: string): Promise<Reference> {
  known ??= fetch(`${origin}/openapi.json`).then(async (response) => new Reference((await response.json()) as Document));
  return known.catch((error: unknown) => {
    known = undefined;
    throw error;
  });
}

/** `fetch` for tests of the API: an answer that `/openapi.json` does not describe fails the test. */
export async function documentedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const { origin, pathname } = new URL(url);
  if (!pathname.startsWith('/api/')) return fetch(url, init);
  const reference = await referenceOf(origin);
  const response = await fetch(url, init);
  const isJson = /json/.test(response.headers.get('Content-Type') ?? '');
  const text = isJson ? await response.clone().text() : '';
  const method = (init.method ?? 'GET').toLowerCase();
  const faults = reference.faultsOf(method, pathname, response, text === '' ? undefined : JSON.parse(text));
  if (faults.length > 0)
    throw new Error(
      `/openapi.json does not describe ${response.status} of ${method} ${pathname}:\n${faults.join('\n')}\n${text.slice(0, 500)}`,
    );
  return response;
}

/** Fails where `/openapi.json` does not describe what an endpoint was told. */
export async function expectDocumentedEvent(origin: string, event: string, body: unknown): Promise<void> {
  expect((await referenceOf(origin)).faultsOfEvent(event, body)).toEqual([]);
}
