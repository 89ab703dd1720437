import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module';
import { AccountArchive } from './account-archive';
import { ArchiveController } from './archive.controller';

@Module({ imports: [KeysModule], controllers: [ArchiveController], providers: [AccountArchive] })
export class ArchiveModule {}
