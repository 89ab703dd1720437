import { Controller } from '@nestjs/common';
import { accountForgetExtractions, type Input } from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import { ForgettingService } from './forgetting.service';

@Controller()
export class ForgettingResponder {
  constructor(private readonly forgetting: ForgettingService) {}

  @Answer(accountForgetExtractions)
  async forget({ accountId }: Input<typeof accountForgetExtractions>) {
    await this.forgetting.forget(accountId);
    return {};
  }
}
