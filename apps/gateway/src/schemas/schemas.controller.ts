import { Controller, Delete, Get, HttpCode, Param, Put, UseGuards } from '@nestjs/common';
import { invalidParameter, savedSchema, schemaDelete, schemaGet, schemaList, schemaSave } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { z } from 'zod';
import { Route, ValidBody } from '../http/route';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';
import { SCHEMA_NAME } from './answer-schemas';
import { readJsonSchema } from './read-json-schema';

const body = z.strictObject({ schema: z.record(z.string(), z.unknown()) });

@Controller('api/schemas')
@UseGuards(SessionGuard)
export class SchemasController {
  constructor(private readonly services: Services) {}

  @Get()
  @Route({ summary: 'Saved schemas', response: schemaList.output, errors: ['session_required', 'busy'] })
  list(@CurrentUser() { accountId }: SessionUser) {
    return this.services.ask(schemaList, { accountId });
  }

  @Get(':name')
  @Route({ summary: 'A saved schema', response: savedSchema, errors: ['session_required', 'not_found', 'busy'] })
  get(@CurrentUser() { accountId }: SessionUser, @Param('name') name: string) {
    return this.services.ask(schemaGet, { accountId, name });
  }

  @Put(':name')
  @Route({
    summary: 'Save a schema under a name',
    description: 'In the place of the one of the same name. Requests use it as `schema=NAME`.',
    body,
    response: savedSchema,
    errors: ['invalid_parameter', 'session_required', 'csrf_failed', 'schema_limit_reached', 'busy'],
  })
  save(@CurrentUser() { accountId }: SessionUser, @Param('name') name: string, @ValidBody() { schema }: z.infer<typeof body>) {
    if (!SCHEMA_NAME.test(name)) throw invalidParameter('path.name', '1 to 64 characters of A-Z a-z 0-9 _ -, the first a letter or digit');
    readJsonSchema(schema, 'body.schema');
    return this.services.ask(schemaSave, { accountId, name, schema });
  }

  @Delete(':name')
  @HttpCode(204)
  @Route({ summary: 'Remove a saved schema', status: 204, errors: ['session_required', 'csrf_failed', 'not_found', 'busy'] })
  async remove(@CurrentUser() { accountId }: SessionUser, @Param('name') name: string): Promise<void> {
    await this.services.ask(schemaDelete, { accountId, name });
  }
}
