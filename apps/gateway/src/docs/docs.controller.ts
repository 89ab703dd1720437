import { Controller, Get, Header, Param, Redirect, Res } from '@nestjs/common';
import { ServiceError, isErrorCode } from '@gridline/contracts';
import type { Response } from 'express';
import { RouteTable } from '../http/route-table';
import { DOCS_POLICY } from '../http/security-headers';
import { DOCS_SCRIPT, DOCS_STYLE, docsPage } from './docs.page';
import { openApiDocument } from './openapi';

const VERIFIERS_FOLDER = 'apps/gateway/src/docs/verifiers';

@Controller()
export class DocsController {
  private document: string | undefined;
  private page: Promise<string> | undefined;

  constructor(private readonly routes: RouteTable) {}

  @Get('openapi.json')
  @Header('Content-Type', 'application/json')
  @Header('Access-Control-Allow-Origin', '*')
  openapi(): string {
    this.document ??= JSON.stringify(openApiDocument(this.routes.routes()));
    return this.document;
  }

  @Get('docs')
  async docs(@Res() response: Response): Promise<void> {
    this.page ??= docsPage(VERIFIERS_FOLDER);
    response.setHeader('Content-Security-Policy', DOCS_POLICY);
    response.type('html').send(await this.page);
  }

  @Get('docs/docs.js')
  script(@Res() response: Response): void {
    response.type('text/javascript').send(DOCS_SCRIPT);
  }

  @Get('docs/docs.css')
  style(@Res() response: Response): void {
    response.type('text/css').send(DOCS_STYLE);
  }

  /** The `type` of every problem points here. */
  @Get('docs/errors/:code')
  @Redirect()
  error(@Param('code') code: string): { url: string } {
    if (!isErrorCode(code)) throw new ServiceError('not_found', 'There is no such error code.');
    return { url: `/docs#${code}` };
  }
}
