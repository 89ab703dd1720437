import { useSyncExternalStore } from 'react';

/** Secrets that were made and not yet stored by the person, by what they are of: closing the panel loses none. They are in memory alone. */
const secrets = new Map<string, string>();
const listeners = new Set<() => void>();

/** Shows a secret until the person says that it is stored; undefined takes it away. */
export function showSecret(of: string, secret: string | undefined): void {
  if (secret === undefined) secrets.delete(of);
  else secrets.set(of, secret);
  listeners.forEach((listener) => listener());
}

/** No secret outlives the session of whoever made it. */
export function forgetSecrets(): void {
  secrets.clear();
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The secret of something, while it is to be stored. */
export const useShownSecret = (of: string): string | undefined => useSyncExternalStore(subscribe, () => secrets.get(of));
