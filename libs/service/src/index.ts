export { defineService, type HttpDoor, type Service, type ServiceParts, type StoringParts } from './define-service';
export { openStorage, serviceConfig, STORAGE_VARIABLES, type ServiceConfig } from './service-config';
export { runService, startService, type StartedService } from './start-service';
