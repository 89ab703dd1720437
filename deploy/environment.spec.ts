import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceConfig } from '@gridline/service';
import { projectRoot } from '@gridline/testing';
import type { z } from 'zod';
import { extractionConfig } from '../apps/extraction/src/extraction.config';
import { gatewayConfig } from '../apps/gateway/src/gateway.config';
import { usageConfig } from '../apps/usage/src/usage.config';
import { webhooksConfig } from '../apps/webhooks/src/webhooks.config';

/** What each service's configuration file checks; export reads what all services read. */
const SCHEMAS = {
  export: serviceConfig,
  gateway: gatewayConfig,
  extraction: extractionConfig,
  usage: usageConfig,
  webhooks: webhooksConfig,
};
/** Read by the local start, and by no service. */
const LAUNCHER_VARIABLES = ['DATA_DIR'];
/** Its default is the number of cores, so the file cannot name it. */
const DEPENDS_ON_THE_MACHINE = 'WORKERS';

describe('.env.example', () => {
  const example = readExample();
  const read = new Map(Object.values(SCHEMAS).flatMap((schema) => Object.entries<z.ZodType>(schema.shape)));

  it('names every variable that a service reads, and no other', () => {
    expect([...example.keys()].sort()).toEqual([...read.keys(), ...LAUNCHER_VARIABLES].sort());
  });

  it.each([...read].filter(([name]) => name !== DEPENDS_ON_THE_MACHINE))('gives the default of %s', (name, schema) => {
    expect(example.get(name)).toBe(defaultOf(schema));
  });
});

function readExample(): Map<string, string> {
  const text = readFileSync(join(projectRoot(), '.env.example'), 'utf8');
  return new Map([...text.matchAll(/^#?([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]));
}

/** As one would write it; empty for a required variable, an optional one and an empty list. */
function defaultOf(schema: z.ZodType): string {
  const { success, data } = schema.safeParse(undefined);
  return success && (typeof data === 'string' || typeof data === 'number') ? String(data) : '';
}
