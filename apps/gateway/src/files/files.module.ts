import { Module } from '@nestjs/common';
import { DownloadsUnderWay } from './downloads-under-way';
import { FilesController } from './files.controller';

@Module({ controllers: [FilesController], providers: [DownloadsUnderWay], exports: [DownloadsUnderWay] })
export class FilesModule {}
