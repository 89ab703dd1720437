import { createRedisMock } from 'js-redis-server';

// Run as a process of its own, `node redis-stand-in.mjs PORT`, where no Redis server can be had.
const server = await createRedisMock({ port: Number(process.argv[2]), host: '127.0.0.1' });
process.once('SIGTERM', () => void Promise.resolve(server.close?.()).finally(() => process.exit(0)));
