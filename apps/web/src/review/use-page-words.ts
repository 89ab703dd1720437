import type { pageWords } from '@gridline/contracts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { request } from '../api/http';
import { DOCUMENTS } from '../api/query-keys';
import { DRAW_SILENCE_SECONDS, passwordHeader } from './page-access';
import type { Box } from './page-boxes';

/** A word as it stands on its page. */
export type PageWord = (typeof pageWords)['output']['_output']['words'][number];

const wordsOf = (client: QueryClient, id: string, page: number) => ({
  queryKey: [...DOCUMENTS, 'words', id, page],
  queryFn: async () => {
    const path = `/api/extractions/${id}/pages/${page}/words`;
    return (
      await request<{ words: PageWord[] }>('GET', path, undefined, passwordHeader(client, id), { silenceSeconds: DRAW_SILENCE_SECONDS })
    ).words;
  },
  staleTime: Infinity,
  retry: false,
});

/** The words of a page, once somebody wants them: a scanned page is read anew for them. */
export function usePageWords(id: string, page: number, isWanted: boolean) {
  const client = useQueryClient();
  return useQuery({ ...wordsOf(client, id, page), enabled: isWanted });
}

/** The words of a page that may not be the one in view. */
export const fetchPageWords = (client: QueryClient, id: string, page: number): Promise<PageWord[]> =>
  client.fetchQuery(wordsOf(client, id, page));

/** Words whose middle lies in a box, as they are read: line by line, from left to right. */
export function wordsIn(words: readonly PageWord[], { left, top, right, bottom }: Box): PageWord[] {
  const inside = words.filter(({ box }) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return inside.sort((one, other) => (isOneLine(one.box, other.box) ? one.box.left - other.box.left : one.box.top - other.box.top));
}

/** Whether each reaches past the middle of the other. */
function isOneLine(one: Box, other: Box): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return overlap > Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
}

export const textOf = (words: readonly PageWord[]): string => words.map(({ text }) => text).join(' ');

/** Runs of words in which a text stands, whatever the case; it may begin and end within a word. */
export function findWords(words: readonly PageWord[], text: string): PageWord[][] {
  const sought = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (sought === '') return [];
  let all = '';
  const starts = words.map((word) => {
    const start = all.length;
    all += `${word.text.toLowerCase()} `;
    return start;
  });
  const found: PageWord[][] = [];
  for (let at = all.indexOf(sought); at >= 0; at = all.indexOf(sought, at + sought.length))
    found.push(words.filter((word, index) => starts[index]! < at + sought.length && starts[index]! + word.text.length > at));
  return found;
}
