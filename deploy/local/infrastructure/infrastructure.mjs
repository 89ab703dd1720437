import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { readJson, writeJson } from '../json-file.mjs';
import { isRunning, stopProcess } from '../process-record.mjs';
import { nats } from './nats.mjs';
import { postgres } from './postgres.mjs';
import { untilAnswers } from './probe.mjs';
import { redis } from './redis.mjs';

const SERVERS = [postgres, nats, redis];
const LOG_NAMES = { PostgreSQL: 'postgres.log', NATS: 'nats.log', Redis: 'redis.log' };

/**
 * Brings up what `given` does not name ({ DATABASE_URL, NATS_URL, REDIS_URL }) as private servers on free loopback ports,
 * with their data in `folder`. Servers that a killed launcher left behind are taken over.
 * Gives `{ urls, stop }`; `report` is told, line by line, what was chosen.
 */
export async function startInfrastructure({ folder, binFolder, password, given = {}, throwaway = false, report = () => undefined }) {
  mkdirSync(join(folder, 'logs'), { recursive: true, mode: 0o700 });
  const context = { folder, binFolder, password, throwaway, statePath: join(folder, 'infrastructure.json'), report };
  const wanted = SERVERS.filter((server) => !given[server.variable]);
  for (const server of SERVERS) if (given[server.variable]) report(`${server.name}: yours, as ${server.variable} says`);
  const outcomes = await Promise.allSettled(wanted.map((server) => bringUp(server, context)));
  const running = outcomes.filter(({ status }) => status === 'fulfilled').map(({ value }) => value);
  const failure = outcomes.find(({ status }) => status === 'rejected');
  const stop = () => stopAll(running, context);
  if (failure) {
    await stop();
    throw failure.reason;
  }
  const urls = Object.fromEntries(SERVERS.map(({ variable }) => [variable, given[variable]]));
  for (const { server, port } of running) urls[server.variable] = server.url(port, { password });
  return { urls, stop };
}

/** Stops the servers that a folder's state names, whoever started them. */
export async function stopLeftOvers(folder) {
  const state = readJson(join(folder, 'infrastructure.json')) ?? {};
  await Promise.all(SERVERS.map((server) => stopProcess(state[server.name]?.record, { signal: server.stopSignal })));
  for (const { elsewhere } of Object.values(state)) if (elsewhere) rmSync(elsewhere, { recursive: true, force: true });
}

async function bringUp(server, context) {
  const known = readJson(context.statePath)?.[server.name];
  if (known && isRunning(known.record)) {
    if (await server.probe(known.port)) {
      context.report(`${server.name}: taken over on port ${known.port}`);
      return { server, ...known };
    }
    await stopProcess(known.record, { signal: server.stopSignal });
  }
  return startServer(server, context);
}

async function startServer(server, context) {
  const logPath = join(context.folder, 'logs', LOG_NAMES[server.name]);
  const port = await freePort();
  const { record, note, elsewhere } = await server.start({ ...context, port, logPath });
  const running = { server, record, port, elsewhere };
  remember(context.statePath, running);
  try {
    await untilAnswers(
      server.name,
      () => server.probe(port),
      () => isRunning(record),
    );
  } catch (error) {
    await stopProcess(record, { signal: server.stopSignal });
    throw new Error(`${error.message} Its log is ${logPath}.`, { cause: error });
  }
  context.report(note ? `${server.name}: ${note}` : `${server.name}: private, on port ${port}`);
  return running;
}

/** Written at once after each start, so that a launcher that is killed a moment later leaves no unknown server. */
function remember(statePath, { server, record, port, elsewhere }) {
  writeJson(statePath, { ...readJson(statePath), [server.name]: { record, port, elsewhere } });
}

async function stopAll(running, context) {
  await Promise.all(running.map(({ server, record }) => stopProcess(record, { signal: server.stopSignal })));
  if (!context.throwaway) return;
  for (const { elsewhere } of running) if (elsewhere) rmSync(elsewhere, { recursive: true, force: true });
}
