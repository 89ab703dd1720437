import { Controller } from '@nestjs/common';
import {
  eventsReplay,
  extractionAccept,
  extractionBrowse,
  extractionGet,
  extractionHead,
  extractionList,
  extractionOutcomes,
  extractionParts,
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
import { ExtractionsService } from './extractions.service';

@Controller()
export class ExtractionsResponder {
  constructor(
    private readonly acceptance: AcceptanceService,
    private readonly extractions: ExtractionsService,
    private readonly relay: OutboxRelay,
  ) {}

  @Answer(extractionAccept)
  accept(input: Input<typeof extractionAccept>) {
    // A document that cannot be queued would keep its client waiting without an end.
    this.relay.check();
    return this.acceptance.accept(input);
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

  @Answer(tableRowsFrom)
  rowsFrom(input: Input<typeof tableRowsFrom>) {
    return this.extractions.rowsFrom(input);
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
