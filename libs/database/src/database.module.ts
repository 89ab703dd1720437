import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Gives a service its open data source; see `openDatabase`. */
@Module({})
export class DatabaseModule {
  static forRoot(dataSource: DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({ useFactory: () => ({ ...dataSource.options }), dataSourceFactory: () => Promise.resolve(dataSource) }),
      ],
    };
  }
}
