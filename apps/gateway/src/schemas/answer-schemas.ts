import { Injectable } from '@nestjs/common';
import { ServiceError, invalidParameter, schemaGet, type AnswerSchema } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { readJsonSchema } from './read-json-schema';

/** What a saved schema may be called. */
export const SCHEMA_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** What requests say in `schema`: a JSON Schema, or the name of a saved one. */
@Injectable()
export class AnswerSchemas {
  constructor(private readonly services: Services) {}

  /** Throws `invalid_parameter` for what is neither. */
  async resolve(accountId: string, text: string | undefined, location: 'form' | 'body'): Promise<AnswerSchema | undefined> {
    if (text === undefined) return undefined;
    const at = `${location}.schema`;
    if (!SCHEMA_NAME.test(text)) return readJsonSchema(parse(text, at), at);
    const saved = await this.services.ask(schemaGet, { accountId, name: text }).catch((error: unknown) => {
      throw error instanceof ServiceError && error.code === 'not_found' ? invalidParameter(at, 'no saved schema has this name') : error;
    });
    return readJsonSchema(saved.schema, at);
  }
}

function parse(text: string, at: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidParameter(at, 'is neither JSON nor the name of a saved schema');
  }
}
