import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  EXTRACTION_EXTRAS,
  LIST_LIMIT_MAX,
  ServiceError,
  extractionBrowse,
  extractionGet,
  fileGet,
  modelKeyGet,
  retentionGet,
  reviewSettingGet,
  schemaList,
  webhookList,
  type Output,
} from '@gridline/contracts';
import { Services } from '@gridline/messaging';
import { FileMissing, Storage } from '@gridline/storage';
import type { ZipFile } from 'yazl';
import { KeysService } from '../keys/keys.service';
import { toTokenView } from '../keys/tokens.controller';
import type { SessionUser } from '../sessions/sessions.service';
import { addToZip, writeZip } from './zip';

type Line = Output<typeof extractionBrowse>['data'][number];

/** Characters that a system does not take in the name of a file. */
const NOT_IN_NAMES = /[\\/:*?"<>|\u0000-\u001f]/g;
const NAME_MAX = 120;
/** Greater than any id of an extraction. */
const BEFORE_ALL = 'ext_z';

/** Everything that an account has, as a ZIP that is written while it is read: one document is open at a time, whatever their number. */
@Injectable()
export class AccountArchive {
  constructor(
    private readonly services: Services,
    private readonly storage: Storage,
    private readonly keys: KeysService,
  ) {}

  /** What fails on the way breaks the stream off. `signal` ends the work where nobody reads any more. */
  write(user: SessionUser, signal: AbortSignal): Readable {
    return writeZip((zip) => this.fill(zip, user, signal));
  }

  private async fill(zip: ZipFile, user: SessionUser, signal: AbortSignal): Promise<void> {
    zip.addBuffer(Buffer.from(JSON.stringify(await this.accountOf(user), null, 2)), 'account.json');
    const [seen, files] = [new Set<string>(), new Set<string>()];
    for await (const line of this.extractions(user)) {
      // What is added meanwhile moves the others to a later page.
      if (seen.has(line.id)) continue;
      seen.add(line.id);
      await this.addExtraction(zip, user, line, signal);
      if (!files.has(line.fileId)) await this.addFile(zip, user, line, signal);
      files.add(line.fileId);
    }
  }

  private async accountOf({ accountId, email, name }: SessionUser): Promise<object> {
    const own = { accountId };
    const [webhooks, schemas, retention, review, modelKey, keys] = await Promise.all([
      this.services.ask(webhookList, own),
      this.services.ask(schemaList, own),
      this.services.ask(retentionGet, own),
      this.services.ask(reviewSettingGet, own),
      unlessGone(this.services.ask(modelKeyGet, own)),
      this.keys.list(accountId),
    ]);
    return {
      ...{ id: accountId, email, name, ...retention, review, modelKey: modelKey ?? null },
      ...{ keys: keys.map(toTokenView), webhooks: webhooks.data, schemas: schemas.data },
    };
  }

  private async *extractions({ accountId }: SessionUser): AsyncGenerator<Line> {
    // From the first page on in the order of ids: in that of when it came, a document that was long under way stands elsewhere.
    for (let page = 1, before = BEFORE_ALL; ; page++) {
      const { data, pagination } = await this.services.ask(extractionBrowse, { accountId, page, limit: LIST_LIMIT_MAX, before });
      yield* data;
      const last = data.at(-1);
      // A page is short of what was deleted meanwhile, and what was deleted before it makes the pages fewer.
      if (!last || (data.length < LIST_LIMIT_MAX && page >= pagination.totalPages)) return;
      before = last.id;
    }
  }

  /** As `GET /api/extractions/{id}` answers it; of one that is not read, or could not be, its line of the list. */
  private async addExtraction(zip: ZipFile, { accountId }: SessionUser, line: Line, signal: AbortSignal): Promise<void> {
    const path = `extractions/${line.id}.json`;
    const wanted = { accountId, id: line.id, include: 'provenance' as const, extras: [...EXTRACTION_EXTRAS] };
    const content = line.state === 'completed' ? await unlessGone(this.services.askForJson(extractionGet, wanted)) : undefined;
    await addToZip(zip, path, content ?? Readable.from([Buffer.from(JSON.stringify(line))]), { compress: true, signal });
  }

  private async addFile(zip: ZipFile, { accountId }: SessionUser, { fileId, fileName }: Line, signal: AbortSignal): Promise<void> {
    const file = await unlessGone(this.services.ask(fileGet, { accountId, id: fileId }));
    const content = file && (await unlessGone(this.storage.read(file.storageKey)));
    const name = fileName.replace(NOT_IN_NAMES, '_').slice(-NAME_MAX);
    // Documents are packed already, most of them.
    if (content) await addToZip(zip, `files/${fileId}/${/^\.*$/.test(name) ? 'document' : name}`, content, { compress: false, signal });
  }
}

/** What was removed while the archive is written, or is not there, is left out. */
async function unlessGone<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    if (error instanceof ServiceError && error.code === 'not_found') return undefined;
    throw error;
  }
}
