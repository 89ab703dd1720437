import { useEffect } from 'react';
import { WORDS } from '../words/words';

/** Names the window after what it shows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? WORDS.common.productName : WORDS.common.titleOf(title);
  }, [title]);
}
