/**
 * What a client is promised while a part of the system is away, and the rest of a machine that is busy with other tests; without a deadline of
 * the product's an answer would take as long as the fault. `npm run bench:faults`, on a quiet machine, allows for nothing more than is promised.
 */
const BUSY_MACHINE_MS = process.env.FIGURES ? 0 : 12_000;

/** A client is answered within three seconds. */
export const ANSWERED_MS = 3_000 + BUSY_MACHINE_MS;

/** And served again five seconds after the fault is over. */
export const SERVED_AGAIN_MS = 5_000 + 2 * BUSY_MACHINE_MS;
