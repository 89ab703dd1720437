import { useDeferredValue, useEffect, useState } from 'react';
import { followInApp, replaceParameters, useLocation, withParameter } from '../location/location';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { ago, atTime } from '../ui/moments';
import { Failure } from '../ui/notice';
import { usePageTitle } from '../ui/use-page-title';
import { UploadButton } from '../upload/upload-button';
import { isLocked, useDeleteDocuments, useDocuments, useRetryDocuments, VIEWS, type DocumentLine, type View } from './documents';
import { RetryFailed } from './retry-failed';

const VIEW_WORDS: Readonly<Record<View, { name: string; nothing: string }>> = {
  review: { name: 'To review', nothing: 'Nothing needs you. Drop documents anywhere, and those with doubts appear here.' },
  reading: { name: 'Reading', nothing: 'No document is being read.' },
  done: { name: 'Done', nothing: 'Nothing is done yet.' },
  failed: { name: 'Failed', nothing: 'Every document could be read.' },
  all: { name: 'All', nothing: 'Nothing here yet. Drop documents anywhere, and their tables appear in seconds.' },
};

/** Every document of the account, by what it needs. What is shown is in the address. */
export function Inbox() {
  const url = useLocation();
  const view = VIEWS.find((each) => each === url.searchParams.get('view')) ?? 'all';
  const page = Math.max(1, Number(url.searchParams.get('page')) || 1);
  const search = useDeferredValue(url.searchParams.get('search') ?? '');
  const { data, error, isPlaceholderData } = useDocuments({ view, page, search });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  usePageTitle(VIEW_WORDS[view].name);
  useEffect(() => setChosen(new Set()), [view, page, search]);
  const lines = data?.data ?? [];
  return (
    <section aria-label="Your documents" className="border-line bg-surface rounded-xl border shadow-xs">
      <header className="flex flex-wrap items-center gap-2 px-4 py-3">
        <nav aria-label="Documents by state" className="-ml-2 flex flex-wrap gap-1">
          {VIEWS.map((each) => (
            <a
              key={each}
              href={withParameter(new URL('/app', url), 'view', each === 'all' ? null : each)}
              onClick={followInApp}
              aria-current={each === view ? 'page' : undefined}
              className="text-soft hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-accent rounded-lg px-2 sm:px-3 py-1.5 text-sm font-medium"
            >
              {VIEW_WORDS[each].name}
            </a>
          ))}
        </nav>
        <input
          type="search"
          aria-label="Search documents"
          placeholder="Search"
          defaultValue={search}
          onChange={({ target }) => replaceParameters({ search: target.value || null, page: null })}
          className="border-line bg-surface min-w-0 flex-1 rounded-lg sm:ml-auto sm:flex-none border px-2.5 py-1.5 text-sm sm:w-56"
        />
        <UploadButton />
      </header>
      <Failure error={error} />
      {chosen.size > 0 && <Chosen ids={[...chosen]} lines={lines} onDone={() => setChosen(new Set())} />}
      {data?.pagination.total === 0 ? (
        <p className="text-soft border-line border-t px-4 py-14 text-center text-sm">
          {search === '' ? VIEW_WORDS[view].nothing : 'No document matches.'}
        </p>
      ) : (
        <Lines {...{ lines, chosen }} onChoose={setChosen} isStale={isPlaceholderData} />
      )}
      {data && data.pagination.totalPages > 1 && <Pages {...data.pagination} url={url} />}
    </section>
  );
}

interface ChosenProps {
  ids: readonly string[];
  lines: readonly DocumentLine[];
  onDone: () => void;
}

/** What can be done with several documents at once. */
function Chosen({ ids, lines, onDone }: ChosenProps) {
  const remove = useDeleteDocuments(onDone);
  const retry = useRetryDocuments(onDone);
  const readable = lines.filter(({ id, state }) => ids.includes(id) && state === 'completed');
  const unread = lines.filter((line) => ids.includes(line.id) && line.state === 'failed' && !isLocked(line));
  return (
    <div role="toolbar" aria-label="Chosen documents" className="bg-accent-soft flex flex-wrap items-center gap-2 px-4 py-2 text-sm">
      <span className="mr-auto font-medium">{ids.length} chosen</span>
      {readable.length > 0 &&
        (['csv', 'xlsx', 'json'] as const).map((format) => (
          <Button key={format} onClick={() => download(readable, format)}>
            {format.toUpperCase()}
          </Button>
        ))}
      {unread.length > 0 && (
        <Button onClick={() => retry.mutate({ ids: unread.map(({ id }) => id) })} disabled={retry.isPending}>
          Retry {unread.length}
        </Button>
      )}
      <ConfirmButton
        label="Delete"
        confirmLabel={`Delete ${ids.length} for good`}
        onConfirm={() => remove.mutate(ids)}
        disabled={remove.isPending}
      />
      <Failure error={remove.error ?? retry.error} />
    </div>
  );
}

function download(lines: readonly DocumentLine[], format: string): void {
  for (const { id } of lines) {
    const link = document.createElement('a');
    link.href = `/api/extractions/${id}/export?format=${format}`;
    link.download = '';
    link.click();
  }
}

