import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { exportRender, extractionExport, extractionHead, extractionRows, ServiceError } from '@gridline/contracts';
import { Answer, AnswerServer, MessagingModule, Nats, Services, startMessaging } from '@gridline/messaging';
import { readConfig, type RunningService } from '@gridline/runtime';
import { startService } from '@gridline/service';
import { LocalStorage } from '@gridline/storage';
import { testNats, type TestNats } from '@gridline/testing';
import pino from 'pino';
import type { z } from 'zod';
import { exportService } from './export.service';
import { makeHead } from './exports/extraction.factory';

const CHUNKS = [Array.from({ length: 3 }, (_, row) => [`item ${row}`, `${row},50`]), [['last', '9,99']]];

/** Nothing is ever away here, so what is silent is only slow: the machine may be busy with other tests. */
const PATIENT_SECONDS = 20;

/** Stands in for the extraction service; the table of account acc_1 breaks off where its id says so. */
@Controller()
class ExtractionAnswers {
  @Answer(extractionHead)
  head({ accountId, id }: z.infer<typeof extractionHead.input>): z.infer<typeof extractionHead.output> {
    if (accountId !== 'acc_1') throw new ServiceError('not_found', 'No such extraction.');
    return makeHead({ id, rowCount: 4 });
  }

  @Answer(extractionRows)
  rows({ id, chunk }: z.infer<typeof extractionRows.input>): z.infer<typeof extractionRows.output> {
    if (id === 'ext_broken' && chunk === 1) throw new ServiceError('not_found', 'No such extraction.');
    return { rows: CHUNKS[chunk]!, nextChunk: chunk === 0 ? 1 : null };
  }
}

describe('the export service, asked over NATS', () => {
  const logger = pino({ level: 'silent' });
  let broker: TestNats;
  let folder: string;
  let storage: LocalStorage;
  let asker: Nats;
  let services: Services;
  const stops: (() => Promise<unknown>)[] = [];
  let service: RunningService;

  beforeAll(async () => {
    broker = await testNats();
    folder = await mkdtemp(join(tmpdir(), 'export-'));
    storage = await LocalStorage.make(folder);
    asker = await Nats.connect(broker.url, broker.prefix, 'test');
    services = new Services(asker, storage, PATIENT_SECONDS);
    stops.push(await startExtractionAnswers());
    service = await startService(
      exportService,
      readConfig(exportService.config, {
        ...{ NATS_URL: broker.url, NATS_PREFIX: broker.prefix, STORAGE_DIR: folder },
        ANSWER_SECONDS: String(PATIENT_SECONDS),
      }),
      logger,
    );
  });

  afterAll(async () => {
    await service.stop();
    for (const stop of stops) await stop();
    await asker.close();
    await broker.drop();
    await rm(folder, { recursive: true });
  });

  async function startExtractionAnswers(): Promise<() => Promise<unknown>> {
    const nats = await Nats.connect(broker.url, broker.prefix, 'extraction');
    const server = new AnswerServer(nats, 'extraction');
    @Module({ imports: [MessagingModule.forRoot(nats, storage, logger)], controllers: [ExtractionAnswers] })
    class ExtractionModule {}
    const app = await NestFactory.createMicroservice(ExtractionModule, { strategy: server, logger: false });
    const handled = [extractionHead, extractionRows];
    const messaging = await startMessaging(app, { service: 'extraction', handled, server, logger });
    return async () => {
      await messaging.stop();
      await app.close();
      await nats.close();
    };
  }

  it('is ready', async () => {
    await Promise.all(service.checks.map(({ check }) => check()));
    expect(service.checks.map(({ name }) => name)).toEqual(['nats', 'streams', 'storage']);
  });

  it('renders all rows of an extraction into the storage and says what is there', async () => {
    const answer = await services.ask(exportRender, { accountId: 'acc_1', extractionId: 'ext_1', format: 'csv' });
    const stored = await storage.readAll(answer.storageKey);
    expect(stored.toString('utf8')).toBe('\ufeffItem,Total\r\nitem 0,"0,50"\r\nitem 1,"1,50"\r\nitem 2,"2,50"\r\nlast,"9,99"\r\n');
    expect(answer).toEqual({
      storageKey: expect.stringMatching(/^exports\/rep_/) as string,
      bytes: stored.length,
      mediaType: 'text/csv; charset=utf-8; header=present',
      fileName: 'invoice.csv',
    });
  });

  it('renders every format', async () => {
    const json = await services.ask(exportRender, { accountId: 'acc_1', extractionId: 'ext_1', format: 'json' });
    const parsed = extractionExport.parse(JSON.parse((await storage.readAll(json.storageKey)).toString('utf8')));
    expect(parsed.rows).toEqual(CHUNKS.flat());
    const xlsx = await services.ask(exportRender, { accountId: 'acc_1', extractionId: 'ext_1', format: 'xlsx' });
    expect((await storage.readAll(xlsx.storageKey)).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(xlsx.fileName).toBe('invoice.xlsx');
  });

  it('passes on that an extraction is not there', async () => {
    await expect(services.ask(exportRender, { accountId: 'acc_2', extractionId: 'ext_1', format: 'csv' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it.each(['csv', 'json', 'xlsx'] as const)('leaves nothing behind where the rows of a %s break off', async (format) => {
    const before = await readdir(join(folder, 'exports'));
    await expect(services.ask(exportRender, { accountId: 'acc_1', extractionId: 'ext_broken', format })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await readdir(join(folder, 'exports'))).toEqual(before);
  });
});
