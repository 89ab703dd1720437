import { Module } from '@nestjs/common';
import { AccountsService } from './accounts.service';
import { PasswordResets } from './password-resets';

@Module({ providers: [AccountsService, PasswordResets], exports: [AccountsService, PasswordResets] })
export class AccountsModule {}
