/** A port on loopback that nobody listens on, and that will most likely still be free when it is needed later. */
export function freePort(): Promise<number>;
