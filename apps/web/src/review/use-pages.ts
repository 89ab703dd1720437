import type { pageList } from '@gridline/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/http';
import { DOCUMENTS } from '../api/query-keys';

/** A page as it is laid out; its size is in points, as boxes are. */
export type Page = (typeof pageList)['output']['_output']['pages'][number];

/** The pages of a document of which there are pictures; they never change. */
export function usePages(id: string): readonly Page[] | undefined {
  const { data } = useQuery({
    queryKey: [...DOCUMENTS, 'pages', id],
    queryFn: () => request<{ pages: Page[] }>('GET', `/api/extractions/${id}/pages`),
    select: ({ pages }) => pages.filter(({ hasPicture }) => hasPicture),
    staleTime: Infinity,
  });
  return data;
}
