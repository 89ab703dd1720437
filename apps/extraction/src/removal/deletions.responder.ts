import { Controller } from '@nestjs/common';
import { extractionDelete, type Input } from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import { Deletions } from './deletions.service';

@Controller()
export class DeletionsResponder {
  constructor(private readonly deletions: Deletions) {}

  @Answer(extractionDelete)
  delete(input: Input<typeof extractionDelete>) {
    return this.deletions.deleteOwned(input);
  }
}
