import { useDeferredValue, useState } from 'react';
import { followInApp } from '../location/location';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Confidence } from '../ui/confidence';
import { ago, atTime } from '../ui/moments';
import { Failure } from '../ui/notice';
import { useDocuments, type DocumentLine } from './documents';

/** Every document of the account, newest first. */
export function DocumentList() {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const { data, error } = useDocuments(page, useDeferredValue(search));
  const isEmpty = data?.pagination.total === 0;
  return (
    <section aria-label="Your documents" className="border-line bg-surface rounded-xl border shadow-xs">
      <header className="flex items-center justify-between gap-3 px-4 py-3">
        <h2 className="text-sm font-semibold">Your documents</h2>
        <input
          type="search"
          aria-label="Search documents"
          placeholder="Search"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(1);
          }}
          className="border-line bg-surface w-44 rounded-lg border px-2.5 py-1 text-sm sm:w-60"
        />
      </header>
      <Failure error={error} />
      {isEmpty ? <Nothing isSearch={search !== ''} /> : data && <Lines lines={data.data} />}
      {data && data.pagination.totalPages > 1 && <Pages {...data.pagination} onTurn={setPage} />}
    </section>
  );
}

const Nothing = ({ isSearch }: { isSearch: boolean }) => (
  <p className="text-soft border-line border-t px-4 py-10 text-center text-sm">
    {isSearch ? 'No document matches.' : 'Nothing here yet. Drop a document above and its table appears in seconds.'}
  </p>
);

const Lines = ({ lines }: { lines: readonly DocumentLine[] }) => (
  <div className="overflow-x-auto">
    <table className="w-full text-left text-sm">
      <thead className="text-soft text-xs">
        <tr className="border-line border-t">
          <th className="px-4 py-2 font-medium">Document</th>
          <th className="px-3 py-2 font-medium">Type</th>
          <th className="px-3 py-2 text-right font-medium">Rows</th>
          <th className="px-3 py-2 text-right font-medium">Pages</th>
          <th className="px-3 py-2 font-medium">Confidence</th>
          <th className="px-4 py-2 text-right font-medium">Added</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  </div>
);

const Line = ({ line }: { line: DocumentLine }) => (
  <tr className="border-line hover:bg-sunken/60 border-t">
    <td className="max-w-72 px-4 py-2.5">
      <a href={`/app/extractions/${line.id}`} onClick={followInApp} className="hover:text-accent block truncate rounded font-medium">
        {line.fileName}
      </a>
      {line.label && <span className="text-soft block truncate text-xs">{line.label}</span>}
    </td>
    {line.state === 'completed' ? <Outcome line={line} /> : <State line={line} />}
    <td className="text-soft px-4 py-2.5 text-right whitespace-nowrap">
      <time dateTime={line.createdAt} title={atTime(line.createdAt)}>
        {ago(line.createdAt)}
      </time>
    </td>
  </tr>
);

const Outcome = ({ line }: { line: DocumentLine }) => (
  <>
    <td className="px-3 py-2.5 whitespace-nowrap">{line.docType}</td>
    <td className="px-3 py-2.5 text-right tabular-nums">{line.rowCount.toLocaleString()}</td>
    <td className="px-3 py-2.5 text-right tabular-nums">{line.pageCount.toLocaleString()}</td>
    <td className="px-3 py-2.5">
      <Confidence value={line.confidence} />
    </td>
  </>
);

const State = ({ line }: { line: DocumentLine }) => (
  <td colSpan={4} className="px-3 py-2.5">
    {line.state === 'failed' ? <Badge tone="bad">Not read</Badge> : <Badge tone="accent">Reading</Badge>}
    {line.error && <span className="text-soft ml-2">{line.error.detail}</span>}
  </td>
);

interface PagesProps {
  page: number;
  totalPages: number;
  total: number;
  hasMore: boolean;
  onTurn: (page: number) => void;
}

const Pages = ({ page, totalPages, total, hasMore, onTurn }: PagesProps) => (
  <nav aria-label="Pages" className="border-line text-soft flex items-center justify-end gap-2 border-t px-4 py-2 text-sm">
    <span className="mr-auto">{total.toLocaleString()} documents</span>
    <Button onClick={() => onTurn(page - 1)} disabled={page === 1}>
      Previous
    </Button>
    <span>
      {page} of {totalPages}
    </span>
    <Button onClick={() => onTurn(page + 1)} disabled={!hasMore}>
      Next
    </Button>
  </nav>
);
