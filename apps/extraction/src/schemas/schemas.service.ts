import { Injectable } from '@nestjs/common';
import { SAVED_SCHEMAS_MAX, ServiceError, type Input, type SavedSchema, type schemaSave } from '@gridline/contracts';
import { Clock } from '@gridline/runtime';
import { DataSource } from 'typeorm';

interface Named {
  accountId: string;
  name: string;
}

interface SchemaRow {
  name: string;
  schema: SavedSchema['schema'];
  updated_at: Date;
}

/** The schemas that accounts saved, by name. */
@Injectable()
export class SchemasService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(accountId: string): Promise<{ data: SavedSchema[] }> {
    const rows: SchemaRow[] = await this.dataSource.query(
      'SELECT name, schema, updated_at FROM extraction.saved_schema WHERE account_id = $1 ORDER BY name',
      [accountId],
    );
    return { data: rows.map(toView) };
  }

  async get({ accountId, name }: Named): Promise<SavedSchema> {
    const [row] = (await this.dataSource.query(
      'SELECT name, schema, updated_at FROM extraction.saved_schema WHERE account_id = $1 AND name = $2',
      [accountId, name],
    )) as SchemaRow[];
    if (!row) throw notFound();
    return toView(row);
  }

  /** Whoever else saves for the account waits, so that the limit holds. */
  async save({ accountId, name, schema }: Input<typeof schemaSave>): Promise<SavedSchema> {
    await this.dataSource.transaction(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`schemas ${accountId}`]);
      const [{ others }] = (await tx.query(
        'SELECT count(*)::int AS others FROM extraction.saved_schema WHERE account_id = $1 AND name <> $2',
        [accountId, name],
      )) as [{ others: number }];
      if (others >= SAVED_SCHEMAS_MAX)
        throw new ServiceError('schema_limit_reached', `An account saves at most ${SAVED_SCHEMAS_MAX} schemas.`);
      await tx.query(
        `INSERT INTO extraction.saved_schema (account_id, name, schema, updated_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (account_id, name) DO UPDATE SET schema = $3, updated_at = $4`,
        [accountId, name, JSON.stringify(schema), this.clock.now()],
      );
    });
    return this.get({ accountId, name });
  }

  async delete({ accountId, name }: Named): Promise<{ name: string }> {
    const [, removed] = (await this.dataSource.query('DELETE FROM extraction.saved_schema WHERE account_id = $1 AND name = $2', [
      accountId,
      name,
    ])) as [unknown, number];
    if (removed === 0) throw notFound();
    return { name };
  }
}

const toView = ({ name, schema, updated_at: updatedAt }: SchemaRow): SavedSchema => ({ name, schema, updatedAt: updatedAt.toISOString() });

const notFound = (): ServiceError => new ServiceError('not_found', 'There is no such schema.');
