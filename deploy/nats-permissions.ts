import { declarations, type ServiceName } from '@gridline/contracts';
import { STREAM_KINDS, inboxOf, lifeSubject, partsSubject } from '@gridline/messaging';
import { SERVICES, questions } from './questions';

/** What one user of the broker may say and hear; subjects as NATS writes them. */
interface Permissions {
  publish: string[];
  subscribe: string[];
}

const PREFIX = 'gridline';
const named = (subject: string): string => `${PREFIX}.${subject}`;
const all = [...declarations.values()];

/** What follows for a service from what is declared: nothing else has to be thought of when a request or event is added. */
function permissionsOf(service: ServiceName): Permissions {
  const asked = questions().filter(({ asker }) => asker === service);
  const told = all.flatMap((one) => (one.kind !== 'request' && one.route.from === service ? [one] : []));
  const heard = all.flatMap((one) => (one.kind === 'notice' && one.route.to.includes(service) ? [one.subject] : []));
  const consumed = all.some((one) => (one.kind === 'event' || one.kind === 'work') && one.route.to.includes(service));
  const streams = STREAM_KINDS.map((kind) => `${PREFIX}_${kind}`);
  return {
    publish: sorted([
      ...asked.map(({ name }) => named(declarations.get(name)!.subject)),
      ...asked.map(({ owner }) => named(lifeSubject(owner))),
      ...asked.flatMap(({ name, owner }) => (isLarge(name) ? [named(partsSubject(owner, '*'))] : [])),
      ...told.map(({ kind, subject }) => named(kind === 'notice' ? subject : `${kind === 'work' ? 'work' : 'events'}.${subject}`)),
      '$JS.API.INFO',
      ...streams.flatMap((stream) => ['CREATE', 'UPDATE', 'INFO'].map((verb) => `$JS.API.STREAM.${verb}.${stream}`)),
      ...(consumed ? consuming(service) : []),
    ]),
    subscribe: sorted([
      `${inboxOf(service)}.>`,
      named(lifeSubject(service)),
      named(partsSubject(service, '*')),
      ...all.flatMap((one) => (one.kind === 'request' && one.owner === service ? [named(one.subject)] : [])),
      ...heard.map(named),
    ]),
  };
}

/** Its own durable consumers, whose names begin with its own, and what it parks. */
const consuming = (service: ServiceName): string[] => [
  named(`parked.${service}.>`),
  ...['work', 'events'].flatMap((kind) => {
    const consumers = all.flatMap((one) =>
      (one.kind === 'work' ? 'work' : one.kind === 'event' ? 'events' : undefined) === kind &&
      one.kind !== 'request' &&
      one.route.to.includes(service)
        ? [`${service}_${one.subject.replaceAll('.', '_')}`]
        : [],
    );
    const stream = `${PREFIX}_${kind}`;
    return consumers.flatMap((consumer) => [
      `$JS.API.CONSUMER.CREATE.${stream}.${consumer}.>`,
      `$JS.API.CONSUMER.DURABLE.CREATE.${stream}.${consumer}`,
      ...['INFO', 'MSG.NEXT'].map((verb) => `$JS.API.CONSUMER.${verb}.${stream}.${consumer}`),
      `$JS.ACK.${stream}.${consumer}.>`,
    ]);
  }),
];

const isLarge = (name: string): boolean => {
  const declared = declarations.get(name)!;
  return declared.kind === 'request' && declared.large;
};

const sorted = (subjects: string[]): string[] => [...new Set(subjects)].sort();

/** `deploy/nats-users.conf`, included by the broker's configuration: passwords are the broker's environment's. */
export function natsUsers(): string {
  const list = (subjects: string[]): string => `[\n${subjects.map((subject) => `        "${subject}"`).join('\n')}\n      ]`;
  const users = SERVICES.map((service) => {
    const { publish, subscribe } = permissionsOf(service);
    const permissions = `publish: ${list(publish)}\n      subscribe: ${list(subscribe)}\n      allow_responses: { max: 1, expires: "10m" }`;
    return `    { user: ${service}, password: $NATS_PASSWORD_${service.toUpperCase()}, permissions: {\n      ${permissions}\n    } }`;
  });
  const operator = '    # npm run admin: looks, asks and replays.\n    { user: operator, password: $NATS_PASSWORD_OPERATOR }';
  const head =
    '# A user for each service, who may say and hear what is declared of it in libs/contracts, and nothing else. Written by\n' +
    '# `WRITE_PERMISSIONS=1 npx jest deploy/nats-permissions`, held against the declarations by the same test. For NATS_PREFIX=gridline.\n';
  return `${head}authorization {\n  users: [\n${users.join('\n')}\n${operator}\n  ]\n}\n`;
}
