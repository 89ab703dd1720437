import { Module } from '@nestjs/common';
import { AnswerSchemas } from './answer-schemas';
import { SchemasController } from './schemas.controller';

@Module({ controllers: [SchemasController], providers: [AnswerSchemas], exports: [AnswerSchemas] })
export class SchemasModule {}
