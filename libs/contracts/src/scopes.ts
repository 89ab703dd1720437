import { z } from 'zod';

/** What a key may be allowed to do. */
export const SCOPES = ['extractions:read', 'extractions:export', 'usage:read', 'infer:create'] as const;
export const scope = z.enum(SCOPES);
export type Scope = z.infer<typeof scope>;
