import { asOpenApi30 } from './openapi-30';
import type { Json } from './json-schemas';

const asSchema = (schema: Json, others: Json = {}): Json => {
  const { components } = asOpenApi30({ openapi: '3.1.0', paths: {}, components: { schemas: { It: schema, ...others } } });
  return (components as { schemas: Record<string, Json> }).schemas.It!;
};

const asContent = (content: Json): Json =>
  (asOpenApi30({ paths: { content }, components: { schemas: {} } }).paths as { content: Json }).content;

describe('the document for generators that know OpenAPI 3.0 alone', () => {
  it.each<[string, Json, Json]>([
    ['a value or null', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    ['words or null', { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] }, { type: 'string', enum: ['a'], nullable: true }],
    [
      'a reference or null',
      { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] },
      { allOf: [{ $ref: '#/components/schemas/A' }], nullable: true },
    ],
    ['one word', { type: 'string', const: 'a' }, { type: 'string', enum: ['a'] }],
    ['true alone', { type: 'boolean', const: true }, { type: 'boolean' }],
    ['an example', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
    ['one of several that are no objects', { anyOf: [{ type: 'string' }, { type: 'integer' }], description: 'd' }, { description: 'd' }],
    ['members that are called like words of a schema', obj({ type: { const: 'a' } }), obj({ type: { enum: ['a'] } })],
  ])('says %s', (_what, schema, said) => {
    expect(asSchema(schema)).toEqual(said);
  });

  it('makes one object of several, with what all of them have', () => {
    const others = { A: { ...obj({ id: { type: 'string' }, a: { type: 'string' } }), required: ['id', 'a'] } };
    const b = { ...obj({ id: { type: 'string' }, b: { type: 'integer' } }), required: ['id'] };
    expect(asSchema({ anyOf: [{ $ref: '#/components/schemas/A' }, b] }, others)).toEqual({
      ...obj({ id: { type: 'string' }, a: { type: 'string' }, b: { type: 'integer' } }),
      required: ['id'],
    });
    const kinds = ['a', 'b'].map((kind) => obj({ kind: { type: 'string', const: kind } }));
    expect(asSchema({ oneOf: kinds })).toEqual(obj({ kind: { type: 'string' } }));
  });

  it('has one type of body, the form where there is one, and a file for an answer in several forms', () => {
    const json = { schema: { type: 'object' } };
    expect(asContent({ 'application/json': json })).toEqual({ 'application/json': json });
    expect(asContent({ 'multipart/form-data': json, 'application/json': json })).toEqual({ 'multipart/form-data': json });
    expect(asContent({ 'application/json': json, 'text/csv': json })).toEqual({ '*/*': { schema: { type: 'string', format: 'binary' } } });
  });

  it('has no webhooks, and says which version it is', () => {
    expect(asOpenApi30({ openapi: '3.1.0', webhooks: {}, components: { schemas: {} } })).toEqual({
      openapi: '3.0.3',
      components: { schemas: {} },
    });
  });
});

function obj(properties: Json): Json {
  return { type: 'object', properties };
}
