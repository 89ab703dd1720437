import { TestAccount } from './account';
import { forgetMinuteLimits } from './minute-limits';
import type { RunningSystem } from './running-system';
import { SharedSystem } from './shared-system';
import { System, type SystemOptions } from './system';

/** What a test from outside works on. */
export interface Given<Running extends RunningSystem> {
  system: Running;
  /** New for every test, with its minute before it. */
  account: TestAccount;
}

/** Has every test of the block run on a system that specs share; `take` is called before each with what it is given. */
export function onSharedSystem(take: (given: Given<SharedSystem>) => void): void {
  let system: SharedSystem;
  beforeAll(async () => void (system = await SharedSystem.get()));
  eachWithAccount(() => system, take);
  afterAll(() => SharedSystem.giveBack());
}

/** Has every test of the block run on a system of its own: for tests that configure it, or end parts of it. */
export function onOwnSystem(options: SystemOptions | (() => Promise<SystemOptions>), take: (given: Given<System>) => void): void {
  let system: System | undefined;
  beforeAll(async () => void (system = await System.start(typeof options === 'function' ? await options() : options)));
  eachWithAccount(() => system!, take);
  afterAll(() => system?.stop());
}

function eachWithAccount<Running extends RunningSystem>(systemOf: () => Running, take: (given: Given<Running>) => void): void {
  beforeEach(async () => {
    const system = systemOf();
    await forgetMinuteLimits(system);
    take({ system, account: await TestAccount.create(system.baseUrl) });
  });
}
