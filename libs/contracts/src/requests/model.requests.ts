import { z } from 'zod';
import { defineRequest } from '../define';

export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export const modelProvider = z.enum(MODEL_PROVIDERS);
export type ModelProvider = z.infer<typeof modelProvider>;

/** A caller's model as it is told: everything but its key. */
export const modelKeyView = z.object({
  provider: modelProvider,
  model: z.string(),
  baseUrl: z.string().nullable(),
  /** The last characters of the key. */
  hint: z.string(),
  /** Whether documents that name no engine are read by it. */
  useByDefault: z.boolean(),
  createdAt: z.string(),
});
export type ModelKeyView = z.infer<typeof modelKeyView>;

const ofAccount = z.object({ accountId: z.string() });

/** gateway -> extraction. Try a model with one cheap call and keep its key, sealed, in the place of the one before. */
export const modelKeySet = defineRequest(
  'extraction',
  'model-key.set',
  ofAccount.extend({
    provider: modelProvider,
    model: z.string(),
    apiKey: z.string(),
    baseUrl: z.string().optional(),
    useByDefault: z.boolean(),
  }),
  modelKeyView,
);

/** gateway -> extraction. The account's model; answers `not_found` where it has none. */
export const modelKeyGet = defineRequest('extraction', 'model-key.get', ofAccount, modelKeyView);

/** gateway -> extraction. Forget the account's model and its key. */
export const modelKeyDelete = defineRequest('extraction', 'model-key.delete', ofAccount, ofAccount);

/** operator -> extraction. Seal every secret anew with the first of the master keys. */
export const extractionReseal = defineRequest('extraction', 'extraction.reseal', z.object({}), z.object({ resealed: z.number().int() }));
