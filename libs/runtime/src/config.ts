import { z } from 'zod';

/** A client is answered within three seconds; what the other service waits for itself, such as its database, it gives up after two. */
export const DEFAULT_ANSWER_SECONDS = 2.5;

/** What every service reads. Services extend it with their own. */
export const commonConfig = z.object({
  NATS_URL: z
    .string()
    .min(1)
    .default('nats://127.0.0.1:4222')
    .describe('The NATS server, with JetStream; several of a cluster with commas between. User and password stand before the host.'),
  NATS_REPLICAS: z.coerce
    .number()
    .int()
    .min(1)
    .max(5)
    .default(1)
    .describe('Copies that the broker keeps of each stream: 3 in a cluster, to outlive one of its servers.'),
  NATS_CA_FILE: z
    .string()
    .min(1)
    .optional()
    .describe("File with the certificates of who signed the NATS servers'; connections are then by TLS."),
  NATS_PREFIX: z
    .string()
    .regex(/^[a-z0-9_-]+$/i)
    .default('gridline')
    .describe('First part of every subject and stream name; two systems on one server take two prefixes.'),
  MANAGEMENT_HOST: z.string().default('127.0.0.1').describe('Where /health and /metrics listen.'),
  MANAGEMENT_PORT: z.coerce.number().int().min(0).max(65535).default(0).describe('Port of /health and /metrics; 0 takes a free one.'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info').describe('The least that is logged.'),
  ANSWER_SECONDS: z.coerce
    .number()
    .min(0.5)
    .max(600)
    .default(DEFAULT_ANSWER_SECONDS)
    .describe('How long a request goes on asking another service before its client is told to come again.'),
  START_SECONDS: z.coerce
    .number()
    .min(0)
    .max(3600)
    .default(60)
    .describe('How long a start waits for NATS, PostgreSQL and, where it does not migrate itself, the schema.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe(
      'How long a service works on after SIGTERM, saying that it is not ready, before it stops: longer than its balancer takes to see it.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe(
      'Where traces go: a collector that speaks OTLP over HTTP, such as http://collector:4318. Nothing is traced where it is unset.',
    ),
  STOP_SECONDS: z.coerce.number().min(1).max(600).default(30).describe('How long a stop waits for what is in flight.'),
});

/** The variables of a service, checked. Throws ConfigError, which names every wrong variable. */
export function readConfig<T extends z.ZodType>(schema: T, env: NodeJS.ProcessEnv): z.infer<T> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  return result.data;
}

/** For the first line of a service: its variables, or the end of the process with every wrong one named. */
export function configOrExit<T extends z.ZodType>(schema: T, env: NodeJS.ProcessEnv = process.env): z.infer<T> {
  try {
    return readConfig(schema, env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** A service was started with wrong variables; it must not start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: string[]) {
    super(`Wrong configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}
