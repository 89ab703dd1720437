import { runService } from '@gridline/service';
import { gatewayService } from './gateway.service';

void runService(gatewayService);
