import type { PlanName } from '@gridline/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/http';
import { USAGE } from '../api/query-keys';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';
import { Loading } from '../ui/loading';
import { Meter } from '../ui/meter';
import { onDay } from '../ui/moments';
import { FailedReading } from '../ui/notice';
import { count } from '../words/numbers';
import { WORDS } from '../words/words';

interface UsageStatement {
  plan: PlanName;
  usage: { month: string; calls: number; limit: number; unlimited: boolean };
  pe: { used: number; limit: number };
  pagesPerDocument: number;
  uploadBytes: number;
  resetSeconds: number;
}

const { usage: words } = WORDS;
const MB = 1024 * 1024;

/** The month's pages and calls against the plan. */
export function UsageCard() {
  const reading = useQuery({ queryKey: USAGE, queryFn: () => request<UsageStatement>('GET', '/api/usage') });
  const { data, error, dataUpdatedAt } = reading;
  if (!data) return <Card title={words.month}>{error ? <FailedReading reading={reading} /> : <Loading />}</Card>;
  const { plan, usage, pe, pagesPerDocument, uploadBytes, resetSeconds } = data;
  return (
    <Card title={words.month} action={<Badge tone="accent">{words.plans[plan]}</Badge>}>
      <div className="space-y-3">
        <Line label={words.pages} value={pe.used} max={pe.limit} />
        {usage.unlimited ? <UnlimitedCalls calls={usage.calls} /> : <Line label={words.calls} value={usage.calls} max={usage.limit} />}
        <p className="text-soft text-xs">
          {words.resets(onDay(new Date(dataUpdatedAt + resetSeconds * 1000)))}{' '}
          {words.mayBe(count(pagesPerDocument), count(uploadBytes / MB))}
        </p>
        <p className="text-soft text-xs">{words.planHint}</p>
      </div>
    </Card>
  );
}

const Line = ({ label, value, max }: { label: string; value: number; max: number }) => (
  <div>
    <p className="mb-1 flex justify-between text-sm">
      <span className="text-soft">{label}</span>
      <span className="tabular-nums">
        {count(value)} <span className="text-soft">{words.of(count(max))}</span>
      </span>
    </p>
    <Meter label={label} value={value} max={max} />
  </div>
);

const UnlimitedCalls = ({ calls }: { calls: number }) => (
  <p className="flex justify-between text-sm">
    <span className="text-soft">{words.calls}</span>
    <span className="tabular-nums">{count(calls)}</span>
  </p>
);
