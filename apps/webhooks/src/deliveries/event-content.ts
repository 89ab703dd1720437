import { Injectable } from '@nestjs/common';
import { ServiceError, extractionHead, extractionRows } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { EventBodyBuilder, type EventBody, type EventKind } from './event-body';

/** Fetches what an event tells from the service that owns it. */
@Injectable()
export class EventContentSource {
  constructor(private readonly services: Services) {}

  /**
   * The event's body; undefined where the extraction was deleted. Rows are asked for chunk by chunk and only while they fit, so that a
   * result of any size takes bounded memory here.
   */
  async bodyOf(accountId: string, extractionId: string, kind?: EventKind): Promise<EventBody | undefined> {
    const owned = { accountId, id: extractionId };
    try {
      const [content, first] = await Promise.all([
        this.services.ask(extractionHead, owned),
        this.services.ask(extractionRows, { ...owned, chunk: 0 }),
      ]);
      const body = new EventBodyBuilder(content, kind);
      for (let part = first; body.add(part.rows) && part.nextChunk !== null;) {
        part = await this.services.ask(extractionRows, { ...owned, chunk: part.nextChunk });
      }
      return body.finish();
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'not_found') return undefined;
      throw error;
    }
  }
}
