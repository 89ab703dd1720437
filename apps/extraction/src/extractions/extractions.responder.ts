import { Controller } from '@nestjs/common';
import {
  eventsReplay,
  extractionAccept,
  extractionBrowse,
  extractionDelete,
  extractionGet,
  extractionHead,
  extractionList,
  extractionOutcomes,
  extractionParts,
  extractionQueue,
  extractionRetry,
  extractionRows,
  extractionStatus,
  extractionTableRows,
  extractionTables,
  tableRowsFrom,
  type Input,
} from '@gridline/contracts';
import { Answer, Beside } from '@gridline/messaging';
import { OutboxRelay } from '@gridline/outbox';
import { AcceptanceService } from './acceptance.service';
import { ClaimsService } from './claims.service';
import { ExtractionsService } from './extractions.service';
import { RetriesService } from './retries.service';
import { FailureBudget } from './failure-budget';

@Controller()
export class ExtractionsResponder {
  constructor(
    private readonly acceptance: AcceptanceService,
    private readonly extractions: ExtractionsService,
    private readonly claims: ClaimsService,
    private readonly retries: RetriesService,
    private readonly budget: FailureBudget,
    private readonly relay: OutboxRelay,
  ) {}

  @Answer(extractionAccept)
  accept(input: Input<typeof extractionAccept>) {
    // A document that cannot be queued would keep its client waiting without an end.
    this.relay.check();
    return this.acceptance.accept(input);
  }

  @Beside()
  @Answer(extractionQueue)
  async queue({ accountId }: Input<typeof extractionQueue>) {
    const [waiting, failuresRetryAfterSeconds] = await Promise.all([
      this.claims.waiting(accountId),
      this.budget.retryAfterSeconds(accountId),
    ]);
    return { waiting, failuresRetryAfterSeconds };
  }

  @Beside()
  @Answer(extractionStatus)
  status(input: Input<typeof extractionStatus>) {
    return this.extractions.status(input);
  }

  @Answer(extractionGet)
  get(input: Input<typeof extractionGet>) {
    return this.extractions.get(input);
  }

  @Beside()
  @Answer(extractionHead)
  head(input: Input<typeof extractionHead>) {
    return this.extractions.head(input);
  }

  @Beside()
  @Answer(extractionRows)
  rows(input: Input<typeof extractionRows>) {
    return this.extractions.rows(input);
  }

  @Answer(extractionParts)
  parts(input: Input<typeof extractionParts>) {
    return this.extractions.parts(input);
  }

  @Beside()
  @Answer(extractionTables)
  tables(input: Input<typeof extractionTables>) {
    return this.extractions.tables(input);
  }

  @Beside()
  @Answer(extractionTableRows)
  tableRows(input: Input<typeof extractionTableRows>) {
    return this.extractions.tableRows(input);
  }

  @Answer(extractionList)
  list(input: Input<typeof extractionList>) {
    return this.extractions.list(input);
  }

  @Answer(extractionBrowse)
  browse(input: Input<typeof extractionBrowse>) {
    return this.extractions.browse(input);
  }

  @Answer(extractionRetry)
  retry(input: Input<typeof extractionRetry>) {
    this.relay.check();
    return this.retries.retry(input);
  }

  @Answer(tableRowsFrom)
  rowsFrom(input: Input<typeof tableRowsFrom>) {
    return this.extractions.rowsFrom(input);
  }

  @Answer(extractionDelete)
  delete(input: Input<typeof extractionDelete>) {
    return this.extractions.delete(input);
  }

  @Answer(extractionOutcomes)
  outcomes(input: Input<typeof extractionOutcomes>) {
    return this.extractions.outcomes(input);
  }

  @Answer(eventsReplay)
  async replay({ since }: { since: string }) {
    return { events: await this.relay.replay(new Date(since)) };
  }
}
