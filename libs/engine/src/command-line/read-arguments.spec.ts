import { readArguments, UsageError } from './read-arguments';

describe('readArguments', () => {
  it('reads every option', () => {
    const argv = ['--jsonl', '--tables', '--format', 'xlsx', '--out', 'tables', '--concurrency', '3', '--password', 'p', 'a.pdf', 'folder'];
    expect(readArguments(argv)).toEqual({
      help: false,
      paths: ['a.pdf', 'folder'],
      from: undefined,
      jsonLines: true,
      tables: true,
      format: 'xlsx',
      out: 'tables',
      concurrency: 3,
      password: 'p',
    });
  });

  it('works on one document at a time unless told otherwise', () => {
    expect(readArguments(['--from', 'list.txt'])).toMatchObject({ from: 'list.txt', paths: [], concurrency: 1 });
  });

  it.each([
    [[], 'Name a file'],
    [['a.pdf', '--concurrency', '0'], '--concurrency'],
    [['a.pdf', '--concurrency', 'many'], '--concurrency'],
    [['a.pdf', '--format', 'pdf', '--out', 'x'], '--format must be'],
    [['a.pdf', '--format', 'csv'], '--format needs --out'],
    [['a.pdf', '--out', 'x'], '--out needs --format'],
    [['a.pdf', '--colour'], '--colour'],
  ])('refuses %j', (argv, message) => {
    expect(() => readArguments(argv)).toThrow(UsageError);
    expect(() => readArguments(argv)).toThrow(message);
  });
});
