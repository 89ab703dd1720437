import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@gridline/contracts';
import { Clock, LOGGER } from '@gridline/runtime';
import { Storage } from '@gridline/storage';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { removeBytesPromptly } from './remove-bytes';

interface FileRow {
  id: string;
  name: string;
  storage_key: string;
  bytes: string;
  media_type: string;
}

interface Owned {
  accountId: string;
  id: string;
}

/** The records of uploaded files. Another account's are never found. */
@Injectable()
export class FilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async get({ accountId, id }: Owned): Promise<{ id: string; name: string; storageKey: string; bytes: number; mediaType: string }> {
    const rows: FileRow[] = await this.dataSource.query(
      'SELECT id, name, storage_key, bytes, media_type FROM extraction.file WHERE id = $1 AND account_id = $2 AND removed_at IS NULL',
      [id, accountId],
    );
    const file = rows[0];
    if (!file) throw new ServiceError('not_found', 'There is no such file.');
    return { id: file.id, name: file.name, storageKey: file.storage_key, bytes: Number(file.bytes), mediaType: file.media_type };
  }

  /** Removes the bytes, or has the sweep do it where the storage does not; what was extracted from them stays. */
  async delete(owned: Owned): Promise<{ id: string }> {
    const file = await this.get(owned);
    await this.dataSource.query('UPDATE extraction.file SET removed_at = $2 WHERE id = $1', [file.id, this.clock.now()]);
    await removeBytesPromptly(this.storage, [file.storageKey], this.logger);
    return { id: file.id };
  }
}
