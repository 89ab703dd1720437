import { useState } from 'react';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { ago } from '../ui/moments';
import { Failure, Notice } from '../ui/notice';
import { DeliveryLog } from './delivery-log';
import { EventChoice } from './event-choice';
import { WORDS } from '../words/words';
import { SecretOnce } from './secret-once';
import { showSecret, useShownSecret } from './shown-secret';
import {
  useRemoveEndpoint,
  useRotateSecret,
  useSetEvents,
  useSetStatus,
  useTestEndpoint,
  type TestResult,
  type WebhookEndpoint,
} from './webhooks';

const { common, developers } = WORDS;

/** One endpoint and what can be done with it. */
export function EndpointLine({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, url, events } = endpoint;
  const [open, setOpen] = useState<Readonly<Record<Opened, boolean>>>({ log: false, events: false });
  const asked = useAsked(id);
  const { setEvents, test } = asked;
  const secret = useShownSecret(id);
  return (
    <article aria-label={url} className="border-line bg-surface rounded-xl border px-4 py-3">
      <Described endpoint={endpoint} />
      <Actions
        isEnabled={endpoint.status === 'enabled'}
        {...{ asked, open }}
        onOpen={(what) => setOpen({ ...open, [what]: !open[what] })}
      />
      <div className="space-y-2 [&:not(:empty)]:mt-2">
        <Failure error={asked.error} />
        {test.data && <Outcome result={test.data} />}
        {secret && <SecretOnce what={developers.signingSecret} secret={secret} onDone={() => showSecret(id, undefined)} />}
        {open.events && (
          <EventChoice
            chosen={setEvents.isPending ? setEvents.variables : events}
            onChoose={setEvents.mutate}
            isBusy={setEvents.isPending}
          />
        )}
        {open.log && <DeliveryLog endpointId={id} />}
      </div>
    </article>
  );
}

/** Where it is, and how it does. */
const Described = ({ endpoint }: { endpoint: WebhookEndpoint }) => (
  <>
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 basis-64 font-mono text-sm break-all">{endpoint.url}</p>
      <EndpointStatus endpoint={endpoint} />
    </div>
    <p className="text-soft mt-0.5 text-xs">
      {endpoint.description && <bdi>{developers.described(endpoint.description)}</bdi>}
      {developers.secretHint(endpoint.secretHint)}
      {lastDelivery(endpoint)}
    </p>
  </>
);

/** What of an endpoint is opened below it. */
type Opened = 'log' | 'events';

/** What the service may be asked of an endpoint. */
function useAsked(id: string) {
  const [setStatus, remove, rotate, test, setEvents] = [
    useSetStatus(id),
    useRemoveEndpoint(id),
    useRotateSecret(id),
    useTestEndpoint(id),
    useSetEvents(id),
  ];
  const error = test.error ?? setStatus.error ?? setEvents.error ?? rotate.error ?? remove.error;
  return { setStatus, remove, rotate, test, setEvents, error };
}

interface ActionsProps {
  isEnabled: boolean;
  asked: ReturnType<typeof useAsked>;
  open: Readonly<Record<Opened, boolean>>;
  onOpen: (what: Opened) => void;
}

const Actions = ({ isEnabled, asked: { setStatus, remove, rotate, test }, open, onOpen }: ActionsProps) => (
  <div className="mt-2 -ml-3 flex flex-wrap gap-1">
    <Button look="quiet" onClick={() => test.mutate(undefined)} disabled={!isEnabled || test.isPending}>
      {test.isPending ? developers.sendingTest : developers.sendTest}
    </Button>
    <Button look="quiet" aria-expanded={open.log} onClick={() => onOpen('log')}>
      {developers.deliveries}
    </Button>
    <Button look="quiet" aria-expanded={open.events} onClick={() => onOpen('events')}>
      {developers.chooseEvents}
    </Button>
    <Button look="quiet" onClick={() => setStatus.mutate(isEnabled ? 'disabled' : 'enabled')} disabled={setStatus.isPending}>
      {isEnabled ? developers.disable : developers.enable}
    </Button>
    <ConfirmButton
      label={developers.newSecret}
      confirmLabel={developers.newSecretForGood}
      onConfirm={() => rotate.mutate(undefined)}
      disabled={rotate.isPending}
    />
    <ConfirmButton
      label={common.delete}
      confirmLabel={common.deleteForGood}
      onConfirm={() => remove.mutate(undefined)}
      disabled={remove.isPending}
    />
  </div>
);

function EndpointStatus({ endpoint: { status, disabledReason } }: { endpoint: WebhookEndpoint }) {
  if (status === 'enabled') return <Badge tone="good">{developers.enabled}</Badge>;
  return <Badge tone={disabledReason === 'requested' ? 'neutral' : 'bad'}>{developers.whyDisabled[disabledReason ?? 'requested']}</Badge>;
}

const lastDelivery = ({ lastDeliveryAt, lastDeliveryStatus }: WebhookEndpoint): string =>
  lastDeliveryAt ? developers.lastDelivery(ago(lastDeliveryAt), lastDeliveryStatus ?? '') : developers.nothingDelivered;

function Outcome({ result: { delivered, httpStatus, errorCode, durationMs, responseSnippet } }: { result: TestResult }) {
  const answer = httpStatus === null ? (errorCode ?? developers.noAnswer) : developers.httpStatus(httpStatus);
  return (
    <Notice tone={delivered ? 'good' : 'bad'}>
      {developers.outcome(delivered, answer, durationMs)}
      {responseSnippet && <code className="mt-1 block max-h-24 overflow-auto font-mono text-xs break-all">{responseSnippet}</code>}
    </Notice>
  );
}
