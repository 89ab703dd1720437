import { Controller } from '@nestjs/common';
import { extractionReseal, modelKeyDelete, modelKeyGet, modelKeySet, type Input } from '@gridline/contracts';
import { Answer, Beside } from '@gridline/messaging';
import { ModelKeysService } from './model-keys.service';

@Controller()
export class ModelKeysResponder {
  constructor(private readonly keys: ModelKeysService) {}

  @Beside()
  @Answer(modelKeySet)
  set(input: Input<typeof modelKeySet>) {
    return this.keys.set(input);
  }

  @Answer(modelKeyGet)
  get({ accountId }: Input<typeof modelKeyGet>) {
    return this.keys.get(accountId);
  }

  @Answer(modelKeyDelete)
  async delete({ accountId }: Input<typeof modelKeyDelete>) {
    await this.keys.delete(accountId);
    return { accountId };
  }

  @Answer(extractionReseal)
  async reseal() {
    return { resealed: await this.keys.reseal() };
  }
}
