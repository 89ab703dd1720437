import { z } from 'zod';

export type Json = Record<string, unknown>;

const COMPONENTS = '#/components/schemas/';

/** Schemas as OpenAPI 3.1 has them; those that have a name (`meta({ id })`) are collected, and referred to by it. */
export class JsonSchemas {
  readonly named: Record<string, Json> = {};

  /** What only code can check (a transformation, a refinement) is shown as its plain type, or as `openapi` in its meta says. */
  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    // Wrapped, so that a schema with a name is referred to wherever it stands.
    const wrapped = z.toJSONSchema(z.object({ of: schema }), {
      io,
      unrepresentable: 'any',
      target: 'draft-2020-12',
      override: ({ zodSchema, jsonSchema }) => {
        showPlainly(jsonSchema as Json, io);
        mergeNull(jsonSchema as Json);
        // Of a value that is transformed, the converter leaves the default out.
        if (zodSchema instanceof z.ZodDefault) (jsonSchema as Json).default = zodSchema.def.defaultValue;
      },
    });
    const { $defs = {}, properties } = referToComponents(wrapped) as { $defs?: Record<string, Json>; properties: { of: Json } };
    for (const [name, { id: _, ...definition }] of Object.entries($defs)) this.named[name] = definition;
    return properties.of;
  }
}

/** Answers may grow: a client must not take a member that it does not know for an error. */
function showPlainly(schema: Json, io: 'input' | 'output'): void {
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
  const { openapi, description, default: given } = schema;
  if (typeof openapi !== 'object') return;
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, openapi, description === undefined ? {} : { description }, given === undefined ? {} : { default: given });
}

/** A plain value or null has one schema of two types, which generators have words for. */
function mergeNull(schema: Json): void {
  const { anyOf } = schema as { anyOf?: Json[] };
  const [value, nothing] = anyOf ?? [];
  if (anyOf?.length !== 2 || nothing!.type !== 'null' || typeof value!.type !== 'string' || value!.enum !== undefined) return;
  delete schema.anyOf;
  Object.assign(schema, value, { type: [value!.type, 'null'] });
}

function referToComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referToComponents);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === '$ref' && typeof member === 'string' ? member.replace('#/$defs/', COMPONENTS) : referToComponents(member),
    ]),
  );
}
