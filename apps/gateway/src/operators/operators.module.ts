import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { KeysModule } from '../keys/keys.module';
import { OperatorsResponder } from './operators.responder';

@Module({ imports: [AccountsModule, KeysModule], controllers: [OperatorsResponder] })
export class OperatorsModule {}
