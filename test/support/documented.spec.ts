import { Reference, type Document } from './documented';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const list = { type: 'object', properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Item' } } }, required: ['data'] };
const reference = new Reference({
  paths: {
    '/api/v1/items': { get: { responses: { 200: { ...json(list), headers: { 'X-Count': { $ref: '#/components/headers/X-Count' } } } } } },
    '/api/v1/items/{id}': { get: { responses: { 200: json({ $ref: '#/components/schemas/Item' }) } } },
  },
  webhooks: { 'item.made': { post: { requestBody: json({ $ref: '#/components/schemas/Item' }) } } },
  components: {
    schemas: {
      Item: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      Problem: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] },
    },
    headers: { 'X-Count': { schema: { type: 'integer' } } },
  },
} as unknown as Document);

const faults = (path: string, body: unknown, status = 200, headers: Record<string, string> = {}): string[] =>
  reference.faultsOf('get', path, Response.json(body, { status, headers }), body);

describe('what the tests hold against the document', () => {
  it('is right where it is described', () => {
    expect(faults('/api/v1/items', { data: [{ id: '1' }] }, 200, { 'X-Count': '1' })).toEqual([]);
    expect(faults('/api/v1/items/7', { id: '7' })).toEqual([]);
    expect(reference.faultsOfEvent('item.made', { id: '7' })).toEqual([]);
  });

  it.each([
    ['a member of another type', faults('/api/v1/items', { data: [{ id: 1 }] })],
    ['a member that is missing', faults('/api/v1/items/7', {})],
    ['a member that is not named', faults('/api/v1/items/7', { id: '7', secret: 'x' })],
    ['a status that is not named', faults('/api/v1/items', { data: [] }, 202)],
    ['a header that is not named', faults('/api/v1/items', { data: [] }, 200, { Location: '/' })],
    ['a header of another type', faults('/api/v1/items', { data: [] }, 200, { 'X-Count': 'many' })],
    ['a problem on a path that is not there', faults('/api/v1/nothing', {}, 404)],
    ['an event that is not named', reference.faultsOfEvent('item.lost', { id: '7' })],
    ['an event of another form', reference.faultsOfEvent('item.made', {})],
  ])('is wrong at %s', (_what, found) => {
    expect(found).toHaveLength(1);
  });
});
