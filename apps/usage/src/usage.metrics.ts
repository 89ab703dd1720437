import type { EngineName, PlanName } from '@gridline/contracts';
import { counter } from '@gridline/runtime';

/** What operators see of what this process counts. */
export class UsageMetrics {
  private readonly calls = counter({
    name: 'usage_calls_total',
    help: 'Calls that were admitted, those asked about again included, and those that the month had no room for.',
    labels: ['plan', 'outcome'],
  });
  private readonly pages = counter({
    name: 'usage_pages_total',
    help: 'Pages of runs: held while they are read, refused where the month has no room for them, settled when they were read.',
    labels: ['engine', 'outcome'],
  });

  asked(plan: PlanName, isAdmitted: boolean): void {
    this.calls.inc({ plan, outcome: isAdmitted ? 'admitted' : 'refused' });
  }

  run({ engine, pages }: { engine: EngineName; pages: number }, outcome: 'held' | 'refused' | 'settled'): void {
    this.pages.inc({ engine, outcome }, pages);
  }
}
