import { encodeReference } from '@gridline/contracts';
import type { Response } from 'express';

/** What the account calls the extraction that is answered. */
export function setReference(response: Response, reference: string | undefined): void {
  if (reference !== undefined) response.setHeader('X-Service-Reference', encodeReference(reference));
}
