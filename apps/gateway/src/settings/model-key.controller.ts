import { Controller, Delete, Get, Header, HttpCode, Put, UseGuards } from '@nestjs/common';
import { modelKeyDelete, modelKeyGet, modelKeySet, modelKeyView, modelProvider } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { z } from 'zod';
import { AttemptLimiter, type AttemptLimit } from '../http/attempt-limiter';
import { Route, ValidBody } from '../http/route';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';

/** The trial of a model has twenty seconds; the services around it have the rest. */
const TRIAL_TIMEOUT_MS = 25_000;

/** Each trial is a request to somebody's server: enough to get a setting right, too few to guess keys with. */
const TRIALS_BY_ACCOUNT: AttemptLimit = { kind: 'model-trials', limit: 10, windowSeconds: 60, code: 'rate_limit_exceeded' };

/** Longest names and keys of providers are far shorter. */
const printable = (most: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\x21-\x7e]+$/, 'printable ASCII without blanks');

const modelKeyBody = z
  .strictObject({
    provider: modelProvider,
    model: printable(200).meta({ description: "The model's name as its provider writes it." }),
    apiKey: printable(500).meta({ description: 'Kept sealed, and never answered again.' }),
    baseUrl: z
      .string()
      .max(2_048)
      .optional()
      .meta({ description: "Where the provider's interface is; needed for `openai-compatible`. https, on the public internet." }),
    useByDefault: z.boolean().default(false).meta({ description: 'Whether documents that name no `engine` are read by it.' }),
  })
  .refine(({ provider, baseUrl }) => provider !== 'openai-compatible' || baseUrl !== undefined, {
    path: ['baseUrl'],
    message: 'needed for openai-compatible',
  });

@Controller('api/settings/model-key')
@UseGuards(SessionGuard)
export class ModelKeyController {
  constructor(
    private readonly services: Services,
    private readonly attempts: AttemptLimiter,
  ) {}

  @Get()
  @Route({
    summary: "The account's own model, without its key",
    response: modelKeyView,
    errors: ['session_required', 'not_found', 'busy'],
  })
  get(@CurrentUser() { accountId }: SessionUser) {
    return this.services.ask(modelKeyGet, { accountId });
  }

  @Put()
  @Header('Cache-Control', 'no-store')
  @Route({
    summary: 'Set a model of your own for `engine=byok`',
    description: 'The model is tried with one short call first. Its key is sealed; it goes to its provider and nowhere else.',
    body: modelKeyBody,
    response: modelKeyView,
    errors: ['invalid_parameter', 'session_required', 'csrf_failed', 'rate_limit_exceeded', 'model_provider_error', 'busy'],
  })
  async set(@ValidBody() body: z.infer<typeof modelKeyBody>, @CurrentUser() { accountId }: SessionUser) {
    await this.attempts.count(TRIALS_BY_ACCOUNT, accountId);
    return this.services.ask(modelKeySet, { accountId, ...body }, { timeoutMs: TRIAL_TIMEOUT_MS });
  }

  @Delete()
  @HttpCode(204)
  @Route({ summary: 'Forget the model and its key', status: 204, errors: ['session_required', 'csrf_failed', 'not_found', 'busy'] })
  async delete(@CurrentUser() { accountId }: SessionUser): Promise<void> {
    await this.services.ask(modelKeyDelete, { accountId });
  }
}
