import { Injectable } from '@nestjs/common';
import { extractionHead, extractionRows, type ExportFormat, type exportRender } from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { newId } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { z } from 'zod';
import { writeCsv } from '../csv/write-csv';
import { writeJson } from '../json/write-json';
import { writeWorkbook } from '../xlsx/write-workbook';
import type { RowChunks, WriteExport } from './extraction-table';
import { exportFileName } from './file-name';
import { EXPORTS_PREFIX } from './left-overs';

type Rendering = z.infer<typeof exportRender.input>;
type Rendered = z.infer<typeof exportRender.output>;
type Owned = Omit<z.infer<typeof extractionRows.input>, 'chunk'>;

/** How each format is written, and what it is called on the way to the client. */
const FORMATS: Readonly<Record<ExportFormat, { mediaType: string; write: WriteExport }>> = {
  csv: { mediaType: 'text/csv; charset=utf-8; header=present', write: writeCsv },
  json: { mediaType: 'application/json; charset=utf-8', write: writeJson },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeWorkbook },
};

/** Renders extractions into the storage, a chunk of rows at a time, so that memory does not grow with them. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly services: Services,
    private readonly storage: Storage,
  ) {}

  /** Nothing is left in the storage where this throws. */
  async render({ accountId, extractionId, format }: Rendering): Promise<Rendered> {
    const owned = { accountId, id: extractionId };
    const head = await this.services.ask(extractionHead, owned);
    const { mediaType, write } = FORMATS[format];
    const storageKey = `${EXPORTS_PREFIX}/${newId('rep')}`;
    const { bytes } = await this.storage.write(storageKey, write(head, this.rowChunks(owned)));
    return { storageKey, bytes, mediaType, fileName: exportFileName(head.fileName, format) };
  }

  private async *rowChunks(owned: Owned): RowChunks {
    let chunk: number | null = 0;
    while (chunk !== null) {
      const { rows, nextChunk }: z.infer<typeof extractionRows.output> = await this.services.ask(extractionRows, { ...owned, chunk });
      yield rows;
      chunk = nextChunk;
    }
  }
}
