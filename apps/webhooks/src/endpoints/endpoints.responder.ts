import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  accountForgetEndpoints,
  webhookCreate,
  webhookDelete,
  webhookGet,
  webhookList,
  webhookOperatorEnable,
  webhookReseal,
  webhookRotateSecret,
  webhookUpdate,
} from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import type { z } from 'zod';
import { EndpointsService } from './endpoints.service';

@Controller()
export class EndpointsResponder {
  constructor(private readonly endpoints: EndpointsService) {}

  @Answer(webhookCreate)
  create(@Payload() { accountId, ...endpoint }: z.infer<typeof webhookCreate.input>) {
    return this.endpoints.create(accountId, endpoint);
  }

  @Answer(webhookList)
  async list(@Payload() { accountId }: z.infer<typeof webhookList.input>) {
    return { data: await this.endpoints.list(accountId) };
  }

  @Answer(accountForgetEndpoints)
  async forget(@Payload() { accountId }: z.infer<typeof accountForgetEndpoints.input>) {
    await this.endpoints.forget(accountId);
    return {};
  }

  @Answer(webhookGet)
  get(@Payload() { accountId, id }: z.infer<typeof webhookGet.input>) {
    return this.endpoints.get(accountId, id);
  }

  @Answer(webhookUpdate)
  update(@Payload() { accountId, id, ...changes }: z.infer<typeof webhookUpdate.input>) {
    return this.endpoints.update(accountId, id, changes);
  }

  @Answer(webhookDelete)
  async remove(@Payload() { accountId, id }: z.infer<typeof webhookDelete.input>) {
    await this.endpoints.remove(accountId, id);
    return { id };
  }

  @Answer(webhookRotateSecret)
  rotateSecret(@Payload() { accountId, id }: z.infer<typeof webhookRotateSecret.input>) {
    return this.endpoints.rotateSecret(accountId, id);
  }

  @Answer(webhookOperatorEnable)
  enable(@Payload() { id }: z.infer<typeof webhookOperatorEnable.input>) {
    return this.endpoints.enableAny(id);
  }

  @Answer(webhookReseal)
  async reseal() {
    return { resealed: await this.endpoints.reseal() };
  }
}
