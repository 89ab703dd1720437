import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writeJson } from './json-file.mjs';

/** The secrets of a local system, made at its first start and kept, since they open what was sealed with them. */
export function keepSecrets(folder) {
  const path = join(folder, 'secrets.json');
  const kept = readJson(path);
  const secrets = {
    databasePassword: randomBytes(24).toString('hex'),
    brokerPassword: randomBytes(24).toString('hex'),
    cachePassword: randomBytes(24).toString('hex'),
    masterKey: `k1:${randomBytes(32).toString('base64')}`,
    ...kept,
  };
  // Written too where an earlier release made some of them only.
  if (Object.keys(secrets).some((name) => kept?.[name] === undefined)) writeJson(path, secrets);
  return secrets;
}
