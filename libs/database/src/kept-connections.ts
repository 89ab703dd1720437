import type { DataSource } from 'typeorm';
import { KEPT, type TimedPool } from './timed-pool';

/** Asks once on each of the connections that are kept, at the same time: at most on half of all, which others have meanwhile. */
export async function onKeptConnections(dataSource: DataSource, ask: () => Promise<unknown>): Promise<void> {
  const { max } = poolOf(dataSource).options;
  await Promise.all(Array.from({ length: Math.min(KEPT, Math.ceil(max / 2)) }, ask));
}

/** How many connections were made so far. */
export const openedConnections = (dataSource: DataSource): number => poolOf(dataSource).opened;

const poolOf = (dataSource: DataSource): TimedPool => (dataSource.driver as unknown as { master: TimedPool }).master;
