/** Requests that may be in flight to one endpoint from this process. Some 16 keep a receiver of 30 ms busy with 500 a second. */
const WINDOW_MAX = 16;

/** Idle endpoints whose window is remembered; every claim carries the list. */
const REMEMBERED_MAX = 500;

interface Window {
  size: number;
  inFlight: number;
}

/**
 * How many requests each endpoint is given at a time. An endpoint begins with one and earns more by answering; one that falls silent
 * is back at one, so that a hundred that hang hold a hundred connections and not all there are.
 */
export class EndpointWindows {
  private readonly windows = new Map<string, Window>();

  /** A request begins. */
  enter(endpointId: string): void {
    const window = this.windows.get(endpointId) ?? { size: 1, inFlight: 0 };
    window.inFlight++;
    this.windows.set(endpointId, window);
  }

  /** A request ended. */
  leave(endpointId: string, isResponsive: boolean): void {
    const window = this.windows.get(endpointId)!;
    window.inFlight--;
    window.size = isResponsive ? Math.min(window.size * 2, WINDOW_MAX) : 1;
    if (window.inFlight === 0 && (window.size === 1 || this.windows.size > REMEMBERED_MAX)) this.windows.delete(endpointId);
  }

  /** The endpoints whose room is not one, and the room each has. */
  room(): { endpointIds: string[]; room: number[] } {
    const entries = [...this.windows].map(([id, { size, inFlight }]) => [id, Math.max(0, size - inFlight)] as const);
    return { endpointIds: entries.map(([id]) => id), room: entries.map(([, room]) => room) };
  }
}
