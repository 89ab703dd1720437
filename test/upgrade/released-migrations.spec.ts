import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORING_SERVICES, statementsOf } from './storing-services';

/** By service and class, a SHA-256 of what each runs. Lines are added, with the migration that they are of; none ever changes. */
type Released = Record<string, Record<string, string>>;
const RELEASED = JSON.parse(readFileSync(join(__dirname, 'released-migrations.json'), 'utf8')) as Released;

describe('migrations that databases have run', () => {
  it.each(STORING_SERVICES)('of $name run what they ran; a new one stands in released-migrations.json', async ({ name, migrations }) => {
    const now = await Promise.all(migrations.map(async (each) => [each.name, hashOf(await statementsOf(each))] as const));
    expect(Object.fromEntries(now)).toEqual(RELEASED[name]);
  });

  it('are all there', () => {
    expect(STORING_SERVICES.map(({ name }) => name).sort()).toEqual(Object.keys(RELEASED).sort());
  });
});

/** White space is layout. */
function hashOf(statements: string[]): string {
  return createHash('sha256')
    .update(statements.map((each) => each.replace(/\s+/g, ' ').trim()).join(';\n'))
    .digest('hex');
}
