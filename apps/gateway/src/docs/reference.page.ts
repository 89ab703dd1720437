import { Marked } from 'marked';
import { page } from './docs.page';
import type { Guide } from './guides';
import { escapeHtml, tableOf } from './html';
import type { Json } from './json-schemas';
import type { OpenApi, Operation } from './openapi';

const REFERENCE = '#/components/schemas/';
const marked = new Marked();

/** The groups in the order in which they are shown, and what is said of each. */
const GROUPS = [
  ['API key', 'By `Authorization: Bearer` or `X-API-Key`. Each can be tried here, on your account: what it does is done, and counted.'],
  ['Browser session', 'What the app does: by the cookie that signing in gives, never by a key.'],
] as const;

interface Route {
  method: string;
  path: string;
  operation: Operation;
}

const routesOf = ({ paths }: OpenApi): Route[] =>
  Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ method, path, operation })));

/** The page at /docs/reference: every route, its parameters and answers, and a form that tries those for keys. */
export function referencePage(guides: readonly Guide[], document: OpenApi): string {
  const routes = routesOf(document);
  const groups = GROUPS.map(([tag, lead]) => {
    const own = routes.filter(({ operation }) => operation.tags[0] === tag);
    const isTried = tag === 'API key';
    return `<h2 id="${anchorOf(tag)}">${tag}</h2>${marked.parse(lead)}${isTried ? KEY_FIELD : ''}${own.map((route) => section(route, isTried)).join('')}`;
  });
  const body = `<h1>Routes</h1>
<p>As <a href="/openapi.json">openapi.json</a> says it (OpenAPI 3.1; <a href="/openapi-3.0.json">3.0</a>), which is made from what checks requests.</p>
${groups.join('')}
<h2 id="schemas">Schemas</h2>${Object.entries(document.components.schemas).map(schemaSection).join('')}`;
  return page({ title: 'Routes · Gridline API', guides, body, script: '<script src="/docs/reference.js"></script>' });
}

/** What a search finds of the routes. */
export const operationsIndex = (document: OpenApi): { title: string; at: string; text: string }[] =>
  routesOf(document).map(({ method, path, operation: { operationId, summary, description = '' } }) => ({
    title: `${method.toUpperCase()} ${path}`,
    at: `/docs/reference#${operationId}`,
    text: `${summary}. ${description}`,
  }));

const KEY_FIELD =
  '<p class="key"><label for="key">API key, for trying; it is kept nowhere</label><input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="svc_live_…"></p>';

const anchorOf = (text: string): string => text.toLowerCase().replace(/\W+/g, '-');

function section({ method, path, operation }: Route, isTried: boolean): string {
  const { operationId, summary, description, requestBody, responses } = operation;
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => `<h4>Body: ${type}</h4>${members(schema, true)}`);
  const rows = Object.entries(responses).map(([status, answer]) => ({ cells: [`<code>${status}</code>`, answerCell(answer)] }));
  return `<section class="route" aria-labelledby="${operationId}"><h3 id="${operationId}"><code class="method">${method.toUpperCase()}</code> <code>${path}</code></h3>
<p><strong>${escapeHtml(summary)}.</strong></p>${description === undefined ? '' : marked.parse(description)}
${parametersTable(operation)}${bodies.join('')}
<details><summary>Answers</summary>${tableOf(['Status', 'What it says'], rows)}</details>${isTried ? tryForm(method, path, operation) : ''}</section>`;
}

function parametersTable({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: location, description = '', required, schema }) => ({
    cells: [`<code>${name}</code>${required ? ' (required)' : ''}`, location, typeOf(schema), marked.parseInline(description) as string],
  }));
  return `<h4>Parameters</h4>${tableOf(['Name', 'In', 'Type', 'What it says'], rows)}`;
}

function answerCell({ description, content = {}, headers = {} }: Operation['responses'][string]): string {
  const types = Object.entries(content).map(
    ([type, { schema }]) => `<li><code>${type}</code>: ${typeOf(schema)}${inlineMembers(schema)}</li>`,
  );
  const names = Object.keys(headers).map((name) => `<code>${name}</code>`);
  return `${marked.parse(description)}<ul>${types.join('')}<li>Headers: ${names.join(', ')}</li></ul>`;
}

