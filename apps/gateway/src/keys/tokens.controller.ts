import { Controller, Delete, Get, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { SCOPES, ServiceError, scope } from '@gridline/contracts';
import { z } from 'zod';
import { Route, ValidBody } from '../http/route';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';
import type { ApiKey } from './api-key.entity';
import { KeysService } from './keys.service';

/** Ten years: whoever wants longer leaves it out. */
const EXPIRY_DAYS_MAX = 3_650;

const newToken = z.strictObject({
  name: z.string().trim().min(1).max(100),
  scopes: z
    .array(scope)
    .min(1)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'named twice')
    .default([...SCOPES]),
  expiresInDays: z.number().int().min(1).max(EXPIRY_DAYS_MAX).optional(),
});

const tokenView = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  hint: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
});
type TokenView = z.infer<typeof tokenView>;

@Controller('api/tokens')
@UseGuards(SessionGuard)
export class TokensController {
  constructor(private readonly keys: KeysService) {}

  @Post()
  @Header('Cache-Control', 'no-store')
  @Route({
    summary: 'Create an API key; its secret is answered this once',
    body: newToken,
    response: tokenView.extend({ key: z.string() }),
    status: 201,
    errors: ['invalid_parameter', 'session_required', 'csrf_failed', 'key_limit_reached', 'busy'],
  })
  async create(@CurrentUser() user: SessionUser, @ValidBody() body: z.infer<typeof newToken>): Promise<TokenView & { key: string }> {
    const { key, secret } = await this.keys.create({ accountId: user.accountId, userId: user.userId, ...body });
    return { ...toTokenView(key), key: secret };
  }

  @Get()
  @Route({
    summary: 'List API keys',
    response: z.object({ data: z.array(tokenView) }),
    errors: ['session_required'],
  })
  async list(@CurrentUser() user: SessionUser): Promise<{ data: TokenView[] }> {
    return { data: (await this.keys.list(user.accountId)).map(toTokenView) };
  }

  @Delete(':id')
  @HttpCode(204)
  @Route({ summary: 'Revoke an API key', status: 204, errors: ['session_required', 'csrf_failed', 'not_found'] })
  async revoke(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    const revoked = await this.keys.revoke({ id, accountId: user.accountId });
    if (!revoked) throw new ServiceError('not_found', 'There is no such key.');
  }
}

/** A key as its owner sees it: never its secret. */
export const toTokenView = (key: ApiKey): TokenView => ({
  id: key.id,
  name: key.name,
  scopes: key.scopes,
  hint: key.hint,
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
});
