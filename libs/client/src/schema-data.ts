/** A schema of a library (zod 4.2 and later, Valibot, ArkType): it tells its JSON Schema, and checks values. Standard Schema has its form. */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Validated<Output> | Promise<Validated<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
    readonly jsonSchema?: { readonly input: (options: { readonly target: 'draft-2020-12' }) => Record<string, unknown> };
  };
}

type Validated<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] };

/** The subset of JSON Schema that the service takes; written `as const`, it types what `inferAs` answers. */
export interface JsonSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
}

type ValueOf<P> = P extends { readonly enum: readonly (infer Choice)[] }
  ? Choice
  : P extends { readonly type: 'number' | 'integer' | readonly ['number' | 'integer', 'null'] }
    ? number
    : string;

type MembersOf<Properties> = { -readonly [Name in keyof Properties]?: ValueOf<Properties[Name]> };

type PropertyOf<P> = P extends { readonly type: 'array'; readonly items: { readonly properties: infer Columns } }
  ? MembersOf<Columns>[]
  : ValueOf<P>;

/** What a document says, in the form of a schema: the output of a library's, or what a JSON Schema written `as const` describes. */
export type SchemaData<S> =
  S extends StandardSchema<infer Output>
    ? Output
    : S extends { readonly properties: infer Properties }
      ? { -readonly [Name in keyof Properties]?: PropertyOf<Properties[Name]> }
      : never;

/** The document was read, but what it says does not pass the caller's own schema; `issues` says where. */
export class SchemaMismatchError extends Error {
  override readonly name = 'SchemaMismatchError';

  constructor(
    readonly extractionId: string,
    readonly issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[],
  ) {
    super(`The document does not fit the schema: ${issues.map(({ message, path = [] }) => `${path.join('.')} ${message}`).join('; ')}.`);
  }
}

interface Answer {
  id: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  metadata: Readonly<Record<string, string>>;
}

/** The JSON Schema that is sent for a schema. Throws TypeError where a library's schema does not tell its own. */
export function jsonSchemaOf(schema: object): object {
  if (!isStandard(schema)) return schema;
  const tell = schema['~standard'].jsonSchema?.input;
  if (!tell)
    throw new TypeError('This schema does not tell its JSON Schema: send what its library makes of it, as z.toJSONSchema(schema).');
  return tell({ target: 'draft-2020-12' });
}

/**
 * What an answer says, in the schema's form: numbers as numbers, what the document does not have left out, the table's rows as objects.
 * Throws SchemaMismatchError where the schema is a library's and does not accept that.
 */
export async function readAs<const S extends StandardSchema | JsonSchema>(schema: S, answer: Answer): Promise<SchemaData<S>> {
  const { properties } = plain(jsonSchemaOf(schema)) as { properties: Record<string, Property> };
  const data: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    const value = property.type === 'array' ? rowsOf(answer, property.items!.properties) : valueOf(property, answer.metadata[name]);
    if (value !== undefined) data[name] = value;
  }
  if (!isStandard(schema)) return data as SchemaData<S>;
  const checked = await schema['~standard'].validate(data);
  if (checked.issues) throw new SchemaMismatchError(answer.id, checked.issues);
  return checked.value as SchemaData<S>;
}

interface Property {
  type?: string | readonly string[];
  items?: { properties: Record<string, Property> };
}

function rowsOf({ columns, rows }: Answer, properties: Record<string, Property>): Record<string, unknown>[] {
  return rows.map((row) => {
    const values = Object.entries(properties).map(([name, property]) => [name, valueOf(property, row[columns.indexOf(name)])] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  });
}

/** What is blank is null where the schema has a null, and is left out elsewhere. */
function valueOf({ type = 'string' }: Property, text: string | undefined): string | number | null | undefined {
  const types = [type].flat();
  if (text === undefined || text === '') return types.includes('null') ? null : undefined;
  if (!types.includes('number') && !types.includes('integer')) return text;
  const number = Number(text);
  return Number.isNaN(number) ? undefined : number;
}

/** `anyOf: [{ type }, { type: 'null' }]`, as libraries write it, is a value of the type or null. */
function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...rest } = schema as { anyOf?: { type?: string }[] };
  const types = anyOf?.map(({ type }) => type);
  const nullable = types === undefined ? {} : { ...anyOf!.find(({ type }) => type !== 'null'), type: types };
  return Object.fromEntries(Object.entries({ ...nullable, ...rest }).map(([key, value]) => [key, plain(value)]));
}

const isStandard = (schema: object): schema is StandardSchema => '~standard' in schema;
