import { accountFind, accountList, keyRevoke } from '@gridline/contracts';
import type { Duties } from '@gridline/messaging';

/** What the gateway answers other programs of this system. */
export const duties: Duties = { answers: [accountFind, accountList, keyRevoke], consumes: [] };
