import { Controller, Delete, Get, Param, Patch, Put, Req, Res, UseGuards } from '@nestjs/common';
import { correctedExtraction, correctionChange, extractionCorrect, reviewApprove, reviewItems } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Route, ValidBody, ValidQuery } from '../http/route';
import { wholeNumber } from '../http/whole-number';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';
import { ifVersion, versionTag } from './version-tag';

/** Changes of one request: all of them are done in one transaction, a tenth of a second for a thousand. */
const MOST_CHANGES = 1_000;

/** Longest wait for a change; that of a table of a million cells takes seconds. */
const CHANGE_TIMEOUT_MS = 30_000;

const MOST_ITEMS = 1_000;
const ITEMS_DEFAULT = 200;
const LAST_ITEM = 1_000_000_000;

const position = z.number().int().min(0);
const correctionBody = z
  .strictObject({
    label: z.string().trim().max(200).optional(),
    changes: z.array(correctionChange).min(1).max(MOST_CHANGES).optional().meta({
      description: 'Done one after another, all or none. A value that is sent as it is counts as looked at.',
    }),
    cells: z
      .array(z.strictObject({ row: position, column: position, value: z.string().max(32_767) }))
      .max(10_000)
      .optional()
      .meta({ description: 'Short for changes of kind `cell`.' }),
    undo: z
      .literal(true)
      .optional()
      .meta({ description: 'Takes the last corrections that still hold back, those of one request together.' }),
  })
  .refine(({ undo, changes, cells }) => !undo || (!changes && !cells), { path: ['undo'], message: 'not beside changes' });

const itemsQuery = z.object({
  from: wholeNumber(0, LAST_ITEM).default(0).meta({ description: 'How many are passed over; `nextFrom` of the answer before.' }),
  count: wholeNumber(1, MOST_ITEMS).default(ITEMS_DEFAULT).meta({ description: 'How many are told at most.' }),
});

const ifMatchHeader = z.object({
  'If-Match': z.string().optional().meta({
    description:
      'The `ETag` of the version that is meant; without it, whatever version there is. Send it where others may be adding or removing rows meanwhile. The same change sent again with the same tag, because its answer was lost, is answered as done.',
  }),
});

const CHANGE_ERRORS = [
  'not_found',
  'extraction_not_ready',
  'extraction_failed',
  'version_conflict',
  'session_required',
  'csrf_failed',
] as const;

@Controller('api/extractions/:id')
@UseGuards(SessionGuard)
export class ReviewController {
  constructor(private readonly services: Services) {}

  @Patch()
  @Route({
    summary: 'Correct an extraction, or set its label',
    description:
      "Exports, lists and the key API answer the corrected values from then on; the record of who changed what is kept (`include=corrections`). The checks are run again: of a table of more than 200,000 cells those of its fields alone, of an answer by the caller's schema none. A correction takes an approval back.",
    headers: ifMatchHeader,
    body: correctionBody,
    response: correctedExtraction,
    answerHeaders: ['ETag'],
    errors: ['invalid_parameter', ...CHANGE_ERRORS],
  })
  async correct(
    @Param('id') id: string,
    @ValidBody() { changes = [], undo, ...body }: z.infer<typeof correctionBody>,
    @CurrentUser() { accountId, userId }: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const wanted = { accountId, id, userId, ifVersion: ifVersion(request, id), changes, undo: undo ?? false, ...body };
    const corrected = await this.services.ask(extractionCorrect, wanted, { timeoutMs: CHANGE_TIMEOUT_MS });
    response.setHeader('ETag', versionTag(id, corrected.version));
    return corrected;
  }

  @Get('review')
  @Route({
    summary: 'What of an extraction a person should look at',
    description:
      'Fields that are missing, fields less sure than the threshold, failed checks, cells less sure than the threshold; in this order. There are `needsReview` of them in all; none once it is approved.',
    query: itemsQuery,
    response: reviewItems.output,
    errors: ['invalid_parameter', 'not_found', 'extraction_not_ready', 'extraction_failed', 'session_required'],
  })
  items(@Param('id') id: string, @ValidQuery() query: z.infer<typeof itemsQuery>, @CurrentUser() { accountId }: SessionUser) {
    return this.services.ask(reviewItems, { accountId, id, ...query });
  }

  @Put('approval')
  @Route({
    summary: 'Approve an extraction as it is',
    description: '`extraction.reviewed` is sent to endpoints whose `events` name it.',
    headers: ifMatchHeader,
    response: correctedExtraction,
    answerHeaders: ['ETag'],
    errors: CHANGE_ERRORS,
  })
  approve(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.setApproval(id, user, { request, response, isApproved: true });
  }

  @Delete('approval')
  @Route({
    summary: 'Take an approval back',
    headers: ifMatchHeader,
    response: correctedExtraction,
    answerHeaders: ['ETag'],
    errors: CHANGE_ERRORS,
  })
  takeBack(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.setApproval(id, user, { request, response, isApproved: false });
  }

  private async setApproval(
    id: string,
    { accountId, userId }: SessionUser,
    { request, response, isApproved }: { request: Request; response: Response; isApproved: boolean },
  ) {
    const wanted = { accountId, id, userId, ifVersion: ifVersion(request, id), isApproved };
    const changed = await this.services.ask(reviewApprove, wanted);
    response.setHeader('ETag', versionTag(id, changed.version));
    return changed;
  }
}
