import { every } from '@gridline/runtime';
import { defineService } from '@gridline/service';
import type { DataSource } from 'typeorm';
import { CreateUsage1795190000000 } from './migrations/1795190000000-create-usage';
import { RunsAndTheirKeys1795440000000 } from './migrations/1795440000000-runs-and-their-keys';
import { AccountsThatLeave1795450000000 } from './migrations/1795450000000-accounts-that-leave';
import { TracesOfEvents1795470000000 } from './migrations/1795470000000-traces-of-events';
import { HoldSweeper, ROUND_MS } from './pages/hold-sweeper';
import { usageConfig } from './usage.config';
import { UsageModule } from './usage.module';
import { EventsByDay1795480100000 } from './migrations/1795480100000-events-by-day';
import { EntriesByMonth1795480400000 } from './migrations/1795480400000-entries-by-month';
import { WhereDaysBegin1795480000000 } from './migrations/1795480000000-where-days-begin';
import { WhereMonthsBegin1795480300000 } from './migrations/1795480300000-where-months-begin';

/** Months are made ready three ahead, so any hour will do. */
const MONTHS_MS = 3_600_000;

/** Meters calls and processing units against plans. */
export const usageService = defineService({
  name: 'usage',
  config: usageConfig,
  database: {
    entities: [],
    migrations: [
      CreateUsage1795190000000,
      RunsAndTheirKeys1795440000000,
      AccountsThatLeave1795450000000,
      TracesOfEvents1795470000000,
      WhereDaysBegin1795480000000,
      EventsByDay1795480100000,
      WhereMonthsBegin1795480300000,
      EntriesByMonth1795480400000,
    ],
  },
  http: null,
  module: () => ({ module: UsageModule }),
  workers: (app, { logger, dataSource }) => [
    every({ name: 'keep the months of the ledger', milliseconds: MONTHS_MS, atOnce: true, run: () => keepMonths(dataSource), logger }),
    every({ name: 'sweep holds', milliseconds: ROUND_MS, run: () => app.get(HoldSweeper, { strict: false }).sweep(), logger }),
  ],
});

/** Months to come are made ready, those that are over are dropped. */
async function keepMonths(dataSource: DataSource): Promise<void> {
  await dataSource.query('SELECT usage.usage_entry_parts()');
}
