import { RunGate } from './run-gate';

describe('RunGate', () => {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => (): Promise<void> => {
    began.push(name);
    return new Promise((end) => ends.set(name, end));
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };

  beforeEach(() => {
    began.length = 0;
    ends.clear();
  });

  it('lets runs go on beside one another', async () => {
    const gate = new RunGate();
    const runs = [gate.beside(work('a')), gate.beside(work('b'))];
    await new Promise(setImmediate);
    expect(began).toEqual(['a', 'b']);
    await Promise.all([end('a'), end('b'), ...runs]);
  });

  it('lets a suspect in once the others have ended, and nothing beside it', async () => {
    const gate = new RunGate();
    const runs = [gate.beside(work('a')), gate.alone(0, work('suspect')), gate.beside(work('b'))];
    await new Promise(setImmediate);
    expect(began).toEqual(['a']);
    await end('a');
    expect(began).toEqual(['a', 'suspect']);
    await end('suspect');
    expect(began).toEqual(['a', 'suspect', 'b']);
    await end('b');
    await Promise.all(runs);
  });

  it('takes suspects one by one, the one with the fewest deaths first', async () => {
    const gate = new RunGate();
    const runs = [gate.beside(work('a')), gate.alone(2, work('often')), gate.alone(0, work('never')), gate.alone(1, work('once'))];
    await new Promise(setImmediate);
    for (const name of ['a', 'never', 'once', 'often']) await end(name);
    expect(began).toEqual(['a', 'never', 'once', 'often']);
    await Promise.all(runs);
  });

  it('goes on after a run that failed', async () => {
    const gate = new RunGate();
    await expect(gate.alone(0, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const run = gate.beside(work('next'));
    await new Promise(setImmediate);
    await end('next');
    await run;
  });
});
