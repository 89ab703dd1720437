import 'reflect-metadata';
import { readConfig } from '@gridline/runtime';
import { runNatsService } from '@gridline/service';
import { usageConfig } from './usage.config';
import { usageService } from './usage.service';

void runNatsService(usageService(readConfig(usageConfig, process.env)));
