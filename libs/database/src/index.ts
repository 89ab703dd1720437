export { databaseConfig } from './database-config';
export { DatabaseModule } from './database.module';
export { NotifiedLoop, type NotifiedLoopOptions } from './notified-loop';
export { openDatabase, type DatabaseOptions } from './open-database';
