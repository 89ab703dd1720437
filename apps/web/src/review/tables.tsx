import { Tabs } from '@base-ui/react/tabs';
import type { TableHead } from '@gridline/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { request } from '../api/http';
import { DOCUMENTS } from '../api/query-keys';
import type { ReadDocument } from '../documents/documents';
import { Button } from '../ui/button';
import { Tab } from '../ui/tab';
import { FoundGrid } from './found-grid';
import type { Review } from './use-review';
import { WORDS } from '../words/words';

const ANSWER = 'answer';

interface TablesProps {
  document: ReadDocument;
  review: Review;
  /** The table of the answer. */
  children: ReactNode;
}

/** The table of the answer, and beside it those that were found, any of which may take its place. */
export function Tables({ document, review, children }: TablesProps) {
  const { data: found = [] } = useFoundTables(document.id);
  const [tab, setTab] = useState<string>(ANSWER);
  const table = tab === ANSWER ? undefined : Number(tab);
  const head = table === undefined ? undefined : found[table];
  const take = () => {
    review.change([{ kind: 'table', table: table! }]);
    review.go(undefined);
    setTab(ANSWER);
  };
  return (
    <Tabs.Root value={tab} onValueChange={(value: string) => setTab(value)} className="flex min-h-0 flex-1 flex-col">
      <div className="border-line bg-surface text-soft flex items-center gap-3 border-b pr-3 pl-1 text-xs">
        {found.length > 1 ? (
          <TableTabs {...{ document, found }} />
        ) : (
          <span className="flex-1 px-2 py-2">{WORDS.review.tableSize(document.rows.length, document.columns.length)}</span>
        )}
        <div role="toolbar" aria-label={WORDS.review.tableTools} className="flex flex-none py-0.5">
          {head && <TakeTable isDisabled={review.isReadOnly} onTake={take} />}
          {!head && !review.isReadOnly && <RowTools {...{ document, review }} />}
        </div>
      </div>
      <Tabs.Panel value={tab} tabIndex={-1} className="bg-surface min-h-0 flex-1 outline-none">
        {head ? <FoundGrid key={table} id={document.id} table={table!} head={head} /> : children}
      </Tabs.Panel>
    </Tabs.Root>
  );
}

/** A tab for each table, that of the answer first. */
const TableTabs = ({ document, found }: { document: ReadDocument; found: readonly TableHead[] }) => (
  <Tabs.List aria-label={WORDS.review.tables} className="flex min-w-0 flex-1 overflow-x-auto">
    <Tab value={ANSWER}>
      {WORDS.review.answerTable} <Size rows={document.rows.length} columns={document.columns.length} />
    </Tab>
    {found.map((each, index) => (
      <Tab key={index} value={String(index)}>
        <bdi className="inline-block max-w-40 truncate align-bottom" title={each.columns.join(', ')}>
          {each.title ?? WORDS.review.tableOnPage(index + 1, each.page)}
        </bdi>{' '}
        <Size rows={each.rowCount} columns={each.columns.length} />
      </Tab>
    ))}
  </Tabs.List>
);

const Size = ({ rows, columns }: { rows: number; columns: number }) => (
  <span className="text-soft text-xs font-normal">{WORDS.review.tableSize(rows, columns)}</span>
);

const TakeTable = ({ isDisabled, onTake }: { isDisabled: boolean; onTake: () => void }) => (
  <Button className="my-0.5" disabled={isDisabled} onClick={onTake}>
    {WORDS.review.takeTable}
  </Button>
);

const RowTools = ({ document, review }: { document: ReadDocument; review: Review }) => (
  <>
    <Button look="quiet" className="px-2" title={WORDS.review.addRowKey} disabled={document.columns.length === 0} onClick={review.addRow}>
      {WORDS.review.addRow}
    </Button>
    <Button
      look="quiet"
      className="px-2"
      title={WORDS.review.removeRowKey}
      disabled={review.active?.kind !== 'cell'}
      onClick={review.removeRow}
    >
      {WORDS.review.removeRow}
    </Button>
  </>
);

/** Their labels and sizes; the rows come with each. */
const useFoundTables = (id: string) =>
  useQuery({
    queryKey: [...DOCUMENTS, 'tables', id],
    queryFn: () => request<{ tables: TableHead[] }>('GET', `/api/extractions/${id}/tables`),
    select: ({ tables }) => tables,
    staleTime: Infinity,
  });
