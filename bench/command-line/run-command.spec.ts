import { parseArgs } from 'node:util';
import { choiceOf, CommandError, countOf, readSwitches, runCommand } from './run-command';

describe('runCommand', () => {
  const printed = { out: [] as unknown[], err: [] as unknown[] };

  beforeEach(() => {
    printed.out.length = 0;
    printed.err.length = 0;
    jest.spyOn(console, 'log').mockImplementation((text) => printed.out.push(text));
    jest.spyOn(console, 'error').mockImplementation((text) => printed.err.push(text));
  });

  afterEach(() => {
    jest.restoreAllMocks();
    process.exitCode = undefined;
  });

  it('answers how the command is used, and does not run it', async () => {
    const command = jest.fn();
    await runCommand('usage: it', command, ['--help']);
    expect(command).not.toHaveBeenCalled();
    expect(printed).toEqual({ out: ['usage: it'], err: [] });
    expect(process.exitCode).toBeUndefined();
  });

  it('tells a wrong call from what keeps the command from going on', async () => {
    await runCommand('usage: it', async (args) => void parseArgs({ args, options: {} }), ['--colour']);
    expect(printed.err).toEqual(["Unknown option '--colour'.\nusage: it"]);
    expect(process.exitCode).toBe(2);
    await runCommand('usage: it', () => Promise.reject(new CommandError('There is no corpus.')), []);
    expect(printed.err.at(-1)).toBe('There is no corpus.');
    expect(process.exitCode).toBe(1);
  });

  it('shows our own faults whole', async () => {
    const fault = new TypeError('undefined is no function');
    await runCommand('usage: it', () => Promise.reject(fault), []);
    expect(printed.err).toEqual([fault]);
  });
});

describe('choiceOf', () => {
  it('says what else there is where a name stands for nothing', () => {
    expect(choiceOf({ made: 1, suite: 2 }, 'suite')).toBe(2);
    expect(() => choiceOf({ made: 1, suite: 2 }, 'constructor')).toThrow('There is no constructor, only made, suite');
  });
});

describe('readSwitches', () => {
  it('says which are given', () => {
    expect(readSwitches(['--write'], 'write', 'slow')).toEqual({ write: true, slow: false });
  });

  it('takes nothing else: a misspelt one would run for minutes and write nothing', () => {
    expect(() => readSwitches(['--wirte'], 'write')).toThrow("Unknown option '--wirte'");
    expect(() => readSwitches(['write'], 'write')).toThrow('Unexpected argument');
  });
});

describe('countOf', () => {
  it('takes whole numbers from 1', () => {
    expect(countOf('8', '--every')).toBe(8);
    for (const text of ['0', '-1', '1.5', 'many', ''])
      expect(() => countOf(text, '--every')).toThrow('--every must be a whole number from 1');
  });
});
