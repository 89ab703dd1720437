import { Controller, HttpCode, Inject, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { AccountsService } from '../accounts/accounts.service';
import { PasswordResets } from '../accounts/password-resets';
import { PASSWORD_MAX, PASSWORD_MIN } from '../accounts/passwords';
import { GATEWAY_CONFIG, type GatewayConfig } from '../gateway.config';
import { Route, ValidBody } from '../http/route';
import { refuseCrossSite } from '../http/same-origin';
import { clientAddress } from '../http/client-address';
import { PasswordGuesses } from './password-guesses';
import { SessionCookie } from './session-cookie';
import { CurrentUser, SessionGuard } from './session.guard';
import { SessionsService, type SessionUser } from './sessions.service';

const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);
const change = z.strictObject({ currentPassword: z.string().min(1).max(PASSWORD_MAX), newPassword });
const reset = z.strictObject({ token: z.string().min(1).max(100), newPassword });

@Controller('api/auth')
export class PasswordController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly resets: PasswordResets,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly guesses: PasswordGuesses,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Put('password')
  @HttpCode(204)
  @UseGuards(SessionGuard)
  @Route({
    summary: 'Change the password; every other session ends',
    body: change,
    status: 204,
    errors: ['invalid_parameter', 'invalid_credentials', 'session_required', 'csrf_failed', 'too_many_attempts'],
  })
  async change(
    @ValidBody() body: z.infer<typeof change>,
    @CurrentUser() { email }: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const account = await this.guesses.limited(email, clientAddress(request), () => this.accounts.signIn(email, body.currentPassword));
    await this.accounts.setPassword(account, body.newPassword, 'body.newPassword');
    await this.sessions.endAll(account.id);
    this.cookie.set(response, await this.sessions.begin(account.id, undefined));
  }

  @Post('reset-password')
  @HttpCode(204)
  @Route({
    summary: 'Set a new password by the one-time link that an operator made; every session ends',
    body: reset,
    status: 204,
    errors: ['invalid_parameter', 'invalid_reset_link', 'csrf_failed'],
  })
  async reset(@ValidBody() body: z.infer<typeof reset>, @Req() request: Request): Promise<void> {
    refuseCrossSite(request, this.config.PUBLIC_URL);
    await this.resets.use(body.token, body.newPassword);
  }

  @Post('sign-out-everywhere')
  @HttpCode(204)
  @UseGuards(SessionGuard)
  @Route({ summary: 'End every session of the account, this one too', status: 204, errors: ['session_required', 'csrf_failed'] })
  async signOutEverywhere(@CurrentUser() { accountId }: SessionUser, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.sessions.endAll(accountId);
    this.cookie.clear(response);
  }
}
