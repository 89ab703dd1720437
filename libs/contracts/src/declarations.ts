import type { EventDefinition, NoticeDefinition, RequestDefinition, ServiceName, WorkDefinition } from './define';
import * as batchEvents from './events/batch.events';
import * as extractionEvents from './events/extraction.events';
import * as keyEvents from './events/key.events';
import * as accountRequests from './requests/account.requests';
import * as batchRequests from './requests/batch.requests';
import * as exportRequests from './requests/export.requests';
import * as extractionRequests from './requests/extraction.requests';
import * as modelRequests from './requests/model.requests';
import * as operatorsRequests from './requests/operators.requests';
import * as pageRequests from './requests/page.requests';
import * as reviewRequests from './requests/review.requests';
import * as schemaRequests from './requests/schema.requests';
import * as tableRequests from './requests/table.requests';
import * as usageRequests from './requests/usage.requests';
import * as webhooksRequests from './requests/webhooks.requests';

/** The release whose contracts these are: raised with every release, whose schemas are then kept under `released/`. */
export const CONTRACTS_VERSION = '0.1.0';

/** Anything that one service may say to another. */
export type Declaration = RequestDefinition | EventDefinition | WorkDefinition | NoticeDefinition;

const MODULES: readonly object[] = [
  ...[batchEvents, extractionEvents, keyEvents],
  ...[
    accountRequests,
    batchRequests,
    exportRequests,
    extractionRequests,
    modelRequests,
    operatorsRequests,
    pageRequests,
    reviewRequests,
    schemaRequests,
    tableRequests,
    usageRequests,
    webhooksRequests,
  ],
];

/** Everything that is declared, by the name it is exported under; a test holds it against the files of this folder. */
export const declarations: ReadonlyMap<string, Declaration> = new Map(
  MODULES.flatMap((module) => Object.entries(module).filter((entry): entry is [string, Declaration] => isDeclaration(entry[1]))),
);

/** What a service must handle: its requests, and the events and work that are told to it. */
export const handledBy = (service: ServiceName): Exclude<Declaration, NoticeDefinition>[] =>
  [...declarations.values()].filter(
    (one): one is Exclude<Declaration, NoticeDefinition> =>
      one.kind !== 'notice' && (one.kind === 'request' ? one.owner === service : one.route.to.includes(service)),
  );

/** Whether a service tells or is told events or work, and so has an outbox and an inbox to keep. */
export const hasEvents = (service: ServiceName): boolean =>
  [...declarations.values()].some(
    (one) => (one.kind === 'event' || one.kind === 'work') && (one.route.from === service || one.route.to.includes(service)),
  );

function isDeclaration(value: unknown): value is Declaration {
  return typeof value === 'object' && value !== null && 'kind' in value && 'subject' in value;
}
