import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module';
import { KeysModule } from '../keys/keys.module';
import { AccountArchive } from './account-archive';
import { ArchiveController } from './archive.controller';

@Module({ imports: [FilesModule, KeysModule], controllers: [ArchiveController], providers: [AccountArchive] })
export class ArchiveModule {}
