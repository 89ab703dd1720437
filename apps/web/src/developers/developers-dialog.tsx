import { Dialog } from '@base-ui/react/dialog';
import { Tabs } from '@base-ui/react/tabs';
import { navigate, useLocation, withParameter } from '../location/location';
import { Tab } from '../ui/tab';
import { ApiKeys } from './api-keys';
import { Endpoints } from './endpoints';

/** The Webhooks & API panel, open while the address says `modal=webhooks`. */
export function DevelopersDialog() {
  const url = useLocation();
  const isOpen = url.searchParams.get('modal') === 'webhooks';
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => navigate(withParameter(url, 'modal', open ? 'webhooks' : null))}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-black/40" />
        <Dialog.Popup className="bg-canvas border-line fixed inset-x-3 top-[4vh] z-30 mx-auto flex max-h-[92vh] max-w-3xl flex-col overflow-hidden rounded-2xl border shadow-2xl">
          <header className="flex items-start justify-between gap-4 px-6 pt-5">
            <div>
              <Dialog.Title className="text-lg font-semibold tracking-tight">Webhooks &amp; API</Dialog.Title>
              <Dialog.Description className="text-soft text-sm">
                Keys for your code, and the addresses that are told when a document is read.
              </Dialog.Description>
            </div>
            <Dialog.Close
              aria-label="Close"
              className="text-soft hover:bg-sunken hover:text-ink -mt-1 -mr-2 size-8 flex-none rounded-lg text-xl leading-none"
            >
              ×
            </Dialog.Close>
          </header>
          <Tabs.Root defaultValue="keys" className="flex min-h-0 flex-col">
            <Tabs.List className="border-line mt-3 flex gap-2 border-b px-6">
              <Tab value="keys">API keys</Tab>
              <Tab value="endpoints">Webhooks</Tab>
            </Tabs.List>
            <Tabs.Panel value="keys" className="overflow-y-auto px-6 py-5">
              <ApiKeys />
            </Tabs.Panel>
            <Tabs.Panel value="endpoints" className="overflow-y-auto px-6 py-5">
              <Endpoints />
            </Tabs.Panel>
          </Tabs.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
