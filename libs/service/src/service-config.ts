import { commonConfig } from '@gridline/runtime';
import { LocalStorage, S3Storage, Storage, measureStalls } from '@gridline/storage';
import { z } from 'zod';

/** What every service of this system reads. */
export const serviceConfig = commonConfig.extend({
  STORAGE_DIR: z.string().min(1).default('.data/storage').describe('Folder of uploaded files; one volume for all services.'),
  S3_BUCKET: z.string().default('').describe('Where set, files are in this bucket instead; AWS_ACCESS_KEY_ID and its like say who we are.'),
  S3_REGION: z.string().default('us-east-1').describe('Where the bucket is.'),
  S3_ENDPOINT: z
    .union([z.url(), z.literal('')])
    .default('')
    .describe("A server that speaks S3's protocol, where it is not AWS."),
  S3_PREFIX: z
    .string()
    .regex(/^([\w.-]+(\/[\w.-]+)*)?$/)
    .default('')
    .describe('What keys begin with, where the bucket has other things too.'),
  S3_LINK_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(0)
    .describe('How long a link to a file in the bucket holds, which downloads are sent on to; 0: files come through the gateway.'),
});
export type ServiceConfig = z.infer<typeof serviceConfig>;

/** The variables that say where files are. */
export const STORAGE_VARIABLES = {
  STORAGE_DIR: true,
  S3_BUCKET: true,
  S3_REGION: true,
  S3_ENDPOINT: true,
  S3_PREFIX: true,
  S3_LINK_SECONDS: true,
} as const;

/** The storage that the configuration names. */
export function openStorage(config: Pick<ServiceConfig, keyof typeof STORAGE_VARIABLES>): Storage {
  measureStalls();
  if (!config.S3_BUCKET) {
    const storage = new LocalStorage(config.STORAGE_DIR);
    storage.measure();
    return storage;
  }
  return new S3Storage({
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT || undefined,
    prefix: config.S3_PREFIX || undefined,
    linkSeconds: config.S3_LINK_SECONDS,
  });
}
