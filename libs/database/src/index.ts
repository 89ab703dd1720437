export { announceWork, hearWork } from './committed-work';
export { databaseConfig } from './database-config';
export { type DatabaseOptions } from './database-options';
export { DatabaseModule } from './database.module';
export { NotMigrated, migrate } from './migrate';
export { checkDatabase, openDatabase, reachDatabase } from './open-database';
export { boundRows, idFrom, splitTable, type TimedTable } from './partitions';
export { measurePool } from './pool-metrics';
export { WokenLoop, type WokenLoopOptions } from './woken-loop';
