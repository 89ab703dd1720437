import 'reflect-metadata';
import { configOrExit } from '@gridline/runtime';
import { runNatsService } from '@gridline/service';
import { webhooksConfig } from './webhooks.config';
import { webhooksService } from './webhooks-service';

void runNatsService(webhooksService(configOrExit(webhooksConfig)));
