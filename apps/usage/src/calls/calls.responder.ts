import { Controller } from '@nestjs/common';
import { usageAdmit } from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import type { z } from 'zod';
import { CallsService } from './calls.service';

@Controller()
export class CallsResponder {
  constructor(private readonly calls: CallsService) {}

  @Answer(usageAdmit)
  async admit({ calls }: z.infer<typeof usageAdmit.input>): Promise<z.infer<typeof usageAdmit.output>> {
    return { answers: await Promise.all(calls.map((call) => this.calls.admit(call))) };
  }
}
