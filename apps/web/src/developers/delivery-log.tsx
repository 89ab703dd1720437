import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { ago, atTime } from '../ui/moments';
import { FailedReading, Failure } from '../ui/notice';
import { WORDS } from '../words/words';
import { useDeliveryLog, useRedeliver, type Delivery } from './webhooks';

const { developers } = WORDS;

const TONES = { pending: 'accent', delivered: 'good', exhausted: 'bad', skipped: 'neutral' } as const;

/** An endpoint's latest deliveries, each with its attempts. */
export function DeliveryLog({ endpointId }: { endpointId: string }) {
  const reading = useDeliveryLog(endpointId);
  const { data } = reading;
  const redeliver = useRedeliver(endpointId);
  return (
    <section aria-label={developers.deliveries} className="border-line border-t pt-2">
      <Failure error={redeliver.error} />
      <FailedReading reading={reading} />
      {data?.data.length === 0 && <p className="text-soft py-3 text-sm">{developers.nothingSent}</p>}
      <ul className="divide-line divide-y">
        {data?.data.map((delivery) => (
          <DeliveryLine
            key={delivery.id}
            delivery={delivery}
            onRedeliver={() => redeliver.mutate(delivery.id)}
            isBusy={redeliver.isPending}
          />
        ))}
      </ul>
    </section>
  );
}

interface DeliveryLineProps {
  delivery: Delivery;
  onRedeliver: () => void;
  isBusy: boolean;
}

const DeliveryLine = ({ delivery: { event, status, createdAt, nextAttemptAt, attempts }, onRedeliver, isBusy }: DeliveryLineProps) => (
  <li className="py-2 text-sm">
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={TONES[status]}>{developers.statuses[status]}</Badge>
      <code className="font-mono text-xs">{event}</code>
      <time dateTime={createdAt} title={atTime(createdAt)} className="text-soft mr-auto text-xs">
        {ago(createdAt)}
      </time>
      {status !== 'pending' && (
        <Button look="quiet" onClick={onRedeliver} disabled={isBusy}>
          {developers.sendAgain}
        </Button>
      )}
    </div>
    <ol className="text-soft mt-1 space-y-0.5 text-xs">
      {attempts.map(({ number, trigger, httpStatus, errorCode, durationMs, responseSnippet }) => (
        <li key={number} title={responseSnippet ?? undefined}>
          {developers.attempt(
            number,
            trigger,
            httpStatus === null ? (errorCode ?? developers.underWay) : developers.httpStatus(httpStatus),
          )}
          {durationMs !== null && developers.took(durationMs)}
        </li>
      ))}
      {nextAttemptAt && <li>{developers.nextAttempt(atTime(nextAttemptAt))}</li>}
    </ol>
  </li>
);
