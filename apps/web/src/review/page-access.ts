import { ApiError } from '@gridline/client';
import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DOCUMENTS } from '../api/query-keys';
import { fetchUnlessSilent } from '../api/unless-silent';

/** Pictures are asked for in these widths alone, so that a splitter that moves asks for no new one with each pixel. */
const WIDTHS = [1_200, 1_800, 2_400];

/** A page that was not drawn yet, or not read for its words, takes the service up to 30. */
export const DRAW_SILENCE_SECONDS = 35;

/** The address of a page's picture that is sharp at so many pixels. */
export function pictureOf(id: string, page: number, pixels: number): string {
  const width = WIDTHS.find((each) => each >= pixels) ?? WIDTHS.at(-1)!;
  return `/api/extractions/${id}/pages/${page}?width=${width}`;
}

/** Key of a picture that is known without asking. */
export const pictureKey = (id: string, page: number): (string | number)[] => [...DOCUMENTS, 'picture', id, page];

const passwordKey = (id: string): string[] => [...DOCUMENTS, 'password', id];

/** What a person typed to open a document; it is in this window's memory alone, until they sign out. */
const usePassword = (id: string): string | undefined =>
  useQuery<string>({ queryKey: passwordKey(id), queryFn: skipToken, gcTime: Infinity }).data;

export const rememberPassword = (client: QueryClient, id: string, password: string): void => {
  client.setQueryData(passwordKey(id), password);
};

/** What a request for the words or the picture of a page carries. */
export function passwordHeader(client: QueryClient, id: string): Record<string, string> {
  const password = client.getQueryData<string>(passwordKey(id));
  return password === undefined ? {} : { 'X-Document-Password': encodeURIComponent(password) };
}

/** What an image shows of a page, and why it can show nothing. A locked document's is fetched with its password, which an image cannot send. */
export function usePicture(id: string, page: number, pixels: number): { src: string | undefined; error: unknown } {
  const address = pictureOf(id, page, pixels);
  const password = usePassword(id);
  const { data, error } = useQuery({
    queryKey: [...DOCUMENTS, 'picture', address, password],
    queryFn: password === undefined ? skipToken : () => fetchPicture(address, password),
    staleTime: Infinity,
    retry: false,
  });
  const object = useObjectUrl(data);
  const known = useQuery<string>({ queryKey: pictureKey(id, page), queryFn: skipToken }).data;
  if (known !== undefined) return { src: known, error: undefined };
  return password === undefined ? { src: address, error: undefined } : { src: object, error };
}

async function fetchPicture(address: string, password: string): Promise<Blob> {
  const response = await fetchUnlessSilent(
    address,
    { headers: { 'X-Document-Password': encodeURIComponent(password) } },
    { silenceSeconds: DRAW_SILENCE_SECONDS },
  );
  if (!response.ok) throw await ApiError.from(response);
  return response.blob();
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** Why a picture could not be had, which an image does not tell; undefined where it can be had by now. */
export async function whyNoPicture(address: string): Promise<unknown> {
  try {
    const response = await fetchUnlessSilent(address, {}, { silenceSeconds: DRAW_SILENCE_SECONDS });
    return response.ok ? undefined : await ApiError.from(response);
  } catch (error) {
    return error;
  }
}
