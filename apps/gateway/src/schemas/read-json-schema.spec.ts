import { readJsonSchema } from './read-json-schema';

describe('the subset of JSON Schema', () => {
  it('becomes fields and columns in their order', () => {
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      required: ['number'],
      properties: {
        number: { type: 'string', title: 'Invoice number' },
        due: { type: ['string', 'null'], format: 'date' },
        lines: { type: 'array', items: { type: 'object', properties: { b: { type: 'number' }, a: { type: 'integer' } } } },
        currency: { enum: ['EUR', 'USD'] },
      },
    };
    const read = readJsonSchema(schema, 'form.schema');
    expect(read.fields).toEqual({
      number: { kind: 'text', title: 'Invoice number' },
      due: { kind: 'date' },
      currency: { kind: 'text', choices: ['EUR', 'USD'] },
    });
    expect(Object.entries(read.columns!)).toEqual([
      ['b', { kind: 'decimal' }],
      ['a', { kind: 'integer' }],
    ]);
  });

  it('is taken as Pydantic writes it: with references, and with a value or null', () => {
    const schema = {
      $defs: {
        Line: { type: 'object', title: 'Line', properties: { price: { anyOf: [{ type: 'number' }, { type: 'null' }], title: 'Price' } } },
      },
      type: 'object',
      properties: {
        due: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }], default: null, title: 'Due' },
        lines: { type: 'array', items: { $ref: '#/$defs/Line' } },
      },
    };
    expect(readJsonSchema(schema, 'form.schema')).toEqual({
      fields: { due: { kind: 'date', title: 'Due' } },
      columns: { price: { kind: 'decimal', title: 'Price' } },
    });
  });

  it('that refers in a circle, or multiplies, is refused at once', () => {
    const many = (name: string) => Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`p${index}`, { $ref: `#/$defs/${name}` }]));
    const wide = { type: 'object', properties: many('A'), $defs: { A: { type: 'object', properties: many('A') } } };
    const circle = { type: 'object', properties: { a: { $ref: '#/$defs/A' } }, $defs: { A: { $ref: '#/$defs/A' } } };
    for (const schema of [wide, circle])
      expect(() => readJsonSchema(schema, 'form.schema')).toThrow(expect.objectContaining({ code: 'invalid_parameter' }));
  });

  it.each([
    [null],
    ['x'],
    [{}],
    [{ type: 'object' }],
    [{ type: 'object', properties: {} }],
    [{ type: 'object', properties: { a: { type: 'boolean' } } }],
    [{ type: 'object', properties: { a: { type: 'object', properties: {} } } }],
    [{ type: 'object', properties: { a: { type: 'array', items: { type: 'string' } } } }],
    [{ type: 'object', properties: { __proto: { type: 'string' } } }],
    [{ type: 'object', properties: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`p${index}`, { type: 'string' }])) }],
    [
      {
        type: 'object',
        properties: Object.fromEntries(
          ['a', 'b'].map((name) => [name, { type: 'array', items: { type: 'object', properties: { x: { type: 'string' } } } }]),
        ),
      },
    ],
  ])('has no %j', (schema) => {
    expect(() => readJsonSchema(schema, 'form.schema')).toThrow(expect.objectContaining({ code: 'invalid_parameter' }));
  });
});
