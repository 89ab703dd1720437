/** Requests a key may make in any 60 seconds. */
export const REQUESTS_PER_MINUTE = 60;

/** Documents a user (all keys together), and an address, may send in any 60 seconds. */
export const INFERS_PER_MINUTE = 20;

/** Seconds that a call may hold for an extraction's end: proxies and clients commonly give up after 60. */
export const WAIT_SECONDS_MAX = 50;

/** Webhook endpoints of an account. */
export const WEBHOOK_ENDPOINTS = 5;

/** An extraction that is less sure than this, or whose sums do not agree, is one that a person should look at: of ten cells, one is wrong. */
export const REVIEW_CONFIDENCE = 0.9;

/** Documents of a batch: as many as the largest page of a list shows. */
export const BATCH_DOCUMENTS = 100;

/** Largest page of a list. */
export const LIST_LIMIT_MAX = 100;
export const LIST_LIMIT_DEFAULT = 20;

/**
 * Bytes of a list's page past which the items that follow come without rows. A page of the default size in which every document is as large as
 * 40 scanned pages has a tenth of it; a client that reads more at once is better served by the export.
 */
export const LIST_PAGE_BYTES = 50_000_000;

/**
 * Processor seconds that the failing documents of an account may take in any 60 seconds, since they are not charged: one document that meets
 * its time limit (120 s), or half a worker for the rest of the time.
 */
export const FAILED_SECONDS_PER_MINUTE = 30;

/** Longest retention that may be set: ten years, as the longest that books are kept by law; for ever is no retention. */
export const RETENTION_DAYS_MAX = 3_650;

/** Requests with a wrong key that an address may make in any 60 seconds; a script left running with an old key meets it, a person does not. */
export const FAILED_ATTEMPTS_PER_MINUTE = 100;

/** Pixels that the picture of a page is wide at most: A4 at 290 dots per inch, finer than a screen shows it at three times its size. */
export const PAGE_WIDTH_MAX = 2_400;

/** Pictures of pages that an account may have drawn in any 60 seconds; at 0.3 s of processor time a page, a worker and a half. */
export const PAGE_PICTURES_PER_MINUTE = 300;
