import { z } from 'zod';

/** One value that a caller asks for. */
export const schemaProperty = z.object({
  kind: z.enum(['text', 'date', 'decimal', 'integer']),
  title: z.string().optional(),
  description: z.string().optional(),
  choices: z.array(z.string()).optional(),
});
export type SchemaProperty = z.infer<typeof schemaProperty>;

/** The form in which a caller wants the answer, as services say it: read from the caller's JSON Schema by the gateway. */
export const answerSchema = z.object({
  fields: z.record(z.string(), schemaProperty),
  columns: z.record(z.string(), schemaProperty).optional(),
});
export type AnswerSchema = z.infer<typeof answerSchema>;

/** Properties of a schema, its columns included. */
export const SCHEMA_PROPERTIES_MAX = 100;

/** Characters of a schema's JSON. */
export const SCHEMA_CHARACTERS_MAX = 50_000;

/** Schemas that an account may save. */
export const SAVED_SCHEMAS_MAX = 100;
