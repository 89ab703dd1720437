import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Clock, LOGGER } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { Logger } from 'pino';
import { AnswerParts } from './answer-parts';
import { Handlers } from './handlers';
import { Nats } from './nats';
import { Services } from './services';

/** Gives a service its connection, the asking of other services, and the discovery of its own handlers. */
@Module({})
export class MessagingModule {
  static forRoot(nats: Nats, storage: Storage, logger: Logger, answerSeconds?: number): DynamicModule {
    return {
      module: MessagingModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: Nats, useValue: nats },
        { provide: Storage, useValue: storage },
        { provide: Services, useValue: new Services(nats, storage, answerSeconds) },
        { provide: LOGGER, useValue: logger },
        Clock,
        AnswerParts,
        Handlers,
      ],
      exports: [Nats, Storage, Services, LOGGER, Clock, AnswerParts, Handlers],
    };
  }
}
