import { Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, UseGuards } from '@nestjs/common';
import {
  webhookCreate,
  webhookDelete,
  webhookDeliveries,
  webhookDeliveryStatus,
  webhookEvents,
  webhookGet,
  webhookList,
  webhookRedeliver,
  webhookRotateSecret,
  webhookStatus,
  webhookTest,
  webhookUpdate,
} from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { z } from 'zod';
import { AttemptLimiter, type AttemptLimit } from '../http/attempt-limiter';
import { Route, ValidBody, ValidQuery } from '../http/route';
import { pageSize } from '../extractions/list-query';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';

const DESCRIPTION_MAX = 200;

/** The receiver has ten seconds; the services around it have the rest. */
const TEST_TIMEOUT_MS = 15_000;

/** Tests and redeliveries are requests to somebody's server: enough to mend a receiver by, too few to trouble one with. */
const TRIES_BY_ACCOUNT: AttemptLimit = { kind: 'webhook-tries', limit: 10, windowSeconds: 60, code: 'rate_limit_exceeded' };

const description = z.string().trim().max(DESCRIPTION_MAX);
const events = webhookEvents.meta({ description: 'What is told; `extraction.completed` alone where it is not given.' });
const newEndpoint = z.strictObject({ url: z.string(), description: description.default(''), events: events.optional() });
const changes = z.strictObject({
  url: z.string().optional(),
  status: webhookStatus.optional(),
  description: description.optional(),
  events: events.optional(),
});
const logQuery = z.object({
  cursor: z
    .string()
    .regex(/^dlv_[0-9a-f]{32}$/, 'the nextCursor of the page before')
    .optional(),
  limit: pageSize,
  status: webhookDeliveryStatus.optional(),
});

const READ_ERRORS = ['session_required', 'not_found', 'busy'] as const;
const CHANGE_ERRORS = [...READ_ERRORS, 'csrf_failed'] as const;

@Controller('api/webhooks')
@UseGuards(SessionGuard)
export class WebhooksController {
  constructor(
    private readonly services: Services,
    private readonly attempts: AttemptLimiter,
  ) {}

  @Post()
  @Header('Cache-Control', 'no-store')
  @Route({
    summary: 'Register a webhook endpoint; its signing secret is answered this once',
    body: newEndpoint,
    response: webhookCreate.output,
    status: 201,
    errors: [
      'invalid_parameter',
      'webhook_url_rejected',
      'session_required',
      'csrf_failed',
      'webhook_limit_reached',
      'webhook_url_exists',
      'busy',
    ],
  })
  create(@CurrentUser() { accountId }: SessionUser, @ValidBody() body: z.infer<typeof newEndpoint>) {
    return this.services.ask(webhookCreate, { accountId, ...body });
  }

  @Get()
  @Route({ summary: 'List webhook endpoints', response: webhookList.output, errors: ['session_required', 'busy'] })
  list(@CurrentUser() { accountId }: SessionUser) {
    return this.services.ask(webhookList, { accountId });
  }

  @Get(':id')
  @Route({ summary: 'A webhook endpoint', response: webhookGet.output, errors: READ_ERRORS })
  get(@CurrentUser() { accountId }: SessionUser, @Param('id') id: string) {
    return this.services.ask(webhookGet, { accountId, id });
  }

  @Patch(':id')
  @Route({
    summary: 'Change a webhook endpoint: its URL, status, events or description',
    description:
      'A disabled endpoint is sent nothing; what waits for it is skipped. Another URL is checked as that of a new endpoint; test it.',
    body: changes,
    response: webhookUpdate.output,
    errors: ['invalid_parameter', 'webhook_url_rejected', 'webhook_url_exists', ...CHANGE_ERRORS],
  })
  update(@CurrentUser() { accountId }: SessionUser, @Param('id') id: string, @ValidBody() body: z.infer<typeof changes>) {
    return this.services.ask(webhookUpdate, { accountId, id, ...body });
  }

  @Delete(':id')
  @HttpCode(204)
  @Route({ summary: 'Remove a webhook endpoint and its log', status: 204, errors: CHANGE_ERRORS })
  async remove(@CurrentUser() { accountId }: SessionUser, @Param('id') id: string): Promise<void> {
    await this.services.ask(webhookDelete, { accountId, id });
  }

  @Post(':id/rotate-secret')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Route({
    summary: 'Replace the signing secret; the one before signs as well for 24 hours',
    response: webhookRotateSecret.output,
    errors: CHANGE_ERRORS,
  })
  rotateSecret(@CurrentUser() { accountId }: SessionUser, @Param('id') id: string) {
    return this.services.ask(webhookRotateSecret, { accountId, id });
  }

  @Post(':id/test')
  @HttpCode(200)
  @Route({
    summary: 'Send a sample event and see what the receiver made of it',
    description: 'One attempt, answered with 200 also when the receiver failed. It never counts towards disabling.',
    response: webhookTest.output,
    errors: [...CHANGE_ERRORS, 'webhook_disabled', 'rate_limit_exceeded'],
  })
  async test(@CurrentUser() { accountId }: SessionUser, @Param('id') id: string) {
    await this.attempts.count(TRIES_BY_ACCOUNT, accountId);
    return this.services.ask(webhookTest, { accountId, id }, { timeoutMs: TEST_TIMEOUT_MS });
  }

  @Get(':id/deliveries')
  @Route({
    summary: "A webhook endpoint's deliveries with every attempt, newest first, for 30 days",
    query: logQuery,
    response: webhookDeliveries.output,
    errors: ['invalid_parameter', ...READ_ERRORS],
  })
  deliveries(@CurrentUser() { accountId }: SessionUser, @Param('id') id: string, @ValidQuery() query: z.infer<typeof logQuery>) {
    return this.services.ask(webhookDeliveries, { accountId, id, ...query });
  }

  @Post(':id/deliveries/:deliveryId/redeliver')
  @HttpCode(202)
  @Route({
    summary: 'Make one more attempt at a delivery, at once',
    description: 'A manual attempt that fails leads to no other; the schedule of automatic ones stays as it was.',
    response: webhookRedeliver.output,
    status: 202,
    errors: [...CHANGE_ERRORS, 'webhook_disabled', 'rate_limit_exceeded'],
  })
  async redeliver(@CurrentUser() { accountId }: SessionUser, @Param('id') id: string, @Param('deliveryId') deliveryId: string) {
    await this.attempts.count(TRIES_BY_ACCOUNT, accountId);
    return this.services.ask(webhookRedeliver, { accountId, id, deliveryId });
  }
}
