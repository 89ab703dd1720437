import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '.';
import { declarations, handledBy, hasEvents, type Declaration } from './declarations';

const names = (): string[] =>
  ['events', 'requests'].flatMap((folder) =>
    readdirSync(join(__dirname, folder)).flatMap((file) =>
      [...readFileSync(join(__dirname, folder, file), 'utf8').matchAll(/^export const (\w+) = define\w+\(/gm)].map(([, name]) => name!),
    ),
  );

describe('what services declare to one another', () => {
  it('is every definition of the files of events and requests, each a name and a subject of its own', () => {
    expect([...declarations.keys()].sort()).toEqual(names().sort());
    const subjects = [...declarations.values()].map(({ kind, subject }) => `${kind} ${subject}`);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('can all be had from the library', () => {
    for (const [name, one] of declarations) expect((contracts as unknown as Record<string, Declaration>)[name]).toBe(one);
  });

  it('says what a service must handle, and whether it has events at all', () => {
    const subjects = (service: contracts.ServiceName): string[] => handledBy(service).map(({ kind, subject }) => `${kind} ${subject}`);
    expect(subjects('export')).toEqual(['request batch.render', 'request export.render']);
    expect(subjects('usage')).toEqual(
      expect.arrayContaining(['event extraction.completed', 'event extraction.failed', 'request usage.hold']),
    );
    expect(subjects('extraction')).toContain('work extraction.requested');
    expect((['gateway', 'extraction', 'export', 'usage', 'webhooks'] as const).filter(hasEvents)).toEqual([
      'extraction',
      'usage',
      'webhooks',
    ]);
  });
});
