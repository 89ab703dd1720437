export { announceWork, hearWork } from './committed-work';
export { databaseConfig } from './database-config';
export { DatabaseModule } from './database.module';
export { openDatabase, type DatabaseOptions } from './open-database';
export { WokenLoop, type WokenLoopOptions } from './woken-loop';
