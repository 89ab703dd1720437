import { Injectable } from '@nestjs/common';
import { PLANS, ServiceError, usageHold } from '@gridline/contracts';
import { EngineError, WorkerPool, type DocType, type OpenedDocument, type Progress, type TranscribedDocument } from '@gridline/engine';
import { Services } from '@gridline/messaging';
import { SecretBox, inSpan } from '@gridline/runtime';
import { FileMissing, Storage } from '@gridline/storage';
import { DataSource } from 'typeorm';
import type { ReadForModel } from '../caller-model/caller-model.service';
import { drawPageImages } from '../caller-model/page-images';
import type { Extraction, PartPages } from '../extractions/extraction.entity';
import { MEDIA_TYPES } from './media-types';
import { RunGate } from './run-gate';
import type { EngineTime } from './run.metrics';

/** A document that ran alone when its process died so often is given up: nothing else was there to blame but an operator's kill. */
const MAX_DEATHS_ALONE = 3;

/** Waits between questions to a usage service that is away, before the run fails as busy. */
const HOLD_RETRY_MS = [250, 500, 1_000, 2_000, 4_000];

interface FileRow {
  storage_key: string;
  removed_at: Date | null;
}

/** A document as our engine read it, and where a model is to be asked what it says line by line, and pictures of pages. */
export type Read = Pick<TranscribedDocument, 'result'> & Partial<ReadForModel>;

/** A document of a file that holds several. */
type ReadPart = Read & PartPages;

/** What the engine made of a file: one document, or each of those that stand in it; and the units that the run holds. */
export type ReadFile = { document: Read } | { parts: readonly ReadPart[]; held: number };

/** What is noted while the engine reads. */
interface Noted {
  engineTime: EngineTime;
  onProgress: (progress: Progress) => void;
}

/** Has our engine read the file of a run: page count, hold, and the processes that read it, beside others or alone. */
@Injectable()
export class RunReading {
  private readonly gate = new RunGate();

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly services: Services,
    private readonly secrets: SecretBox,
    private readonly pool: WorkerPool,
  ) {}

  /** A document during which a process died runs alone: only one that was alone when it happens again is to blame. */
  async read(extraction: Extraction, noted: Noted): Promise<ReadFile> {
    const { id, suspect, deathsAlone } = extraction;
    if (deathsAlone >= MAX_DEATHS_ALONE) throw new EngineError('corrupt_document', 'Reading the document failed repeatedly.');
    if (!suspect) return this.gate.beside(() => this.extract(extraction, noted));
    return this.gate.alone(deathsAlone, async () => {
      await this.dataSource.query('UPDATE extraction.extraction SET alone = true WHERE id = $1', [id]);
      return this.extract(extraction, noted);
    });
  }

  private async extract(extraction: Extraction, noted: Noted): Promise<ReadFile> {
    const document = await this.open(extraction, noted);
    try {
      await this.dataSource.query('UPDATE extraction.file SET media_type = $2 WHERE id = $1', [
        extraction.fileId,
        MEDIA_TYPES[document.format],
      ]);
      await this.hold(extraction, document.pageCount);
      const told = { name: 'engine', kind: 'internal', attributes: { pages: document.pageCount, format: document.format } } as const;
      return await inSpan(told, () => readWhole(extraction, document));
    } finally {
      document.close();
    }
  }

  private async open(extraction: Extraction, { engineTime, onProgress }: Noted): Promise<OpenedDocument> {
    const bytes = await this.bytesOf(extraction.fileId);
    const document = await this.pool.open(bytes, {
      fileName: extraction.fileName,
      docTypeHint: (extraction.docTypeHint as DocType | null) ?? undefined,
      password: extraction.passwordSealed ? this.secrets.open(extraction.passwordSealed, extraction.accountId) : undefined,
      pages: extraction.pages ?? undefined,
      schema: extraction.schema ?? undefined,
      maxPages: PLANS[extraction.plan].pagesPerDocument,
      givesWay: extraction.isOneOfMany,
      onProgress,
      onProcessorTime: (processorMs, step) => engineTime.add(processorMs, step),
    });
    engineTime.format = document.format;
    return document;
  }

  /** Throws `not_found` where the client removed the file; a file that is missing otherwise is our fault. */
  private async bytesOf(fileId: string): Promise<Buffer> {
    const find = async (): Promise<FileRow> =>
      ((await this.dataSource.query('SELECT storage_key, removed_at FROM extraction.file WHERE id = $1', [fileId])) as FileRow[])[0]!;
    const { storage_key: storageKey } = await find();
    try {
      return await this.storage.readAll(storageKey);
    } catch (error) {
      if (error instanceof FileMissing && (await find()).removed_at)
        throw new ServiceError('not_found', 'The file was removed before it was read.', { cause: error });
      throw error;
    }
  }

  /** Throws `pe_budget_exceeded` where the month has no room for the pages, `busy` where usage stays away. */
  private async hold({ id, accountId, engine }: Extraction, pages: number): Promise<void> {
    for (const waitMs of [...HOLD_RETRY_MS, undefined]) {
      try {
        const { held } = await this.services.ask(usageHold, { accountId, extractionId: id, pages, engine });
        if (!held) throw new ServiceError('pe_budget_exceeded', `The document's ${pages} pages would pass the monthly processing budget.`);
        return;
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code !== 'busy' || waitMs === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  }
}

async function readWhole(extraction: Extraction, document: OpenedDocument): Promise<ReadFile> {
  if (extraction.engine === 'byok') return readForModel(extraction, document);
  if (!extraction.split) return { document: { result: await document.extract() } };
  return { parts: await document.extractParts(), held: document.pageCount };
}

/** Pages are drawn while the document is open: the model is asked when it no longer holds a slot of the engine. */
async function readForModel({ split, pageImages }: Extraction, document: OpenedDocument): Promise<ReadFile> {
  const withImages = async <Transcribed extends TranscribedDocument>(read: Transcribed) => ({
    ...read,
    images: await drawPageImages(document, read, pageImages),
  });
  if (!split) return { document: await withImages(await document.extractWithTranscript()) };
  const parts: ReadPart[] = [];
  for (const part of await document.extractPartsWithTranscripts()) parts.push(await withImages(part));
  return { parts, held: document.pageCount };
}
