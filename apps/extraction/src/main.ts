import { runService } from '@gridline/service';
import { extractionService } from './extraction.service';

void runService(extractionService);
