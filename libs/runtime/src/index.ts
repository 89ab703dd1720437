export * from './clock';
export * from './config';
export * from './ids';
export * from './logger';
export * from './management-server';
export * from './request-context';
export * from './run-service';
export * from './secret-box';
