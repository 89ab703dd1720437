import { z } from 'zod';
import { defineRequest } from '../define';

/** An account as an operator sees it. */
const operatorAccount = z.object({ id: z.string(), email: z.string(), name: z.string(), createdAt: z.string() });

const operatorKey = z.object({
  id: z.string(),
  name: z.string(),
  hint: z.string(),
  scopes: z.array(z.string()),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
});

/** operator -> gateway. Every account, oldest first. */
export const accountList = defineRequest('gateway', 'account.list', z.object({}), z.object({ accounts: z.array(operatorAccount) }), {
  large: true,
});

/** operator -> gateway. One account by its address, with its keys; answers `not_found` for an unknown one. */
export const accountFind = defineRequest(
  'gateway',
  'account.find',
  z.object({ email: z.string() }),
  z.object({ account: operatorAccount, keys: z.array(operatorKey) }),
);

/** operator -> gateway. Make a one-time link to a new password; it takes the place of the one before. */
export const accountResetLink = defineRequest(
  'gateway',
  'account.reset-link',
  z.object({ email: z.string() }),
  z.object({ url: z.string(), expiresAt: z.string() }),
);

/** operator -> gateway. Revoke a key of any account. */
export const keyRevoke = defineRequest('gateway', 'key.revoke', z.object({ id: z.string() }), z.object({ id: z.string() }));

/** operator -> extraction. Publish the events since a moment again; whoever handled one before leaves it be. */
export const eventsReplay = defineRequest(
  'extraction',
  'extraction.replay_events',
  z.object({ since: z.iso.datetime() }),
  z.object({ events: z.number().int() }),
);
