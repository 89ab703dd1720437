import { ApiError } from '@gridline/client';
import type { pageList } from '@gridline/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/http';
import { DOCUMENTS } from '../documents/documents';

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

/** Pictures are asked for in these widths alone, so that a splitter that moves asks for no new one with each pixel. */
const WIDTHS = [1_200, 1_800, 2_400];

/** The address of a page's picture that is sharp at so many pixels. */
export function pictureOf(id: string, page: number, pixels: number): string {
  const width = WIDTHS.find((each) => each >= pixels) ?? WIDTHS.at(-1)!;
  return `/api/extractions/${id}/pages/${page}?width=${width}`;
}

/** Why a picture could not be had, which an image does not tell; undefined where it can be had by now. */
export async function whyNoPicture(address: string): Promise<unknown> {
  try {
    const response = await fetch(address);
    return response.ok ? undefined : await ApiError.from(response);
  } catch (error) {
    return error;
  }
}
