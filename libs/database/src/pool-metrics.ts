import { gauge } from '@gridline/runtime';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** How the connections of this process are used, and how many queries wait for one. */
export function measurePool(dataSource: DataSource): void {
  const { master: pool } = dataSource.driver as unknown as { master: Pool };
  gauge(
    { name: 'database_pool', help: 'Connections that are busy or idle, and queries that wait for one.', labels: ['state'] },
    (state) => {
      state.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      state.set({ state: 'idle' }, pool.idleCount);
      state.set({ state: 'waiting' }, pool.waitingCount);
    },
  );
}
