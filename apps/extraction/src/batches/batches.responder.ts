import { Controller } from '@nestjs/common';
import { batchAccept, batchGet, batchKnown, type Input } from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import { OutboxRelay } from '@gridline/outbox';
import { BatchesService } from './batches.service';

@Controller()
export class BatchesResponder {
  constructor(
    private readonly batches: BatchesService,
    private readonly relay: OutboxRelay,
  ) {}

  @Answer(batchAccept)
  accept(input: Input<typeof batchAccept>) {
    // As for a document that is sent alone: what cannot be queued is not taken in.
    this.relay.check();
    return this.batches.accept(input);
  }

  @Answer(batchKnown)
  async known(input: Input<typeof batchKnown>) {
    return { known: await this.batches.isKnown(input) };
  }

  @Answer(batchGet)
  get(input: Input<typeof batchGet>) {
    return this.batches.get(input);
  }
}
