import { useLayoutEffect, useState, type RefObject } from 'react';

/** The inner size of an element in pixels, following every change. */
export function useElementSize(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      // What is left without scroll bars is told in whole pixels, rounded up where there is a part of one.
      const { width, height } = element.getBoundingClientRect();
      setSize({ width: Math.min(element.clientWidth, Math.floor(width)), height: Math.min(element.clientHeight, Math.floor(height)) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
