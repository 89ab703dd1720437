import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { KeysModule } from '../keys/keys.module';
import { AccountController } from './account.controller';
import { Closings } from './closings.service';

@Module({ imports: [AccountsModule, KeysModule], controllers: [AccountController], providers: [Closings] })
export class ClosingModule {}
