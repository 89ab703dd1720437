import { useState } from 'react';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { ago } from '../ui/moments';
import { Failure, Notice } from '../ui/notice';
import { DeliveryLog } from './delivery-log';
import { EventChoice } from './event-choice';
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

const WHY_DISABLED = {
  requested: 'Disabled',
  gone: 'Disabled: it answered 410 Gone',
  failing: 'Disabled: it kept failing for a day',
} as const;

/** One endpoint and what can be done with it. */
export function EndpointLine({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, url, description, status, secretHint, events } = endpoint;
  const [isLogOpen, setLogOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [setStatus, remove, rotate, test] = [useSetStatus(id), useRemoveEndpoint(id), useRotateSecret(id), useTestEndpoint(id)];
  const setEvents = useSetEvents(id);
  const secret = useShownSecret(id);
  const isEnabled = status === 'enabled';
  return (
    <article aria-label={url} className="border-line bg-surface rounded-xl border px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 basis-64 font-mono text-sm break-all">{url}</p>
        <EndpointStatus endpoint={endpoint} />
      </div>
      <p className="text-soft mt-0.5 text-xs">
        {description && `${description}. `}Secret {secretHint}. {lastDelivery(endpoint)}
      </p>
      <div className="mt-2 -ml-3 flex flex-wrap gap-1">
        <Button look="quiet" onClick={() => test.mutate(undefined)} disabled={!isEnabled || test.isPending}>
          {test.isPending ? 'Sending' : 'Send test'}
        </Button>
        <Button look="quiet" aria-expanded={isLogOpen} onClick={() => setLogOpen(!isLogOpen)}>
          Deliveries
        </Button>
        <Button look="quiet" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          Events
        </Button>
        <Button look="quiet" onClick={() => setStatus.mutate(isEnabled ? 'disabled' : 'enabled')} disabled={setStatus.isPending}>
          {isEnabled ? 'Disable' : 'Enable'}
        </Button>
        <ConfirmButton
          label="New secret"
          confirmLabel="The old one ends: make a new one"
          onConfirm={() => rotate.mutate(undefined)}
          disabled={rotate.isPending}
        />
        <ConfirmButton
          label="Delete"
          confirmLabel="Delete for good"
          onConfirm={() => remove.mutate(undefined)}
          disabled={remove.isPending}
        />
      </div>
      <div className="space-y-2 [&:not(:empty)]:mt-2">
        <Failure error={test.error ?? setStatus.error ?? setEvents.error ?? rotate.error ?? remove.error} />
        {test.data && <Outcome result={test.data} />}
        {secret && <SecretOnce what="signing secret" secret={secret} onDone={() => showSecret(id, undefined)} />}
        {isChoosing && (
          <EventChoice
            chosen={setEvents.isPending ? setEvents.variables : events}
            onChoose={setEvents.mutate}
            isBusy={setEvents.isPending}
          />
        )}
        {isLogOpen && <DeliveryLog endpointId={id} />}
      </div>
    </article>
  );
}

function EndpointStatus({ endpoint: { status, disabledReason } }: { endpoint: WebhookEndpoint }) {
  if (status === 'enabled') return <Badge tone="good">Enabled</Badge>;
  return <Badge tone={disabledReason === 'requested' ? 'neutral' : 'bad'}>{WHY_DISABLED[disabledReason ?? 'requested']}</Badge>;
}

const lastDelivery = ({ lastDeliveryAt, lastDeliveryStatus }: WebhookEndpoint): string =>
  lastDeliveryAt ? `Last delivery ${ago(lastDeliveryAt)}: ${lastDeliveryStatus}.` : 'Nothing delivered yet.';

function Outcome({ result: { delivered, httpStatus, errorCode, durationMs, responseSnippet } }: { result: TestResult }) {
  const answer = httpStatus === null ? (errorCode ?? 'no answer') : `HTTP ${httpStatus}`;
  return (
    <Notice tone={delivered ? 'good' : 'bad'}>
      {delivered ? 'Delivered' : 'Not delivered'}: {answer} after {durationMs} ms.
      {responseSnippet && <code className="mt-1 block max-h-24 overflow-auto font-mono text-xs break-all">{responseSnippet}</code>}
    </Notice>
  );
}
