import { Controller, Get, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { AccountsService } from '../accounts/accounts.service';
import { PASSWORD_MAX, PASSWORD_MIN } from '../accounts/passwords';
import { GATEWAY_CONFIG, type GatewayConfig } from '../gateway.config';
import { AttemptLimiter } from '../http/attempt-limiter';
import { Route, ValidBody } from '../http/route';
import { refuseCrossSite } from '../http/same-origin';
import { clientAddress } from '../http/client-address';
import { PasswordGuesses } from './password-guesses';
import { SessionCookie } from './session-cookie';
import { CurrentUser, SessionGuard } from './session.guard';
import { SessionsService, type SessionUser } from './sessions.service';

export const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email());
const signUpBody = z.strictObject({
  email: emailAddress,
  password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX),
  name: z.string().trim().max(200).default(''),
});
const signInBody = z.strictObject({ email: emailAddress, password: z.string().min(1).max(PASSWORD_MAX) });
export const sessionView = z.object({ account: z.object({ id: z.string(), email: z.string(), name: z.string() }) });

const SIGN_UPS_BY_ADDRESS = { kind: 'sign-up-address', limit: 60, windowSeconds: 3600 };

@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
    private readonly attempts: AttemptLimiter,
    private readonly guesses: PasswordGuesses,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Post('sign-up')
  @Route({
    summary: 'Make an account and sign in',
    body: signUpBody,
    response: sessionView,
    status: 201,
    errors: ['invalid_parameter', 'email_taken', 'csrf_failed', 'too_many_attempts'],
  })
  async signUp(@ValidBody() body: z.infer<typeof signUpBody>, @Req() request: Request, @Res({ passthrough: true }) response: Response) {
    refuseCrossSite(request, this.config.PUBLIC_URL);
    await this.attempts.count(SIGN_UPS_BY_ADDRESS, clientAddress(request));
    const account = await this.accounts.signUp(body.email, body.password, body.name);
    return this.begin(account, request, response);
  }

  @Post('sign-in')
  @HttpCode(200)
  @Route({
    summary: 'Sign in',
    body: signInBody,
    response: sessionView,
    errors: ['invalid_parameter', 'invalid_credentials', 'csrf_failed', 'too_many_attempts'],
  })
  async signIn(@ValidBody() body: z.infer<typeof signInBody>, @Req() request: Request, @Res({ passthrough: true }) response: Response) {
    refuseCrossSite(request, this.config.PUBLIC_URL);
    const signIn = () => this.accounts.signIn(body.email, body.password);
    return this.begin(await this.guesses.limited(body.email, clientAddress(request), signIn), request, response);
  }

  @Post('sign-out')
  @HttpCode(204)
  @Route({ summary: 'Sign out', status: 204, errors: ['csrf_failed'] })
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    refuseCrossSite(request, this.config.PUBLIC_URL);
    const secret = this.cookie.read(request);
    if (secret) await this.sessions.end(secret);
    this.cookie.clear(response);
  }

  @Get('session')
  @UseGuards(SessionGuard)
  @Route({ summary: 'Who is signed in', response: sessionView, errors: ['session_required'] })
  session(@CurrentUser() user: SessionUser) {
    return { account: { id: user.accountId, email: user.email, name: user.name } };
  }

  private async begin(account: { id: string; email: string; name: string }, request: Request, response: Response) {
    this.cookie.set(response, await this.sessions.begin(account.id, this.cookie.read(request)));
    return { account: { id: account.id, email: account.email, name: account.name } };
  }
}
