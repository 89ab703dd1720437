import { throwAny } from '@gridline/runtime';

type Step = () => Promise<unknown>;

/** What was opened, closed in the opposite order; a step that fails, or that does not end, keeps none of the others from being taken. */
export class Teardown {
  private readonly steps: Step[] = [];

  add(step: Step): void {
    this.steps.push(step);
  }

  /** Each step waits for the one before, until there is hurry: from then on what is left is begun at once, in its order. */
  async run(hurry: Promise<void> = new Promise(() => undefined)): Promise<void> {
    const errors: unknown[] = [];
    const begun: Promise<unknown>[] = [];
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      const ended = taken(step).catch((error: unknown) => errors.push(error));
      begun.push(ended);
      await Promise.race([ended, hurry]);
    }
    await Promise.all(begun);
    throwAny(errors);
  }
}

/** A step may also fail before there is a promise of it. */
const taken = async (step: Step): Promise<unknown> => step();
