import { Clock } from '@gridline/runtime';

/** A clock that shows what a test sets. */
export class SetClock extends Clock {
  private moment: Date;

  constructor(moment: string) {
    super();
    this.set(moment);
  }

  set(moment: string): void {
    this.moment = new Date(moment);
  }

  override now(): Date {
    return this.moment;
  }
}
