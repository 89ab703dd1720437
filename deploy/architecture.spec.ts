import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { declarations, type Declaration } from '@gridline/contracts';
import { projectRoot } from '@gridline/testing';
import { SERVICES, questions } from './questions';

const root = projectRoot();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What the contracts say of events, work and notices: `from -> to: subject`, by the stream they go through. */
function tellings(kinds: Declaration['kind'][]): string[] {
  const told = [...declarations.values()].flatMap((one) => (one.kind !== 'request' && kinds.includes(one.kind) ? [one] : []));
  if (kinds.includes('notice')) return told.flatMap(({ route, subject }) => route.to.map((to) => `${route.from} -> ${to}: ${subject}`));
  return told.flatMap(({ route, subject }) => [
    `${route.from} -> jetstream: ${subject}`,
    ...route.to.map((to) => `jetstream -> ${to}: ${subject}`),
  ]);
}

/** The arrows of the picture: `from -> to: label`. */
function drawn(arrow: '-->' | '-.->'): string[] {
  const picture = /```mermaid\n([^]*?)```/.exec(read('docs/architecture.md'))![1]!;
  const nodes = [...SERVICES, 'operator', 'jetstream'];
  return [...picture.matchAll(/^\s*(\w+)\S*\s+(-->|-\.->)(?:\|([^|]*)\|)?\s+(\w+)/gm)]
    .filter(([, from, kind, , to]) => kind === arrow && nodes.includes(from!) && nodes.includes(to!))
    .flatMap(([, from, , label, to]) => (label ?? '').split(', ').map((one) => `${from} -> ${to}: ${one}`));
}

const pairsOf = (arrows: string[]): string[] => [...new Set(arrows.map((arrow) => arrow.split(':')[0]!))].sort();
const isStreamed = (arrow: string): boolean => arrow.includes('jetstream');

describe('the picture of the architecture', () => {
  it('has an arrow for each service, or operator, that asks another, and no other', () => {
    const asked = questions().map(({ asker, owner }) => `${asker} -> ${owner}`);
    expect(pairsOf(drawn('-->').filter((arrow) => !isStreamed(arrow)))).toEqual(pairsOf(asked));
  });

  it('has every event and every piece of work, from who tells it to who is told', () => {
    expect(drawn('-->').filter(isStreamed).sort()).toEqual(tellings(['event', 'work']).sort());
  });

  it('has every notice, dotted', () => {
    expect(drawn('-.->').sort()).toEqual(tellings(['notice']).sort());
  });
});

describe('the line above a declaration', () => {
  const folder = 'libs/contracts/src';
  const lines = new Map(
    ['events', 'requests'].flatMap((part) =>
      readdirSync(join(root, folder, part)).flatMap((file) =>
        [...read(`${folder}/${part}/${file}`).matchAll(/\/\*\*\s*(?:\*\s*)?([^]*?)\*\/\s*export const (\w+) = define/g)].map(
          ([, text, name]) => [name!, text!.slice(text!.lastIndexOf('/**') + 1)] as const,
        ),
      ),
    ),
  );

  it.each([...declarations.keys()])('%s says who asks or tells, and who answers or is told', (name) => {
    const one = declarations.get(name)!;
    const says = /^[\s*]*([\w, ]+?) -> ([\w, ]+?)\./.exec(lines.get(name) ?? '');
    const split = (text: string | undefined): string[] => (text ?? '').split(', ').sort();
    if (one.kind !== 'request') return expect([split(says?.[1]), split(says?.[2])]).toEqual([[one.route.from], [...one.route.to].sort()]);
    const askers = [...new Set(questions().flatMap((each) => (each.name === name ? [each.asker] : [])))].sort();
    expect([split(says?.[1]), split(says?.[2])]).toEqual([askers, [one.owner]]);
  });
});
