import type { INestMicroservice } from '@nestjs/common';
import {
  extractionCompleted,
  extractionFailed,
  usageAdmit,
  usageHold,
  usageRelease,
  usageSetPlan,
  usageStatement,
  usageSummary,
} from '@gridline/contracts';
import type { NatsServiceOptions } from '@gridline/service';
import { CreateUsage1795190000000 } from './migrations/1795190000000-create-usage';
import { HoldSweeper } from './pages/hold-sweeper';
import type { UsageConfig } from './usage.config';
import { UsageModule } from './usage.module';

/** The usage service: what it answers, what it consumes, what it keeps. */
export const usageService = (config: UsageConfig): NatsServiceOptions => ({
  name: 'usage',
  config,
  duties: {
    answers: [usageAdmit, usageSummary, usageStatement, usageHold, usageRelease, usageSetPlan],
    consumes: [extractionCompleted, extractionFailed],
  },
  database: { entities: [], migrations: [CreateUsage1795190000000] },
  module: (parts) => UsageModule.forRoot(parts),
  begin: (app: INestMicroservice) => Promise.resolve(app.get(HoldSweeper).start()),
});
