import { Menu } from '@base-ui/react/menu';
import type { ExtractionTable } from '@gridline/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../api/http';
import { DOCUMENTS, type ReadDocument } from '../documents/documents';
import type { Review } from './use-review';
import { WORDS } from './words';

/** How large the table is, and the others that were found, of which one may take its place. */
export function TableChoice({ document: { id, rows, columns }, review }: { document: ReadDocument; review: Review }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: [...DOCUMENTS, 'tables', id],
    queryFn: () => request<{ tables?: ExtractionTable[] }>('GET', `/api/extractions/${id}?include=tables`),
    select: ({ tables = [] }) => tables.map(describe),
    enabled: isOpen,
  });
  return (
    <div className="bg-surface text-soft flex items-center gap-2 px-3 py-1 text-xs">
      <span className="mr-auto">{WORDS.tableSize(rows.length, columns.length)}</span>
      <Menu.Root open={isOpen} onOpenChange={setOpen}>
        <Menu.Trigger className="hover:bg-sunken hover:text-ink rounded px-2 py-1 font-medium">{WORDS.otherTables}</Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={4} align="end" className="z-40">
            <Menu.Popup className="border-line bg-surface max-h-80 max-w-96 overflow-y-auto rounded-lg border p-1 shadow-lg outline-none">
              {!data && <p className="px-3 py-1.5 text-sm">{WORDS.loading}</p>}
              {data?.length === 0 && <p className="px-3 py-1.5 text-sm">{WORDS.noRows}</p>}
              {data?.map((words, table) => (
                <Menu.Item
                  key={table}
                  onClick={() => review.change([{ kind: 'table', table }])}
                  className="data-[highlighted]:bg-sunken truncate rounded px-3 py-1.5 text-sm outline-none"
                >
                  <bdi>{words}</bdi>
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}

const describe = ({ page, title, columns, rows }: ExtractionTable): string =>
  `${WORDS.pageNumber(page)}: ${title ?? columns.slice(0, 4).join(', ')} (${WORDS.tableSize(rows.length, columns.length)})`;
