import { ERRORS, type ErrorCode } from '@gridline/contracts';
import { z } from 'zod';
import type { RouteDescription } from '../http/route';
import type { KnownRoute } from '../http/route-table';

type Json = Record<string, unknown>;

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

/** Headers of every metered response. */
const METERED_HEADERS = [
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Usage-Month',
  'X-Usage-Calls',
  'X-Usage-Limit',
  'X-Usage-Remaining',
  'X-Usage-Unlimited',
  'X-Usage-Reset',
  'X-Request-Id',
];

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  retryable: z.boolean(),
  errors: z.array(z.object({ location: z.string(), message: z.string() })).optional(),
});

/** The OpenAPI 3.1 document of the routes that describe themselves; the schemas are those that validate. */
export function openApiDocument(routes: readonly KnownRoute[]): Json {
  const paths: Record<string, Json> = {};
  for (const { method, path, description } of routes) {
    if (!description) continue;
    const templated = path.replace(/:([^/]+)/g, '{$1}');
    paths[templated] = { ...paths[templated], [method.toLowerCase()]: operation(path, method, description) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Gridline API', version: '1', description: 'Documents in, trustworthy tables out.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: {
        bearerKey: { type: 'http', scheme: 'bearer', description: 'An API key.' },
        headerKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'An API key.' },
        session: { type: 'apiKey', in: 'cookie', name: 'svc_session', description: 'A signed-in browser.' },
      },
    },
  };
}

function operation(path: string, method: string, route: RouteDescription): Json {
  const isKeyRoute = path.startsWith('/api/v1');
  // A path's own part may be malformed text, whatever the route does with it.
  const ofPath: ErrorCode[] = path.includes(':') ? ['invalid_parameter'] : [];
  const errors = [...new Set([...route.errors, ...ofPath, ...(isKeyRoute ? KEY_ERRORS : (['internal_error'] as const))])];
  return {
    operationId: `${method.toLowerCase()}${path.replace(/^\/api/, '').replace(/[/:_-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [isKeyRoute ? 'API key' : 'Browser session'],
    summary: route.summary,
    description: [route.description, route.scope && `Scope: \`${route.scope}\`.`].filter(Boolean).join('\n\n') || undefined,
    security: isKeyRoute ? [{ bearerKey: [] }, { headerKey: [] }] : OPEN_PATHS.includes(path) ? [] : [{ session: [] }],
    parameters: [...pathParameters(path), ...parameters(route.query, 'query'), ...parameters(route.headers, 'header')],
    requestBody: requestBody(route),
    responses: { [route.status ?? 200]: success(route, isKeyRoute), ...otherSuccesses(route), ...problems(errors) },
  };
}

function success(route: RouteDescription, isKeyRoute: boolean): Json {
  const schema = route.response ? jsonSchema(route.response, 'output') : {};
  const types = route.produces ?? (route.response ? ['application/json'] : []);
  return {
    description: route.summary,
    headers: isKeyRoute ? Object.fromEntries(METERED_HEADERS.map((name) => [name, { schema: { type: 'string' } }])) : undefined,
    content:
      types.length === 0 ? undefined : Object.fromEntries(types.map((type) => [type, type === 'application/json' ? { schema } : {}])),
  };
}

function otherSuccesses({ also = {} }: RouteDescription): Json {
  return Object.fromEntries(
    Object.entries(also).map(([status, { when, response }]) => [
      status,
      { description: when, content: { 'application/json': { schema: jsonSchema(response, 'output') } } },
    ]),
  );
}

function problems(errors: readonly ErrorCode[]): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errors) byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code]);
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.map((code) => `[\`${code}\`](/docs#${code}): ${ERRORS[code].title}`).join('\n\n'), content },
    ]),
  );
}

function requestBody(route: RouteDescription): Json | undefined {
  if (route.form) return { required: true, content: { 'multipart/form-data': { schema: jsonSchema(route.form, 'input') } } };
  if (route.body) return { required: true, content: { 'application/json': { schema: jsonSchema(route.body, 'input') } } };
  return undefined;
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:([^/]+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function parameters(schema: z.ZodObject | undefined, location: 'query' | 'header'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: location,
    description,
    required: required.includes(name),
    schema: property,
  }));
}

/** What only code can check (a transformation, a refinement) is shown as its plain type. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  return rest;
}
