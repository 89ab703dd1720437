/** The window of every limit per minute. */
export const WINDOW_MS = 60_000;

/** A log of the moments at which one thing was used in the last minute; at most `limit` of them are in any window. */
export interface LogLimit {
  /** What is limited, and whose: `minute:<key id>`, `infer-user:<user id>`, `infer-ip:<address>`. */
  log: string;
  limit: number;
}

/** How far a log is filled. */
export interface LogState {
  used: number;
  /** Until its oldest moment leaves the window, and one more may enter; 0 where it is empty. */
  freeInMs: number;
}

/** What the limits said of one request. */
export interface Taking {
  outcome: 'admitted' | 'refused' | 'revoked';
  /** One for each limit, in the order asked; after the request's own moment where it was admitted. */
  states: LogState[];
  /** Takes the moment of an admitted request back out of every log, as if it had never been asked. */
  takeBack(): Promise<void>;
}
