import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { WORDS } from '../words/words';

const subscribe = (onChange: () => void): (() => void) => onlineManager.subscribe(onChange);

/** Said over every page while the browser has no connection. */
export function Offline() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  if (isOnline) return null;
  return (
    <p role="status" className="bg-warn-soft text-warn sticky top-0 z-40 px-4 py-2 text-center text-sm font-medium">
      {WORDS.common.offline}
    </p>
  );
}
