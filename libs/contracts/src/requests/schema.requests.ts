import { z } from 'zod';
import { defineRequest } from '../define';

const named = z.object({ accountId: z.string(), name: z.string() });

/** A schema that an account saved, as it was given. */
export const savedSchema = z
  .object({ name: z.string(), schema: z.record(z.string(), z.unknown()), updatedAt: z.string() })
  .meta({ id: 'SavedSchema' });
export type SavedSchema = z.infer<typeof savedSchema>;

/** gateway -> extraction. The schemas of an account, by name. */
export const schemaList = defineRequest(
  'extraction',
  'schema.list',
  z.object({ accountId: z.string() }),
  z.object({ data: z.array(savedSchema) }),
  { large: true },
);

/** gateway -> extraction. One of them; answers `not_found` for an unknown name. */
export const schemaGet = defineRequest('extraction', 'schema.get', named, savedSchema);

/** gateway -> extraction. Save it, in the place of the one of the same name. */
export const schemaSave = defineRequest('extraction', 'schema.save', named.extend({ schema: savedSchema.shape.schema }), savedSchema);

/** gateway -> extraction. Remove it; what it shaped stays. */
export const schemaDelete = defineRequest('extraction', 'schema.delete', named, z.object({ name: z.string() }));
