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
  const parsed = root.safeParse(schema);
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

function toProperty({ type, format, title, description, enum: choices }: z.infer<typeof scalar>): SchemaProperty {
  const kind = type === 'integer' ? 'integer' : type === 'number' || format === 'decimal' ? 'decimal' : format === 'date' ? 'date' : 'text';
  return { kind, title, description, choices };
}

const refused = (errors: InputError[]): ServiceError =>
  new ServiceError('invalid_parameter', 'The schema is not of the subset of JSON Schema that is taken: see Schemas.', { errors });
