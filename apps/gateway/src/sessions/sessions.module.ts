import { Global, Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { AuthController } from './auth.controller';
import { PasswordController } from './password.controller';
import { PasswordGuesses } from './password-guesses';
import { SessionCookie } from './session-cookie';
import { SessionGuard } from './session.guard';
import { SessionsService } from './sessions.service';

/** Global, so that any route may stand behind the SessionGuard. */
@Global()
@Module({
  imports: [AccountsModule],
  controllers: [AuthController, PasswordController],
  providers: [PasswordGuesses, SessionsService, SessionCookie, SessionGuard],
  exports: [SessionsService, SessionCookie, SessionGuard, PasswordGuesses],
})
export class SessionsModule {}
