import { throwAny } from '@gridline/runtime';

interface Step {
  /** As the log says it. */
  name: string;
  take: () => Promise<unknown>;
}

/** What was opened, closed in the opposite order; a step that fails, or that does not end, keeps none of the others from being taken. */
export class Teardown {
  private readonly steps: Step[] = [];
  private readonly underWay = new Set<Step>();

  add(name: string, take: Step['take']): void {
    this.steps.push({ name, take });
  }

  /** Takes over the steps of another, to be taken before its own so far. */
  addAll(other: Teardown): void {
    this.steps.push(...other.steps.splice(0));
  }

  /** What was begun and has not ended. */
  busy(): string[] {
    return [...this.underWay].map(({ name }) => name);
  }

  /** Each step waits for the one before, until there is hurry: from then on what is left is begun at once, in its order. */
  async run(hurry: Promise<void> = new Promise(() => undefined)): Promise<void> {
    const errors: unknown[] = [];
    const begun: Promise<unknown>[] = [];
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      const ended = this.taken(step).catch((error: unknown) => errors.push(error));
      begun.push(ended);
      await Promise.race([ended, hurry]);
    }
    await Promise.all(begun);
    throwAny(errors);
  }

  /** A step may also fail before there is a promise of it. */
  private async taken(step: Step): Promise<void> {
    this.underWay.add(step);
    try {
      await step.take();
    } finally {
      this.underWay.delete(step);
    }
  }
}
