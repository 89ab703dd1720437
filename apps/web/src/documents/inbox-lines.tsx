import type { ListSort } from '@gridline/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge';
import { ago, atTime } from '../ui/moments';
import { count, percent } from '../words/numbers';
import { WORDS } from '../words/words';
import type { DocumentLine } from './documents';
import { firstOrder, sortedBy, type InboxSearch } from './inbox-search';
import { RetryFailed } from './retry-failed';

const { inbox } = WORDS;

interface InboxLinesProps {
  lines: readonly DocumentLine[];
  chosen: ReadonlySet<string>;
  looked: InboxSearch;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onSort: (change: InboxSearch) => void;
  isStale: boolean;
}

/** The lines of the list, under labels by which they are sorted. */
export function InboxLines({ lines, chosen, looked, onChoose, onSort, isStale }: InboxLinesProps) {
  return (
    <div className={`overflow-x-auto ${isStale ? 'opacity-60' : ''}`}>
      <table className="w-full text-left text-sm">
        <Labels {...{ looked, onSort }}>
          <Check
            label={inbox.chooseAll}
            isChecked={lines.length > 0 && lines.every(({ id }) => chosen.has(id))}
            onChange={(isChecked) => onChoose(new Set(isChecked ? lines.map(({ id }) => id) : []))}
          />
        </Labels>
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
}

interface LabelsProps extends Pick<InboxLinesProps, 'looked' | 'onSort'> {
  /** Over the checks of the lines. */
  children: ReactNode;
}

function Labels({ looked, onSort, children }: LabelsProps) {
  const label = (text: string, sort: ListSort, isRight = false) => <SortLabel {...{ text, sort, looked, onSort, isRight }} />;
  const { columns } = inbox;
  return (
    <thead className="text-soft text-xs">
      <tr className="border-line border-t">
        <th className="w-8 py-2 pl-4">{children}</th>
        <th aria-sort={sortOf('file_name', looked)} className="py-2 pr-3 font-medium">
          {label(columns.document, 'file_name')}
        </th>
        <th className="px-3 py-2 font-medium">{columns.state}</th>
        <th aria-sort={sortOf('doc_type', looked)} className="hidden px-3 py-2 font-medium md:table-cell">
          {label(columns.type, 'doc_type')}
        </th>
        <th className="hidden px-3 py-2 text-right font-medium md:table-cell">{columns.rows}</th>
        <th className="hidden px-3 py-2 text-right font-medium md:table-cell">{columns.pages}</th>
        <th aria-sort={sortOf('confidence', looked)} className="hidden px-3 py-2 text-right font-medium lg:table-cell">
          {label(columns.confidence, 'confidence', true)}
        </th>
        <th aria-sort={sortOf('created_at', looked)} className="hidden px-4 py-2 text-right font-medium sm:table-cell">
          {label(columns.added, 'created_at', true)}
        </th>
      </tr>
    </thead>
  );
}

function sortOf(sort: ListSort, { sort: now = 'created_at', order = firstOrder(now) }: InboxSearch) {
  if (now !== sort) return undefined;
  return order === 'asc' ? 'ascending' : 'descending';
}

interface SortLabelProps {
  text: string;
  sort: ListSort;
  looked: InboxSearch;
  onSort: (change: InboxSearch) => void;
  /** Over values that end at the right: the arrow stands before the text, which ends where they do. */
  isRight: boolean;
}

const SortLabel = ({ text, sort, looked, onSort, isRight }: SortLabelProps) => {
  const sorted = sortOf(sort, looked);
  return (
    <button
      type="button"
      onClick={() => onSort(sortedBy(sort, looked))}
      className={`hover:text-ink -mx-1 inline-flex gap-1 rounded px-1 ${isRight ? 'flex-row-reverse' : ''}`}
    >
      {text}
      <span aria-hidden="true" className={sorted ? '' : 'invisible'}>
        {sorted === 'ascending' ? '↑' : '↓'}
      </span>
    </button>
  );
};

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
      <Check label={inbox.choose(line.fileName)} isChecked={isChosen} onChange={onChoose} />
    </td>
    <td className="max-w-32 py-2.5 pr-3 sm:max-w-72">
      <Name line={line} />
    </td>
    <td className="px-3 py-2.5 whitespace-nowrap">
      <State line={line} />
    </td>
    <td className="hidden px-3 py-2.5 whitespace-nowrap md:table-cell">{line.docType}</td>
    <td className="hidden px-3 py-2.5 text-right tabular-nums md:table-cell">{line.state === 'completed' && count(line.rowCount)}</td>
    <td className="hidden px-3 py-2.5 text-right tabular-nums md:table-cell">{line.state === 'completed' && count(line.pageCount)}</td>
    <td className="text-soft hidden px-3 py-2.5 text-right tabular-nums lg:table-cell">
      {line.state === 'completed' && percent(line.confidence)}
    </td>
    <td className="text-soft hidden px-4 py-2.5 text-right whitespace-nowrap sm:table-cell">
      <time dateTime={line.createdAt} title={atTime(line.createdAt)}>
        {ago(line.createdAt)}
      </time>
    </td>
  </tr>
);

/** What a document is called, and what is to be said of it. */
const Name = ({ line }: { line: DocumentLine }) => (
  <>
    <Link
      to="/app/extractions/$id"
      params={{ id: line.id }}
      title={line.fileName}
      className="hover:text-accent block truncate rounded font-medium"
    >
      <bdi>{line.fileName}</bdi>
    </Link>
    {line.label && (
      <span dir="auto" className="text-soft block truncate text-xs">
        {line.label}
      </span>
    )}
    {line.error && <span className="text-soft line-clamp-3 text-xs">{line.error.detail}</span>}
    {line.state === 'failed' && <RetryFailed document={line} />}
  </>
);

function State({ line: { state, needsReview, reviewedAt } }: { line: DocumentLine }) {
  if (state === 'failed') return <Badge tone="bad">{inbox.notRead}</Badge>;
  if (state !== 'completed') return <Badge tone="accent">{inbox.reading}</Badge>;
  if (reviewedAt) return <Badge tone="good">{inbox.approved}</Badge>;
  if (needsReview === null) return <Badge>{inbox.counting}</Badge>;
  return needsReview > 0 ? <Badge tone="warn">{inbox.toCheck(needsReview)}</Badge> : <Badge tone="good">{inbox.nothingToCheck}</Badge>;
}
