import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Clock, LOGGER } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { Logger } from 'pino';
import { AccountLines } from './account-lines';
import { AnswerParts } from './answer-parts';
import { Handlers } from './handlers';
import { Nats } from './nats';
import { Services } from './services';

/** How a service asks and answers, where it is not as most do. */
interface AskingAndAnswering {
  /** How long whoever has to answer a client goes on asking. */
  answerSeconds?: number;
  /** Questions of one account that are answered at a time. */
  questionsOfAccount?: number;
}

/** Gives a service its connection, the asking of other services, and the discovery of its own handlers. */
@Module({})
export class MessagingModule {
  static forRoot(
    nats: Nats,
    storage: Storage,
    logger: Logger,
    { answerSeconds, questionsOfAccount = Infinity }: AskingAndAnswering = {},
  ): DynamicModule {
    return {
      module: MessagingModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: Nats, useValue: nats },
        { provide: Storage, useValue: storage },
        { provide: Services, useValue: new Services(nats, storage, answerSeconds) },
        { provide: AccountLines, useValue: new AccountLines(questionsOfAccount) },
        { provide: LOGGER, useValue: logger },
        Clock,
        AnswerParts,
        Handlers,
      ],
      exports: [Nats, Storage, Services, AccountLines, LOGGER, Clock, AnswerParts, Handlers],
    };
  }
}
