import { Controller } from '@nestjs/common';
import { usageHold, usageRelease } from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AllowancesService } from '../allowances/allowances.service';
import { HoldsService } from './holds.service';

@Controller()
export class HoldsResponder {
  constructor(
    private readonly holds: HoldsService,
    private readonly allowances: AllowancesService,
    private readonly dataSource: DataSource,
  ) {}

  @Answer(usageHold)
  async hold(run: z.infer<typeof usageHold.input>): Promise<z.infer<typeof usageHold.output>> {
    const held = await this.holds.hold(run);
    return { held, counters: await this.allowances.counters(run.accountId) };
  }

  @Answer(usageRelease)
  async release({ accountId, extractionId }: z.infer<typeof usageRelease.input>): Promise<z.infer<typeof usageRelease.output>> {
    await this.holds.release(this.dataSource, extractionId);
    return { counters: await this.allowances.counters(accountId) };
  }
}
