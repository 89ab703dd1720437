import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Controller, Get, Header, Param, Redirect, Res } from '@nestjs/common';
import { ServiceError, isErrorCode } from '@gridline/contracts';
import type { Response } from 'express';
import { RouteTable } from '../http/route-table';
import { DOCS_POLICY } from '../http/security-headers';
import { docsPage, guidePage, llmsText, searchIndex } from './docs.page';
import { isGuide, readGuides, type Guide } from './guides';
import { openApiDocument, type OpenApi } from './openapi';
import { asOpenApi30 } from './openapi-30';
import { operationsIndex, referencePage } from './reference.page';

const FOLDER = 'apps/gateway/src/docs';

/** Files that are answered as they are, by their last name. */
const FILES: Readonly<Record<string, { path: string; type: string }>> = {
  'docs.js': { path: join(FOLDER, 'assets/docs.js'), type: 'text/javascript' },
  'reference.js': { path: join(FOLDER, 'assets/reference.js'), type: 'text/javascript' },
  'docs.css': { path: join(FOLDER, 'assets/docs.css'), type: 'text/css' },
  'gridline.py': { path: 'libs/client/python/gridline.py', type: 'text/x-python' },
  'reliability.svg': { path: 'docs/reliability.svg', type: 'image/svg+xml' },
};

@Controller()
export class DocsController {
  private described: OpenApi | undefined;
  private text: string | undefined;
  private text30: string | undefined;
  private guides: Promise<Guide[]> | undefined;

  constructor(private readonly routes: RouteTable) {}

  @Get('openapi.json')
  @Header('Content-Type', 'application/json')
  @Header('Access-Control-Allow-Origin', '*')
  openapi(): string {
    return (this.text ??= JSON.stringify(this.document));
  }

  @Get('openapi-3.0.json')
  @Header('Content-Type', 'application/json')
  @Header('Access-Control-Allow-Origin', '*')
  openapi30(): string {
    return (this.text30 ??= JSON.stringify(asOpenApi30(this.document)));
  }

  @Get('llms.txt')
  async llms(@Res() response: Response): Promise<void> {
    response.type('text/plain').send(llmsText(await this.allGuides()));
  }

  @Get('docs')
  async docs(@Res() response: Response): Promise<void> {
    sendPage(response, docsPage(await this.allGuides()));
  }

  @Get('docs/guides/:name')
  async guide(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const asked = name.replace(/\.md$/, '');
    const guides = await this.allGuides();
    const guide = isGuide(asked) ? guides.find((each) => each.name === asked) : undefined;
    if (!guide) throw new ServiceError('not_found', 'There is no such guide.');
    if (name !== asked) response.type('text/markdown').send(guide.markdown);
    else sendPage(response, await guidePage(guides, guide, join(FOLDER, 'verifiers')));
  }

  @Get('docs/reference')
  async reference(@Res() response: Response): Promise<void> {
    sendPage(response, referencePage(await this.allGuides(), this.document));
  }

  @Get('docs/search.json')
  async search(@Res() response: Response): Promise<void> {
    response.json([...searchIndex(await this.allGuides()), ...operationsIndex(this.document)]);
  }

  /** The `type` of every problem points here. */
  @Get('docs/errors/:code')
  @Redirect()
  error(@Param('code') code: string): { url: string } {
    if (!isErrorCode(code)) throw new ServiceError('not_found', 'There is no such error code.');
    return { url: `/docs#${code}` };
  }

  @Get('docs/:file')
  async file(@Param('file') name: string, @Res() response: Response): Promise<void> {
    const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
    if (!file) throw new ServiceError('not_found', 'There is no such file.');
    response.type(file.type).send(await readFile(resolve(file.path), 'utf8'));
  }

  private get document(): OpenApi {
    return (this.described ??= openApiDocument(this.routes.routes()));
  }

  private allGuides(): Promise<Guide[]> {
    return (this.guides ??= readGuides(join(FOLDER, 'guides')));
  }
}

function sendPage(response: Response, html: string): void {
  response.setHeader('Content-Security-Policy', DOCS_POLICY);
  response.type('html').send(html);
}
