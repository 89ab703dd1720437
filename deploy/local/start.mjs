import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from '../build.mjs';
import { isPortFree } from './free-port.mjs';
import { startGuard } from './guard.mjs';
import { startInfrastructure } from './infrastructure/infrastructure.mjs';
import { ownRoles } from './infrastructure/postgres-roles.mjs';
import { installPackages } from './install.mjs';
import { writeJson } from './json-file.mjs';
import { claimDataFolder } from './launcher-lock.mjs';
import { endLeftOvers, endLeftOverServices } from './left-overs.mjs';
import { builtServices, dataFolder, loadEnvironmentFile, ROOT } from './project.mjs';
import { keepSecrets } from './secrets.mjs';
import { Services } from './services.mjs';
import { stopping, whenToldToStop } from './stopping.mjs';
import { asksForHelp, giveUp, paint, say } from './terminal.mjs';
import { pathWithTesseract } from './tesseract.mjs';
import { watchSources } from './watch.mjs';
import { welcome } from './welcome.mjs';

const DEFAULT_PORT = '3000';
/** The private servers are looked after like the services, but fall far more seldom. */
const LOOK_AFTER_MS = 1_000;
/** What a former launcher's services may take to finish. */
const LEFT_OVER_SECONDS = 1;
/** At a second signal: what is in flight is done again at the next start; the servers close their files, in well under a second. */
const AT_ONCE = { serviceSeconds: 0, serverSeconds: 2 };

const USAGE = `usage: npm start, or npm run dev, which builds and starts again what is changed

Installs and builds where needed, brings up the servers that no variable names, migrates, starts the five services, and says where they are.
It runs until it is told to stop: Ctrl-C. It takes no options; what can be set is a variable, PORT=8080 npm start, and .env.example has them all:
  PORT (3000), HOST (127.0.0.1)         where the gateway listens
  DATA_DIR (.data)                      where data, logs and secrets are kept
  DATABASE_URL, NATS_URL, REDIS_URL     servers of your own`;

/** `npm start` and, with `--watch`, `npm run dev`. */
async function main(options) {
  if (options.some(asksForHelp)) return say(USAGE);
  const unknown = options.find((option) => option !== '--watch');
  if (unknown) throw new Error(`There is no option ${unknown}.\n\n${USAGE}`);
  loadEnvironmentFile();
  const folder = dataFolder();
  const address = { host: process.env.HOST || '127.0.0.1', port: process.env.PORT || DEFAULT_PORT };
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const release = await claimDataFolder(folder);
  const dismissGuard = startGuard(folder);
  const stops = [];
  const begun = begin(folder, address, stops);
  whenToldToStop(
    () => stopInOrder(stops, begun).then(dismissGuard).then(release).then(exitStopped),
    () => endLeftOvers(folder, AT_ONCE).then(() => process.exit(1)),
  );
  await begun.catch(async (error) => {
    if (stopping.signal.aborted) return;
    await stopAll(stops);
    dismissGuard();
    release();
    throw error;
  });
}

async function begin(folder, address, stops) {
  await endLeftOverServices(folder, { graceSeconds: LEFT_OVER_SECONDS });
  await checkPort(address);
  // Fetched while npm installs, so that a first start takes no longer for it.
  const tesseract = pathWithTesseract(join(folder, 'bin'));
  await installPackages();
  await startSystem(folder, address, tesseract, stops);
}

async function startSystem(folder, address, tesseract, stops) {
  const started = performance.now();
  const secrets = keepSecrets(folder);
  const bringUp = startInfrastructure({
    folder,
    binFolder: join(folder, 'bin'),
    password: secrets.databasePassword,
    brokerPassword: secrets.brokerPassword,
    cachePassword: secrets.cachePassword,
    given: process.env,
    report: say,
  });
  // Waits for servers that are still coming up, so that no moment to stop leaves one behind.
  stops.push(() => bringUp.then((infrastructure) => infrastructure.stop()).catch(() => undefined));
  const [infrastructure] = await Promise.all([bringUp, build(say)]);
  stopping.signal.throwIfAborted();
  lookAfter(infrastructure, stops);
  const environment = serviceEnvironment(folder, address, infrastructure.urls, secrets);
  // `npm run admin` and its like find the running system here.
  writeJson(join(folder, 'system.json'), environment);
  stops.push(() => rmSync(join(folder, 'system.json'), { force: true }));
  const { searchPath, note } = await tesseract;
  if (note) say(note);
  stopping.signal.throwIfAborted();
  const databaseUrls = process.env.DATABASE_URL ? undefined : await ownRoles(environment.DATABASE_URL, secrets.databasePassword);
  const services = new Services(folder, { ...environment, PATH: searchPath }, databaseUrls);
  stops.push(() => services.stop());
  say(`Starting ${builtServices().join(', ')}`);
  await services.start();
  say(welcome({ address, folder, services: services.list(), seconds: (performance.now() - started) / 1000 }));
  if (process.argv.includes('--watch')) watchSources(services);
}

/** What all services are given; each takes what its own configuration knows. */
function serviceEnvironment(folder, { host, port }, urls, secrets) {
  return {
    ...urls,
    HOST: host,
    PORT: port,
    WEB_DIR: join(ROOT, 'apps/web/dist'),
    MASTER_KEY: process.env.MASTER_KEY || secrets.masterKey,
    STORAGE_DIR: resolve(process.env.STORAGE_DIR || join(folder, 'storage')),
  };
}

async function checkPort({ host, port }) {
  if (!/^\d+$/.test(port) || Number(port) > 65_535) throw new Error(`PORT is "${port}"; it must be a port's number.`);
  if (await isPortFree(Number(port), host)) return;
  throw new Error(`Port ${port} is taken by another program. Choose another one: PORT=${Number(port) + 1} npm start`);
}

function lookAfter(infrastructure, stops) {
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy || stopping.signal.aborted) return;
    isBusy = true;
    for (const name of infrastructure.fallen()) {
      say(`${name} ended; starting it again`);
      await infrastructure.start(name).catch((error) => say(paint('red', error.message)));
    }
    isBusy = false;
  }, LOOK_AFTER_MS);
  stops.push(() => clearInterval(timer));
}

/** Ends what has begun by now; nothing more begins. */
async function stopInOrder(stops, begun) {
  say('\nStopping (once more to stop at once)');
  await stopAll(stops);
  await begun.catch(() => undefined);
  await stopAll(stops);
}

function exitStopped() {
  say('Stopped');
  process.exit(0);
}

/** Last started, first stopped. */
async function stopAll(stops) {
  while (stops.length > 0) {
    const stop = stops.pop();
    await Promise.resolve()
      .then(stop)
      .catch((error) => say(paint('red', error.message)));
  }
}

await main(process.argv.slice(2)).catch((error) => giveUp(error.message));
