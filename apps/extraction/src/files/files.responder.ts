import { Controller } from '@nestjs/common';
import { fileDelete, fileGet } from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import { FilesService } from './files.service';

@Controller()
export class FilesResponder {
  constructor(private readonly files: FilesService) {}

  @Answer(fileGet)
  get(input: { accountId: string; id: string }) {
    return this.files.get(input);
  }

  @Answer(fileDelete)
  delete(input: { accountId: string; id: string }) {
    return this.files.delete(input);
  }
}
