import { execFileSync } from 'node:child_process';
import { COMPILER_OPTIONS } from './compiler-options';

it('are options that the running Node starts with', () => {
  const said = execFileSync(process.execPath, [...COMPILER_OPTIONS, '-p', '6 * 7'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(said).toBe('42\n');
});
