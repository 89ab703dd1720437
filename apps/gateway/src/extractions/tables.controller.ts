import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { ROWS_AT_ONCE, extractionTables, tableHead, tableRows, tableRowsFrom } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { z } from 'zod';
import { Route, ValidQuery, parseInput } from '../http/route';
import { wholeNumber } from '../http/whole-number';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';

/** No table has so many rows. */
const LAST_ROW = 1_000_000_000;
const ROWS_DEFAULT = 100;
/** Nor a document so many tables. */
const LAST_TABLE = 999_999;

/** How the path calls the table of the answer, beside the numbers of those that were found. */
const ANSWER = 'answer';

const rowsQuery = z.object({
  from: wholeNumber(0, LAST_ROW).default(0).meta({ description: 'The first row, counted from 0; `nextFrom` of the answer before.' }),
  count: wholeNumber(1, ROWS_AT_ONCE).default(ROWS_DEFAULT).meta({ description: 'How many rows at most.' }),
});

@Controller('api/extractions/:id/tables')
@UseGuards(SessionGuard)
export class TablesController {
  constructor(private readonly services: Services) {}

  @Get()
  @Route({
    summary: 'Every table that was found, without its rows',
    response: z.object({ tables: z.array(tableHead) }),
    errors: ['not_found', 'extraction_not_ready', 'extraction_failed', 'session_required'],
  })
  list(@Param('id') id: string, @CurrentUser() { accountId }: SessionUser) {
    return this.services.ask(extractionTables, { accountId, id });
  }

  @Get(':table/rows')
  @Route({
    summary: 'Some rows of a table',
    description:
      '`table` is `answer`, as it is corrected, with the place and the confidence of each cell; or the number of one that was found, counted from 0, whose place is that of the table.',
    query: rowsQuery,
    response: tableRows,
    errors: ['invalid_parameter', 'not_found', 'extraction_not_ready', 'extraction_failed', 'session_required'],
  })
  rows(
    @Param('id') id: string,
    @Param('table') table: string,
    @ValidQuery() query: z.infer<typeof rowsQuery>,
    @CurrentUser() { accountId }: SessionUser,
  ) {
    const which = table === ANSWER ? {} : parseInput(z.object({ table: wholeNumber(0, LAST_TABLE) }), { table }, 'path');
    return this.services.ask(tableRowsFrom, { accountId, id, ...query, ...which });
  }
}
