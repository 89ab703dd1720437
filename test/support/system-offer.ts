import type { ServerIdentity } from '@gridline/testing';
import type { Addresses } from './running-system';

/** Names the address at which a test process asks for its system. */
export const OFFER_VARIABLE = 'TEST_SYSTEMS_OFFER';

/** Who outside a shared system its services may reach: each is one spec's, so that none hears what another's account is told. */
export const OUTSIDERS = ['webhooks', 'app', 'documents'] as const;
export type Outsider = (typeof OUTSIDERS)[number];

/** All that a test process needs to know of its system. */
export interface SystemAddresses extends Addresses {
  outsiders: Record<Outsider, number>;
  /** What an outsider shows, and the services trust. */
  identity: ServerIdentity;
}
