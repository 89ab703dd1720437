import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ServiceError, type Input, type Output, type pageDraw, type pageList, type pageWords } from '@gridline/contracts';
import { EngineError, RecogniserUnavailable, WorkerLost, WorkerPool, type OpenedDocument } from '@gridline/engine';
import { ANSWERS_PREFIX, AccountLines } from '@gridline/messaging';
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
  /** No account has more at the processes than there are: another's page, which they take in the order of coming, waits for one to be drawn and not for eight. */
  private readonly lines: AccountLines;

  constructor(
    private readonly extractions: ExtractionsService,
    private readonly files: FilesService,
    private readonly storage: Storage,
    private readonly pool: DrawingPool,
  ) {
    this.lines = new AccountLines(pool.size);
  }

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
  async draw({ width, ...wanted }: Input<typeof pageDraw>): Promise<Output<typeof pageDraw>> {
    const image = await this.ofPage(wanted, (document, { number, picture }) => document.draw({ number, width, turn: picture }));
    const storageKey = `${ANSWERS_PREFIX}/${newId('rep')}`;
    const { bytes } = await this.storage.write(storageKey, Readable.from([image]));
    return { storageKey, bytes };
  }

  /** A page that was recognised is recognised again. */
  async words(wanted: Input<typeof pageWords>): Promise<Output<typeof pageWords>> {
    const words = await this.ofPage(wanted, (document, { number }) => document.wordsOn(number));
    return { words: words.map(({ text, box }) => ({ text, box })) };
  }

  /** Opens the document for one of its pages that can be drawn. */
  private async ofPage<Result>(
    { accountId, id, number, password }: Input<typeof pageWords>,
    work: (document: OpenedDocument, page: KnownPage) => Promise<Result>,
  ): Promise<Result> {
    const extraction = await this.extractions.findCompleted({ accountId, id });
    const page = extraction.provenance?.pages.find((each) => each.number === number);
    if (!page || !DRAWN.has(page.reader)) throw noPicture();
    return this.within(accountId, async () => {
      const bytes = await this.read(extraction);
      try {
        const document = await this.pool.open(bytes, { fileName: extraction.fileName, password });
        try {
          return await work(document, page);
        } finally {
          document.close();
        }
      } catch (error) {
        throw toServiceError(error);
      }
    });
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
    const leave = await this.lines.enter(accountId);
    try {
      return await work();
    } finally {
      leave();
      const left = this.underWay.get(accountId)! - 1;
      if (left > 0) this.underWay.set(accountId, left);
      else this.underWay.delete(accountId);
    }
  }
}

const noPicture = (cause?: unknown): ServiceError => new ServiceError('no_page_picture', 'There is no picture of this page.', { cause });

function toServiceError(error: unknown): unknown {
  if (error instanceof WorkerLost || error instanceof RecogniserUnavailable)
    return new ServiceError('busy', 'The page could not be drawn now.', { cause: error, retryAfterSeconds: 2 });
  if (!(error instanceof EngineError)) return error;
  return error.code === 'invalid_parameter' ? noPicture(error) : new ServiceError(error.code, error.message, { cause: error.cause });
}
