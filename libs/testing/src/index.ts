export { serverUrls } from './infrastructure/shared-servers';
export { createTestDatabase, type TestDatabase } from './infrastructure/test-database';
export { testNats, type TestNats } from './infrastructure/test-nats';
export { testRedis, type TestRedis } from './infrastructure/test-redis';
export { projectRoot, ThrowawayServers, type ServerName, type ServerUrls } from './infrastructure/throwaway-servers';
export { SetClock } from './set-clock';
export { CertificateAuthority, type ServerIdentity } from './receivers/certificate-authority';
export { answering, Receiver, type Reaction, type ReceivedRequest } from './receivers/receiver';
