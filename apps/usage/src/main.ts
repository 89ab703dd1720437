import { runService } from '@gridline/service';
import { usageService } from './usage.service';

void runService(usageService);
