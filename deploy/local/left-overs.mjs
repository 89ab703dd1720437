import { join } from 'node:path';
import { endLeftOverServers } from './infrastructure/infrastructure.mjs';
import { readJson, writeJson } from './json-file.mjs';
import { stopProcess } from './process-record.mjs';

/** Ends whatever the records in a data folder know: first the services, which use the servers, then these. */
export async function endLeftOvers(folder, { serviceSeconds, serverSeconds }) {
  await endLeftOverServices(folder, { graceSeconds: serviceSeconds });
  await endLeftOverServers(folder, { graceSeconds: serverSeconds });
}

/** Ends services that a killed launcher left behind: they hold ports, and may run older code. */
export async function endLeftOverServices(folder, { graceSeconds }) {
  const records = Object.values(readJson(recordsPath(folder)) ?? {});
  await Promise.all(records.map((record) => stopProcess(record, { graceSeconds })));
}

/** Notes a service's process, for whoever has to end it without having started it. */
export function rememberService(folder, name, record) {
  writeJson(recordsPath(folder), { ...readJson(recordsPath(folder)), [name]: record });
}

function recordsPath(folder) {
  return join(folder, 'services.json');
}
