import { every } from '@gridline/runtime';
import { defineService } from '@gridline/service';
import { Redis } from 'ioredis';
import { Account } from './accounts/account.entity';
import { gatewayConfig } from './gateway.config';
import { gatewayHttp } from './gateway.http';
import { checkRedis } from './http/redis';
import { GatewayModule } from './gateway.module';
import { ApiKey } from './keys/api-key.entity';
import { KeyUses, WRITE_MS } from './keys/key-uses';
import { AccountsAndSessions1763600000000 } from './migrations/1763600000000-accounts-and-sessions';
import { ApiKeys1795190100000 } from './migrations/1795190100000-api-keys';
import { PasswordResets1795360000000 } from './migrations/1795360000000-password-resets';
import { AccountsThatAreClosed1795430200000 } from './migrations/1795430200000-accounts-that-are-closed';
import { TracesOfEvents1795470000000 } from './migrations/1795470000000-traces-of-events';
import { Closings, FORGET_MS } from './closing/closings.service';
import { RemoteDocuments } from './infer/remote-documents';
import { SessionsService } from './sessions/sessions.service';
import { EventsByDay1795480100000 } from './migrations/1795480100000-events-by-day';
import { WhereDaysBegin1795480000000 } from './migrations/1795480000000-where-days-begin';

const CLEAN_MS = 3_600_000;

/** The public door: keys, sessions, limits, uploads, the web app's files. */
export const gatewayService = defineService({
  name: 'gateway',
  config: gatewayConfig,
  database: {
    entities: [Account, ApiKey],
    migrations: [
      AccountsAndSessions1763600000000,
      ApiKeys1795190100000,
      PasswordResets1795360000000,
      AccountsThatAreClosed1795430200000,
      TracesOfEvents1795470000000,
      WhereDaysBegin1795480000000,
      EventsByDay1795480100000,
    ],
  },
  http: gatewayHttp,
  module: (parts) => GatewayModule.forRoot(parts),
  workers: (app, { logger }) => {
    const redis = app.get(Redis, { strict: false });
    const sessions = app.get(SessionsService, { strict: false });
    const closings = app.get(Closings, { strict: false });
    const uses = app.get(KeyUses, { strict: false });
    return [
      { name: 'redis', stop: () => Promise.resolve(redis.disconnect()) },
      { name: 'documents from elsewhere', stop: () => app.get(RemoteDocuments, { strict: false }).close() },
      every({ name: 'remove old sessions', milliseconds: CLEAN_MS, run: () => sessions.clean(), logger }),
      every({
        name: 'remove what is left of closed accounts',
        milliseconds: FORGET_MS,
        atOnce: true,
        run: (round) => closings.finish(round),
        logger,
      }),
      every({ name: 'write when keys were used', milliseconds: WRITE_MS, run: () => uses.write(), logger }),
    ];
  },
  // The gateway holds the minute limits by itself while Redis is away.
  checks: (app) => [{ name: 'redis', isSoft: true, check: () => checkRedis(app.get(Redis, { strict: false })) }],
});
