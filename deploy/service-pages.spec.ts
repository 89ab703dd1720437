import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@gridline/testing';
import { SERVICES } from './questions';
import { GENERATED, generatedPart } from './service-pages';

const pathOf = (service: string): string => join(projectRoot(), `docs/services/${service}.md`);

describe('the page of a service', () => {
  it.each(SERVICES)('%s: says what the declarations say, below what is written by hand', (service) => {
    const text = existsSync(pathOf(service)) ? readFileSync(pathOf(service), 'utf8') : `# ${service}\n\n${GENERATED}`;
    const [written] = text.split(GENERATED);
    if (process.env.WRITE_PAGES) writeFileSync(pathOf(service), `${written}${generatedPart(service)}`);
    expect(readFileSync(pathOf(service), 'utf8')).toBe(`${written}${generatedPart(service)}`);
    for (const heading of ['## What it owns', '## When something is wrong', '## Alone']) expect(written).toContain(heading);
  });
});