function schemaSection([name, schema]: [string, Json]): string {
  return `<section><h3 id="schema-${name}">${name}</h3><p>${typeOf(schema)}</p>${inlineMembers(schema)}</section>`;
}

/** The members of a schema that has no name of its own. */
const inlineMembers = (schema: Json, isSent = false): string => (schema.properties ? members(schema, isSent) : '');

function members(schema: Json, isSent: boolean): string {
  if (!schema.properties) return `<p>${typeOf(schema)}</p>`;
  const required = (schema.required as string[] | undefined) ?? [];
  const items = Object.entries(schema.properties as Record<string, Json>).map(([name, member]) => {
    const said = typeof member.description === 'string' ? `. ${marked.parseInline(member.description) as string}` : '';
    const must = required.includes(name) ? (isSent ? ' (required)' : ' (always there)') : '';
    const inner = inlineMembers((member.items as Json | undefined) ?? member, isSent);
    return `<li><code>${escapeHtml(name)}</code> <small>${typeOf(member)}</small>${must}${said}${inner}</li>`;
  });
  return `<ul class="members">${items.join('')}</ul>`;
}

/** A schema in a few words. */
function typeOf(schema: Json): string {
  const { $ref, type, items, enum: words, const: only, anyOf, oneOf = anyOf, additionalProperties: each, format } = schema;
  if (typeof $ref === 'string') return `<a href="#schema-${$ref.slice(REFERENCE.length)}">${$ref.slice(REFERENCE.length)}</a>`;
  if (oneOf !== undefined) return (oneOf as Json[]).map(typeOf).join(' or ');
  if (only !== undefined || words !== undefined)
    return ((words as unknown[]) ?? [only]).map((word) => code(word)).join(' | ') + defaultOf(schema);
  if (type === 'array') return `array of ${typeOf((items as Json | undefined) ?? {})}`;
  if (typeof each === 'object' && each !== null && Object.keys(each).length > 0) return `object of ${typeOf(each as Json)}`;
  return `${[type ?? 'anything'].flat().join(' or ')}${format === undefined ? '' : ` (${String(format)})`}${bounds(schema)}${defaultOf(schema)}`;
}

const code = (value: unknown): string => `<code>${escapeHtml(String(value))}</code>`;

const defaultOf = ({ default: given }: Json): string => (given === undefined ? '' : `, ${code(given)} by default`);

function bounds({ minimum, maximum, maxLength }: Json): string {
  if (typeof maxLength === 'number') return `, ${maxLength} characters at most`;
  const least = typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? ` from ${minimum}` : '';
  const most = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? ` to ${maximum}` : '';
  return least + most;
}

/** A form of the route's own parameters and parts; reference.js sends it. */
function tryForm(method: string, path: string, { operationId, parameters, requestBody }: Operation): string {
  const form = requestBody?.content['multipart/form-data']?.schema.properties as Record<string, Json> | undefined;
  const fields = [
    ...parameters.map(({ name, in: location, required }) => field(operationId, name, location, required)),
    ...Object.entries(form ?? {}).map(([name, { type }]) =>
      name === 'file' ? fileField(operationId, type === 'array') : field(operationId, name, 'part', false),
    ),
  ];
  return `<details><summary>Try it<span class="hidden">: ${method.toUpperCase()} ${path}</span></summary><form class="try" data-method="${method.toUpperCase()}" data-path="${path}">${fields.join('')}<button>Send</button><output></output></form></details>`;
}

function field(operationId: string, name: string, location: string, isRequired: boolean): string {
  const id = `${operationId}-${location}-${name}`;
  return `${fieldLabel(id, name, location)}<input id="${id}" name="${name}" data-in="${location}" autocomplete="off"${isRequired ? ' required' : ''}>`;
}

function fileField(operationId: string, isMany: boolean): string {
  const id = `${operationId}-file`;
  return `${fieldLabel(id, 'file', 'part')}<input id="${id}" name="file" data-in="part" type="file" required${isMany ? ' multiple' : ''}>`;
}

const fieldLabel = (id: string, name: string, location: string): string =>
  `<label for="${id}"><code>${name}</code> <small>${location}</small></label>`;
