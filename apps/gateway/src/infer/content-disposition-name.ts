import { parse } from 'content-disposition';

/** The file name that a server gives; undefined where it gives none that can be read. */
export function contentDispositionName(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined;
  try {
    return parse(header).parameters.filename || undefined;
  } catch {
    return undefined;
  }
}
