import { readConfig } from '@gridline/runtime';
import { serviceConfig, type ServiceConfig } from '@gridline/service';

/** The variables that the export service reads, checked. */
export const readExportConfig = (env: NodeJS.ProcessEnv = process.env): ServiceConfig => readConfig(serviceConfig, env);
