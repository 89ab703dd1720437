import { relative } from 'node:path';
import { ROOT } from './project.mjs';
import { paint } from './terminal.mjs';

/** What a start says at its end: where everything is, and a first call that can be pasted. */
export function welcome({ address, folder, services, seconds }) {
  const base = `http://${address.host === '127.0.0.1' ? 'localhost' : address.host}:${address.port}`;
  const where = relative(ROOT, folder) || folder;
  const management = services.map(({ name, managementPort }) => `${name} ${managementPort}`).join(', ');
  return [
    '',
    `${paint('green', 'Ready')} in ${seconds.toFixed(1)} s`,
    '',
    `  App       ${paint('bold', `${base}/app`)}   (sign up, then make a key under Webhooks & API)`,
    `  API docs  ${paint('bold', `${base}/docs`)}`,
    `  Data      ${where.startsWith('..') ? folder : where}   (logs in logs/)`,
    `  Health    127.0.0.1, one port each: ${management}`,
    '',
    'A first document by curl, key included:',
    '',
    ...firstDocument(base).map((line) => `  ${line}`),
    '',
    'Ctrl-C stops everything.',
    '',
  ].join('\n');
}

function firstDocument(base) {
  return [
    `B=${base}; J=$(mktemp)`,
    `curl -sS --fail-with-body -c $J -H 'content-type: application/json' $B/api/auth/sign-up -d "{\\"email\\":\\"me-$RANDOM@example.com\\",\\"password\\":\\"correct horse battery staple\\"}"`,
    `A=$(curl -sS -b $J -H 'content-type: application/json' $B/api/tokens -d '{"name":"first"}')`,
    `KEY=$(expr "$A" : '.*"key":"\\([^"]*\\)"') || echo "No key: $A" >&2`,
    'curl -sS -o sample.pdf $B/samples/invoice.pdf',
    'curl -sS -H "Authorization: Bearer $KEY" -F file=@sample.pdf $B/api/v1/infer',
  ];
}
