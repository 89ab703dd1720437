import { Controller } from '@nestjs/common';
import { batchRender, exportRender } from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import type { z } from 'zod';
import { ExportsService } from './exports.service';

/** Answers the gateway. */
@Controller()
export class ExportsResponder {
  constructor(private readonly exports: ExportsService) {}

  @Answer(batchRender)
  renderBatch(request: z.infer<typeof batchRender.input>): Promise<z.infer<typeof batchRender.output>> {
    return this.exports.renderBatch(request);
  }

  @Answer(exportRender)
  render(request: z.infer<typeof exportRender.input>): Promise<z.infer<typeof exportRender.output>> {
    return this.exports.render(request);
  }
}
