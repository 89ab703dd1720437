import type { Signals } from '@gridline/engine';

/** One judged value: its signals, and whether the truth agrees with it. */
export interface Sample {
  kind: 'cell' | 'field';
  suite: string;
  /** Issuer or layout: values of one group stay together when the fit is tested on documents it has not seen. */
  group: string;
  signals: Signals;
  right: boolean;
}
