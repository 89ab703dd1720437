import { commonConfig } from '@gridline/runtime';
import { LocalStorage, Storage } from '@gridline/storage';
import { z } from 'zod';

/** What every service of this system reads. */
export const serviceConfig = commonConfig.extend({
  STORAGE_DIR: z.string().min(1).default('.data/storage').describe('Folder of uploaded files; one volume for all services.'),
});
export type ServiceConfig = z.infer<typeof serviceConfig>;

/** The storage that the configuration names. */
export const openStorage = (config: Pick<ServiceConfig, 'STORAGE_DIR'>): Storage => new LocalStorage(config.STORAGE_DIR);
