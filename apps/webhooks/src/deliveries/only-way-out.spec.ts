import { spawnSync } from 'node:child_process';
import { projectRoot } from '@gridline/testing';

/** What the linter says of a line of code that would stand in a file. */
function complaints(code: string, file: string): string[] {
  const args = ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', file, '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: projectRoot(), input: code, encoding: 'utf8' });
  const [result] = JSON.parse(stdout) as { messages: { ruleId: string }[] }[];
  return result!.messages.map(({ ruleId }) => ruleId);
}

describe('the only way out of this service', () => {
  const DELIVERY_CODE = 'apps/webhooks/src/deliveries/other.ts';

  it('is the checked connections: the linter refuses every other one', () => {
    const ways = [
      `await fetch('https://example.com');`,
      `await globalThis.fetch('https://example.com');`,
      `import { request } from 'node:https'; request('https://example.com');`,
      `import http from 'http'; http.get('http://example.com');`,
      `import { connect } from 'node:net'; connect(80);`,
      `import { request } from 'undici'; await request('https://example.com');`,
    ].join('\n');
    expect(complaints(ways, DELIVERY_CODE)).toHaveLength(6);
  });

  it('is open where the targets are checked', () => {
    expect(complaints(`import { connect } from 'node:tls'; connect(443);`, 'libs/targets/src/other.ts')).toEqual([]);
  });
});
