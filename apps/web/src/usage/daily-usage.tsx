import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/http';
import { useApiKeys } from '../developers/keys';
import { Card } from '../ui/card';
import { FailedReading } from '../ui/notice';
import { count } from '../words/numbers';
import { WORDS } from '../words/words';
import { lastDays, totalsByDay, type DayOfKey, type DayTotals } from './days';

const SHOWN_DAYS = 30;

const { usage: words } = WORDS;
const dayName = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const nameOf = (day: string): string => dayName.format(new Date(day));

/** Calls and pages of the last days, of all keys or of one. */
export function DailyUsage() {
  const [keyId, setKeyId] = useState('');
  const days = lastDays(new Date(), SHOWN_DAYS);
  const query = new URLSearchParams({ from: days[0]!, to: days.at(-1)!, ...(keyId ? { key: keyId } : {}) });
  const reading = useQuery({
    queryKey: ['usage', 'daily', `${query}`],
    queryFn: () => request<{ days: DayOfKey[] }>('GET', `/api/usage/daily?${query}`),
  });
  const totals = totalsByDay(days, reading.data?.days ?? []);
  return (
    <Card title={words.lastDays(SHOWN_DAYS)} action={<KeyChoice value={keyId} onChange={setKeyId} />}>
      <FailedReading reading={reading} />
      <Bars label={words.pages} totals={totals} value={({ pages }) => pages} />
      <Bars label={words.calls} totals={totals} value={({ calls }) => calls} />
      <AsTable totals={totals} />
    </Card>
  );
}

function KeyChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useApiKeys();
  return (
    <select
      aria-label={words.key}
      className="border-line bg-surface max-w-32 rounded-md border px-1.5 py-0.5 text-xs"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{words.allKeys}</option>
      {data?.data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** A bar a day; the table below says the same in figures. */
function Bars({ label, totals, value }: { label: string; totals: DayTotals[]; value: (day: DayTotals) => number }) {
  const values = totals.map(value);
  const most = Math.max(1, ...values);
  const sum = values.reduce((a, b) => a + b, 0);
  return (
    <figure className="mb-3">
      <figcaption className="mb-1 flex justify-between text-sm">
        <span className="text-soft">{label}</span>
        <span className="tabular-nums">{count(sum)}</span>
      </figcaption>
      <div aria-hidden className="flex h-10 items-end gap-px">
        {totals.map(({ day }, index) => (
          <span
            key={day}
            title={words.onDay(nameOf(day), count(values[index]!))}
            className={`min-h-px flex-1 rounded-t-xs ${values[index] ? 'bg-accent' : 'bg-sunken'}`}
            style={{ height: `${(values[index]! / most) * 100}%` }}
          />
        ))}
      </div>
    </figure>
  );
}

function AsTable({ totals }: { totals: DayTotals[] }) {
  const used = totals.filter(({ calls, pages }) => calls + pages > 0).reverse();
  return (
    <details className="text-sm">
      <summary className="text-soft cursor-pointer">{words.asTable}</summary>
      <table className="mt-2 w-full text-right tabular-nums">
        <thead className="text-soft">
          <tr>
            <th scope="col" className="text-left font-normal">
              {words.day}
            </th>
            {[words.calls, words.pages, words.units].map((counted) => (
              <th key={counted} scope="col" className="font-normal">
                {counted}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {used.map(({ day, calls, pages, pe }) => (
            <tr key={day}>
              <th scope="row" className="text-left font-normal">
                {nameOf(day)}
              </th>
              <td>{count(calls)}</td>
              <td>{count(pages)}</td>
              <td>{count(pe)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
