interface Waiting {
  isAlone: boolean;
  deaths: number;
  begin(): void;
}

/**
 * Lets runs go on beside one another, and a suspect alone: it waits until the others have ended, and nothing begins beside it. Of several
 * suspects, the one during which a process died least often is first, so that one that kills keeps no innocent one waiting.
 */
export class RunGate {
  private running = 0;
  private isTaken = false;
  private readonly waiting: Waiting[] = [];

  beside<T>(work: () => Promise<T>): Promise<T> {
    return this.pass({ isAlone: false, deaths: 0 }, work);
  }

  alone<T>(deaths: number, work: () => Promise<T>): Promise<T> {
    return this.pass({ isAlone: true, deaths }, work);
  }

  private async pass<T>({ isAlone, deaths }: Omit<Waiting, 'begin'>, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.waiting.push({ isAlone, deaths, begin });
      this.letIn();
    });
    try {
      return await work();
    } finally {
      this.running--;
      this.isTaken = false;
      this.letIn();
    }
  }

  private letIn(): void {
    for (let next = this.next(); next; next = this.next()) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.running++;
      this.isTaken = next.isAlone;
      next.begin();
    }
  }

  /** Suspects go first, as soon as nothing runs; undefined where nothing may begin now. */
  private next(): Waiting | undefined {
    if (this.isTaken) return undefined;
    const suspects = this.waiting.filter(({ isAlone }) => isAlone).sort((a, b) => a.deaths - b.deaths);
    if (suspects.length > 0) return this.running === 0 ? suspects[0] : undefined;
    return this.waiting[0];
  }
}
