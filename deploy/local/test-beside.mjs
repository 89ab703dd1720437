import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './infrastructure/command.mjs';
import { ROOT } from './project.mjs';
import { asksForHelp, giveUp, say } from './terminal.mjs';

const USAGE = `usage: npm run test:beside -- [COMMIT OR TAG]
Builds the release before out of the project's own history and runs each of its services, in turn, beside the others of this one.
Without an argument that is the last tag v*, else the commit that last kept what services say (libs/contracts/src/released).`;

/** `npm run test:beside`: minutes, most of them for the packages of that release, which are kept. */
async function main([named]) {
  if (asksForHelp(named)) return say(USAGE);
  if (named?.startsWith('-')) throw new Error(`There is no option ${named}.\n${USAGE}`);
  const commit = (await git('rev-parse', '--verify', `${named ?? (await releaseBefore())}^{commit}`)).trim();
  // Not under node_modules, where the compiler maps no paths.
  const folder = join(tmpdir(), `gridline-release-${commit.slice(0, 12)}`);
  await checkOut(commit, folder);
  const child = spawn(process.execPath, [join(ROOT, 'deploy/local/test.mjs'), 'test/upgrade/beside'], {
    stdio: 'inherit',
    env: { ...process.env, RELEASE_BEFORE: folder },
  });
  child.once('error', (error) => giveUp(error.message)).once('exit', (code) => (process.exitCode = code ?? 1));
}

const git = (...args) => run('git', args, { cwd: ROOT });

async function releaseBefore() {
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v*').catch(() => ''); // no tag is there yet
  const commit = tag.trim() || (await git('log', '-1', '--format=%H', '--', 'libs/contracts/src/released')).trim();
  if (!commit) throw new Error('The history holds no release: this needs a clone with its history, or the name of a commit.');
  return commit;
}

/** Its files, packages and build, of which nothing is a part of this checkout; the last step leaves a mark. */
async function checkOut(commit, folder) {
  const done = join(folder, 'node_modules/.built-whole');
  if (existsSync(done)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  say(`Installing and building ${commit.slice(0, 12)} (some minutes)`);
  const archive = join(folder, 'release.tar');
  await git('archive', '--format=tar', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive], { cwd: folder });
  rmSync(archive);
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  await run('npm', ['run', 'build'], { cwd: folder });
  writeFileSync(done, '');
}

await main(process.argv.slice(2)).catch((error) => giveUp(error.message));
