import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';

const engine = join(projectRoot(), 'libs/engine/src');
const page = readFileSync(join(projectRoot(), 'docs/engine.md'), 'utf8');

const entries = readdirSync(engine, { withFileTypes: true, recursive: true });
const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);

/** What the page says in code: `tables/`, `gaps.ts`. */
const named = [...page.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!);

describe('the page about the engine', () => {
  it('names every room and every file beside them', () => {
    const beside = readdirSync(engine, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) return [`${entry.name}/`];
      return /\.spec\.ts$|^index\.ts$|^extract-document\.ts$/.test(entry.name) ? [] : [entry.name];
    });
    expect(beside.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('names no room and no file that is not there', () => {
    const last = (path: string): string => path.replace(/\/$/, '').split('/').at(-1)!;
    const isThere = (path: string): boolean => (path.endsWith('/') ? rooms.includes(last(path)) : files.includes(last(path)));
    expect(named.filter((name) => /^[a-z][a-z/-]*\/$|\.ts$/.test(name)).filter((name) => !isThere(name))).toEqual([]);
  });

  it('draws every room that a step is in', () => {
    const picture = /```mermaid\n([^]*?)```/.exec(page)![1]!;
    const steps = [...page.matchAll(/^\| `(\w+)\/` /gm)].map(([, room]) => room!);
    const drawn = steps.filter((room) => new RegExp(`\\b${room}\\b`).test(picture));
    expect(steps.filter((room) => !drawn.includes(room))).toEqual(['split', 'grounding']);
  });
});
