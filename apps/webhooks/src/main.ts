import { runService } from '@gridline/service';
import { webhooksService } from './webhooks.service';

void runService(webhooksService);
