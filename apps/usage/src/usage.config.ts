import { databaseConfig } from '@gridline/database';
import { serviceConfig } from '@gridline/service';

/** Every variable that the usage service reads. */
export const usageConfig = serviceConfig.extend(databaseConfig.shape);
