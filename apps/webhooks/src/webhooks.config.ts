import { databaseConfig } from '@gridline/database';
import { isMasterKeys } from '@gridline/runtime';
import { serviceConfig } from '@gridline/service';
import { privateTargets } from '@gridline/targets';
import { z } from 'zod';

/** Every variable that the webhooks service reads. */
export const webhooksConfig = serviceConfig.extend(databaseConfig.shape).extend({
  MASTER_KEY: z
    .string()
    .refine(isMasterKeys, 'id:base64 of 32 bytes, comma separated')
    .describe('Keys that seal secrets at rest; the first seals, all open.'),
  WEBHOOK_PRIVATE_TARGETS: privateTargets.describe(
    'For local development only: host:port pairs, comma separated, that webhooks may reach although they are not public.',
  ),
});
export type WebhooksConfig = z.infer<typeof webhooksConfig>;
