import type { Json } from './json-schemas';

type Schemas = Readonly<Record<string, Json>>;

/** Whose values are no schemas. */
const LITERAL_KEYS: readonly string[] = ['examples', 'enum', 'const', 'default', 'required'];

const FORM = 'multipart/form-data';
const REFERENCE = '#/components/schemas/';

/**
 * The same document in the words of OpenAPI 3.0, and in those of them that its generators understand: one type of body for an operation,
 * and one class for an answer that is one of several. It has no word for webhooks.
 */
export function asOpenApi30({ webhooks: _, ...document }: Json): Json {
  const { schemas } = document.components as { schemas: Schemas };
  return { ...(plainer(document, schemas) as Json), openapi: '3.0.3' };
}

function plainer(value: unknown, schemas: Schemas): unknown {
  if (Array.isArray(value)) return value.map((each) => plainer(each, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { properties, propertyNames: _, ...rest } = asOneObject(withNullable(value as Json), schemas);
  const members = Object.entries(rest).map(([key, member]) => [key, LITERAL_KEYS.includes(key) ? member : plainer(member, schemas)]);
  const plain = Object.fromEntries(members) as Json;
  if (plain.content) plain.content = ofOneType(plain.content as Json);
  // The names of properties may be words of a schema.
  const plainOf = (all: object): Json => Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, plainer(schema, schemas)]));
  return withExample(withEnum(properties ? { ...plain, properties: plainOf(properties) } : plain));
}

/** A document is sent as a form, and what is answered in several forms is a file. */
function ofOneType(content: Json): Json {
  if (FORM in content) return { [FORM]: content[FORM] };
  return Object.keys(content).length > 1 ? { '*/*': { schema: { type: 'string', format: 'binary' } } } : content;
}

/**
 * Where each of several is an object: one that has the members of all, and must have those that all must have. Of several others nothing is
 * said.
 */
function asOneObject(schema: Json, schemas: Schemas): Json {
  const { anyOf, oneOf = anyOf, ...rest } = schema as Json & { anyOf?: Json[]; oneOf?: Json[] };
  if (oneOf === undefined) return schema;
  const several = oneOf.map((each) => resolved(each, schemas));
  if (!several.every((each) => each.properties)) return rest;
  const properties: Record<string, Json> = {};
  for (const [name, property] of several.flatMap((each) => Object.entries(each.properties as Schemas)))
    properties[name] = properties[name]?.const === undefined ? (properties[name] ?? property) : { type: property.type };
  const [first, ...others] = several.map(({ required = [] }) => required as string[]);
  const required = first!.filter((name) => others.every((names) => names.includes(name)));
  return { ...rest, type: 'object', properties, ...(required.length > 0 && { required }) };
}

function resolved(schema: Json, schemas: Schemas): Json {
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice(REFERENCE.length) : undefined;
  return name === undefined ? schema : schemas[name]!;
}

/** A value or nothing: 3.0 has a word for it, and no type `null`. */
function withNullable(schema: Json): Json {
  if (Array.isArray(schema.type)) return { ...schema, type: (schema.type as string[]).find((type) => type !== 'null'), nullable: true };
  const { anyOf, ...rest } = schema as Json & { anyOf?: Json[] };
  const values = anyOf?.filter(({ type }) => type !== 'null');
  if (!anyOf || values!.length === anyOf.length) return schema;
  const [only] = values!;
  if (values!.length > 1) return { ...rest, anyOf: values, nullable: true };
  // Beside a reference nothing is read.
  return '$ref' in only! ? { ...rest, allOf: values, nullable: true } : { ...rest, ...only, nullable: true };
}

/** Generators make classes of enumerations, and none of true or false. */
const withEnum = ({ const: only, ...schema }: Json): Json => (typeof only === 'string' ? { ...schema, enum: [only] } : schema);

const withExample = ({ examples, ...schema }: Json): Json => (Array.isArray(examples) ? { ...schema, example: examples[0] } : schema);
