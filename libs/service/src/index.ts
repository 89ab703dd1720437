export { healthChecks, runNatsService, startNatsService, type NatsServiceOptions, type ServiceParts } from './nats-service';
export { openStorage, serviceConfig, type ServiceConfig } from './service-config';
