import { Module } from '@nestjs/common';
import { WebhooksController } from './webhooks.controller';

/** What a signed-in person does with webhook endpoints. */
@Module({ controllers: [WebhooksController] })
export class WebhooksModule {}
