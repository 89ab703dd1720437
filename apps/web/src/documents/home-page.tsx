import { useLocation, withParameter, navigate } from '../location/location';
import { UploadZone } from '../upload/upload-zone';
import { UsageCard } from '../usage/usage-card';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { DocumentList } from './document-list';

/** Documents go in, and lie in a list. */
export function HomePage() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <h1 className="sr-only">Documents</h1>
      <div className="min-w-0 space-y-5">
        <UploadZone />
        <DocumentList />
      </div>
      <aside className="space-y-5">
        <UsageCard />
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
