import { useLocation, withParameter, navigate } from '../location/location';
import { DailyUsage } from '../usage/daily-usage';
import { UsageCard } from '../usage/usage-card';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Inbox } from './inbox';

/** Documents go in, and lie in a list. */
export function HomePage() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <h1 className="sr-only">Documents</h1>
      <Inbox />
      <aside className="space-y-5">
        <UsageCard />
        <DailyUsage />
        <ApiCard />
      </aside>
    </div>
  );
}

function ApiCard() {
  const url = useLocation();
  return (
    <Card title="From your own code">
      <p className="text-soft text-sm">Make a key, send documents to the API, and let a webhook tell you when each one is read.</p>
      <Button className="mt-3" onClick={() => navigate(withParameter(url, 'modal', 'webhooks'))}>
        Keys and webhooks
      </Button>
    </Card>
  );
}
