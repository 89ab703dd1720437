import { Controller, Get, Param, Req, Res, UseGuards } from '@nestjs/common';
import {
  PAGE_PICTURES_PER_MINUTE,
  PAGE_WIDTH_MAX,
  extractionStatus,
  invalidParameter,
  pageDraw,
  pageList,
  pageWords,
  type Input,
} from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { Storage } from '@gridline/storage';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { AttemptLimiter, type AttemptLimit } from '../http/attempt-limiter';
import { Route, ValidQuery, parseInput } from '../http/route';
import { sendStream } from '../http/send-stream';
import { wholeNumber } from '../http/whole-number';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';

const DRAWN_BY_ACCOUNT: AttemptLimit = {
  kind: 'page-pictures',
  limit: PAGE_PICTURES_PER_MINUTE,
  windowSeconds: 60,
  code: 'rate_limit_exceeded',
};

/** A page may wait for others to be drawn. */
const DRAW_TIMEOUT_MS = 30_000;

/** Changed when pages are drawn otherwise, so that browsers let go of those they keep. */
const DRAWING = 1;

/** A week; with the session's cookie, so that nobody who signs in after another on the same machine is shown what is kept. */
const CACHING = 'private, max-age=604800, immutable';

const WIDTH_DEFAULT = 1_000;

/** No document has so many. */
const PAGE_MAX = 999_999_999;

const pictureQuery = z.object({
  width: wholeNumber(1, PAGE_WIDTH_MAX)
    .default(WIDTH_DEFAULT)
    .meta({ description: 'Pixels. The picture is never wider, and narrower only where the page is very long.' }),
});

const passwordHeader = z.object({
  'X-Document-Password': z.string().optional().meta({ description: 'Opens an encrypted PDF; percent-encoded UTF-8. It is not kept.' }),
});

const PAGE_ERRORS = [
  ...(['invalid_parameter', 'not_found', 'no_page_picture', 'extraction_not_ready', 'extraction_failed', 'session_required'] as const),
  ...(['encrypted_document', 'corrupt_document', 'image_too_large', 'rate_limit_exceeded', 'extraction_timeout'] as const),
];

@Controller('api/extractions/:id/pages')
@UseGuards(SessionGuard)
export class PagesController {
  constructor(
    private readonly services: Services,
    private readonly storage: Storage,
    private readonly attempts: AttemptLimiter,
  ) {}

  @Get()
  @Route({
    summary: 'The pages that were read, with their sizes in points',
    response: pageList.output,
    errors: ['not_found', 'extraction_not_ready', 'extraction_failed', 'session_required'],
  })
  list(@Param('id') id: string, @CurrentUser() { accountId }: SessionUser) {
    return this.services.ask(pageList, { accountId, id });
  }

  @Get(':number')
  @Route({
    summary: 'The picture of a page',
    description: `WebP, drawn as the engine read the page: upright and level, so that boxes of provenance lie on it, scaled by its width over the page's. It may be kept: it never changes. ${PAGE_PICTURES_PER_MINUTE} may be drawn in a minute.`,
    query: pictureQuery,
    headers: passwordHeader,
    produces: ['image/webp'],
    answerHeaders: ['ETag'],
    errors: PAGE_ERRORS,
  })
  async get(
    @Param('id') id: string,
    @Param('number') text: string,
    @ValidQuery() { width }: z.infer<typeof pictureQuery>,
    @CurrentUser() { accountId }: SessionUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const number = pageNumber(text);
    const tag = `"${id}-${number}-${width}-${DRAWING}"`;
    if (request.headers['if-none-match']?.includes(tag)) {
      await this.services.ask(extractionStatus, { accountId, id });
      setCaching(response, tag);
      response.status(304).end();
      return;
    }
    const { bytes, content } = await this.draw({ accountId, id, number, width, password: passwordOf(request) });
    setCaching(response, tag);
    response.setHeader('Content-Type', 'image/webp');
    response.setHeader('Content-Length', bytes);
    await sendStream(response, content);
  }

  @Get(':number/words')
  @Route({
    summary: 'The words of a page, each with its place on its picture',
    description:
      'As they were read, whether or not the answer holds them; for a viewer in which a person points at what a value should be. Counted with the pictures.',
    headers: passwordHeader,
    response: pageWords.output,
    errors: PAGE_ERRORS,
  })
  async words(
    @Param('id') id: string,
    @Param('number') text: string,
    @CurrentUser() { accountId }: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const number = pageNumber(text);
    await this.attempts.count(DRAWN_BY_ACCOUNT, accountId);
    const wanted = { accountId, id, number, password: passwordOf(request) };
    const words = await this.services.ask(pageWords, wanted, { timeoutMs: DRAW_TIMEOUT_MS });
    response.setHeader('Cache-Control', CACHING);
    response.vary('Cookie');
    return words;
  }

  /** The picture is taken out of the storage as it is sent: nothing else has a use for it. */
  private async draw(wanted: Input<typeof pageDraw>) {
    await this.attempts.count(DRAWN_BY_ACCOUNT, wanted.accountId);
    const { storageKey, bytes } = await this.services.ask(pageDraw, wanted, { timeoutMs: DRAW_TIMEOUT_MS });
    return { bytes, content: await this.storage.take(storageKey) };
  }
}

function pageNumber(text: string): number {
  return parseInput(z.object({ number: wholeNumber(1, PAGE_MAX) }), { number: text }, 'path').number;
}

function setCaching(response: Response, tag: string): void {
  response.setHeader('ETag', tag);
  response.setHeader('Cache-Control', CACHING);
  response.vary('Cookie');
}

function passwordOf(request: Request): string | undefined {
  const encoded = request.get('X-Document-Password');
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    throw invalidParameter('header.X-Document-Password', 'percent-encoded UTF-8');
  }
}
