import { Controller } from '@nestjs/common';
import { accountForgetUsage, usageDaily, usageSetPlan, usageStatement, usageSummary } from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import type { z } from 'zod';
import { AllowancesService } from './allowances.service';

@Controller()
export class AllowancesResponder {
  constructor(private readonly allowances: AllowancesService) {}

  @Answer(usageSummary)
  async summary({ accountId }: z.infer<typeof usageSummary.input>): Promise<z.infer<typeof usageSummary.output>> {
    return { counters: await this.allowances.counters(accountId) };
  }

  @Answer(usageStatement)
  statement({ accountId }: z.infer<typeof usageStatement.input>): Promise<z.infer<typeof usageStatement.output>> {
    return this.allowances.statement(accountId);
  }

  @Answer(usageDaily)
  async daily(asked: z.infer<typeof usageDaily.input>): Promise<z.infer<typeof usageDaily.output>> {
    return { days: await this.allowances.daily(asked) };
  }

  @Answer(accountForgetUsage)
  async forget({ accountId }: z.infer<typeof accountForgetUsage.input>) {
    await this.allowances.forget(accountId);
    return {};
  }

  @Answer(usageSetPlan)
  async setPlan(change: z.infer<typeof usageSetPlan.input>): Promise<z.infer<typeof usageSetPlan.output>> {
    const { callsPerMonth = null, pePerMonth = null } = change;
    return { counters: await this.allowances.setPlan({ ...change, callsPerMonth, pePerMonth }) };
  }
}
