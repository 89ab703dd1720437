import { Controller, Get, Res } from '@nestjs/common';
import type { ManagementServer } from '@gridline/runtime';
import type { Response } from 'express';

/** What the management server knows of readiness, once it runs. */
export class Readiness {
  management: ManagementServer | undefined;
}

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  live(): { status: string } {
    return { status: 'live' };
  }

  @Get('ready')
  async ready(@Res() response: Response): Promise<void> {
    const readiness = await this.readiness.management?.readiness();
    response.status(readiness?.ready ? 200 : 503).json(readiness?.body ?? { status: 'starting', missing: [] });
  }

  @Get('dependencies')
  async dependencies(): Promise<object> {
    return (await this.readiness.management?.dependencies()) ?? { dependencies: {} };
  }
}
