import { SCHEMA_PROPERTIES_MAX, ServiceError, type AnswerSchema, type InputError, type SchemaProperty } from '@gridline/contracts';
import { z } from 'zod';

const TYPES = ['string', 'number', 'integer'] as const;
const scalarType = z.enum(TYPES);

/** A value: of a type, or of it and null; other keywords of JSON Schema say nothing about what is read, and are passed over. */
const scalar = z.object({
  type: z
    .union([scalarType, z.tuple([scalarType, z.literal('null')]).transform(([type]) => type)])
    .optional()
    .default('string'),
  format: z.string().optional(),
  title: z.string().max(200).optional(),
  description: z.string().max(1_000).optional(),
  enum: z.array(z.string().max(200)).min(1).max(200).optional(),
});

const list = z.object({
  type: z.literal('array'),
  items: z.object({ type: z.literal('object'), properties: z.record(z.string(), scalar) }),
});

const root = z.object({ type: z.literal('object'), properties: z.record(z.string(), z.union([list, scalar])) });

/** Names become members of `metadata` and headers of columns. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}_ .-]{0,99}$/u;

/**
 * The subset of JSON Schema that is documented, read: an object whose properties are values, and at most one array of objects, whose
 * properties are the columns. Throws `invalid_parameter`.
 */
export function readJsonSchema(schema: unknown, location: string): AnswerSchema {
  const parsed = root.safeParse(plain(schema, { definitions: definitionsOf(schema), left: NODES_MAX }));
  if (!parsed.success)
    throw refused(parsed.error.issues.map(({ path, message }) => ({ location: [location, ...path.map(String)].join('.'), message })));
  const entries = Object.entries(parsed.data.properties);
  const lists = entries.flatMap(([name, property]) => (property.type === 'array' ? [{ name, property }] : []));
  if (lists.length > 1)
    throw refused([{ location: `${location}.properties.${lists[1]!.name}`, message: 'a second array: there is one table' }]);
  const values = entries.flatMap(([name, property]) => (property.type === 'array' ? [] : [[name, toProperty(property)] as const]));
  const columns =
    lists[0] && Object.entries(lists[0].property.items.properties).map(([name, property]) => [name, toProperty(property)] as const);
  const names = [...values, ...(columns ?? [])].map(([name]) => name);
  const bad = names.find((name) => !NAME.test(name));
  if (bad !== undefined)
    throw refused([{ location, message: 'names begin with a letter or digit and have up to 100 letters, digits and _ . -' }]);
  if (names.length === 0 || names.length > SCHEMA_PROPERTIES_MAX)
    throw refused([{ location, message: `has 1 to ${SCHEMA_PROPERTIES_MAX} properties` }]);
  return { fields: Object.fromEntries(values), ...(columns && { columns: Object.fromEntries(columns) }) };
}

/** Places of a schema that are looked at: several for each property that may be, so that references in a circle come to an end. */
const NODES_MAX = 10 * SCHEMA_PROPERTIES_MAX;

type Definitions = Readonly<Record<string, unknown>>;

interface Reading {
  definitions: Definitions;
  left: number;
}

const definitionsOf = (schema: unknown): Definitions => {
  const { $defs } = (isObject(schema) ? schema : {}) as { $defs?: unknown };
  return isObject($defs) ? $defs : {};
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** References to definitions, and a value or null written with `anyOf`, in their plain form: so Pydantic and others write them. */
function plain(schema: unknown, reading: Reading): unknown {
  if (!isObject(schema)) return schema;
  if (--reading.left < 0) throw refused([{ location: '$defs', message: 'refers in a circle, or to too much' }]);
  const { $ref, anyOf, ...rest } = schema;
  if (typeof $ref === 'string' && $ref.startsWith('#/$defs/'))
    return plain({ ...(reading.definitions[$ref.slice('#/$defs/'.length)] as object | undefined), ...rest }, reading);
  const values = Array.isArray(anyOf) ? anyOf.filter((each) => !isObject(each) || each.type !== 'null') : [];
  if (values.length === 1) return plain({ ...(values[0] as object), ...rest }, reading);
  const { properties, items } = schema;
  return {
    ...schema,
    ...(isObject(properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, plain(each, reading)])),
    }),
    ...(isObject(items) && { items: plain(items, reading) }),
  };
}

function toProperty({ type, format, title, description, enum: choices }: z.infer<typeof scalar>): SchemaProperty {
  const kind = type === 'integer' ? 'integer' : type === 'number' || format === 'decimal' ? 'decimal' : format === 'date' ? 'date' : 'text';
  return { kind, title, description, choices };
}

const refused = (errors: InputError[]): ServiceError =>
  new ServiceError('invalid_parameter', 'The schema is not of the subset of JSON Schema that is taken: see Schemas.', { errors });
