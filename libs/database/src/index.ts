export { databaseConfig } from './database-config';
export { DatabaseModule } from './database.module';
export { openDatabase, type DatabaseOptions } from './open-database';