interface LinesProps {
  lines: readonly DocumentLine[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  isStale: boolean;
}

const Lines = ({ lines, chosen, onChoose, isStale }: LinesProps) => (
  <div className={`overflow-x-auto ${isStale ? 'opacity-60' : ''}`}>
    <table className="w-full text-left text-sm">
      <thead className="text-soft text-xs">
        <tr className="border-line border-t">
          <th className="w-8 py-2 pl-4">
            <Check
              label="Choose all"
              isChecked={lines.length > 0 && lines.every(({ id }) => chosen.has(id))}
              onChange={(isChecked) => onChoose(new Set(isChecked ? lines.map(({ id }) => id) : []))}
            />
          </th>
          <th className="py-2 pr-3 font-medium">Document</th>
          <th className="px-3 py-2 font-medium">State</th>
          <th className="hidden px-3 py-2 font-medium md:table-cell">Type</th>
          <th className="hidden px-3 py-2 text-right font-medium md:table-cell">Rows</th>
          <th className="hidden px-3 py-2 text-right font-medium md:table-cell">Pages</th>
          <th className="hidden px-4 py-2 text-right font-medium sm:table-cell">Added</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            isChosen={chosen.has(line.id)}
            onChoose={(isChosen) => onChoose(new Set(isChosen ? [...chosen, line.id] : [...chosen].filter((id) => id !== line.id)))}
          />
        ))}
      </tbody>
    </table>
  </div>
);

interface CheckProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

const Check = ({ label, isChecked, onChange }: CheckProps) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={isChecked}
    onChange={({ target }) => onChange(target.checked)}
    className="accent-accent mr-3 block size-4"
  />
);

const Line = ({ line, isChosen, onChoose }: { line: DocumentLine; isChosen: boolean; onChoose: (isChosen: boolean) => void }) => (
  <tr className="border-line hover:bg-sunken/60 border-t">
    <td className="py-2.5 pl-4">
      <Check label={`Choose ${line.fileName}`} isChecked={isChosen} onChange={onChoose} />
    </td>
    <td className="max-w-32 py-2.5 pr-3 sm:max-w-72">
      <a href={`/app/extractions/${line.id}`} onClick={followInApp} className="hover:text-accent block truncate rounded font-medium">
        <bdi>{line.fileName}</bdi>
      </a>
      {line.label && <span className="text-soft block truncate text-xs">{line.label}</span>}
      {line.error && <span className="text-soft line-clamp-3 text-xs">{line.error.detail}</span>}
      {line.state === 'failed' && <RetryFailed document={line} />}
    </td>
    <td className="px-3 py-2.5 whitespace-nowrap">
      <State line={line} />
    </td>
    <td className="hidden px-3 py-2.5 whitespace-nowrap md:table-cell">{line.docType}</td>
    <td className="hidden px-3 py-2.5 text-right tabular-nums md:table-cell">
      {line.state === 'completed' && line.rowCount.toLocaleString()}
    </td>
    <td className="hidden px-3 py-2.5 text-right tabular-nums md:table-cell">
      {line.state === 'completed' && line.pageCount.toLocaleString()}
    </td>
    <td className="text-soft hidden px-4 py-2.5 text-right whitespace-nowrap sm:table-cell">
      <time dateTime={line.createdAt} title={atTime(line.createdAt)}>
        {ago(line.createdAt)}
      </time>
    </td>
  </tr>
);

function State({ line: { state, needsReview, reviewedAt } }: { line: DocumentLine }) {
  if (state === 'failed') return <Badge tone="bad">Not read</Badge>;
  if (state !== 'completed') return <Badge tone="accent">Reading</Badge>;
  if (reviewedAt) return <Badge tone="good">Approved</Badge>;
  if (needsReview === null) return <Badge>Counting</Badge>;
  return needsReview > 0 ? <Badge tone="warn">{needsReview.toLocaleString()} to check</Badge> : <Badge tone="good">Nothing to check</Badge>;
}

interface PagesProps {
  page: number;
  totalPages: number;
  total: number;
  url: URL;
}

function Pages({ page, totalPages, total, url }: PagesProps) {
  const link = (to: number, name: string, isThere: boolean) => (
    <a
      href={isThere ? withParameter(url, 'page', String(to)) : undefined}
      aria-disabled={!isThere}
      onClick={followInApp}
      className="border-line hover:bg-sunken aria-disabled:text-soft rounded-lg border px-3 py-1.5 font-medium aria-disabled:pointer-events-none"
    >
      {name}
    </a>
  );
  return (
    <nav aria-label="Pages" className="border-line text-soft flex items-center justify-end gap-2 border-t px-4 py-2 text-sm">
      <span className="mr-auto">{total.toLocaleString()} documents</span>
      {link(page - 1, 'Previous', page > 1)}
      <span>
        {page} of {totalPages}
      </span>
      {link(page + 1, 'Next', page < totalPages)}
    </nav>
  );
}
