import { z } from 'zod';

/** What `limit` says where calls are unlimited (clients are promised that `remaining = limit - calls`). */
export const UNLIMITED_CALLS = 2_147_483_647;

const MB = 1024 * 1024;

/**
 * What each plan grants. Enforcement, the reference and the app all read this table. `queuedDocuments` begins with what a user may send in
 * a minute, and stays far below the room of the whole queue (QUEUE_LIMIT, 2,000), so that no account fills it alone.
 */
export const PLANS = {
  free: {
    callsPerMonth: 1_000,
    pePerMonth: 100,
    pagesPerDocument: 10,
    uploadBytes: 10 * MB,
    storedBytes: 1_000 * MB,
    keys: 10,
    queuedDocuments: 20,
    byokCostsPe: true,
  },
  starter: {
    callsPerMonth: 10_000,
    pePerMonth: 1_000,
    pagesPerDocument: 50,
    uploadBytes: 20 * MB,
    storedBytes: 10_000 * MB,
    keys: 10,
    queuedDocuments: 50,
    byokCostsPe: true,
  },
  pro: {
    callsPerMonth: 100_000,
    pePerMonth: 10_000,
    pagesPerDocument: 200,
    uploadBytes: 50 * MB,
    storedBytes: 50_000 * MB,
    keys: 10,
    queuedDocuments: 100,
    byokCostsPe: false,
  },
  scale: {
    callsPerMonth: UNLIMITED_CALLS,
    pePerMonth: 50_000,
    pagesPerDocument: 500,
    uploadBytes: 50 * MB,
    storedBytes: 250_000 * MB,
    keys: 25,
    queuedDocuments: 200,
    byokCostsPe: false,
  },
} as const satisfies Record<string, Plan>;

export interface Plan {
  callsPerMonth: number;
  pePerMonth: number;
  pagesPerDocument: number;
  uploadBytes: number;
  /** Bytes of all files that the account keeps: a hundred of the largest, 500, 1,000 and 5,000. */
  storedBytes: number;
  keys: number;
  /** Documents that may wait for their turn at a time. */
  queuedDocuments: number;
  byokCostsPe: boolean;
}

export const planName = z.enum(['free', 'starter', 'pro', 'scale']);
export type PlanName = z.infer<typeof planName>;

/** The plan of a new account. */
export const DEFAULT_PLAN: PlanName = 'free';
