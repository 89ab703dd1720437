import { usePageTitle } from '../ui/use-page-title';
import { WORDS } from '../words/words';
import { DailyUsage } from './daily-usage';
import { UsageCard } from './usage-card';

/** What the account uses of its plan, by day and by key. */
export function UsagePage() {
  usePageTitle(WORDS.usage.title);
  return (
    <div className="mx-auto max-w-4xl space-y-5 pt-2">
      <h1 className="text-xl font-semibold tracking-tight">{WORDS.usage.title}</h1>
      <UsageCard />
      <DailyUsage />
    </div>
  );
}
