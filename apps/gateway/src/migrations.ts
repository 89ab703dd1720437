import { AccountsAndSessions1763600000000 } from './migrations/1763600000000-accounts-and-sessions';
import { ApiKeys1795190100000 } from './migrations/1795190100000-api-keys';

/** The gateway's migrations, oldest first. */
export const migrations = [AccountsAndSessions1763600000000, ApiKeys1795190100000];
