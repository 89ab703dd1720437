import { Injectable } from '@nestjs/common';
import {
  ERRORS,
  ServiceError,
  extractionHead,
  extractionRows,
  extractionStatus,
  isErrorCode,
  type ExtractionFailed,
} from '@gridline/contracts';
import { Services, type Place } from '@gridline/messaging';
import { EventBodyBuilder, type EventBody, type EventKind } from './event-body';
import { Turns } from './turns';

/** Bodies of several chunks that are made and stored at a time: each is there as rows, as text and as what the database is sent. */
const LARGE_AT_ONCE = 2;

interface Owned {
  accountId: string;
  id: string;
}

/** What there is of a body already, and what ends its turn. */
interface Begun {
  begun?: Awaited<ReturnType<EventContentSource['begin']>>;
  done?: () => void;
}

/** Fetches what an event tells from the service that owns it. */
@Injectable()
export class EventContentSource {
  private readonly turns = new Turns(LARGE_AT_ONCE);

  constructor(private readonly services: Services) {}

  /**
   * The event's body; undefined where the extraction was deleted. Rows are asked for chunk by chunk and only while they fit, so that a
   * result of any size takes bounded memory here; one of several chunks waits for its turn, without a place among the events, and `done` ends that.
   */
  async bodyOf(accountId: string, extractionId: string, place: Place, kind?: EventKind): Promise<EventBody | undefined> {
    const owned = { accountId, id: extractionId };
    return unlessDeleted(async () => {
      const made = await this.makeAtOnce(owned, kind);
      if (made) return made;
      // Nothing of it is kept while it waits.
      const done = await this.turns.take(accountId, place.leave());
      return this.make(owned, kind, { done });
    });
  }

  /** Undefined where it has to wait for its turn. */
  private async makeAtOnce(owned: Owned, kind?: EventKind): Promise<EventBody | undefined> {
    const begun = await this.begin(owned);
    if (begun[1].nextChunk === null) return this.make(owned, kind, { begun });
    const done = this.turns.takeFree();
    return done && this.make(owned, kind, { begun, done });
  }

  private begin(owned: Owned) {
    return Promise.all([this.services.ask(extractionHead, owned), this.services.ask(extractionRows, { ...owned, chunk: 0 })]);
  }

  private async make(owned: Owned, kind: EventKind | undefined, { begun, done }: Begun): Promise<EventBody> {
    try {
      const [content, first] = begun ?? (await this.begin(owned));
      const body = new EventBodyBuilder(content, kind);
      for (let part = first; body.add(part.rows) && part.nextChunk !== null;) {
        part = await this.services.ask(extractionRows, { ...owned, chunk: part.nextChunk });
      }
      return { ...body.finish(), done };
    } catch (error) {
      done?.();
      throw error;
    }
  }

  /** The same of a run that failed. Where it was started again since, what the event or else the catalogue says of its end is told. */
  failureOf({ accountId, extractionId, code, failure }: ToldFailure): Promise<EventBody | undefined> {
    return unlessDeleted(async () => {
      const { fileName, reference, error } = await this.services.ask(extractionStatus, { accountId, id: extractionId });
      const detail = failure?.detail ?? error?.detail ?? (isErrorCode(code) ? ERRORS[code].title : code);
      const json = JSON.stringify({ event: 'extraction.failed', data: { id: extractionId, fileName, error: { code, detail } } });
      return { json, isTruncated: false, extractionId, reference, rowCount: 0 };
    });
  }
}

/** What an event says of a failure. */
type ToldFailure = Pick<ExtractionFailed, 'accountId' | 'extractionId' | 'code' | 'failure'>;

async function unlessDeleted<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not_found') return undefined;
    throw error;
  }
}
