import { createTestDatabase, type TestDatabase } from '@gridline/testing';
import type { DataSource } from 'typeorm';
import { onKeptConnections, openedConnections } from './kept-connections';
import { openDatabase } from './open-database';

describe('the connections that are kept', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => void (database = await createTestDatabase()));
  afterEach(() => dataSource.destroy());
  afterAll(() => database.drop());

  it.each([
    [10, 4],
    [4, 2],
    [1, 1],
  ])('of %d are each asked once: %d, so that others can be asked meanwhile', async (poolSize, kept) => {
    dataSource = await openDatabase({ url: database.url, schema: 'kept', entities: [], migrations: [], poolSize });
    const pids = new Set<number>();
    await onKeptConnections(dataSource, () =>
      dataSource.transaction(async (tx) => {
        const [{ pid }] = (await tx.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
        pids.add(pid);
      }),
    );
    expect(pids.size).toBe(kept);
    expect(openedConnections(dataSource)).toBe(kept);
  });
});
