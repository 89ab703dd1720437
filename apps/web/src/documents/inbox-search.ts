import { DOC_TYPES, type ListSort } from '@gridline/contracts';

/** What a person looks for in the list. */
export const VIEWS = ['all', 'review', 'reading', 'done', 'failed'] as const;
export type View = (typeof VIEWS)[number];

/** What of the list is shown, as the address says it; what is not said is as it is at first. */
export interface InboxSearch {
  view?: View;
  page?: number;
  search?: string;
  type?: string;
  sort?: ListSort;
  order?: 'asc' | 'desc';
}

const SORTS: readonly ListSort[] = ['created_at', 'confidence', 'file_name', 'doc_type'];
const ORDERS = ['asc', 'desc'] as const;

/** Parameters of an address; those that mean nothing are as if they were not there. */
export function inboxSearch({ view, page, search, type, sort, order }: Readonly<Record<string, unknown>>): InboxSearch {
  const number = Number(page);
  return {
    view: VIEWS.find((each) => each === view),
    page: Number.isInteger(number) && number > 1 ? number : undefined,
    search: typeof search === 'string' && search !== '' ? search : undefined,
    type: DOC_TYPES.find((each) => each === type),
    sort: SORTS.find((each) => each === sort),
    order: ORDERS.find((each) => each === order),
  };
}

/** In which direction a sort goes first: what is newest or least sure, names from A on. */
export const firstOrder = (sort: ListSort): 'asc' | 'desc' => (sort === 'created_at' ? 'desc' : 'asc');

/** A click on a label sorts by it; another click turns the order around. */
export function sortedBy(sort: ListSort, now: InboxSearch): Pick<InboxSearch, 'sort' | 'order' | 'page'> {
  const { sort: sortNow = 'created_at', order = firstOrder(sortNow) } = now;
  const next = sortNow !== sort ? firstOrder(sort) : order === 'asc' ? 'desc' : 'asc';
  return { sort, order: next, page: undefined };
}
