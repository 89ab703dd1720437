import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { declarations, type Declaration, type ServiceName } from '@gridline/contracts';
import { projectRoot } from '@gridline/testing';

export const SERVICES: readonly ServiceName[] = ['gateway', 'extraction', 'export', 'usage', 'webhooks'];

/** `npm run admin`, a program of its own in the gateway's folder. */
const OPERATOR_FOLDER = '/admin/';

const root = projectRoot();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** A request that a program asks of its owner. */
export interface Question {
  asker: string;
  owner: ServiceName;
  /** The export that declares it. */
  name: string;
}

/** `asker -> owner` for every request that a program imports though it is not the one that answers it, with its export's name. */
export function questions(): Question[] {
  return SERVICES.flatMap((app) => {
    const folder = `apps/${app}/src`;
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .flatMap((file) => {
        const asker = `/${file}`.includes(OPERATOR_FOLDER) ? 'operator' : app;
        return importedDeclarations(read(`${folder}/${file}`)).flatMap(([name, one]) =>
          one.kind === 'request' && one.owner !== asker ? [{ asker, owner: one.owner, name }] : [],
        );
      });
  });
}

/** Imports of types alone are no questions. */
const importedDeclarations = (text: string): [string, Declaration][] =>
  [...text.matchAll(/^import \{([^}]*)\} from '@gridline\/contracts'/gm)]
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim())
    .flatMap((name) => {
      const one = declarations.get(name);
      return one ? [[name, one] as [string, Declaration]] : [];
    });
