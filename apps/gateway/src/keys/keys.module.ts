import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiKey } from './api-key.entity';
import { KeyCache } from './key-cache';
import { KeyRevocations } from './key-revocations';
import { KeyUses } from './key-uses';
import { KeysService } from './keys.service';
import { TokensController } from './tokens.controller';

@Module({
  imports: [TypeOrmModule.forFeature([ApiKey])],
  controllers: [TokensController],
  providers: [KeysService, KeyCache, KeyRevocations, KeyUses],
  exports: [KeysService, KeyCache, KeyUses],
})
export class KeysModule {}
