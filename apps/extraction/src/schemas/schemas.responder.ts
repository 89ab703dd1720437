import { Controller } from '@nestjs/common';
import { schemaDelete, schemaGet, schemaList, schemaSave, type Input } from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import { SchemasService } from './schemas.service';

@Controller()
export class SchemasResponder {
  constructor(private readonly schemas: SchemasService) {}

  @Answer(schemaList)
  list({ accountId }: Input<typeof schemaList>) {
    return this.schemas.list(accountId);
  }

  @Answer(schemaGet)
  get(input: Input<typeof schemaGet>) {
    return this.schemas.get(input);
  }

  @Answer(schemaSave)
  save(input: Input<typeof schemaSave>) {
    return this.schemas.save(input);
  }

  @Answer(schemaDelete)
  delete(input: Input<typeof schemaDelete>) {
    return this.schemas.delete(input);
  }
}
