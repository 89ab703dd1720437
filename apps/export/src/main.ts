import { runService } from '@gridline/service';
import { exportService } from './export.service';

void runService(exportService);
