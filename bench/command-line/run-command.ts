import { parseArgs } from 'node:util';

/** Something that a command needs is not there; the message says it in a line. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** The command was called wrongly; the message says how. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

/** What a name on the command line stands for, of those that it may be. */
export function choiceOf<Choice>(choices: Readonly<Record<string, Choice>>, name: string): Choice {
  if (Object.hasOwn(choices, name)) return choices[name]!;
  throw new UsageError(`There is no ${name}, only ${Object.keys(choices).join(', ')}`);
}

/** Which of a command's switches are given, `--write` and the like; whatever else stands there makes it a wrong call. */
export function readSwitches<Name extends string>(argv: string[], ...names: Name[]): Record<Name, boolean> {
  const { values } = parseArgs({ args: argv, options: Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }])) });
  return Object.fromEntries(names.map((name) => [name, values[name] === true])) as Record<Name, boolean>;
}

/** The whole number that an option or argument says, from 1. */
export function countOf(text: string, name: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new UsageError(`${name} must be a whole number from 1, not ${text || 'nothing'}.`);
  return count;
}

/**
 * Runs a command: `--help` answers how it is used, and what keeps it from going on is told in a line. Exit codes: 0 done, 1 it could not go
 * on, 2 called wrongly. A stack is shown for our own faults alone.
 */
export async function runCommand(usage: string, command: (argv: string[]) => Promise<void>, argv = process.argv.slice(2)): Promise<void> {
  if (argv.includes('--help') || argv.includes('-h')) {
    console.log(usage);
    return;
  }
  try {
    await command(argv);
  } catch (error) {
    process.exitCode = tell(error, usage);
  }
}

/** Says what went wrong and answers the exit code. */
function tell(error: unknown, usage: string): number {
  if (isParseError(error) || error instanceof UsageError) {
    // Node's message goes on about positional arguments; its first sentence says what is wrong.
    console.error(`${error.message.split(/\.(?: |$)/, 1)[0]!}.\n${usage}`);
    return 2;
  }
  console.error(isExpected(error) ? error.message : error);
  return 1;
}

const hasMember = (error: unknown, name: string): error is Error & Record<string, unknown> =>
  typeof error === 'object' && error !== null && name in error;

const isParseError = (error: unknown): error is Error => hasMember(error, 'code') && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Files and programs that are missing tell of themselves. */
const isExpected = (error: unknown): error is Error => error instanceof CommandError || hasMember(error, 'errno');
