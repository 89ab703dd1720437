import { ERRORS, extractionExport, extractionResult, extractionTable, type ErrorCode } from '@gridline/contracts';
import { z } from 'zod';
import type { RouteDescription } from '../http/route';
import type { KnownRoute } from '../http/route-table';
import { JsonSchemas, type Json } from './json-schemas';
import { EXAMPLES } from './openapi-examples';
import { HEADERS, headersOf } from '../http/openapi-headers';
import { webhooksOf } from './openapi-webhooks';

/** Errors that any route under /api/v1 may answer before its own work begins. */
const KEY_ERRORS: readonly ErrorCode[] = [
  'invalid_api_key',
  'insufficient_scope',
  'rate_limit_exceeded',
  'monthly_limit_exceeded',
  'busy',
  'internal_error',
];

/** What a browser asks before it has a session. */
const OPEN_PATHS = ['sign-up', 'sign-in', 'sign-out', 'reset-password'].map((name) => `/api/auth/${name}`);

/** What may be answered to any request, before any route has it. */
const ANY_ERRORS: readonly ErrorCode[] = ['malformed_request', 'request_timeout', 'headers_too_large', 'internal_error'];

/** What a JSON body may be refused for. */
const BODY_ERRORS: readonly ErrorCode[] = ['invalid_parameter', 'invalid_json', 'body_too_large', 'unsupported_media_type'];

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    requestId: z.string(),
    retryable: z.boolean(),
    errors: z.array(z.object({ location: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });

/** One route as the document describes it. */
export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  parameters: { name: string; in: string; description?: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; headers?: Json; content?: Record<string, { schema: Json }> }>;
}

/** The document as far as our own pages read it. */
export interface OpenApi extends Json {
  paths: Record<string, Record<string, Operation>>;
  components: Json & { schemas: Record<string, Json> };
}

/** The OpenAPI 3.1 document of the routes that describe themselves; the schemas are those that validate. */
export function openApiDocument(routes: readonly KnownRoute[]): OpenApi {
  const paths: OpenApi['paths'] = {};
  const schemas = new JsonSchemas();
  for (const { method, path, description } of routes) {
    if (!description) continue;
    const templated = path.replace(/:([^/]+)/g, '{$1}');
    paths[templated] = { ...paths[templated], [method.toLowerCase()]: operation(path, method, description, schemas) };
  }
  const webhooks = webhooksOf(schemas);
  for (const schema of [problemSchema, extractionExport, extractionResult, extractionTable]) schemas.of(schema, 'output');
  for (const [name, example] of Object.entries(EXAMPLES)) schemas.named[name]!.examples = [example];
  return {
    openapi: '3.1.0',
    info: { title: 'Gridline API', version: '1', description: 'Documents in, trustworthy tables out.' },
    servers: [{ url: '/' }],
    paths,
    webhooks,
    components: {
      schemas: schemas.named,
      headers: HEADERS,
      securitySchemes: {
        bearerKey: { type: 'http', scheme: 'bearer', description: 'An API key.' },
        headerKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'An API key.' },
        session: { type: 'apiKey', in: 'cookie', name: 'svc_session', description: 'A signed-in browser.' },
      },
    },
  };
}

function operation(path: string, method: string, route: RouteDescription, schemas: JsonSchemas): Operation & Json {
  const isKeyRoute = path.startsWith('/api/v1');
  return {
    operationId: `${method.toLowerCase()}${path.replace(/^\/api/, '').replace(/[/:_-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [isKeyRoute ? 'API key' : 'Browser session'],
    summary: route.summary,
    description: [route.description, route.scope && `Scope: \`${route.scope}\`.`].filter(Boolean).join('\n\n') || undefined,
    security: isKeyRoute ? [{ bearerKey: [] }, { headerKey: [] }] : OPEN_PATHS.includes(path) ? [] : [{ session: [] }],
    parameters: [...pathParameters(path), ...parameters(schemas, route.query, 'query'), ...parameters(schemas, route.headers, 'header')],
    requestBody: requestBody(schemas, route),
    responses: {
      [route.status ?? 200]: success(path, route, schemas),
      ...otherSuccesses(path, route, schemas),
      ...problems(path, route),
    },
  };
}

function errorsOf(path: string, route: RouteDescription): ErrorCode[] {
  // A path's own part may be malformed text, whatever the route does with it.
  const ofPath: ErrorCode[] = path.includes(':') ? ['invalid_parameter'] : [];
  const ofKeys = path.startsWith('/api/v1') ? KEY_ERRORS : (['busy'] as const);
  return [...new Set([...route.errors, ...ofPath, ...(route.body ? BODY_ERRORS : []), ...ofKeys, ...ANY_ERRORS])];
}

function success(path: string, route: RouteDescription, schemas: JsonSchemas): Json {
  const schema = route.response ? schemas.of(route.response, 'output') : {};
  const types = route.produces ?? (route.response ? ['application/json'] : []);
  return {
    description: route.summary,
    headers: headersOf(path, route.status ?? 200, route.answerHeaders),
    content: types.length === 0 ? undefined : Object.fromEntries(types.map((type) => [type, { schema: schemaOfType(type, schema) }])),
  };
}

function schemaOfType(type: string, schema: Json): Json {
  if (type === 'application/json') return schema;
  return type === 'text/event-stream' ? { type: 'string' } : { type: 'string', format: 'binary' };
}

function otherSuccesses(path: string, { also = {} }: RouteDescription, schemas: JsonSchemas): Json {
  return Object.fromEntries(
    Object.entries(also).map(([status, { when, response, headers }]) => [
      status,
      {
        description: when,
        headers: headersOf(path, Number(status), headers),
        ...(response && { content: { 'application/json': { schema: schemas.of(response, 'output') } } }),
      },
    ]),
  );
}

function problems(path: string, route: RouteDescription): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(path, route)) byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code]);
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const description = codes.map((code) => `[\`${code}\`](/docs#${code}): ${ERRORS[code].title}`).join('\n\n');
      const own = [...(route.problemHeaders ?? []), ...(codes.some((code) => ERRORS[code].retryable) ? (['Retry-After'] as const) : [])];
      return [status, { description, headers: headersOf(path, status, own), content }];
    }),
  );
}

function requestBody(schemas: JsonSchemas, { form, json, body = json }: RouteDescription): (Operation['requestBody'] & Json) | undefined {
  const content: NonNullable<Operation['requestBody']>['content'] = {
    ...(form && { 'multipart/form-data': { schema: schemas.of(form, 'input') } }),
    ...(body && { 'application/json': { schema: schemas.of(body, 'input') } }),
  };
  return Object.keys(content).length === 0 ? undefined : { required: true, content };
}

function pathParameters(path: string): Operation['parameters'] {
  return [...path.matchAll(/:([^/]+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function parameters(schemas: JsonSchemas, schema: z.ZodObject | undefined, location: 'query' | 'header'): Operation['parameters'] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.of(schema, 'input') as {
    properties?: Record<string, Json & { description?: string }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: location,
    description,
    required: required.includes(name),
    schema: property,
  }));
}
