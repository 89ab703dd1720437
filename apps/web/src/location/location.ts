import { useSyncExternalStore, type MouseEvent } from 'react';

/** Told of our own changes; the browser tells of the others. */
const CHANGED = 'gridline:location';

const listen = (onChange: () => void): (() => void) => {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
};

/** Path and query, following every change. */
export function useLocation(): URL {
  return new URL(useSyncExternalStore(listen, () => window.location.href));
}

/** What goes along with an address without being in it. */
export interface HistoryState {
  /** Typed by somebody who has no account yet. */
  signUpEmail?: string;
}

/** What came along with the address. */
export const historyState = (): HistoryState => (window.history.state as HistoryState | null) ?? {};

/** Goes to another address of the app, so that Back returns. */
export function navigate(to: string, state: HistoryState | null = null): void {
  window.history.pushState(state, '', to);
  window.dispatchEvent(new Event(CHANGED));
}

/** Sets query parameters in place, so that Back leaves the page; null removes one. */
export function replaceParameters(parameters: Readonly<Record<string, string | null>>): void {
  const changed = new URL(window.location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
  }
  window.history.replaceState(null, '', changed);
  window.dispatchEvent(new Event(CHANGED));
}

/** The same address with a query parameter set, or removed with null. */
export function withParameter(url: URL, name: string, value: string | null): string {
  const changed = new URL(url);
  if (value === null) changed.searchParams.delete(name);
  else changed.searchParams.set(name, value);
  return changed.pathname + changed.search;
}

/** For links into the app: a plain click stays in the page; others (new tab, new window) are the browser's. */
export function followInApp(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(event.currentTarget.pathname + event.currentTarget.search);
}
