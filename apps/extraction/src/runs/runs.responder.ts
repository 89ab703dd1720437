import { Controller } from '@nestjs/common';
import { extractionQueue, extractionRetry, type Input } from '@gridline/contracts';
import { Answer, Beside } from '@gridline/messaging';
import { OutboxRelay } from '@gridline/outbox';
import { FailureBudget } from '../extractions/failure-budget';
import { ClaimsService } from './claims.service';
import { RetriesService } from './retries.service';

@Controller()
export class RunsResponder {
  constructor(
    private readonly claims: ClaimsService,
    private readonly retries: RetriesService,
    private readonly budget: FailureBudget,
    private readonly relay: OutboxRelay,
  ) {}

  @Beside()
  @Answer(extractionQueue)
  async queue({ accountId }: Input<typeof extractionQueue>) {
    const [waiting, failuresRetryAfterSeconds] = await Promise.all([
      this.claims.waiting(accountId),
      this.budget.retryAfterSeconds(accountId),
    ]);
    return { waiting, failuresRetryAfterSeconds };
  }

  @Answer(extractionRetry)
  retry(input: Input<typeof extractionRetry>) {
    this.relay.check();
    return this.retries.retry(input);
  }
}
