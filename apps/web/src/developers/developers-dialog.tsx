import { Tabs } from '@base-ui/react/tabs';
import { Panel } from '../ui/panel';
import { Tab } from '../ui/tab';
import { WORDS } from '../words/words';
import { ApiKeys } from './api-keys';
import { Endpoints } from './endpoints';

const { developers } = WORDS;

/** The Webhooks & API panel, open while the address says `modal=webhooks`. */
export const DevelopersDialog = () => (
  <Panel modal="webhooks" title={developers.title} what={developers.what} className="max-w-3xl overflow-hidden">
    <Tabs.Root defaultValue="keys" className="flex min-h-0 flex-col">
      <Tabs.List className="border-line mt-3 flex gap-2 border-b px-6">
        <Tab value="keys">{developers.keysTab}</Tab>
        <Tab value="endpoints">{developers.endpointsTab}</Tab>
      </Tabs.List>
      <Tabs.Panel value="keys" className="overflow-y-auto px-6 py-5">
        <ApiKeys />
      </Tabs.Panel>
      <Tabs.Panel value="endpoints" className="overflow-y-auto px-6 py-5">
        <Endpoints />
      </Tabs.Panel>
    </Tabs.Root>
  </Panel>
);
