import { Controller } from '@nestjs/common';
import { fileDelete, fileGet, retentionGet, retentionSet, type Input } from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import { FilesService } from './files.service';
import { RetentionService } from './retention.service';

@Controller()
export class FilesResponder {
  constructor(
    private readonly files: FilesService,
    private readonly retention: RetentionService,
  ) {}

  @Answer(retentionGet)
  getRetention({ accountId }: Input<typeof retentionGet>) {
    return this.retention.get(accountId);
  }

  @Answer(retentionSet)
  setRetention({ accountId, ...retention }: Input<typeof retentionSet>) {
    return this.retention.set(accountId, retention);
  }

  @Answer(fileGet)
  get(input: { accountId: string; id: string }) {
    return this.files.get(input);
  }

  @Answer(fileDelete)
  delete(input: { accountId: string; id: string }) {
    return this.files.delete(input);
  }
}
