import { ServiceError } from '@gridline/contracts';
import type { Request } from 'express';

/** Names a version of an extraction, as `ETag` and `If-Match` do. */
export const versionTag = (id: string, version: number): string => `"${id}.${version}"`;

/** The version that `If-Match` names; undefined where any will do. A tag that is none of this extraction's names a version that is not there. */
export function ifVersion(request: Request, id: string): number | undefined {
  const header = request.get('If-Match')?.trim();
  if (header === undefined || header === '*') return undefined;
  const [, ofId, version] = /^(?:W\/)?"([^".]+)\.(\d{1,9})"$/.exec(header) ?? [];
  if (ofId === id) return Number(version);
  throw new ServiceError('version_conflict', 'If-Match names no version of this extraction; its ETag does.');
}
