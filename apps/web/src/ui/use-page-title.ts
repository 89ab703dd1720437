import { useEffect } from 'react';

/** Names the window after what it shows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Gridline' : `${title} · Gridline`;
  }, [title]);
}
