import { BODY_BYTES_MAX } from './event-body';
import type { BegunAttempt, Room } from './delivery-queue';

/** Requests that may be in flight to one endpoint from this process. Some 16 keep a receiver of 30 ms busy with 500 a second. */
export const WINDOW_MAX = 16;

/** Idle endpoints whose window is remembered; every claim carries the list. */
const REMEMBERED_MAX = 500;

/**
 * Bytes of bodies that may be in flight to one endpoint before no further one is begun: two of the largest. What an account and all of them have room
 * for is told by `BodiesInFlight`.
 */
const BODIES_MAX = 2 * BODY_BYTES_MAX;

interface Window {
  size: number;
  inFlight: number;
  /** Bytes. */
  bodies: number;
}

/** An attempt, as far as it takes room. */
type Sent = Pick<BegunAttempt, 'endpointId'> & { body: { length: number } };

/**
 * How many requests each endpoint is given at a time. An endpoint begins with one and earns more by answering; one that falls silent
 * is back at one, so that a hundred that hang hold a hundred connections and not all there are.
 */
export class EndpointWindows {
  private readonly windows = new Map<string, Window>();

  /** A request begins. */
  enter({ endpointId, body }: Sent): void {
    const window = this.windows.get(endpointId) ?? { size: 1, inFlight: 0, bodies: 0 };
    window.inFlight++;
    window.bodies += body.length;
    this.windows.set(endpointId, window);
  }

  /** A request ended. */
  leave({ endpointId, body }: Sent, isResponsive: boolean): void {
    const window = this.windows.get(endpointId)!;
    window.inFlight--;
    window.bodies -= body.length;
    window.size = isResponsive ? Math.min(window.size * 2, WINDOW_MAX) : 1;
    if (window.inFlight === 0 && (window.size === 1 || this.windows.size > REMEMBERED_MAX)) this.windows.delete(endpointId);
  }

  /** The endpoints whose room is not one, and the room each has. */
  room(): Pick<Room, 'endpointIds' | 'room' | 'bodyRoom'> {
    const entries = [...this.windows];
    return {
      endpointIds: entries.map(([id]) => id),
      room: entries.map(([, { size, inFlight }]) => Math.max(0, size - inFlight)),
      bodyRoom: entries.map(([, { bodies }]) => Math.max(0, BODIES_MAX - bodies)),
    };
  }
}
