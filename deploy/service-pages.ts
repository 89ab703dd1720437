import { declarations, type Declaration, type ServiceName } from '@gridline/contracts';
import { serviceConfig } from '@gridline/service';
import type { z } from 'zod';
import { extractionConfig } from '../apps/extraction/src/extraction.config';
import { gatewayConfig } from '../apps/gateway/src/gateway.config';
import { usageConfig } from '../apps/usage/src/usage.config';
import { webhooksConfig } from '../apps/webhooks/src/webhooks.config';
import { questions } from './questions';

const CONFIGS: Record<ServiceName, z.ZodObject> = {
  export: serviceConfig,
  extraction: extractionConfig,
  gateway: gatewayConfig,
  usage: usageConfig,
  webhooks: webhooksConfig,
};

/** Below it a page is written by the machine, above it by hand. */
export const GENERATED = '<!-- Below: made from the declarations, by `WRITE_PAGES=1 npx jest deploy/service-pages`. -->';

const all = [...declarations.values()];
const subjects = (found: readonly Pick<Declaration, 'subject'>[]): string =>
  found.length === 0 ? 'nothing' : [...new Set(found.map(({ subject }) => `\`${subject}\``))].sort().join(', ');

/** What follows from the code for a service: what it says, hears and reads. */
export function generatedPart(service: ServiceName): string {
  const asks = questions().filter(({ asker }) => asker === service);
  const owners = [...new Set(asks.map(({ owner }) => owner))].sort();
  const told = all.flatMap((one) => (one.kind !== 'request' && one.route.from === service ? [one] : []));
  const hears = all.flatMap((one) => (one.kind !== 'request' && one.route.to.includes(service) ? [one] : []));
  const lines = [
    ...owners.map(
      (owner) => `- asks ${owner}: ${subjects(asks.filter((each) => each.owner === owner).map(({ name }) => declarations.get(name)!))}`,
    ),
    `- answers: ${subjects(all.filter((one) => one.kind === 'request' && one.owner === service))}`,
    `- tells: ${subjects(told)}`,
    `- is told: ${subjects(hears)}`,
  ];
  return `${GENERATED}\n\n## What it says and hears\n\n${lines.join('\n')}\n\n## Its variables\n\n${variables(CONFIGS[service])}\n`;
}

function variables(config: z.ZodObject): string {
  const rows = Object.entries(config.shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const { success, data } = schema.safeParse(undefined);
    const byDefault =
      success && ['string', 'number'].includes(typeof data) && name !== 'WORKERS' ? `\`${String(data)}\`` : success ? '' : 'required';
    return `- \`${name}\`${byDefault && ` (${byDefault})`}: ${schema.description ?? ''}`;
  });
  return rows.join('\n');
}
