import { useEffect, type RefObject } from 'react';

/** Gives an element the focus when it comes to be meant; what is around it does not move for that. */
export function useFocus(element: RefObject<HTMLElement | null>, isMeant: boolean): void {
  useEffect(() => {
    if (isMeant) element.current?.focus({ preventScroll: true });
  }, [element, isMeant]);
}
