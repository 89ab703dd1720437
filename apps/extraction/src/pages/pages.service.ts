import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ServiceError, type Input, type Output, type pageDraw, type pageList } from '@gridline/contracts';
import { EngineError, WorkerLost, WorkerPool } from '@gridline/engine';
import { ANSWERS_PREFIX } from '@gridline/messaging';
import { newId } from '@gridline/runtime';
import { FileMissing, Storage } from '@gridline/storage';
import type { Extraction } from '../extractions/extraction.entity';
import { ExtractionsService } from '../extractions/extractions.service';
import { FilesService } from '../files/files.service';

/** Readers of pages that can be drawn: the engine's own PDFium draws the first, and pictures are drawn from their files. */
const DRAWN: ReadonlySet<string> = new Set(['pdfium', 'ocr']);

/** A browser asks for six things of one server at a time, and a viewer for a page before and after. */
const MOST_OF_ACCOUNT = 8;
/** With more waiting, the last would wait longer than a person does. */
const MOST_IN_ALL = 32;

type KnownPage = NonNullable<Extraction['provenance']>['pages'][number];

/** The processes that draw pages; those of extraction are never waited for, nor kept waiting. */
export class DrawingPool extends WorkerPool {}

/** The pages of documents as they were read. */
@Injectable()
export class PagesService {
  /** Pages that are being drawn or wait for it, by account. */
  private readonly underWay = new Map<string, number>();

  constructor(
    private readonly extractions: ExtractionsService,
    private readonly files: FilesService,
    private readonly storage: Storage,
    private readonly pool: DrawingPool,
  ) {}

  async list(owned: Input<typeof pageList>): Promise<Output<typeof pageList>> {
    const extraction = await this.extractions.findCompleted(owned);
    const isThere = await this.files.get({ accountId: owned.accountId, id: extraction.fileId }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ServiceError && error.code === 'not_found') return false;
        throw error;
      },
    );
    const pages = extraction.provenance?.pages ?? [];
    return {
      pages: pages.map(({ number, width, height, reader }) => ({ number, width, height, hasPicture: isThere && DRAWN.has(reader) })),
    };
  }

  /** Nothing is left in the storage where this throws. */
  async draw({ accountId, id, number, width, password }: Input<typeof pageDraw>): Promise<Output<typeof pageDraw>> {
    const extraction = await this.extractions.findCompleted({ accountId, id });
    const page = extraction.provenance?.pages.find((each) => each.number === number);
    if (!page || !DRAWN.has(page.reader)) throw noPicture();
    const image = await this.within(accountId, async () => this.drawn(await this.read(extraction), extraction, page, { width, password }));
    const storageKey = `${ANSWERS_PREFIX}/${newId('rep')}`;
    const { bytes } = await this.storage.write(storageKey, Readable.from([image]));
    return { storageKey, bytes };
  }

  private async drawn(
    bytes: Buffer,
    { fileName }: Extraction,
    { number, picture }: KnownPage,
    { width, password }: { width: number; password?: string },
  ): Promise<Uint8Array> {
    try {
      const document = await this.pool.open(bytes, { fileName, password });
      try {
        return await document.draw({ number, width, turn: picture });
      } finally {
        document.close();
      }
    } catch (error) {
      throw toServiceError(error);
    }
  }

  private async read({ accountId, fileId }: Extraction): Promise<Buffer> {
    try {
      const { storageKey } = await this.files.get({ accountId, id: fileId });
      return await this.storage.readAll(storageKey);
    } catch (error) {
      const isGone = error instanceof FileMissing || (error instanceof ServiceError && error.code === 'not_found');
      throw isGone ? noPicture(error) : error;
    }
  }

  /** Throws `rate_limit_exceeded` where the account has too many pages drawn at this moment, `busy` where all accounts together have. */
  private async within<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    const ofAccount = this.underWay.get(accountId) ?? 0;
    const inAll = [...this.underWay.values()].reduce((sum, count) => sum + count, 0);
    if (ofAccount >= MOST_OF_ACCOUNT)
      throw new ServiceError('rate_limit_exceeded', `${MOST_OF_ACCOUNT} pages of this account are being drawn.`, { retryAfterSeconds: 1 });
    if (inAll >= MOST_IN_ALL) throw new ServiceError('busy', 'Too many pages are being drawn.', { retryAfterSeconds: 2 });
    this.underWay.set(accountId, ofAccount + 1);
    try {
      return await work();
    } finally {
      const left = this.underWay.get(accountId)! - 1;
      if (left > 0) this.underWay.set(accountId, left);
      else this.underWay.delete(accountId);
    }
  }
}

const noPicture = (cause?: unknown): ServiceError => new ServiceError('no_page_picture', 'There is no picture of this page.', { cause });

function toServiceError(error: unknown): unknown {
  if (error instanceof WorkerLost)
    return new ServiceError('busy', 'The page could not be drawn now.', { cause: error, retryAfterSeconds: 2 });
  if (!(error instanceof EngineError)) return error;
  return error.code === 'invalid_parameter' ? noPicture(error) : new ServiceError(error.code, error.message, { cause: error.cause });
}
