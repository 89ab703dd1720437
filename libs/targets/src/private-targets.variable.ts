import { z } from 'zod';
import { PrivateTargets } from './private-targets';

/** An environment variable that lists private targets: host:port pairs, comma separated; none where it is unset. */
export const privateTargets = z
  .string()
  .transform((list, context) => {
    const entries = list.split(',').map((entry) => entry.trim());
    try {
      return new PrivateTargets(entries.filter(Boolean));
    } catch {
      context.addIssue({ code: 'custom', message: 'host:port, comma separated' });
      return z.NEVER;
    }
  })
  .default(new PrivateTargets([]));
