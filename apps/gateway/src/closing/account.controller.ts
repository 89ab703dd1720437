import { Controller, Delete, HttpCode, Patch, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { AccountsService } from '../accounts/accounts.service';
import { PASSWORD_MAX } from '../accounts/passwords';
import { Route, ValidBody } from '../http/route';
import { clientAddress } from '../http/client-address';
import { emailAddress, sessionView } from '../sessions/auth.controller';
import { PasswordGuesses } from '../sessions/password-guesses';
import { SessionCookie } from '../sessions/session-cookie';
import { CurrentUser, SessionGuard } from '../sessions/session.guard';
import type { SessionUser } from '../sessions/sessions.service';
import { Closings } from './closings.service';

const currentPassword = z.string().min(1).max(PASSWORD_MAX);
const changeBody = z
  .strictObject({
    name: z.string().trim().max(200).optional(),
    email: emailAddress.optional(),
    currentPassword: currentPassword.optional().meta({ description: 'Needed for another address.' }),
  })
  .refine(({ email, currentPassword: given }) => email === undefined || given !== undefined, {
    path: ['currentPassword'],
    message: 'needed for another address',
  });
const closeBody = z.strictObject({ currentPassword });

@Controller('api/account')
@UseGuards(SessionGuard)
export class AccountController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly closings: Closings,
    private readonly guesses: PasswordGuesses,
    private readonly cookie: SessionCookie,
  ) {}

  @Patch()
  @Route({
    summary: 'Change the name or the e-mail address',
    body: changeBody,
    response: sessionView,
    errors: ['invalid_parameter', 'invalid_credentials', 'email_taken', 'session_required', 'csrf_failed', 'too_many_attempts'],
  })
  async change(
    @ValidBody() { name, email, currentPassword: password }: z.infer<typeof changeBody>,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
  ) {
    if (email !== undefined) await this.checkPassword(user, password!, request);
    const account = await this.accounts.change(user.accountId, { name, email });
    return { account: { id: account.id, email: account.email, name: account.name } };
  }

  @Delete()
  @HttpCode(204)
  @Route({
    summary: 'Close the account and remove everything that it has',
    description:
      'At once nobody can sign in and no key is taken. Documents, tables, corrections, keys, endpoints, deliveries and usage are removed for good within minutes. There is no way back.',
    body: closeBody,
    status: 204,
    errors: ['invalid_parameter', 'invalid_credentials', 'session_required', 'csrf_failed', 'too_many_attempts'],
  })
  async close(
    @ValidBody() { currentPassword: password }: z.infer<typeof closeBody>,
    @CurrentUser() user: SessionUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.checkPassword(user, password, request);
    await this.closings.close(user.accountId);
    this.cookie.clear(response);
  }

  private async checkPassword({ email }: SessionUser, password: string, request: Request): Promise<void> {
    await this.guesses.limited(email, clientAddress(request), () => this.accounts.signIn(email, password));
  }
}
