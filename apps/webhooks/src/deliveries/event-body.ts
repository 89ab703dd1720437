import type { ExtractionExport, WebhookEventName } from '@gridline/contracts';

/** What the event tells of an extraction: extracted data only, never the file. */
type EventContent = Pick<ExtractionExport, 'id' | 'columns' | 'metadata' | 'docType' | 'confidence'> & {
  rowCount: number;
  reference?: string;
};

/** The body of an event, serialised once: these are the bytes that are signed and sent, however often. */
export interface EventBody {
  json: string;
  /** What the headers say of it. */
  extractionId: string;
  reference?: string;
  /** Rows of the extraction, those that were left out too. */
  rowCount: number;
  /** Rows were left out to keep to the largest body. */
  isTruncated: boolean;
  /** To be called once it is stored, or will not be: others wait with theirs for the memory. */
  done?: () => void;
}

/** The largest body that is delivered whole, as the guide to webhooks promises. */
export const BODY_BYTES_MAX = 5 * 1024 * 1024;

/** Which event it is, and what it tells beside the extraction. */
export interface EventKind {
  event: WebhookEventName;
  more?: object;
}

/** Collects the rows of an event's body until they are all there or no further one fits. */
export class EventBodyBuilder {
  private readonly start: string;
  private readonly end: string;
  private readonly rows: string[] = [];
  private bytes: number;
  private isFull = false;

  constructor(
    private readonly content: EventContent,
    { event, more = {} }: EventKind = { event: 'extraction.completed' },
  ) {
    this.start = `{"event":${JSON.stringify(event)},"data":{"columns":${JSON.stringify(content.columns)},"rows":[`;
    const { metadata, docType, confidence } = content;
    this.end = `],${JSON.stringify({ metadata, docType, confidence, ...more }).slice(1)}}`;
    this.bytes = Buffer.byteLength(this.start) + Buffer.byteLength(this.end);
  }

  /** Answers whether further rows may still fit. */
  add(rows: readonly string[][]): boolean {
    for (const row of rows) {
      const json = JSON.stringify(row);
      const bytes = Buffer.byteLength(json) + (this.rows.length > 0 ? 1 : 0);
      if (this.isFull || this.bytes + bytes > BODY_BYTES_MAX) {
        this.isFull = true;
        return false;
      }
      this.rows.push(json);
      this.bytes += bytes;
    }
    return true;
  }

  finish(): EventBody {
    const { id: extractionId, reference, rowCount } = this.content;
    return { json: `${this.start}${this.rows.join(',')}${this.end}`, isTruncated: this.isFull, extractionId, reference, rowCount };
  }
}
