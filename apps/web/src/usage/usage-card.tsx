import { useQuery } from '@tanstack/react-query';
import { request } from '../api/http';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';
import { Meter } from '../ui/meter';

interface UsageStatement {
  plan: string;
  usage: { month: string; calls: number; limit: number; unlimited: boolean };
  pe: { used: number; limit: number };
  pagesPerDocument: number;
  uploadBytes: number;
}

export const USAGE = ['usage'];

const whole = new Intl.NumberFormat();
const MB = 1024 * 1024;

/** The month's pages and calls against the plan. */
export function UsageCard() {
  const { data } = useQuery({ queryKey: USAGE, queryFn: () => request<UsageStatement>('GET', '/api/usage') });
  if (!data) return null;
  const { plan, usage, pe, pagesPerDocument, uploadBytes } = data;
  return (
    <Card title="This month" action={<Badge tone="accent">{plan} plan</Badge>}>
      <div className="space-y-3">
        <Line label="Pages" value={pe.used} max={pe.limit} />
        {usage.unlimited ? <UnlimitedCalls calls={usage.calls} /> : <Line label="API calls" value={usage.calls} max={usage.limit} />}
        <p className="text-soft text-xs">
          Documents of up to {whole.format(pagesPerDocument)} pages and {whole.format(uploadBytes / MB)} MB.
        </p>
      </div>
    </Card>
  );
}

const Line = ({ label, value, max }: { label: string; value: number; max: number }) => (
  <div>
    <p className="mb-1 flex justify-between text-sm">
      <span className="text-soft">{label}</span>
      <span className="tabular-nums">
        {whole.format(value)} <span className="text-soft">of {whole.format(max)}</span>
      </span>
    </p>
    <Meter label={label} value={value} max={max} />
  </div>
);

const UnlimitedCalls = ({ calls }: { calls: number }) => (
  <p className="flex justify-between text-sm">
    <span className="text-soft">API calls</span>
    <span className="tabular-nums">{whole.format(calls)}</span>
  </p>
);
