import { Module } from '@nestjs/common';
import { ExportsResponder } from './exports/exports.responder';
import { ExportsService } from './exports/exports.service';

@Module({ controllers: [ExportsResponder], providers: [ExportsService] })
export class ExportModule {}
