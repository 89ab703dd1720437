/** What was opened, closed in the opposite order; a step that fails keeps none of the others from being taken. */
export class Teardown {
  private readonly steps: (() => Promise<unknown>)[] = [];

  add(step: () => Promise<unknown>): void {
    this.steps.push(step);
  }

  async run(): Promise<void> {
    const errors: unknown[] = [];
    for (let step = this.steps.pop(); step; step = this.steps.pop()) await step().catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors, 'could not stop cleanly');
  }
}
