import { databaseConfig } from '@gridline/database';
import { serviceConfig } from '@gridline/service';
import type { z } from 'zod';

/** Every variable that the usage service reads. */
export const usageConfig = serviceConfig.extend(databaseConfig.shape);
export type UsageConfig = z.infer<typeof usageConfig>;
